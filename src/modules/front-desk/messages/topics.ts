import type { frontDeskTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type FrontDeskTopics = {
  'front-desk': typeof frontDeskTexts
}
