import type { requestPhotoTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MaintenancePhotosTopics = {
  'maintenance.photos': typeof requestPhotoTexts
}
