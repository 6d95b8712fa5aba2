import type { rosterTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type EmergencyRosterTopics = {
  'emergency-roster': typeof rosterTexts
}
