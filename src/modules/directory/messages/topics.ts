import type { directoryTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type DirectoryTopics = {
  directory: typeof directoryTexts
}
