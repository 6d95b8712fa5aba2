import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { stepsFor } from '../rules.ts'
import { findChecklists } from './steps/checklists.ts'
import { recordInvited } from './steps/portal-invitation.ts'
import { listLocks } from './steps/steps.ts'
import { moveResidents, moves, moveSteps } from './table.ts'

type MoveIn = {
  id: string
  unitId: string
  residentIds: readonly string[]
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
    const people = part.flatMap(({ id, residentIds }) =>
      residentIds.map((residentId, position) => ({ moveId: id, residentId, position })),
    )
    await tx.insert(moveResidents).values(people)
    const locks = Map.groupBy(
      await listLocks(
        tx,
        part.map(({ unitId }) => unitId),
      ),
      ({ id }) => id,
    )
    for (const [position, step] of steps.entries()) {
      const due = part.filter(({ unitId }) => stepsFor([step], locks.get(unitId) ?? []).length > 0)
      if (due.length === 0) continue
      const { key, title, responsible, day } = step
      await tx.insert(moveSteps).values(
        due.map(({ id: moveId, effectiveDay }) => {
          const dueDay = addDays(effectiveDay, day)
          return { id: newId(), moveId, position, key, title, responsible, dueDay }
        }),
      )
    }
    await recordInvited(
      tx,
      part.map(({ id }) => id),
      plannedBy,
      now,
    )
  }
}
