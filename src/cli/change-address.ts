import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getBuilding, withRegistry } from '#app/many/with-registry.ts'
import { changeAddress, originOfHost } from '#platform/server/buildings/create-building.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run change-address -- --building north --host north.example.com`: gives a building another address, also while the program runs.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({
    options: {
      building: { type: 'string' },
      host: { type: 'string', multiple: true },
      origin: { type: 'string' },
    },
  })
  const { host = [], origin: given } = values
  const [first, ...others] = host
  if (first === undefined && given === undefined) throw new CannotStart('Name its address: --host north.example.com')
  const origin = given ?? originOfHost(first ?? '', config.port)
  await withRegistry(config, async ({ client }) => {
    const { slug } = await getBuilding(client, values.building)
    await changeAddress(client, { slug, origin, hosts: given === undefined ? others : host })
    console.log(`The building ${slug} is at ${origin}.`)
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
