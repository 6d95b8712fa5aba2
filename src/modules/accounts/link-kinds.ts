import { days, hours, minutes } from '#platform/time/dates.ts'
import type { TokenKind } from './choices.ts'

export type LinkKind = {
  /** What the link allows its holder to do. */
  can: 'sign in' | 'act as the person' | 'stop mail' | 'read the calendar'
  /** How long it is valid, in milliseconds; null while the account exists. */
  lifetime: number | null
  /**
   * `access`: ends with every change of how the person signs in (`endAccess`), and when their address changes.
   * `owner`: ends when its owner ends it, and is invalid while the account cannot sign in. `never`: keeps working.
   */
  ends: 'access' | 'owner' | 'never'
  /** The path contains a token whose hash is in `one_time_tokens`. */
  stored: boolean
}

const emailConfirmation = { can: 'act as the person', lifetime: hours(24), ends: 'access', stored: true } as const

/**
 * Every kind of link that identifies a person. After adding one here, the compiler requires its factory in
 * `server.ts`, the database its name in the check of `one_time_tokens`, and `access-table.test.ts` its rows.
 */
export const linkKinds = {
  /** Valid for half an hour after its e-mail is sent. */
  reset: { can: 'sign in', lifetime: minutes(30), ends: 'access', stored: true },
  /** Ends when the account has a password. */
  invite: { can: 'sign in', lifetime: days(7), ends: 'access', stored: true },
  /** Confirm a new sign-in address, or one of the two contact addresses of a resident. */
  'sign-in-email': emailConfirmation,
  'primary-email': emailConfirmation,
  'secondary-email': emailConfirmation,
  /** Confirms or rejects completed work as the resident. */
  confirmation: { can: 'act as the person', lifetime: days(60), ends: 'access', stored: true },
  /** Answers the proposed time of a vendor's visit as the resident. */
  visit: { can: 'act as the person', lifetime: days(60), ends: 'access', stored: true },
  /** Takes an alert as a member of the team. */
  alert: { can: 'act as the person', lifetime: hours(24), ends: 'access', stored: true },
  unsubscribe: { can: 'stop mail', lifetime: null, ends: 'never', stored: false },
  'calendar-feed': { can: 'read the calendar', lifetime: null, ends: 'owner', stored: false },
} as const satisfies Record<TokenKind | 'unsubscribe' | 'calendar-feed', LinkKind>

/** The kinds that are sent by e-mail; the others are shown once in the portal. */
export type MailedLink = Exclude<keyof typeof linkKinds, 'calendar-feed'>
