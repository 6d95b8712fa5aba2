import { eq, sql } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { CurrentLog } from '../contract.ts'
import { logWords as words } from '../messages/desk.ts'
import type { EndOfShift } from '../schemas.ts'
import { lockShift } from './lock-shift.ts'
import { countOpenPoints, readCurrentLog } from './reads.ts'
import { recordLog } from './record.ts'
import { finishRound } from './rounds.ts'
import { deskShifts } from './table.ts'

/** Begins a shift. Throws 409 while another one is under way. */
export async function beginShift(db: Database, by: Author, now: Date): Promise<CurrentLog> {
  await withConstraintErrors({ desk_shifts_current: () => conflict('shift_open', () => words.shiftOpen) }, () =>
    db.transaction(async (tx) => {
      const id = newId()
      await tx.insert(deskShifts).values({ id, beganAt: now, beganBy: by.id, createdAt: now, updatedAt: now })
      await recordLog(tx, id, { by, action: 'began a shift', now })
    }),
  )
  return readCurrentLog(db)
}

/** Confirms having read what the shifts before left. Throws 409 without a shift, and when it was confirmed. */
export async function confirmRead(db: Database, by: Author, now: Date): Promise<CurrentLog> {
  await db.transaction(async (tx) => {
    const shift = await lockShift(tx)
    if (shift.readAt !== null) throw conflict('read', () => words.readAlready)
    const points = await countOpenPoints(tx)
    await tx
      .update(deskShifts)
      .set({ readAt: now, readPoints: points, version: sql`${deskShifts.version} + 1`, updatedAt: now })
      .where(eq(deskShifts.id, shift.id))
    await recordLog(tx, shift.id, { by, action: 'read the hand-over', after: { points }, now })
  })
  return readCurrentLog(db)
}

/** Ends the shift, and the round that is under way. Throws 409 without a shift. */
export async function endShift(db: Database, { note }: EndOfShift, by: Author, now: Date): Promise<CurrentLog> {
  await db.transaction(async (tx) => {
    const shift = await lockShift(tx)
    await finishRound(tx, by, now)
    await tx
      .update(deskShifts)
      .set({ endedAt: now, endedBy: by.id, note, version: shift.version + 1, updatedAt: now })
      .where(eq(deskShifts.id, shift.id))
    await recordLog(tx, shift.id, { by, action: 'ended a shift', now })
  })
  return readCurrentLog(db)
}
