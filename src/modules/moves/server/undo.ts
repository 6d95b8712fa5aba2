import { and, eq, gte, isNull, notInArray } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { changeUnits, enterUnit, leaveBelongings, leaveUnit } from '#occupancy/server/enter-and-leave.ts'
import { enqueueEndEmails, membersOfHome } from '#occupancy/members/server/end-emails.ts'
import { restoreMembers } from '#occupancy/members/server/restore.ts'
import { assignments } from '#occupancy/server/table.ts'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockResident, writeResident } from '#residents/server/store.ts'
import { units } from '#units/server/table.ts'
import type { Move } from '../contract.ts'
import { canUndo, effectiveAt } from '../rules.ts'
import { words } from '../messages/en.ts'
import { restoreCodes, restoreRank, withoutTaken } from './before-move.ts'
import { lockPeople, lockUnitsOf } from './carry-out.ts'
import { listMovePeople, lockMove, type MovePerson, type MoveRow, recordMoveEvent, writeMove } from './move-row.ts'
import { findMove, homesOf } from './reads.ts'
import type { MailTools } from '#residents/server/resident-emails.ts'
import { notifyOfficeOfMove, sendMoveEmails } from './send-emails.ts'
import { moveResidents } from './table.ts'

type Tools = MailTools & { secretKey: Buffer }

/**
 * Undoes a move by compensating changes, as if it had not taken place: who came leaves and never lived there, who left
 * comes back with their days, rank, stalls, lockers, pets, codes and household members. When others have moved in meanwhile, the codes of
 * the home are not given back, and its door code is to be changed. Throws 409 when it is too late, or when one of
 * them cannot come back.
 */
export async function undoMove(db: Database, tools: Tools, id: string, by: Author, now: Date): Promise<Move> {
  await db.transaction(async (tx) => {
    const move = await lockMove(tx, id)
    const timeZone = await timeZoneOf(tx)
    if (!canUndo(move, timeZone, now)) throw conflict('not_undoable', words.notUndoable)
    const people = await listMovePeople(tx, id)
    const { unit, toUnit } = await lockUnitsOf(tx, move)
    await lockPeople(
      tx,
      [move.unitId, move.toUnitId],
      people.map(({ residentId }) => residentId),
    )
    const at = effectiveAt(move.effectiveDay, timeZone)
    const arrived = move.kind === 'move_in' ? unit : toUnit
    const hasNewcomers = await hasOthersSince(tx, move, people, at)
    for (const person of people) {
      const { residentId, before } = person
      if (arrived && !(await livesIn(tx, arrived.id, residentId))) throw conflict('not_undoable', words.leftAlready)
      const residenceType = before?.home?.residenceType ?? move.residenceType
      if (toUnit)
        await changeUnits(tx, { from: toUnit, to: unit }, residentId, residenceType, words.undone, by, now, at)
      else if (move.kind === 'move_in') {
        await enqueueEndEmails(tx, tools.mail, membersOfHome(unit.id, residentId), now)
        await leaveUnit(tx, unit, residentId, words.undone, by, now, at)
      } else {
        const home = await enterUnit(tx, unit, residentId, residenceType, words.undone, by, now, at)
        await restoreMembers(tx, tools.mail, home, person.endedMembers ?? [], by, now)
      }
      if (move.kind !== 'move_in') {
        if (before) await restoreRank(tx, unit.id, residentId, before, by, now)
        if (person.endedCodes && !hasNewcomers)
          await restoreCodes(tx, tools.secretKey, unit.id, residentId, person.endedCodes)
      }
      await restoreRecord(tx, tools, move, person, by, now)
    }
    if (move.kind !== 'move_in' && !hasNewcomers) await clearDoorCodeMark(tx, move, people, at)
    await tx.update(moveResidents).set({ endedCodes: null, endedMembers: null }).where(eq(moveResidents.moveId, id))
    const written = await writeMove(tx, move, { status: 'undone' }, now)
    await recordMoveEvent(tx, written, people, 'undid', {}, by, now)
    await sendMoveEmails(tx, tools, written, people, 'undone', now)
    await notifyOfficeOfMove(tx, written, 'undone', by, now)
  })
  return findMove(db, id, now)
}

const livesIn = async (tx: Database, unitId: string, residentId: string) =>
  (await homesOf(tx, residentId)).some((home) => home.unitId === unitId)

/** Whether another resident has moved into the home since the move ended it. */
async function hasOthersSince(tx: Database, { unitId }: MoveRow, people: readonly MovePerson[], at: Date) {
  const own = people.map(({ residentId }) => residentId)
  const here = and(eq(assignments.unitId, unitId), isNull(assignments.endedAt))
  return (
    (await tx.$count(assignments, and(here, gte(assignments.startedAt, at), notInArray(assignments.residentId, own)))) >
    0
  )
}

/** The days and the type of the record as before; stalls, lockers and pets unless the move left them as they are. */
async function restoreRecord(tx: Database, tools: Tools, move: MoveRow, person: MovePerson, by: Author, now: Date) {
  const { residentId, before } = person
  const homes = (await homesOf(tx, residentId)).length
  if (move.kind === 'move_in') await leaveBelongings(tx, residentId, by, now)
  if (!before) return
  const { tenantType, startDateOccupancy, endDateOccupancy } = before
  // Who has got a further home meanwhile owns it.
  const type = homes > 1 ? {} : { tenantType }
  const belongings =
    move.kind === 'move_out' || (move.kind === 'move_in' && homes === 0)
      ? await withoutTaken(tx, residentId, before)
      : {}
  const restored = { ...type, startDateOccupancy, endDateOccupancy, ...belongings }
  await writeResident(tx, tools, await lockResident(tx, residentId), restored, by, now)
}

/** The door code of the home that was left: current again, unless another resident has come or left since. */
async function clearDoorCodeMark(tx: Database, { unitId }: MoveRow, people: readonly MovePerson[], at: Date) {
  const own = people.map(({ residentId }) => residentId)
  const others = and(eq(assignments.unitId, unitId), notInArray(assignments.residentId, own))
  if ((await tx.$count(assignments, and(others, gte(assignments.endedAt, at)))) > 0) return
  await tx
    .update(units)
    .set({ keypadCodeOutdatedAt: null })
    .where(and(eq(units.id, unitId), eq(units.keypadCodeOutdatedAt, at)))
}
