import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newId } from './ids.ts'

/** Who did it, for the log: the signed-in person, or the program itself. */
export type Author = { id: string; firstName: string; lastName: string }

export type Deed = {
  by: Author | null
  /** The office's verb: 'moved', 'assigned', 'replied', 'signed in'. */
  action: string
  noun: string
  recordId?: string | undefined
  /** The other records it concerns, so that each can show its history. */
  about?: readonly (string | null | undefined)[]
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  address?: string | undefined
  now: Date
}

/** Writes one line of the audit log; call it inside the transaction that makes the change. */
export async function writeAudit(tx: Database, deed: Deed): Promise<void> {
  const about = [...new Set([deed.recordId, ...(deed.about ?? [])].filter((id) => typeof id === 'string'))]
  await tx.execute(sql`
    insert into audit_log (id, at, by, by_name, action, noun, record_id, about, before, after, address)
    values (${newId()}, ${deed.now.toISOString()}, ${deed.by?.id ?? null}, ${nameOf(deed.by)}, ${deed.action}, ${deed.noun},
      ${deed.recordId ?? null}, ${`{${about.join(',')}}`}::uuid[], ${json(deed.before)}::jsonb, ${json(deed.after)}::jsonb,
      ${deed.address ?? null})`)
}

export const nameOf = (by: Author | null) => (by ? `${by.firstName} ${by.lastName}`.trim() : null)
const json = (value: Record<string, unknown> | undefined) => (value === undefined ? null : JSON.stringify(value))
