import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getBuilding, withRegistry } from '#app/many/with-registry.ts'
import { changeAddress, originOfHost } from '#platform/server/buildings/create-building.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { printError } from '#platform/server/process/logged-error.ts'

// `npm run change-address -- --building north --host north.example.com`: gives a building another address, also while the
// program runs. Its former names lead to the new one; `--remove old.example.com` ends one of them.

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({
    options: {
      building: { type: 'string' },
      host: { type: 'string', multiple: true },
      origin: { type: 'string' },
      remove: { type: 'string', multiple: true },
    },
  })
  const { host = [], origin: given, remove: removed = [] } = values
  const [first, ...others] = host
  if (first === undefined && given === undefined) throw new CannotStart('Name its address: --host north.example.com')
  const origin = given ?? originOfHost(first ?? '', config.port)
  await withRegistry(config, async ({ client }) => {
    const { slug } = await getBuilding(client, values.building)
    const hosts = given === undefined ? others : host
    const names = await changeAddress(client, { slug, origin, hosts, removed })
    const otherNames = names.length === 0 ? '' : ` These names lead there: ${names.join(', ')}.`
    console.log(`The building ${slug} is at ${origin}.${otherNames}`)
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
