import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { OutboxEmail } from './contract.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'

/** E-mails of the outbox as they are exported or printed, without their texts. */
export const exportedEmails = (emails: readonly OutboxEmail[], timeZone: string) =>
  exportedTable(exportWords.columns, emails, (email) => ({
    created: dashboardTime(email.createdAt, timeZone),
    name: email.toName ?? '',
    to: email.to,
    subject: email.subject,
    kind: words.kinds[email.kind],
    state: words.states[email.state],
    attempts: String(email.attempts),
    sent: email.sentAt === null ? '' : dashboardTime(email.sentAt, timeZone),
    error: email.lastError ?? '',
  }))
