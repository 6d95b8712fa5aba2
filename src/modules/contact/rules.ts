import { dashboardDate } from '#platform/time/dates.ts'
import { notKnown } from '#platform/text/not-known.ts'
import type { Role } from '#platform/roles.ts'
import type { ContactMessage } from './contract.ts'
import type { MessageMove, MessageStatus } from './choices.ts'
import { words } from './messages/en.ts'

type QuotableMessage = Pick<ContactMessage, 'name' | 'message' | 'createdAt'>

/** Archived takes precedence over spam, and spam over replied, so that every message is in one list. */
export const statusOf = (message: {
  archivedAt: unknown
  spamAt: unknown
  replies: readonly unknown[]
}): MessageStatus =>
  message.archivedAt ? 'archived' : message.spamAt ? 'spam' : message.replies.length > 0 ? 'replied' : 'open'

/** Spam is deleted after this many days. */
export const spamDays = 30

/** Why a message cannot be answered or turned into a request, or null. */
export const validateNotSpam = (message: { spamAt: unknown }): string | null => (message.spamAt ? words.isSpam : null)

type Place = { archivedAt: unknown; spamAt: unknown }

/** Whether a message is already where a move would bring it. */
export const isMoved = ({ archivedAt, spamAt }: Place, move: MessageMove): boolean =>
  move === 'archive' ? Boolean(archivedAt) : move === 'unarchive' ? !archivedAt : !spamAt || Boolean(archivedAt)

/** Only administrators see where a message was sent from. */
export const canSeeAddress = (role: Role) => role === 'admin'

/** `RPLY | {building code} | {the visitor's subject}` */
export const replySubject = (buildingCode: string, subject: string) => `RPLY | ${buildingCode} | ${subject}`

/** The original as a reply quotes it: `On 19-11-2026, Hugo Laurent wrote:` and each line behind `> `. */
export const quoteMessage = ({ name, message, createdAt }: QuotableMessage, timeZone: string) =>
  [`On ${dashboardDate(createdAt, timeZone)}, ${name} wrote:`, ...message.split('\n').map((line) => `> ${line}`)].join(
    '\n',
  )

/** The initial text of the reply dialog: empty lines above the quoted original. */
export const replyDraft = (message: QuotableMessage, timeZone: string) => `\n\n${quoteMessage(message, timeZone)}`

/** The hyphenated reason in title case. */
export const reasonTitle = (reason: string) =>
  reason
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** Minutes as text: in minutes, hours, or from two days on in days. */
export function formatDuration(minutes: number): string {
  if (!Number.isFinite(minutes)) return notKnown
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** The waiting time as text. */
export const formatWait = (since: string, now: Date): string =>
  formatDuration(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)))

const maxTitleLength = 200

/** The initial values of a new maintenance request. */
export const requestDraft = ({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>) => ({
  title: subject.slice(0, maxTitleLength),
  description: message,
})
