import { createBuilding as setUpBuilding } from '#set-up/server/create-building.ts'
import { linkAccount } from '#portfolio/server/linked-accounts.ts'
import type { NewBuilding } from '#portfolio/schemas.ts'
import type { PortfolioPerson } from '#portfolio/server/opening/building-account.ts'
import { unknownPassword } from '#portfolio/server/opening/building-account.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { recordVersion, type RegisteredBuilding } from '#platform/server/buildings/registry.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import { localeOfCountry, languagesOfCountry } from '#platform/locale/country-defaults.ts'
import { openPool, type OpenedPool } from '#platform/server/database/database.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import type { Log } from '#platform/server/process/log.ts'
import { describeError } from '#platform/server/process/logged-error.ts'

type Options = {
  connection: DatabaseConfig
  /** The connections of the registry. */
  registry: OpenedPool
  protocol: string
  log: Log
  now: () => Date
}

/**
 * Creates buildings of the portfolio: the building is registered at once, its schema and profile follow. One that fails says so
 * in the registry, and `create-building` continues it.
 */
export function createBuildings({ connection, registry, protocol, log, now }: Options) {
  const running = new Set<Promise<void>>()

  async function fill(
    { schema, id }: RegisteredBuilding,
    input: NewBuilding,
    by: { id: string; profile: PortfolioPerson },
  ) {
    const own = openPool(connection, log, 1, () => schema)
    try {
      const { email, firstName, lastName, company } = by.profile
      const passwordHash = await unknownPassword()
      const accountId = await own.db.transaction((tx) =>
        setUpBuilding(
          tx,
          {
            profile: {
              name: input.name,
              code: codeOf(input.slug),
              street: input.street,
              officeEmail: email,
              timeZone: input.timeZone,
            },
            locale: {
              ...defaultLocale,
              ...localeOfCountry(input.countryCode),
              countryCode: input.countryCode,
              languages: languagesOfCountry(input.countryCode),
            },
            floors: {
              towerFloors: input.floors,
              firstHomes: 1,
              lastHomes: input.floors,
              homesPerFloor: input.homesPerFloor,
            },
            administrator: {
              email,
              firstName,
              lastName: `${lastName} (${company})`,
              passwordHash,
              passwordChangedAt: now(),
            },
          },
          now(),
        ),
      )
      await linkAccount(registry.db, by.id, id, accountId, now())
    } finally {
      await own.pool.end()
    }
  }

  return {
    /** Resolves with the id once the building is in the registry. */
    create: (input: NewBuilding, by: { id: string; profile: PortfolioPerson }): Promise<string> => {
      const { promise: registered, resolve, reject } = Promise.withResolvers<string>()
      const { slug, host } = input
      const work = createBuilding(
        connection,
        { slug, origin: `${protocol}//${host}`, hosts: [] },
        log,
        (created) => fill(created, input, by),
        ({ id }) => resolve(id),
      )
        .then(() => undefined)
        .catch(async (error: unknown) => {
          reject(error)
          log.warn(`The building ${slug} could not be created: ${describeError(error)}`)
          const id = await registered.catch(() => null)
          if (id !== null) await recordVersion(registry.pool, id, { version: null, problem: describeError(error) })
        })
      running.add(work)
      void work.finally(() => running.delete(work))
      return registered
    },
    /** Waits for the buildings that are being created. */
    close: async () => void (await Promise.allSettled(running)),
  }
}

/** Two to eight capital letters and digits. */
const codeOf = (slug: string) => slug.replaceAll('-', '').slice(0, 4).toUpperCase()
