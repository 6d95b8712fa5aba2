import { and, desc, eq } from 'drizzle-orm'
import { conflict, invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Status } from '../choices.ts'
import type { NewPause } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isActive, validatePause, validateResume } from '../rules.ts'
import { waitingOnNames } from '../vocabulary.ts'
import { findRequest } from './reads.ts'
import { changeLocked, lockRequest } from './store.ts'
import type { RequestRow } from './write-change.ts'
import { requestNotes } from './table.ts'
import { requestErrors } from '../messages/errors.ts'

/**
 * Puts a request on hold, which stops its SLA clock, and notes the reason. A request on hold gets the new reason; the
 * same pause again changes nothing. Throws 409 for finished work, and 400 naming `until` when that is past.
 */
export async function pauseRequest(
  db: Database,
  id: string,
  { waitsFor, why, until }: NewPause,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<MaintenanceRequest> {
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id, ifMatch)
    const rejected = validatePause(locked.status)
    if (rejected) throw conflict('finished', rejected)
    const pausedUntil = until === null ? null : new Date(until)
    if (pausedUntil !== null && pausedUntil <= now)
      throw invalid('until', (language) => requestErrors[language].pauseInPast)
    const pause = { status: 'on_hold', waitingOn: waitsFor, waitingOnReason: why, pausedUntil } as const
    const at = await changeLocked(tx, locked, pause, by, now)
    const paused = await findRequest(tx, id)
    if (paused.version === locked.version) return paused
    const note = `On hold, waiting for ${waitingOnNames[waitsFor].toLowerCase()}: ${why}`
    await tx.insert(requestNotes).values({ id: newId(), requestId: id, createdBy: by.id, note, createdAt: at })
    return paused
  })
}

/** Ends the pause and restores the status before it. Throws 409 when the request is not on hold. */
export async function resumeRequest(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id, ifMatch)
    const rejected = validateResume(locked.status)
    if (rejected) throw conflict('not_on_hold', rejected)
    await changeLocked(tx, locked, { status: await statusBefore(tx, locked) }, by, now)
    return findRequest(tx, id)
  })
}

async function statusBefore(tx: Database, current: RequestRow): Promise<Status> {
  const [lastTransition] = await tx
    .select({ from: requestNotes.previousStatus })
    .from(requestNotes)
    .where(and(eq(requestNotes.requestId, current.id), eq(requestNotes.newStatus, 'on_hold')))
    .orderBy(desc(requestNotes.createdAt), desc(requestNotes.id))
    .limit(1)
  const restart = current.assignedTo === null ? 'pending' : 'assigned'
  const before = lastTransition?.from ?? restart
  if (!isActive({ status: before })) return restart
  return before === 'in_progress' ? before : restart
}
