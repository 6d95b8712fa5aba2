import type { entryTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenanceAccessTopics = {
  'maintenance.access': typeof entryTexts
}
