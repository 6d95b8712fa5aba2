import type { incidentBannerTexts } from './banner.ts'
import type { incidentTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type IncidentTopics = {
  incidents: typeof incidentTexts
  'incidents.banner': typeof incidentBannerTexts
}
