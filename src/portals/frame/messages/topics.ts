import type { frameTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PortalsFrameTopics = {
  'portals.frame': typeof frameTexts
}
