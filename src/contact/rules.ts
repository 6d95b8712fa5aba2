import { dashboardDate } from '#platform/dates.ts'
import type { Role } from '#platform/roles.ts'
import type { ContactMessage, MessageStatus } from './contract.ts'
import { words } from './words.ts'

type Quoted = Pick<ContactMessage, 'name' | 'message' | 'createdAt'>

/** Put away wins over answered, so that every message stands in one list. */
export const statusOf = (message: { archivedAt: unknown; replies: readonly unknown[] }): MessageStatus =>
  message.archivedAt ? 'archived' : message.replies.length > 0 ? 'replied' : 'open'

/** Only administrators see where a message was sent from. */
export const maySeeAddress = (role: Role) => role === 'admin'

/** Whether the field that people do not see was filled in. */
export const isTrapped = (trap: unknown) => (typeof trap === 'string' ? trap.trim() !== '' : Boolean(trap))

/** `RPLY | {building code} | {the visitor's subject}` */
export const replySubject = (buildingCode: string, subject: string) => `RPLY | ${buildingCode} | ${subject}`

/** The original as a reply quotes it: `On 19-11-2026, Hugo Laurent wrote:` and each line behind `> `. */
export const quoted = ({ name, message, createdAt }: Quoted, timeZone: string) =>
  [`On ${dashboardDate(createdAt, timeZone)}, ${name} wrote:`, ...message.split('\n').map((line) => `> ${line}`)].join(
    '\n',
  )

/** What the reply dialog opens with: room for the answer above the quoted original. */
export const replyDraft = (message: Quoted, timeZone: string) => `\n\n${quoted(message, timeZone)}`

/** Why a reply is not sent; null when it may. A quotation alone answers nothing. */
export function whyNotReply(text: string): string | null {
  const own = text
    .split('\n')
    .filter((line) => !line.startsWith('>') && !/^On \d\d-\d\d-\d{4}, .* wrote:$/.test(line.trim()))
  return own.join('').trim() === '' ? words.emptyReply : null
}

/** The hyphenated reason in title case, as the office reads it. */
export const reasonTitle = (reason: string) =>
  reason
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** So many minutes in words: minutes, then hours, from two days on days. */
export function spanOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** How long somebody has waited. */
export const waitOf = (since: string, now: Date): string =>
  spanOf(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)))

/** Why a message cannot be turned into a maintenance request; null when it can. */
export const whyNotTurn = (message: { request: unknown }): string | null =>
  message.request === null ? null : words.turnedAlready

const longestTitle = 200

/** What the form of a new maintenance request begins with: the message's own words. */
export const requestDraft = ({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>) => ({
  title: subject.slice(0, longestTitle),
  description: message,
})
