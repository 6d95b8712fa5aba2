import { resolve } from 'node:path'
import { withRegistry } from '#app/many/with-registry.ts'
import { listBuildings } from '#platform/server/buildings/registry.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run list-buildings`: the buildings of an installation with many.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const buildings = await withRegistry(config, ({ client }) => listBuildings(client))
  if (buildings.length === 0) console.log('There is no building yet.')
  else
    console.table(
      buildings.map(({ slug, origin, state, version, problem }) => ({
        slug,
        origin,
        state,
        version,
        problem: problem ?? '',
      })),
    )
} catch (error) {
  printError(error)
  process.exit(1)
}
