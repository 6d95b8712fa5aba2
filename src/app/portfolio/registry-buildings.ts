import { findLocale } from '#building/server/store.ts'
import type { BuildingState } from '#portfolio/choices.ts'
import type { KnownBuilding, PortfolioBuildings } from '#portfolio/server/portfolio-buildings.ts'
import type { ActiveBuildings } from '#platform/server/buildings/active-buildings.ts'
import { listBuildings, type RegisteredBuilding } from '#platform/server/buildings/registry.ts'
import type { DatabasePool } from '#platform/server/database/database-pool.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { withLocale } from '#platform/server/locale/locale-context.ts'
import { defaultLocale } from '#platform/locale/locale.ts'

/** The buildings of the registry, and work in the name of one of them in the app that serves them all. */
export function registryBuildings(
  app: AppContext,
  { active, registry }: { active: ActiveBuildings; registry: DatabasePool },
): Pick<PortfolioBuildings, 'list' | 'run'> {
  return {
    async list() {
      return (await listBuildings(registry)).map(toKnown)
    },
    run: (id, work) =>
      active.run(id, async () => {
        const locale = (await findLocale(app.db)) ?? defaultLocale
        // Awaited here, because a query runs when it is awaited.
        return withLocale(locale, async () => await work(app))
      }),
  }
}

const toKnown = (record: RegisteredBuilding): KnownBuilding => {
  const { id, slug, origin } = record
  return { id, slug, origin, state: stateOf(record) }
}

const stateOf = ({ state, problem }: RegisteredBuilding): BuildingState => {
  if (state === 'creating' && problem !== null) return 'failed'
  return state
}
