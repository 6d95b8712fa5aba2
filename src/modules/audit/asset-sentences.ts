import { added, changed, changedText, ended, type Sentence } from './sentence.ts'

type After = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('_', ' ') : '')

/** 'charging stall P4-30', or 'fob 118'. */
const assetOf = (after: After) => {
  const range = textOf(after['lastNumber']) === '' ? '' : ` to ${textOf(after['lastNumber'])}`
  return textOf(after['number']) === '' ? 'an asset' : `${textOf(after['kind'])} ${textOf(after['number'])}${range}`
}

const assetEnded = (after: After) =>
  after['reason'] === 'lost'
    ? `recorded ${assetOf(after)} of {resident} as lost`
    : after['reason'] === 'returned'
      ? `recorded the return of ${assetOf(after)} by {resident}`
      : `took ${assetOf(after)} from {resident}`

const waitingList = (after: After) => `the waiting list for a ${textOf(after['kind']) || 'stall'}`

/** The sentences about stalls, lockers, keys and fobs. */
export const assetSentences: Readonly<Record<string, Sentence>> = {
  'assets added': added(({ after }) => `added ${assetOf(after)}`),
  'assets changed': changed(({ after, fields }) => changedText(fields, assetOf(after))),
  'assets undid a change': changed(({ after }) => `undid a change of ${assetOf(after)}`),
  'assets deleted': ended(({ after }) => `deleted ${assetOf(after)}`),
  'assets assigned': added(({ after }) => `assigned ${assetOf(after)} to {resident}`),
  'assets ended': ended(({ after }) => assetEnded(after)),
  'assets settled': changed(({ after }) => `settled the conflict about ${assetOf(after)}`),
  'assets joined the list': added(({ after }) => `put {resident} on ${waitingList(after)}`),
  'assets left the list': ended(({ after }) => `took {resident} off ${waitingList(after)}`),
}
