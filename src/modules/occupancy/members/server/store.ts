import { and, eq, isNull } from 'drizzle-orm'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type HouseholdRight, householdRights } from '#platform/household-rights.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { days } from '#platform/time/dates.ts'
import { assignments } from '../../server/table.ts'
import type { HouseholdMember } from '../contract.ts'
import type { NewMember } from '../schemas.ts'
import { memberTexts } from '../messages/index.ts'
import { canGive, invitationsPerDay, validateInvitation } from '../rules.ts'
import { addMember } from './add-member.ts'
import { endMembership, lockUnitOfMember, markDoorCodeOfMember, type MemberRow, recordMembership } from './end.ts'
import { enqueueEndEmails } from './end-emails.ts'
import { enqueueInvitation } from './invitation.ts'
import { findMember, selectOwnHomes } from './reads.ts'
import { householdMembers } from './table.ts'

/**
 * Invites a person to one of the own homes. Throws 400 for another's home or a right that the inviting person lacks,
 * 409 when the person is invited already or the home has too many members, and 429 after many invitations in a day.
 */
export async function inviteMember(
  db: Database,
  mail: Mail,
  sent: NewMember,
  by: CurrentUser,
  now: Date,
): Promise<HouseholdMember> {
  checkRights(by, sent.rights)
  await throttleInvitations(db, by, now)
  // Another account took the address in the same moment: the invitation is repeated without an account.
  const taken = { users_email: () => conflict('try_again', (language) => memberTexts[language].tryAgain) }
  const id = await withConstraintErrors(taken, () =>
    db.transaction(async (tx) => {
      const { unitId, language = null, ...person } = sent
      const homes = await selectOwnHomes(tx, by.id)
      const home = unitId === undefined ? homes[0] : homes.find((home) => home.unitId === unitId)
      if (!home && homes.length === 0) throw conflict('no_home', (language) => memberTexts[language].noHome)
      if (!home) throw invalid('unitId', (language) => memberTexts[language].chooseHome)
      const members = await lockMembers(tx, home.assignmentId)
      const problem = validateInvitation(members, person.email)
      if (problem === 'tooMany') throw conflict('too_many_members', (language) => memberTexts[language].tooMany)
      if (problem) throw conflict('invited_already', (language) => memberTexts[language].invitedAlready, 'email')
      return addMember(tx, mail, home.assignmentId, { ...person, language }, by, now)
    }),
  )
  return findMember(db, id)
}

/** Changes what a member may do. Throws 404 for another household, and 412 when it was changed meanwhile. */
export async function changeMember(
  db: Database,
  id: string,
  rights: HouseholdRight[],
  by: CurrentUser,
  now: Date,
  ifMatch: number | null,
): Promise<HouseholdMember> {
  await db.transaction(async (tx) => {
    const member = await lockOwnMember(tx, id, by)
    checkRights(by, rights)
    if (ifMatch !== null && ifMatch !== member.version) throw stale(await findMember(tx, id))
    if (rights.join() === member.rights.join()) return
    await tx
      .update(householdMembers)
      .set({ rights, version: member.version + 1, updatedAt: now })
      .where(eq(householdMembers.id, id))
    const change = { before: { rights: member.rights }, after: { rights } }
    await recordMembership(tx, member, 'changed', change, by, now)
  })
  return findMember(db, id)
}

/** Sends the invitation again. Throws 404 for another household, 409 once the person has signed in, and 429. */
export async function inviteMemberAgain(db: Database, mail: Mail, id: string, by: CurrentUser, now: Date) {
  await throttleInvitations(db, by, now)
  await db.transaction(async (tx) => {
    const member = await lockOwnMember(tx, id, by)
    const { status } = await findMember(tx, id)
    if (status === 'active') throw conflict('has_password', (language) => memberTexts[language].signsInAlready)
    await recordMembership(tx, member, 'invited again', {}, by, now)
    await enqueueInvitation(tx, mail, member, by, now)
  })
  return { message: memberTexts.en.invitationSent }
}

/** Ends the access of a member; throws 404 for another household. */
export async function endOwnMember(db: Database, mail: Mail, id: string, by: CurrentUser, now: Date) {
  await db.transaction(async (tx) => {
    await lockUnitOfMember(tx, eq(householdMembers.id, id))
    await endMemberAccess(tx, mail, await lockOwnMember(tx, id, by), by, now)
  })
  return { message: memberTexts.en.ended }
}

/** The office ends the access of a member of this unit; throws 404. */
export async function endMemberOfUnit(db: Database, mail: Mail, unitId: string, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    await lockUnitOfMember(tx, eq(householdMembers.id, id))
    const found = await lockCurrentMember(tx, id)
    if (found?.unitId !== unitId) throw notFound('Household member')
    await endMemberAccess(tx, mail, found.member, by, now)
  })
  return { message: memberTexts.en.ended }
}

/** The door code is to be changed when the person has signed in, and knows it. */
async function endMemberAccess(tx: Database, mail: Mail, member: MemberRow, by: Author, now: Date) {
  await markDoorCodeOfMember(tx, member, now)
  await enqueueEndEmails(tx, mail, eq(householdMembers.id, member.id), now)
  await endMembership(tx, member, by, now)
}

async function lockOwnMember(tx: Database, id: string, by: CurrentUser): Promise<MemberRow> {
  const homes = await selectOwnHomes(tx, by.id)
  const found = await lockCurrentMember(tx, id)
  if (!found || !homes.some(({ assignmentId }) => assignmentId === found.member.assignmentId))
    throw notFound('Household member')
  return found.member
}

async function lockCurrentMember(tx: Database, id: string) {
  const [found] = await tx
    .select({ member: householdMembers, unitId: assignments.unitId })
    .from(householdMembers)
    .innerJoin(assignments, eq(assignments.id, householdMembers.assignmentId))
    .where(and(eq(householdMembers.id, id), isNull(householdMembers.endedAt), isNull(assignments.endedAt)))
    .for('update', { of: householdMembers })
  return found
}

/** Locks the home, so that simultaneous invitations are counted one after the other, and returns its members. */
async function lockMembers(tx: Database, assignmentId: string): Promise<MemberRow[]> {
  await lockRecords(tx)
  const [home] = await tx.select().from(assignments).where(eq(assignments.id, assignmentId)).for('update')
  if (!home || home.endedAt !== null) throw conflict('no_home', (language) => memberTexts[language].noHome)
  return tx
    .select()
    .from(householdMembers)
    .where(and(eq(householdMembers.assignmentId, assignmentId), isNull(householdMembers.endedAt)))
}

function checkRights(by: CurrentUser, rights: readonly HouseholdRight[]) {
  const own = by.role === 'household' ? by.householdRights : householdRights
  if (!canGive(own, rights)) throw invalid('rights', (language) => memberTexts[language].notYours)
}

const throttleInvitations = (db: Database, by: Author, now: Date) =>
  throttle(
    db,
    [{ kind: 'household-invitations', subject: by.id, limit: invitationsPerDay, window: days(1) }],
    (language) => memberTexts[language].tooManyInvitations,
    now,
  )
