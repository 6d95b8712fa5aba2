import type { reportTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenancePlacesTopics = {
  'maintenance.places': typeof reportTexts
}
