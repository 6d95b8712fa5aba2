import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { hasNeverSignedIn, invitationState } from '#accounts/server/invitations/invitation-state.ts'
import { users } from '#accounts/server/table.ts'
import { lacksInvitation } from '#occupancy/server/invitable-residents.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { residents } from '#residents/server/table.ts'
import { listMovePeople, lockMove, recordMoveEvent, writeMove } from '../move-row.ts'
import { moveResidents, moves, moveSteps } from '../table.ts'

const isOpenStep = and(eq(moveSteps.key, 'portal_invitation'), isNull(moveSteps.doneAt))

/** What follows for the moves of people who are invited to the portal or sign in. */
export const invitationHooks: InvitationHooks = {
  /** Moves are locked before accounts (`record-lock.ts`). */
  async lockFirst(tx, userIds) {
    await lockRecords(tx)
    await tx.select({ id: moves.id }).from(moves).where(isWaiting(tx, userIds)).orderBy(moves.id).for('update')
  },
  afterUndo: reopenStep,
  async after(tx, userIds, by, now) {
    // A move that was planned after `lockFirst` can be locked by a call that waits for these accounts.
    const waiting = await tx
      .select()
      .from(moves)
      .where(isWaiting(tx, userIds))
      .orderBy(moves.id)
      .for('update', { skipLocked: true })
    const recorded = new Set(
      await recordInvited(
        tx,
        waiting.map(({ id }) => id),
        by.id,
        now,
      ),
    )
    for (const move of waiting.filter(({ id }) => recorded.has(id))) {
      await writeMove(tx, move, {}, now)
      const details = { step: 'portal_invitation', isDone: true }
      await recordMoveEvent(tx, move, await listMovePeople(tx, move.id), 'recorded a step', details, by, now)
    }
  },
}

/** Opens the step again that the invitation of a person recorded. */
async function reopenStep(tx: Database, userId: string, since: Date, by: Author, now: Date) {
  const reopened = await tx
    .update(moveSteps)
    .set({ doneAt: null, doneBy: null })
    .where(
      and(
        eq(moveSteps.key, 'portal_invitation'),
        eq(moveSteps.doneBy, by.id),
        eq(moveSteps.doneAt, since),
        exists(hasPerson(tx, moveSteps.moveId, [userId])),
      ),
    )
    .returning({ moveId: moveSteps.moveId })
  for (const { moveId } of reopened) {
    const move = await lockMove(tx, moveId)
    await writeMove(tx, move, {}, now)
    const details = { step: 'portal_invitation', isDone: false }
    await recordMoveEvent(tx, move, await listMovePeople(tx, moveId), 'recorded a step', details, by, now)
  }
}

const hasPerson = (tx: Database, moveId: typeof moves.id | typeof moveSteps.moveId, userIds: readonly string[]) =>
  tx
    .select({ id: moveResidents.residentId })
    .from(moveResidents)
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .where(and(eq(moveResidents.moveId, moveId), inArray(residents.userId, [...userIds])))

/** Whether a move has the open step, and one of these people. */
const isWaiting = (tx: Database, userIds?: readonly string[]) =>
  and(
    inArray(moves.status, ['planned', 'done']),
    exists(
      tx
        .select({ id: moveSteps.id })
        .from(moveSteps)
        .where(and(eq(moveSteps.moveId, moves.id), isOpenStep)),
    ),
    userIds && exists(hasPerson(tx, moves.id, userIds)),
  )

/**
 * Records the open step "invited to the portal" of these moves where everyone has been invited or signs in; returns the
 * moves.
 */
export async function recordInvited(tx: Database, moveIds: readonly string[], doneBy: string, now: Date) {
  if (moveIds.length === 0) return []
  const isInvited = sql`(not ${hasNeverSignedIn} or ${invitationState(now)} not in ('none', 'no_email'))`
  const areInvited = sql`(select bool_and(${isInvited}) from move_residents
    join residents on residents.id = move_residents.resident_id join users on users.id = residents.user_id
    where move_residents.move_id = ${moveSteps.moveId})`
  const recorded = await tx
    .update(moveSteps)
    .set({ doneAt: now, doneBy })
    .where(and(inArray(moveSteps.moveId, [...moveIds]), isOpenStep, areInvited))
    .returning({ moveId: moveSteps.moveId })
  return recorded.map(({ moveId }) => moveId)
}

/** The residents of these moves who can be invited to the portal and never were. */
export async function selectUninvited(db: Database, moveIds: readonly string[], now: Date) {
  if (moveIds.length === 0) return []
  return db
    .selectDistinct({ id: residents.id, fullName: residents.fullName })
    .from(moveResidents)
    .innerJoin(residents, eq(residents.id, moveResidents.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .where(and(inArray(moveResidents.moveId, [...moveIds]), lacksInvitation(now)))
    .orderBy(residents.fullName, residents.id)
}
