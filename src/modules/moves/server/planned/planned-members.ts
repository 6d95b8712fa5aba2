import { and, asc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { memberTexts } from '#occupancy/members/messages/index.ts'
import { validateInvitation } from '#occupancy/members/rules.ts'
import { addMember } from '#occupancy/members/server/add-member.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { residents } from '#residents/server/table.ts'
import { ownHouseholdTexts } from '../../messages/own-household.ts'
import type { NewPlannedMember, PlannedMember } from '../../own-contract.ts'
import { lockMove, type MoveRow, recordMoveEvent } from '../move-row.ts'
import { selectNextMove } from '../own-move.ts'
import { plannedMembers } from '../table.ts'

type Place = { moveId: string; residentId: string }

const membersOf = ({ moveId, residentId }: Place) =>
  and(eq(plannedMembers.moveId, moveId), eq(plannedMembers.residentId, residentId))

/** Whom a resident without a home invites on the first day in the next one; empty without a planned move. */
export async function listOwnPlannedMembers(db: Database, userId: string): Promise<PlannedMember[]> {
  const [next] = await selectNextMove(db, userId)
  return next ? selectPlanned(db, { moveId: next.move.id, residentId: next.residentId }) : []
}

async function selectPlanned(db: Database, place: Place): Promise<PlannedMember[]> {
  return db
    .select({
      id: plannedMembers.id,
      firstName: plannedMembers.firstName,
      lastName: plannedMembers.lastName,
      email: plannedMembers.email,
      rights: plannedMembers.rights,
    })
    .from(plannedMembers)
    .where(membersOf(place))
    .orderBy(asc(plannedMembers.createdAt), asc(plannedMembers.id))
}

/**
 * Notes a person whom a resident without a home invites; the invitation goes out when the first day in the home begins. Throws
 * 409 without a planned move, for a person who is noted already, or for too many.
 */
export async function planMember(db: Database, sent: NewPlannedMember, by: Author, now: Date): Promise<PlannedMember> {
  const id = newId()
  await db.transaction(async (tx) => {
    const next = await lockNextMove(tx, by)
    if (!next) throw conflict('no_home', (language) => memberTexts[language].noHome)
    const { move, place } = next
    const problem = validateInvitation(await selectPlanned(tx, place), sent.email)
    if (problem === 'tooMany') throw conflict('too_many_members', (language) => memberTexts[language].tooMany)
    if (problem) throw conflict('invited_already', (language) => memberTexts[language].invitedAlready, 'email')
    const { firstName, lastName, email, rights, language = null } = sent
    const person = { firstName, lastName, email, rights, language }
    await tx.insert(plannedMembers).values({ id, ...place, ...person, createdAt: now })
    await recordOwnEvent(tx, move, place, 'planned an invitation', by, now)
  })
  const { firstName, lastName, email, rights } = sent
  return { id, firstName, lastName, email, rights }
}

/** Removes a person who is not invited yet; throws 404 for another resident's. */
export async function removePlannedMember(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const next = await lockNextMove(tx, by)
    if (!next) throw notFound('Household member')
    const { move, place } = next
    const removed = await tx
      .delete(plannedMembers)
      .where(and(eq(plannedMembers.id, id), membersOf(place)))
      .returning({ id: plannedMembers.id })
    if (removed.length === 0) throw notFound('Household member')
    await recordOwnEvent(tx, move, place, 'removed an invitation', by, now)
  })
  return { message: ownHouseholdTexts.en.removed }
}

async function lockNextMove(tx: Database, { id: userId }: Author) {
  const [next] = await selectNextMove(tx, userId)
  const move = next && (await lockMove(tx, next.move.id))
  // It can have taken effect or been cancelled before it was locked.
  if (!next || move?.status !== 'planned') return null
  return { move, place: { moveId: move.id, residentId: next.residentId } }
}

const recordOwnEvent = (
  tx: Database,
  move: MoveRow,
  { residentId }: Place,
  action: 'planned an invitation' | 'removed an invitation',
  by: Author,
  now: Date,
) => recordMoveEvent(tx, move, [{ residentId, userId: by.id }], action, {}, by, now)

/** Invites whom a resident has noted for the home that has just begun. */
export async function invitePlannedMembers(tx: Database, mail: Mail, place: Place, assignmentId: string, now: Date) {
  const planned = await tx.delete(plannedMembers).where(membersOf(place)).returning()
  if (planned.length === 0) return
  const [by] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(eq(residents.id, place.residentId))
  if (!by) return
  for (const { firstName, lastName, email, rights, language } of planned.toSorted((a, b) => a.id.localeCompare(b.id)))
    await addMember(tx, mail, assignmentId, { firstName, lastName, email, rights, language }, by, now)
}

/** A cancelled move invites nobody. */
export async function deletePlannedMembers(tx: Database, moveId: string): Promise<void> {
  await tx.delete(plannedMembers).where(eq(plannedMembers.moveId, moveId))
}
