import { localeOf } from '#platform/language/language.ts'
/** The sentences of rejected attempts; an entry may count several. */
type After = Record<string, unknown>

const isMany = ({ times }: After) => typeof times === 'number' && times > 1
const times = ({ times: n }: After) => `${Number(n).toLocaleString(localeOf('en'))} times within an hour`
const account = (after: After) => {
  const isPooled = after['fromMany'] === true
  if (after['account'] !== 'unknown')
    return isPooled ? 'to several accounts from several places' : 'to the account of {account}'
  return isPooled ? 'with unknown email addresses, from several places' : 'with an unknown email address'
}

export const failedToSignIn = (after: After) =>
  isMany(after) ? `failed ${times(after)} to sign in ${account(after)}` : `failed to sign in ${account(after)}`

export function wasLockedOut(after: After): string {
  const blocked = isMany(after) ? `was blocked ${times(after)}` : 'was blocked'
  const why =
    after['untilReset'] === true ? 'which stays locked until the password is reset' : 'after too many failed attempts'
  return `${blocked} from signing in ${account(after)}, ${why}`
}

const reasons: Record<string, string> = {
  wrong_origin: 'that came from another website',
  not_signed_in: 'without being signed in',
}

export function wasRejected(after: After): string {
  const calls = isMany(after)
    ? `${Number(after['times']).toLocaleString(localeOf('en'))} actions within an hour`
    : 'an action'
  const why = reasons[String(after['why'])] ?? 'that needs another role'
  if (after['fromMany'] === true) return `was denied ${calls} ${why}, from several places`
  return `was denied ${calls} ${why}${typeof after['call'] === 'string' ? ` (${after['call']})` : ''}`
}
