import { eq } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { currentHouseholdMembers } from './table.ts'

/**
 * The membership of a household member that is in force, with the resident who invited them; the authenticator reads it at
 * every call.
 */
export async function findMembership(db: Database, userId: string) {
  const [found] = await db.select().from(currentHouseholdMembers).where(eq(currentHouseholdMembers.userId, userId))
  return found ?? null
}

/** The resident for whom a person uses the portal: a household member does so for one home of another resident. */
export type ActingResident = {
  id: string
  userId: string
  fullName: string
  onlyUnitId: string | null
  /** The account of the caller: the resident's own, or that of a household member. */
  callerId: string
}

export async function selectActingResident(db: Database, userId: string): Promise<ActingResident | null> {
  const [own] = await db
    .select({ id: residents.id, fullName: residents.fullName })
    .from(residents)
    .where(eq(residents.userId, userId))
  if (own) return { ...own, userId, onlyUnitId: null, callerId: userId }
  const member = await findMembership(db, userId)
  if (!member) return null
  return {
    id: member.residentId,
    userId: member.residentUserId,
    fullName: member.residentName,
    onlyUnitId: member.unitId,
    callerId: userId,
  }
}

/** Throws 404 for a person who is neither a resident nor a current household member. */
export async function getActingResident(db: Database, userId: string): Promise<ActingResident> {
  const resident = await selectActingResident(db, userId)
  if (!resident) throw notFound('Resident')
  return resident
}
