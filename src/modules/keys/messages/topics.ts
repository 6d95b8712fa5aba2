import type { keyTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type KeysTopics = {
  keys: typeof keyTexts
}
