import { eq } from 'drizzle-orm'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { incidentWords as words } from '../messages/desk.ts'
import { incidents } from './table.ts'

export type IncidentRow = typeof incidents.$inferSelect

type Action =
  | 'opened'
  | 'changed'
  | 'did a step of'
  | 'reopened a step of'
  | 'took back a time of'
  | 'sent an update of'
  | 'added requests to'
  | 'removed a request from'
  | 'closed'
  | 'reported being affected by'
  | 'took back being affected by'

type Event = {
  /** Null for a visitor without an account. */
  by: Author | null
  action: Action
  now: Date
  about?: readonly (string | null)[]
  after?: Record<string, unknown>
  /** Whether the portals of residents show the change. */
  isPublic: boolean
}

/** The audit event of a change, without the texts that the desk wrote, and the screens that show it. */
export async function recordIncident(
  tx: Database,
  { id, kind, isDrill }: Pick<IncidentRow, 'id' | 'kind' | 'isDrill'>,
  { isPublic, after, ...event }: Event,
): Promise<void> {
  await writeAudit(tx, { ...event, recordType: 'incidents', recordId: id, after: { kind, isDrill, ...after } })
  await notifyChanged(tx, { topic: 'incidents', ...(isPublic ? { residents: 'everyone' } : {}) })
}

/**
 * A running incident, locked against other changes of it, but not against a request that refers to it: no filing waits while
 * an update is sent. Throws 404, and 409 for one that is closed.
 */
export async function lockRunning(tx: Database, id: string): Promise<IncidentRow> {
  const [locked] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('no key update')
  if (!locked) throw notFound('Incident')
  if (locked.closedAt !== null) throw conflict('closed', () => words.isClosed)
  return locked
}

/** Writes columns of a locked incident. */
export const writeIncident = (tx: Database, locked: IncidentRow, columns: Partial<IncidentRow>, now: Date) =>
  tx
    .update(incidents)
    .set({ ...columns, version: locked.version + 1, updatedAt: now })
    .where(eq(incidents.id, locked.id))
