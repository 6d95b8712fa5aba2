import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'
import { prepareRows } from '../database/prepared-statement.ts'

/** The author of a change: a signed-in person, or null for the program itself. */
export type Author = { id: string; firstName: string; lastName: string }

export type AuditEvent = {
  by: Author | null
  /** The name of an author without an account, such as a vendor. */
  byName?: string | undefined
  /** The office's verb: 'moved', 'assigned', 'replied', 'signed in'. */
  action: string
  recordType: string
  recordId?: string | undefined
  /** The other records that the change concerns, so that each can show its history. */
  about?: readonly (string | null | undefined)[]
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  address?: string | undefined
  now: Date
}

const insertEvent = prepareRows(
  'insert_audit_event',
  sql`insert into audit_log (id, at, by, by_name, action, record_type, record_id, about, before, after, address)
    values (${sql.placeholder('id')}, ${sql.placeholder('at')}, ${sql.placeholder('by')}, ${sql.placeholder('byName')}, ${sql.placeholder('action')}, ${sql.placeholder('recordType')},
      ${sql.placeholder('recordId')}, ${sql.placeholder('about')}::uuid[], ${sql.placeholder('before')}::jsonb, ${sql.placeholder('after')}::jsonb, ${sql.placeholder('address')})`,
)

/** Writes one row of the audit log. Call it inside the transaction that makes the change. */
export async function writeAudit(tx: Database, event: AuditEvent): Promise<void> {
  const about = [...new Set([event.recordId, ...(event.about ?? [])].filter((id) => typeof id === 'string'))]
  await insertEvent(tx, {
    id: newId(),
    at: event.now.toISOString(),
    by: event.by?.id ?? null,
    byName: event.byName ?? nameOf(event.by),
    action: event.action,
    recordType: event.recordType,
    recordId: event.recordId ?? null,
    about: `{${about.join(',')}}`,
    before: json(event.before),
    after: json(event.after),
    address: event.address ?? null,
  })
}

export const nameOf = (by: Author | null) => (by ? `${by.firstName} ${by.lastName}`.trim() : null)
const json = (value: Record<string, unknown> | undefined) => (value === undefined ? null : JSON.stringify(value))
