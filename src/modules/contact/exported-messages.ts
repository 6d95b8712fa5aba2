import { exportedTable } from '#platform/text/exported-table.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { ContactMessage } from './contract.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'
import { reasonTitle } from './rules.ts'

/** Messages from the public site as they are exported or printed; without the address of the sender's computer. */
export function exportedMessages(messages: readonly ContactMessage[], timeZone: string) {
  const time = (at: string | undefined) => (at === undefined ? '' : dashboardTime(at, timeZone))
  return exportedTable(exportWords.columns, messages, ({ resident, request, replies, ...message }) => {
    const last = replies.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1)
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
  })
}
