import { eq, sql } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { ask } from '#platform/server/statements.ts'
import { tenants } from '#residents/server/table.ts'
import { daysToAnswer, whyNotConfirm, whyNotReopen } from '../rules.ts'
import { promiseFor } from './promises.ts'
import { changeHeld, type Held } from './store.ts'
import { requestNotes } from './table.ts'

/** The resident says that it is mended. Refuses with 409 when nothing waits for that. */
export async function confirmHeld(tx: Database, held: Held, by: Author, now: Date): Promise<void> {
  const why = whyNotConfirm(held)
  if (why) throw conflict('not_waiting', why)
  const confirmed = {
    confirmedAt: now,
    confirmedHow: 'resident',
    whoseMove: 'nobody',
    whoseMoveWhy: 'Confirmed',
  } as const
  await changeHeld(tx, held, confirmed, by, now)
}

/**
 * The resident says that it is not mended: the work begins again for whoever had it and is still here, with a promise counted from now,
 * and the resident's words as a note. Refuses with 409 when nothing waits for an answer.
 */
export async function reopenHeld(tx: Database, held: Held, why: string, by: Author, now: Date): Promise<void> {
  const refused = whyNotReopen(held)
  if (refused) throw conflict('not_waiting', refused)
  const promise = await promiseFor(tx, { priority: held.priority, category: held.category }, now)
  const status = held.assignedTo === null ? 'pending' : 'assigned'
  // What went before counts as a pause, so that a promise counted from the beginning comes to the same.
  const pauses = [{ from: held.createdAt.toISOString(), to: now.toISOString() }]
  const pausedMinutes = Math.round((now.getTime() - held.createdAt.getTime()) / 60_000)
  const at = await changeHeld(tx, held, { status, ...promise, pauses, pausedMinutes }, by, now)
  await tx.insert(requestNotes).values({
    id: newId(),
    requestId: held.id,
    createdBy: by.id,
    note: `Not mended yet: ${why}`,
    visibleToResident: true,
    createdAt: at,
  })
}

/** No answer for so many days counts as a yes. Runs as a job; gives how many it closed. */
export async function confirmBySilence(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const closed = await ask<{ id: string; unitId: string | null; tenantId: string }>(
      tx,
      sql`update maintenance_requests set confirmed_at = ${now.toISOString()}::timestamptz, confirmed_how = 'silence',
          whose_move = 'nobody', whose_move_why = 'Closed without an answer', whose_move_since = ${now.toISOString()}::timestamptz,
          version = version + 1, updated_at = greatest(updated_at, ${now.toISOString()}::timestamptz)
        where id in (select id from maintenance_requests where status = 'completed' and confirmed_at is null
          and tenant_id is not null and completed_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${daysToAnswer}::int)
          order by completed_at limit 500 for update skip locked)
        returning id, unit_id as "unitId", tenant_id as "tenantId"`,
    )
    for (const { id, unitId, tenantId } of closed) {
      const after = { confirmedHow: 'silence' }
      const about = [unitId, tenantId]
      await writeAudit(tx, { by: null, action: 'confirmed', noun: 'maintenance', recordId: id, about, after, now })
      const [resident] = await tx.select({ userId: tenants.userId }).from(tenants).where(eq(tenants.id, tenantId))
      await tellChanged(tx, { topic: 'maintenance', residents: resident ? [resident.userId] : [] })
    }
    return closed.length
  })
}
