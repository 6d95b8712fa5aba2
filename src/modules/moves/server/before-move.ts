import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { openHomeCode, sealedColumn, sealForHome } from '#occupancy/server/home-codes.ts'
import { lockHousehold, writeRank } from '#occupancy/server/household.ts'
import { type EndedMember, selectEndingMembers } from '#occupancy/members/server/restore.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { accessCodes } from '#residents/choices.ts'
import { residents } from '#residents/server/table.ts'
import { undoableSince } from '../rules.ts'
import type { MoveRow } from './move-row.ts'
import { type BeforeMove, type EndedCodes, moveResidents, moves } from './table.ts'

/** Keeps what the move is going to change in the resident's record and home, so that it can be undone. */
export async function noteBefore(tx: Database, move: MoveRow, residentId: string) {
  const [record] = await tx.select().from(residents).where(eq(residents.id, residentId))
  if (!record) return
  const ended = await findHome(tx, move.unitId, residentId)
  const { tenantType, startDateOccupancy, endDateOccupancy, parkingStalls, lockerNumbers, pets } = record
  const days = { startDateOccupancy, endDateOccupancy }
  const home = ended && { residenceType: ended.residenceType, rank: ended.rank }
  const before: BeforeMove = { tenantType, home, ...days, parkingStalls, lockerNumbers, pets }
  await tx
    .update(moveResidents)
    .set({ before, endedCodes: ended && sealedCodesOf(ended), endedMembers: await endedMembersOf(tx, move, ended) })
    .where(and(eq(moveResidents.moveId, move.id), eq(moveResidents.residentId, residentId)))
}

type Home = typeof assignments.$inferSelect

async function findHome(tx: Database, unitId: string, residentId: string): Promise<Home | null> {
  const [home] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), eq(assignments.residentId, residentId), isNull(assignments.endedAt)))
  return home ?? null
}

/** Whose access a move out ends; the members of a household that changes units move along. */
async function endedMembersOf(tx: Database, { kind }: MoveRow, home: Home | null): Promise<EndedMember[] | null> {
  const members = kind === 'move_out' && home ? await selectEndingMembers(tx, home.id) : []
  return members.length === 0 ? null : members
}

function sealedCodesOf(home: Home): EndedCodes | null {
  const sealed = accessCodes.flatMap((code) =>
    home[sealedColumn[code]] === null ? [] : [[code, home[sealedColumn[code]]]],
  )
  return sealed.length === 0 ? null : { assignmentId: home.id, sealed: Object.fromEntries(sealed) }
}

/** Gives a resident who is back their rank and type of residence. */
export async function restoreRank(
  tx: Database,
  unitId: string,
  residentId: string,
  before: BeforeMove,
  by: Author,
  now: Date,
) {
  const present = await lockHousehold(tx, unitId)
  const current = present.find((assignment) => assignment.residentId === residentId)
  if (current && before.home) await writeRank(tx, present, current, before.home, by, now)
}

/** Gives a resident who is back the personal codes of the home, sealed for the new assignment. */
export async function restoreCodes(
  tx: Database,
  secretKey: Buffer,
  unitId: string,
  residentId: string,
  { assignmentId, sealed }: EndedCodes,
) {
  const home = await findHome(tx, unitId, residentId)
  if (!home) return
  const columns = accessCodes.flatMap((code) => {
    const value = sealed[code]
    if (value === undefined) return []
    return [
      [
        sealedColumn[code],
        sealForHome(secretKey, home, code, openHomeCode(secretKey, { id: assignmentId }, code, value)),
      ],
    ]
  })
  await tx.update(assignments).set(Object.fromEntries(columns)).where(eq(assignments.id, home.id))
}

/** The items of a resident who is back, without those that another resident has by now. */
export async function withoutTaken(
  tx: Database,
  residentId: string,
  { parkingStalls, lockerNumbers, pets }: BeforeMove,
) {
  const { rows } = await tx.execute<{ category: string; item: string }>(sql`
    select category, item from (
      select 'stall' as category, item from unnest(${sql.param(parkingStalls)}::text[]) item
      union all select 'locker', item from unnest(${sql.param(lockerNumbers)}::text[]) item) own
    where exists (select from assets a join asset_holders h on h.asset_id = a.id and h.ended_at is null
      where a.category = own.category and a.number_key = upper(regexp_replace(btrim(item), '\\s+', ' ', 'g'))
        and h.resident_id <> ${residentId})`)
  const free = (items: readonly string[], of: 'stall' | 'locker') =>
    items.filter((item) => !rows.some((taken) => taken.category === of && taken.item === item))
  return { parkingStalls: free(parkingStalls, 'stall'), lockerNumbers: free(lockerNumbers, 'locker'), pets }
}

/** Deletes the codes of ended homes, and what their members had, once the move cannot be undone any more. */
export async function deleteEndedAccess(db: Database, now: Date) {
  const since = undoableSince(now, await timeZoneOf(db))
  const past = db.select({ id: moves.id }).from(moves).where(lt(moves.doneAt, since))
  await db
    .update(moveResidents)
    .set({ endedCodes: null, endedMembers: null })
    .where(
      and(
        or(isNotNull(moveResidents.endedCodes), isNotNull(moveResidents.endedMembers)),
        sql`${moveResidents.moveId} in ${past}`,
      ),
    )
}
