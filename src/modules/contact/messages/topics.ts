import type { contactTexts } from './index.ts'
import type { reasonTexts } from './reasons.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type ContactTopics = {
  contact: typeof contactTexts
  'contact.reasons': typeof reasonTexts
}
