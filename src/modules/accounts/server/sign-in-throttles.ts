import { hash } from 'node:crypto'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { days, hours, minutes } from '#platform/time/dates.ts'
import { prefixOf, type Throttle } from '#platform/server/security/throttle.ts'

/** Wrong passwords in a row, over all addresses, after which only a reset link helps; for LOGIN_LIMIT 10. */
const maxFailuresInARow = 100

/**
 * The subject of the counters of an e-mail address: its account, or else a hash of its canonical form, so that other
 * spellings share a counter and no typed address is stored.
 */
export const throttleSubject = (user: { id: string } | undefined, email: string): string =>
  user?.id ?? `unknown ${hash('sha256', canonicalEmail(email))}`

/** The counters of wrong passwords by subject and address prefix, and by address prefix alone. */
export function signInCounters(subject: string, from: { address: string; limit: number }): Throttle[] {
  const prefix = prefixOf(from.address)
  const window = minutes(15)
  return [
    { kind: 'sign-in', subject: `${subject} ${prefix}`, limit: from.limit, window },
    { kind: 'sign-in-prefix', subject: prefix, limit: from.limit * 30, window },
  ]
}

/** The counter of wrong passwords in a row, from any address; a sign-in or a reset clears it. */
export const failuresInARow = (subject: string, limit: number): Throttle => ({
  kind: 'sign-in-row',
  subject,
  limit: (maxFailuresInARow * limit) / 10,
  window: days(30),
})

/** The counters of reset links by subject, and by address prefix. */
export const resetLinkCounters = (subject: string, address: string, limit: number): Throttle[] => [
  { kind: 'forgot', subject, limit, window: hours(1) },
  { kind: 'forgot-prefix', subject: prefixOf(address), limit: limit * 10, window: hours(1) },
]
