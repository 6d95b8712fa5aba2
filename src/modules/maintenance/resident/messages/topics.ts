import type { briefTexts } from './brief.ts'
import type { ownRequestTexts } from './index.ts'
import type { ownChangeTexts } from './own-change.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenanceResidentTopics = {
  'maintenance.resident.brief': typeof briefTexts
  'maintenance.resident': typeof ownRequestTexts
  'maintenance.resident.own-change': typeof ownChangeTexts
}
