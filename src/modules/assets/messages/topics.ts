import type { assetEmails } from './emails.ts'
import type { assetLabels } from './labels.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type AssetsTopics = {
  'assets.emails': typeof assetEmails
  'assets.labels': typeof assetLabels
}
