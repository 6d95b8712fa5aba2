import { eq } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { unitNumberOf } from '#building/rules.ts'
import { hasProfile } from '#building/server/store.ts'
import { createBuilding as setUpBuilding } from '#set-up/server/create-building.ts'
import { getCompanyPerson } from '#portfolio/server/company.ts'
import { linkAccount } from '#portfolio/server/linked-accounts.ts'
import { siteOrigin } from '#portfolio/rules.ts'
import type { NewBuilding } from '#portfolio/schemas.ts'
import { ensureAccount, type PortfolioPerson, unknownPassword } from '#portfolio/server/opening/building-account.ts'
import type { PortfolioBuildings } from '#portfolio/server/portfolio-buildings.ts'
import { buildingCreations, companyBuildings } from '#portfolio/server/table.ts'
import type { ConfirmableStep } from '#set-up-guide/choices.ts'
import { setUpGuides } from '#set-up/server/guide-table.ts'
import { createUnits, type PlannedUnit } from '#units/server/create-units.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { createBuilding, registerBuilding } from '#platform/server/buildings/create-building.ts'
import { listBuildings, recordFailedCreation, type RegisteredBuilding } from '#platform/server/buildings/registry.ts'
import type { Language } from '#platform/language/registry.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import { localeOfCountry, languagesOfCountry } from '#platform/locale/country-defaults.ts'
import { LockUnavailable } from '#platform/server/database/advisory-lock.ts'
import { openPool, type OpenedPool } from '#platform/server/database/database.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import type { Log } from '#platform/server/process/log.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { describeError } from '#platform/server/process/logged-error.ts'

type Options = {
  connection: DatabaseConfig
  /** The connections of the registry. */
  registry: OpenedPool
  /** The address of the portfolio, whose host no building may have. */
  origin: string
  log: Log
  now: () => Date
}
/** The steps of the guide that the form answers: country, time zone and language were chosen. */
const chosenSteps: ConfirmableStep[] = ['locale']

type Creation = { id: string; userId: string; input: NewBuilding }

/**
 * Creates buildings of the portfolio: the building is registered at once, its schema and profile follow. One that fails says so
 * in the registry; the next start continues it, as it continues one that was interrupted.
 */
export function createBuildings({ connection, registry, origin, log, now }: Options) {
  const running = new Set<Promise<void>>()
  const originOf = ({ host }: NewBuilding) => siteOrigin(host, origin)

  /** Sets the building up, unless an interrupted creation has done so, with the person as its administrator. */
  async function fill({ schema }: RegisteredBuilding, { id, userId, input }: Creation) {
    const own = openPool(connection, log, 1, () => schema)
    try {
      const person = await getCompanyPerson(registry.db, userId, id)
      const passwordHash = await unknownPassword()
      const accountId = await own.db.transaction(async (tx) => {
        if (await hasProfile(tx)) return (await ensureAccount(tx, null, person, passwordHash, now())).id
        const password = { passwordHash, passwordChangedAt: now() }
        const administratorId = await setUpBuilding(tx, toNewBuilding(input, person, password), now())
        await createUnits(tx, listHomes(input), now())
        await tx.update(setUpGuides).set({ confirmedSteps: chosenSteps })
        return administratorId
      })
      await linkAccount(registry.db, userId, id, accountId, now())
    } finally {
      await own.pool.end()
    }
  }

  async function complete(creation: Creation): Promise<void> {
    const { id, input } = creation
    const { slug } = input
    try {
      const building = { slug, origin: originOf(input), hosts: [] }
      await createBuilding(connection, building, log, (created) => fill(created, creation))
      await registry.db.delete(buildingCreations).where(eq(buildingCreations.buildingId, id))
    } catch (error) {
      log.warn(`The building ${slug} could not be created: ${describeError(error)}`)
      // Another process is creating it.
      if (!(error instanceof LockUnavailable)) await recordFailedCreation(registry.pool, id, describeError(error))
    }
  }

  function begin(creation: Creation) {
    const work = complete(creation).catch((error: unknown) => log.warn(describeError(error)))
    running.add(work)
    void work.finally(() => running.delete(work))
  }

  const create: NonNullable<PortfolioBuildings['create']> = async (input, by, companyId) => {
    if (originOf(input) === origin) throw new CannotStart('The portfolio has this host name.')
    const at = now()
    const id = await registry.db.transaction(async (tx) => {
      // Every session of node-postgres has a client.
      const { client } = tx._.session as unknown as { client: PoolClient }
      const buildingId = await registerBuilding(client, { slug: input.slug, origin: originOf(input), hosts: [] })
      await tx.insert(companyBuildings).values({ companyId, buildingId, createdAt: at })
      await tx.insert(buildingCreations).values({ buildingId, userId: by.id, input, createdAt: at })
      const after = { slug: input.slug, host: input.host }
      await writeAudit(tx, { by, action: 'created', recordType: 'buildings', recordId: buildingId, after, now: at })
      return buildingId
    })
    begin({ id, userId: by.id, input })
    return id
  }

  return {
    /** Resolves with the id once the building is in the registry. Throws CannotStart when another one has its slug or host. */
    create,
    /** Continues what an earlier process has not completed. */
    async resume(): Promise<void> {
      const states = new Map((await listBuildings(registry.pool)).map(({ id, state }) => [id, state]))
      for (const { buildingId: id, userId, input } of await registry.db.select().from(buildingCreations))
        if (states.get(id) === 'creating') begin({ id, userId, input })
        else await registry.db.delete(buildingCreations).where(eq(buildingCreations.buildingId, id))
    },
    /** Waits for the buildings that are being created. */
    close: async () => void (await Promise.allSettled(running)),
  }
}

const toNewBuilding = (
  input: NewBuilding,
  { email, firstName, lastName, company }: PortfolioPerson,
  password: { passwordHash: string; passwordChangedAt: Date },
): Parameters<typeof setUpBuilding>[1] => ({
  profile: {
    name: input.name,
    code: codeOf(input.slug),
    street: input.street,
    city: input.city,
    officeEmail: email,
    timeZone: input.timeZone,
  },
  locale: {
    ...defaultLocale,
    ...localeOfCountry(input.countryCode),
    countryCode: input.countryCode,
    languages: languagesOf(input),
  },
  floors: {
    towerFloors: input.floors,
    firstHomes: 1,
    lastHomes: input.floors,
    homesPerFloor: input.homesPerFloor,
  },
  administrator: { email, firstName, lastName: `${lastName} (${company})`, ...password },
})

const listHomes = ({ floors, homesPerFloor }: NewBuilding): PlannedUnit[] =>
  Array.from({ length: floors * homesPerFloor }, (_, index) => {
    const floor = Math.floor(index / homesPerFloor) + 1
    const unitNumber = unitNumberOf(floor, (index % homesPerFloor) + 1)
    return { unitNumber, floor, category: 'Residential', bedrooms: null, squareFootage: null, balcony: null }
  })

/** Those of the country, the chosen one first. */
function languagesOf({ countryCode, language }: NewBuilding): Language[] {
  const ofCountry = languagesOfCountry(countryCode)
  return language ? [language, ...ofCountry.filter((other) => other !== language)] : ofCountry
}

/** Two to eight capital letters and digits. */
const codeOf = (slug: string) => slug.replaceAll('-', '').slice(0, 4).toUpperCase()
