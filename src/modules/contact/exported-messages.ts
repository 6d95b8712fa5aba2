import { exportedTable } from '#platform/text/exported-table.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { ContactMessage } from './contract.ts'
import { lastReplyOf } from './last-reply.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'
import { reasonTitle } from './rules.ts'

/** What names a message: when it came, from whom, about what, and whether it is answered. */
export const fixedColumns = ['received', 'name', 'subject', 'status'] as const

/** The columns of a printed list: those that name a message and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Messages from the public site as they are exported or printed; without the address of the sender's computer. */
export function exportedMessages(
  messages: readonly ContactMessage[],
  timeZone: string,
  shown?: readonly string[] | null,
) {
  const time = (at: string | undefined) => (at === undefined ? '' : dashboardTime(at, timeZone))
  const cellsOf = ({ resident, request, replies, ...message }: ContactMessage) => {
    const last = lastReplyOf(replies)
    const by = last?.repliedByUser
    return {
      received: time(message.createdAt),
      name: message.name,
      email: message.email,
      phone: shownPhone(message.phone),
      reason: reasonTitle(message.reason),
      subject: message.subject,
      status: words.statuses[message.status],
      resident: resident?.fullName ?? '',
      unit: resident?.unitNumber ?? '',
      request: request ? String(request.number) : '',
      replied: time(last?.sentAt),
      repliedBy: by ? `${by.firstName} ${by.lastName}`.trim() : '',
      message: message.message,
    }
  }
  return exportedTable(exportWords.columns, messages, cellsOf, shown)
}
