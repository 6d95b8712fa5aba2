import type { ownResourceTexts } from './own.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type ResourcesTopics = {
  'resources.own': typeof ownResourceTexts
}
