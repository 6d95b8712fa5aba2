import type { confirmationTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenanceConfirmationTopics = {
  'maintenance.confirmation': typeof confirmationTexts
}
