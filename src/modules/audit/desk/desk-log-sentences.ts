import { added, changed, ended, type Sentence, text } from '../sentence.ts'

/** The sentences about the log of the front desk. */
export const deskLogSentences: Readonly<Record<string, Sentence>> = {
  'desk log began a shift': added('began a shift at the front desk'),
  'desk log read the hand-over': changed(
    ({ after }) => `confirmed having read the hand-over with ${text(after['points']) || '0'} open points`,
  ),
  'desk log ended a shift': ended('ended the shift at the front desk'),
  'desk log wrote': added('wrote in the log of the front desk'),
  'desk log done': ended('recorded a point of the log as done'),
  'desk log filed a request of': added('made a maintenance request of an entry in the log'),
  'desk log drafted an announcement of': added('drafted an announcement from an entry in the log'),
  'desk log opened an incident of': added('opened an incident from an entry in the log'),
  'desk log began a round': added('began a round through the building'),
  'desk log scanned': added(({ after }) => `reached ${text(after['place']) || 'a place'} on a round`),
  'desk log ended a round': ended('ended a round through the building'),
  'desk log undid a change': changed('opened a point of the log again'),
}
