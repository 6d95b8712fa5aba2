import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { days } from '#platform/time/dates.ts'
import { daysToConfirm, validateConfirm, validateReopen } from '../../requests/rules.ts'
import { joinPhotos } from '../../photos/server/store.ts'
import type { NewReopening } from '../../resident/contract.ts'
import { slaFor } from '../../sla/server/sla.ts'
import { changeAllLocked, changeLocked } from '../../requests/server/store.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { requestNotes, requests } from '../../requests/server/table.ts'

/** The resident confirms that it is fixed. Throws 409 when no confirmation is expected. */
export async function confirmLocked(tx: Database, locked: RequestRow, by: Author, now: Date): Promise<void> {
  const reason = validateConfirm(locked)
  if (reason) throw conflict('not_waiting', reason)
  const confirmed = {
    confirmedAt: now,
    confirmedHow: 'resident',
    waitingOn: 'nobody',
    waitingOnReasonCode: 'confirmed',
  } as const
  await changeLocked(tx, locked, confirmed, by, now)
}

/**
 * The resident reports that it is not fixed: the request reopens for the same assignee, if still active, with an SLA
 * counted from now and the resident's text and photos. Throws 409 when no confirmation is expected.
 */
export async function reopenLocked(
  tx: Database,
  locked: RequestRow,
  { why, photoIds = [] }: NewReopening,
  by: Author,
  now: Date,
): Promise<void> {
  const rejected = validateReopen(locked)
  if (rejected) throw conflict('not_waiting', rejected)
  const sla = await slaFor(tx, { priority: locked.priority, category: locked.category }, now)
  const status = locked.assignedTo === null ? 'pending' : 'assigned'
  // The time before counts as a pause, so that an SLA counted from the report gives the same due time.
  const pauses = [{ from: locked.createdAt.toISOString(), to: now.toISOString() }]
  const pausedMinutes = Math.round((now.getTime() - locked.createdAt.getTime()) / 60_000)
  const at = await changeLocked(tx, locked, { status, ...sla, pauses, pausedMinutes }, by, now)
  await tx.insert(requestNotes).values({
    id: newId(),
    requestId: locked.id,
    createdBy: by.id,
    note: why === '' ? 'Not fixed yet' : `Not fixed yet: ${why}`,
    visibleToResident: true,
    createdAt: at,
  })
  await joinPhotos(tx, locked.id, photoIds, by)
}

/** Counts no answer for `daysToConfirm` days as a confirmation. Runs as a job; returns how many requests it closed. */
export async function confirmUnanswered(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const unanswered = await tx
      .select()
      .from(requests)
      .where(
        and(
          eq(requests.status, 'completed'),
          isNull(requests.confirmedAt),
          isNotNull(requests.residentId),
          lte(requests.completedAt, new Date(now.getTime() - days(daysToConfirm))),
        ),
      )
      .orderBy(requests.completedAt)
      .limit(500)
      .for('update', { skipLocked: true })
    const confirmed = {
      confirmedAt: now,
      confirmedHow: 'silence',
      waitingOn: 'nobody',
      waitingOnReasonCode: 'closed_without_answer',
    } as const
    await changeAllLocked(tx, unanswered, confirmed, null, now)
    return unanswered.length
  })
}
