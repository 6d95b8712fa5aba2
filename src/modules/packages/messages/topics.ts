import type { packageTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PackagesTopics = {
  packages: typeof packageTexts
}
