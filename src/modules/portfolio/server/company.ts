import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { HttpError, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { portfolioErrors } from '../messages/errors.ts'
import type { PortfolioPerson } from './opening/building-account.ts'
import type { KnownBuilding, PortfolioBuildings } from './portfolio-buildings.ts'
import { companies, companyBuildings, companyPeople } from './table.ts'

export type Company = { id: string; name: string; hasSecondFactor: boolean }

/** The company of a signed-in person. Throws 403 for an account without one. */
export async function getCompany(db: Database, userId: string): Promise<Company> {
  const [found] = await db
    .select({ id: companies.id, name: companies.name, since: users.secondFactorSince })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .where(eq(companyPeople.userId, userId))
  if (!found) throw new HttpError(403, 'not_allowed', (language) => portfolioErrors[language].notReady)
  return { id: found.id, name: found.name, hasSecondFactor: found.since !== null }
}

/** The buildings of a company that are not archived, in the order of the registry. */
export async function listBuildingsOf(
  db: Database,
  buildings: PortfolioBuildings,
  companyId: string,
): Promise<KnownBuilding[]> {
  const rows = await db
    .select({ id: companyBuildings.buildingId })
    .from(companyBuildings)
    .where(eq(companyBuildings.companyId, companyId))
  const managed = new Set(rows.map(({ id }) => id))
  return (await buildings.list()).filter(({ id, state }) => managed.has(id) && state !== 'archived')
}

/** An active building of the company. Throws the same 404 for a building of another company and for one that does not exist. */
export async function getBuildingOf(
  db: Database,
  buildings: PortfolioBuildings,
  companyId: string,
  id: string,
): Promise<KnownBuilding> {
  const [row] = await db
    .select({ id: companyBuildings.buildingId })
    .from(companyBuildings)
    .where(and(eq(companyBuildings.companyId, companyId), eq(companyBuildings.buildingId, id)))
  const found = row && (await buildings.list()).find((building) => building.id === id && building.state !== 'archived')
  if (!found) throw notFound('Building')
  return found
}

/**
 * A person of a company, as a building of the company gets to know them. Throws 404 for one who was removed meanwhile, and when the
 * company does not manage the building any more. In a transaction, neither happens until it ends.
 */
export async function getCompanyPerson(db: Database, userId: string, buildingId: string): Promise<PortfolioPerson> {
  const { email, firstName, lastName } = users
  const [found] = await db
    .select({ email, firstName, lastName, company: companies.name })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .innerJoin(companyBuildings, eq(companyBuildings.companyId, companyPeople.companyId))
    .where(
      and(
        eq(companyPeople.userId, userId),
        eq(companyBuildings.buildingId, buildingId),
        eq(users.status, 'Active'),
        isNull(users.deletedAt),
      ),
    )
    .for('share')
  if (!found) throw notFound('Account')
  return found
}
