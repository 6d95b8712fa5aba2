import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getBuilding, withRegistry } from '#app/many/with-registry.ts'
import { keyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run building-key -- --building north`: prints the key of a building, to restore its backup in another installation.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({ options: { building: { type: 'string' } } })
  await withRegistry(config, async ({ client, installationKey }) => {
    console.log(keyOfBuilding(installationKey, await getBuilding(client, values.building)).toString('hex'))
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
