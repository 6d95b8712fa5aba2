import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getBuilding, withRegistry } from '#app/many/with-registry.ts'
import { assertKeyIsFree, keyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { activateBuilding, archiveBuilding } from '#platform/server/buildings/create-building.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run archive-building -- --building north [--undo]`: takes a building out of use, and back. Its data and files stay.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({
    options: { building: { type: 'string' }, undo: { type: 'boolean', default: false } },
  })
  await withRegistry(config, async ({ client, connection, installationKey }) => {
    const building = await getBuilding(client, values.building)
    const { slug } = building
    if (values.undo)
      await assertKeyIsFree(client, installationKey, { slug, key: keyOfBuilding(installationKey, building) })
    await (values.undo ? activateBuilding(connection, client, slug, console) : archiveBuilding(client, slug))
    console.log(
      values.undo ? `The building ${slug} is active again.` : `The building ${slug} is archived. Nothing was deleted.`,
    )
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
