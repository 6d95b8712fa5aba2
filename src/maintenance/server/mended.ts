import { sql } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'
import { auditLog } from '#platform/server/audit-table.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { ask } from '#platform/server/statements.ts'
import { daysToAnswer, whyNotConfirm, whyNotReopen } from '../rules.ts'
import { promiseFor } from './promises.ts'
import { changeHeld } from './store.ts'
import type { Held } from './write-change.ts'
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
    note: `Not fixed yet: ${why}`,
    visibleToResident: true,
    createdAt: at,
  })
}

/** No answer for so many days counts as a yes. Runs as a job; gives how many it closed. */
export async function confirmBySilence(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const closed = await ask<{ id: string; about: string[]; userId: string | null }>(
      tx,
      sql`update maintenance_requests set confirmed_at = ${at}, confirmed_how = 'silence',
          whose_move = 'nobody', whose_move_why = 'Closed without an answer', whose_move_since = ${at},
          version = version + 1, updated_at = greatest(updated_at, ${at})
        where id in (select id from maintenance_requests where status = 'completed' and confirmed_at is null
          and tenant_id is not null and completed_at <= ${at} - make_interval(days => ${daysToAnswer}::int)
          order by completed_at limit 500 for update skip locked)
        returning id, array_remove(array[id, unit_id, tenant_id], null) as about,
          (select user_id from tenants where tenants.id = tenant_id) as "userId"`,
    )
    if (closed.length === 0) return 0
    const after = { confirmedHow: 'silence' }
    const deed = { at: now, action: 'confirmed', noun: 'maintenance', after }
    await tx.insert(auditLog).values(closed.map(({ id, about }) => ({ ...deed, id: newId(), recordId: id, about })))
    const residents = new Set(closed.flatMap(({ userId }) => (userId === null ? [] : [userId])))
    await tellChanged(tx, { topic: 'maintenance', residents: [...residents] })
    return closed.length
  })
}
