import { sql } from 'drizzle-orm'
import { eraseAccount } from '#accounts/server/erase-account.ts'
import { writeOwnerText } from '#occupancy/owners/server/owner-text.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { counting, deleted, erasePhotos, type ErasureCounts } from './erase-steps.ts'
import type { Person } from './person.ts'

/** Their membership of a household, and those of people whom they invited, with the accounts of these. */
export async function eraseHousehold(tx: Database, { userId, residentId }: Person, counts: ErasureCounts, now: Date) {
  const { rows } = await tx.execute<{ id: string; user_id: string | null }>(sql`
    delete from household_members where user_id = ${userId} or invited_by = ${userId}
      or assignment_id in (select id from assignments where resident_id = ${residentId}) returning id, user_id`)
  await eraseEndedMembers(
    tx,
    rows.map(({ id }) => id),
  )
  for (const { user_id: member } of rows)
    if (member !== null && member !== userId) await eraseAccount(tx, member, deleted, now)
  counts.set('identity', (counts.get('identity') ?? 0) + rows.length)
}

/** How they signed in, which a move that can still be undone keeps for its undo. */
async function eraseEndedMembers(tx: Database, members: readonly string[]) {
  const isErased = sql`member ->> 'id' = any(${sql.param(members)}::text[])`
  await tx.execute(sql`
    update move_residents set ended_members =
      (select jsonb_agg(member) from jsonb_path_query(ended_members, '$[*]') member where not ${isErased})
    where exists (select from jsonb_path_query(ended_members, '$[*]') member where ${isErased})`)
}

/**
 * Addresses and notes of their moves. Of a move without anyone left, also the photos of the inspection; it is cancelled
 * when it is planned.
 */
export async function eraseMoves(tx: Database, { residentId }: Person, now: Date, counts: ErasureCounts) {
  const own = sql`select move_id from move_residents where resident_id = ${residentId}`
  await counting(tx, counts)(
    'moves',
    sql`update moves set forwarding_address = null, elevator_note = null, notes = null, problem = null,
    version = version + 1, updated_at = ${now.toISOString()} where id in (${own})`,
  )
  await tx.execute(sql`update move_steps set note = null where move_id in (${own})`)
  const alone = sql`${own} except select move_id from move_residents where resident_id <> ${residentId}`
  await tx.execute(sql`update moves set status = 'cancelled' where status = 'planned' and id in (${alone})`)
  await erasePhotos(tx, sql`delete from move_photos where move_id in (${alone})`, counts)
  await tx.execute(sql`delete from move_residents where resident_id = ${residentId}`)
}

/**
 * Ends what they have and wait for. A stall or locker that only their record names, in words of their own, is deleted; the
 * periods of the others stay as the history of the building.
 */
export async function eraseAssets(tx: Database, { residentId }: Person, now: Date, counts: ErasureCounts) {
  const at = now.toISOString()
  await tx.execute(
    sql`update residents set parking_stalls = '{}', locker_numbers = '{}', updated_at = ${at} where id = ${residentId}`,
  )
  await tx.execute(sql`update asset_holders set ended_at = greatest(started_at, ${at}::timestamptz), end_reason = 'removed'
    where resident_id = ${residentId} and ended_at is null`)
  await tx.execute(sql`delete from assets a where is_derived and unit_id is null
    and exists (select from asset_holders h where h.asset_id = a.id and h.resident_id = ${residentId})
    and not exists (select from asset_holders h where h.asset_id = a.id and h.resident_id <> ${residentId})`)
  await counting(tx, counts)('waiting', sql`delete from asset_waiting_list where resident_id = ${residentId}`)
}

/** What they owned; the text of each unit keeps the names of the other owners. */
export async function eraseOwnership(tx: Database, { residentId }: Person, counts: ErasureCounts, now: Date) {
  const { rows } = await tx.execute<{ unit_id: string }>(
    sql`delete from unit_owners where resident_id = ${residentId} returning unit_id`,
  )
  for (const { unit_id: unitId } of rows) {
    // Counts as a change of the remaining owners, whose list is now another one.
    await tx.execute(sql`update unit_owners set version = version + 1 where unit_id = ${unitId}`)
    await writeOwnerText(tx, unitId, null, now)
  }
  counts.set('ownerNames', (counts.get('ownerNames') ?? 0) + rows.length)
}
