import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import { users } from '#accounts/server/table.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { portfolioErrors } from '../messages/errors.ts'
import { buildingAccounts, companies, companyBuildings, companyPeople } from './table.ts'

/** The company of this name; created when there is none. */
export async function ensureCompany(tx: Database, name: string, now: Date): Promise<string> {
  const [found] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.name, name))
  if (found) return found.id
  const id = newId()
  await tx.insert(companies).values({ id, name, createdAt: now })
  return id
}

/** Lets a company see these buildings too; returns those that it did not see before. */
export async function assignBuildings(
  tx: Database,
  companyId: string,
  buildingIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (buildingIds.length === 0) return []
  const rows = buildingIds.map((buildingId) => ({ companyId, buildingId, createdAt: now }))
  const { buildingId } = companyBuildings
  const added = await tx.insert(companyBuildings).values(rows).onConflictDoNothing().returning({ buildingId })
  return added.map((row) => row.buildingId)
}

export type ListedCompany = { name: string; buildingIds: string[]; people: string[] }

/** Every company with its buildings and people, by name. */
export async function listCompanies(db: Database): Promise<ListedCompany[]> {
  const all = await db.select().from(companies).orderBy(companies.name)
  const managed = await db.select().from(companyBuildings)
  const people = await db
    .select({
      companyId: companyPeople.companyId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(companyPeople)
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .orderBy(users.lastName, users.firstName, users.id)
  return all.map(({ id, name }) => ({
    name,
    buildingIds: managed.filter(({ companyId }) => companyId === id).map(({ buildingId }) => buildingId),
    people: people
      .filter(({ companyId }) => companyId === id)
      .map(({ firstName, lastName, email }) => `${firstName} ${lastName} <${email}>`),
  }))
}

/** The account of a person in a building. */
export type AccountInBuilding = { buildingId: string; accountId: string }

/**
 * Takes buildings away from a company; what its people did there stays. Returns their accounts there, which the caller suspends.
 * Throws CannotStart for an unknown company.
 */
export async function removeBuildings(
  tx: Database,
  name: string,
  buildingIds: readonly string[],
): Promise<AccountInBuilding[]> {
  const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.name, name))
  if (!company) throw new CannotStart(`There is no company ${name}.`)
  const ids = [...buildingIds]
  const isManaged = and(eq(companyBuildings.companyId, company.id), inArray(companyBuildings.buildingId, ids))
  await tx.delete(companyBuildings).where(isManaged)
  const { buildingId, accountId } = buildingAccounts
  return tx
    .select({ buildingId, accountId })
    .from(buildingAccounts)
    .innerJoin(companyPeople, eq(companyPeople.userId, buildingAccounts.userId))
    .where(and(eq(companyPeople.companyId, company.id), inArray(buildingId, ids)))
}

export type NewPerson = { email: string; firstName: string; lastName: string; passwordHash: string }

/** Adds a person to a company. Throws 409 when the address has an account. */
export async function addPerson(tx: Database, companyId: string, person: NewPerson, now: Date): Promise<void> {
  const { email, passwordHash, ...names } = person
  if (await findActive(tx, email))
    throw conflict('email_taken', (language) => portfolioErrors[language].addressTaken(email))
  const id = newId()
  const times = { passwordChangedAt: now, createdAt: now, updatedAt: now }
  await tx
    .insert(users)
    .values({ id, ...names, ...signInAddress(email), role: 'admin', status: 'Active', passwordHash, ...times })
  await tx.insert(companyPeople).values({ userId: id, companyId })
  await writeAudit(tx, { by: null, action: 'added', recordType: 'accounts', recordId: id, now })
}

/** A new password; every session ends. Throws 404. */
export async function setPassword(tx: Database, email: string, passwordHash: string, now: Date): Promise<void> {
  const account = await findActive(tx, email)
  if (!account) throw notFound('Account')
  await writeAccount(tx, account, { passwordHash, passwordChangedAt: now }, { now })
  await writeAudit(tx, { by: null, action: 'changed the password', recordType: 'accounts', recordId: account.id, now })
}

/**
 * Removes a person from the portfolio and returns their accounts in buildings, which the caller suspends; also those of one who was
 * removed already, so that it can be repeated. Throws 404.
 */
export async function removePerson(tx: Database, email: string, now: Date): Promise<AccountInBuilding[]> {
  const account = (await findActive(tx, email)) ?? (await findRemoved(tx, email))
  if (!account) throw notFound('Account')
  if (account.deletedAt === null) {
    await writeAccount(tx, account, { deletedAt: now, status: 'Suspended', passwordHash: null }, { now })
    await tx.delete(companyPeople).where(eq(companyPeople.userId, account.id))
    await writeAudit(tx, { by: null, action: 'deleted', recordType: 'accounts', recordId: account.id, now })
  }
  const { buildingId, accountId } = buildingAccounts
  return tx.select({ buildingId, accountId }).from(buildingAccounts).where(eq(buildingAccounts.userId, account.id))
}

/** The person with this address who was removed last. */
async function findRemoved(tx: Database, email: string) {
  const isOne = eq(users.emailCanonical, canonicalEmail(email))
  return (await tx.select().from(users).where(isOne).orderBy(desc(users.deletedAt)).limit(1))[0]
}

async function findActive(tx: Database, email: string) {
  const isActive = and(eq(users.emailCanonical, canonicalEmail(email)), isNull(users.deletedAt))
  return (await tx.select().from(users).where(isActive).for('update'))[0]
}
