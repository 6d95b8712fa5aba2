import { added, changed, ended, type Sentence, sent, text } from '../sentence.ts'

type After = Record<string, unknown>

const kinds: Readonly<Record<string, string>> = {
  elevator: 'an elevator',
  water: 'water',
  power: 'power',
  fire_alarm: 'a fire alarm',
  security: 'security',
}
const incidentOf = (after: After) =>
  `${after['isDrill'] === true ? 'a drill' : 'an incident'} about ${kinds[text(after['kind'])] ?? 'the building'}`
const stepOf = (after: After) => `${['step', text(after['step'])].filter(Boolean).join(' ')} of ${incidentOf(after)}`
const count = (value: unknown, one: string, more: string) =>
  text(value) === '1' ? `1 ${one}` : `${text(value) || '0'} ${more}`

/** The sentences about incidents at the front desk. */
export const incidentSentences: Readonly<Record<string, Sentence>> = {
  'incidents opened': added(({ after }) => `opened ${incidentOf(after)}`),
  'incidents changed': changed(({ after }) => `changed ${incidentOf(after)}`),
  'incidents did a step of': changed(({ after }) => `did ${stepOf(after)}`),
  'incidents took back a time of': changed(({ after }) => `took back a time of ${stepOf(after)}`),
  'incidents reopened a step of': changed(({ after }) => `reopened ${stepOf(after)}`),
  'incidents sent an update of': sent(
    ({ after }) => `sent an update of ${incidentOf(after)} to ${count(after['people'], 'person', 'people')}`,
  ),
  'incidents added requests to': added(
    ({ after }) => `added ${count(after['requests'], 'request', 'requests')} to ${incidentOf(after)}`,
  ),
  'incidents removed a request from': changed(({ after }) => `removed a request from ${incidentOf(after)}`),
  'incidents closed': ended(({ after }) => `closed ${incidentOf(after)}`),
  'incidents reported being affected by': added(({ after }) => `added being affected by ${incidentOf(after)}`),
  'incidents took back being affected by': ended(({ after }) => `took back being affected by ${incidentOf(after)}`),
  'incident scripts changed': changed(
    ({ after }) => `changed the script for ${kinds[text(after['kind'])] ?? 'incidents'}`,
  ),
}
