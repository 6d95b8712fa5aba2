import { countAdministrators } from '#accounts/server/administrators.ts'
import type { AccountInBuilding } from '#portfolio/server/companies.ts'
import { listBuildings } from '#platform/server/buildings/registry.ts'
import { type OpenedRegistry, withDatabaseOf } from '../many/with-registry.ts'

/** The active buildings, by slug, that have no other administrators than these accounts. */
export async function findBuildingsOfLastAdministrators(
  registry: OpenedRegistry,
  accounts: readonly AccountInBuilding[],
): Promise<string[]> {
  const active = (await listBuildings(registry.client)).filter(({ state }) => state === 'active')
  const found: string[] = []
  for (const building of active) {
    const ids = accounts.filter(({ buildingId }) => buildingId === building.id).map(({ accountId }) => accountId)
    if (ids.length === 0) continue
    const [all, others] = await withDatabaseOf(registry, building, (db) =>
      Promise.all([countAdministrators(db), countAdministrators(db, ids)]),
    )
    // A building that has none already does not lose one.
    if (all > 0 && others === 0) found.push(building.slug)
  }
  return found
}
