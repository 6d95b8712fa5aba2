import type { residentErrors } from './errors.ts'
import type { ownProfileTexts } from './own.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type ResidentsTopics = {
  'residents.errors': typeof residentErrors
  'residents.own': typeof ownProfileTexts
}
