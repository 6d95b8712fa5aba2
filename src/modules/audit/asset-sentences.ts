/** The sentences about stalls, lockers, keys and fobs. */
type After = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('_', ' ') : '')

/** 'charging stall P4-30', or 'fob 118'. */
export const assetOf = (after: After) => {
  const range = textOf(after['lastNumber']) === '' ? '' : ` to ${textOf(after['lastNumber'])}`
  return textOf(after['number']) === '' ? 'an asset' : `${textOf(after['kind'])} ${textOf(after['number'])}${range}`
}

export const assetEnded = (after: After) =>
  after['reason'] === 'lost'
    ? `recorded ${assetOf(after)} of {resident} as lost`
    : after['reason'] === 'returned'
      ? `recorded the return of ${assetOf(after)} by {resident}`
      : `took ${assetOf(after)} from {resident}`

export const waitingList = (after: After) => `the waiting list for a ${textOf(after['kind']) || 'stall'}`
