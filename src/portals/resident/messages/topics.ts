import type { formerTexts } from './former.ts'
import type { residentPortalTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PortalsResidentTopics = {
  'portals.resident.former': typeof formerTexts
  'portals.resident': typeof residentPortalTexts
}
