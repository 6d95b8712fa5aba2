import type { moveEmails } from './emails.ts'
import type { ownHouseholdTexts } from './own-household.ts'
import type { ownMoveTexts } from './own.ts'
import type { stepTexts } from './steps.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type MovesTopics = {
  'moves.emails': typeof moveEmails
  'moves.own-household': typeof ownHouseholdTexts
  'moves.own': typeof ownMoveTexts
  'moves.steps': typeof stepTexts
}
