import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { findChecklists } from './steps/checklists.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

type MoveIn = {
  id: string
  unitId: string
  residentId: string
  residenceType: 'owner' | 'renter'
  effectiveDay: string
}
const rowsPerInsert = 500

/** Plans moves into units with their checklists, without e-mails; the caller has checked that they are possible. */
export async function planMoveIns(tx: Database, planned: readonly MoveIn[], plannedBy: string, now: Date) {
  const steps = (await findChecklists(tx)).move_in
  for (let at = 0; at < planned.length; at += rowsPerInsert) {
    const part = planned.slice(at, at + rowsPerInsert)
    const times = { createdAt: now, updatedAt: now }
    const rows = part.map(({ id, unitId, residenceType, effectiveDay }) => ({
      id,
      unitId,
      residenceType,
      effectiveDay,
    }))
    await tx.insert(moves).values(rows.map((move) => ({ ...move, kind: 'move_in' as const, plannedBy, ...times })))
    await tx.insert(moveResidents).values(part.map(({ id, residentId }) => ({ moveId: id, residentId, position: 0 })))
    for (const [position, { key, title, responsible, day }] of steps.entries())
      await tx.insert(moveSteps).values(
        part.map(({ id: moveId, effectiveDay }) => {
          const dueDay = addDays(effectiveDay, day)
          return { id: newId(), moveId, position, key, title, responsible, dueDay }
        }),
      )
  }
}
