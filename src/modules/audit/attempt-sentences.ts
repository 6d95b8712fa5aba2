/** The sentences of refused attempts; an entry may count several. */
type After = Record<string, unknown>

const isMany = ({ times }: After) => typeof times === 'number' && times > 1
const times = ({ times: n }: After) => `${Number(n).toLocaleString('en-US')} times within an hour`
const account = (after: After) => {
  const isPooled = after['fromMany'] === true
  if (after['account'] !== 'unknown')
    return isPooled ? 'to several accounts from several places' : 'to the account of {account}'
  return isPooled ? 'with addresses that no account has, from several places' : 'with an address that no account has'
}

export const failedToSignIn = (after: After) =>
  isMany(after) ? `failed ${times(after)} to sign in ${account(after)}` : `failed to sign in ${account(after)}`

export function wasLockedOut(after: After): string {
  const refused = isMany(after) ? `was refused ${times(after)}` : 'was refused'
  const why =
    after['untilReset'] === true ? 'which stays locked until a new password is set' : 'after too many failures'
  return `${refused} when signing in ${account(after)}, ${why}`
}

const reasons: Record<string, string> = {
  wrong_origin: 'that did not come from the site itself',
  not_signed_in: 'without being signed in',
}

export function wasRefused(after: After): string {
  const calls = isMany(after) ? `${Number(after['times']).toLocaleString('en-US')} calls within an hour` : 'a call'
  const why = reasons[String(after['why'])] ?? 'that only other roles may make'
  if (after['fromMany'] === true) return `was refused ${calls} ${why}, from several places`
  return `was refused ${calls} ${why}${typeof after['call'] === 'string' ? ` (${after['call']})` : ''}`
}
