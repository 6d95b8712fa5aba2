import type { siteTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PortalsSiteTopics = {
  'portals.site': typeof siteTexts
}
