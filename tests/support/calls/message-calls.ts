import { asc, eq } from 'drizzle-orm'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import type { TestApp } from '../test-app.ts'
import { contact } from '#contact/contract.ts'

export const aMessage = (more: Record<string, unknown> = {}) => ({
  name: 'Hugo Laurent',
  email: 'hugo@visitor.example',
  phone: '+33 1 23 45 67',
  reason: 'rental-inquiry',
  subject: 'Two-bedroom from February',
  message: 'Good afternoon.\nIs one free?',
  ...more,
})

/** The calls that the tests of contact messages share. */
export function createMessageCalls(app: () => TestApp) {
  const write = async (more?: Record<string, unknown>) =>
    (
      await app()
        .asAnonymous()
        .requestOk(contact.send, { body: aMessage(more) })
    ).body
  const found = async (search: string, role: 'admin' | 'staff' = 'admin') =>
    (await app().as(role).requestOk(contact.list, { query: { search } })).body
  const emailsAbout = (id: string) =>
    app()
      .db.select()
      .from(mailOutbox)
      .where(eq(mailOutbox.aboutId, id))
      .orderBy(asc(mailOutbox.createdAt), mailOutbox.id)
  const auditOf = async (id: string) =>
    (
      await app().pool.query<{ action: string; by: string | null }>(
        'select action, by from audit_log where record_id = $1 order by at, id',
        [id],
      )
    ).rows
  return { write, found, emailsAbout, auditOf }
}
