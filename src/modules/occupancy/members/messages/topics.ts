import type { memberEmails } from './emails.ts'
import type { memberTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type OccupancyMembersTopics = {
  'occupancy.members.emails': typeof memberEmails
  'occupancy.members': typeof memberTexts
}
