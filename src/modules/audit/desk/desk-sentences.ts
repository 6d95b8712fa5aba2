import type { Sentence } from '../sentence.ts'
import { incidentSentences } from './incident-sentences.ts'
import { deskLogSentences } from './desk-log-sentences.ts'
import { rosterSentences } from './roster-sentences.ts'
import { keySentences } from './key-sentences.ts'
import { packageSentences, visitorSentences } from './package-sentences.ts'

/** The sentences about the front desk. */
export const deskSentences: Readonly<Record<string, Sentence>> = {
  ...packageSentences,
  ...visitorSentences,
  ...keySentences,
  ...deskLogSentences,
  ...rosterSentences,
  ...incidentSentences,
}
