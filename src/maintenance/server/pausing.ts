import { and, desc, eq } from 'drizzle-orm'
import { conflict, invalid } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import type { Status } from '../choices.ts'
import type { NewPause } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isActive, whyNotPause, whyNotResume } from '../rules.ts'
import { moverWords } from '../vocabulary.ts'
import { findRequest } from './reads.ts'
import { changeHeld, holdRequest } from './store.ts'
import type { Held } from './write-change.ts'
import { requestNotes } from './table.ts'

/**
 * Puts a request on hold, so that its promise stands still, and notes what it waits for. One that is on hold already
 * waits for something else from now on. The same pause again changes nothing. Refuses with 409 when the work is
 * finished, and with 400 naming `until` when that is past.
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
    const held = await holdRequest(tx, id, ifMatch)
    const refused = whyNotPause(held.status)
    if (refused) throw conflict('finished', refused)
    const pausedUntil = until === null ? null : new Date(until)
    if (pausedUntil !== null && pausedUntil <= now)
      throw invalid('until', 'A pause ends in the future: choose a later day')
    const pause = { status: 'on_hold', whoseMove: waitsFor, whoseMoveWhy: why, pausedUntil } as const
    const at = await changeHeld(tx, held, pause, by, now)
    const paused = await findRequest(tx, id)
    if (paused.version === held.version) return paused
    const note = `On hold, waiting for ${moverWords[waitsFor].toLowerCase()}: ${why}`
    await tx.insert(requestNotes).values({ id: newId(), requestId: id, createdBy: by.id, note, createdAt: at })
    return paused
  })
}

/** Ends the pause; the request goes on where it stood. Refuses with 409 when it is not on hold. */
export async function resumeRequest(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  return db.transaction(async (tx) => {
    const held = await holdRequest(tx, id, ifMatch)
    const refused = whyNotResume(held.status)
    if (refused) throw conflict('not_on_hold', refused)
    await changeHeld(tx, held, { status: await statusBefore(tx, held) }, by, now)
    return findRequest(tx, id)
  })
}

async function statusBefore(tx: Database, held: Held): Promise<Status> {
  const [move] = await tx
    .select({ from: requestNotes.previousStatus })
    .from(requestNotes)
    .where(and(eq(requestNotes.requestId, held.id), eq(requestNotes.newStatus, 'on_hold')))
    .orderBy(desc(requestNotes.createdAt), desc(requestNotes.id))
    .limit(1)
  const rested = held.assignedTo === null ? 'pending' : 'assigned'
  const before = move?.from ?? rested
  if (!isActive({ status: before })) return rested
  return before === 'in_progress' ? before : rested
}
