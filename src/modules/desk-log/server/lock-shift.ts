import { isNull } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { logWords as words } from '../messages/desk.ts'
import { deskShifts } from './table.ts'

/** The shift that is under way, locked. Throws 409 without one. */
export async function lockShift(tx: Database) {
  const [shift] = await tx.select().from(deskShifts).where(isNull(deskShifts.endedAt)).for('update')
  if (!shift) throw conflict('no_shift', () => words.noShift)
  return shift
}
