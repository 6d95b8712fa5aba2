import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'

/** The author of a change: a signed-in person, or null for the program itself. */
export type Author = { id: string; firstName: string; lastName: string }

export type AuditEvent = {
  by: Author | null
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

/** Writes one row of the audit log. Call it inside the transaction that makes the change. */
export async function writeAudit(tx: Database, event: AuditEvent): Promise<void> {
  const about = [...new Set([event.recordId, ...(event.about ?? [])].filter((id) => typeof id === 'string'))]
  await tx.execute(sql`
    insert into audit_log (id, at, by, by_name, action, record_type, record_id, about, before, after, address)
    values (${newId()}, ${event.now.toISOString()}, ${event.by?.id ?? null}, ${nameOf(event.by)}, ${event.action}, ${event.recordType},
      ${event.recordId ?? null}, ${`{${about.join(',')}}`}::uuid[], ${json(event.before)}::jsonb, ${json(event.after)}::jsonb,
      ${event.address ?? null})`)
}

export const nameOf = (by: Author | null) => (by ? `${by.firstName} ${by.lastName}`.trim() : null)
const json = (value: Record<string, unknown> | undefined) => (value === undefined ? null : JSON.stringify(value))
