import type { ClientBase, Pool } from 'pg'
import { beginWithLock } from '../database/advisory-lock.ts'
import type { DatabaseConfig } from '../database/hosts/database-hosts.ts'
import { createClient } from '../database/database-client.ts'
import { migrate, migrationsFolder, readMigrations } from '../database/migrations/migrate.ts'
import { CannotStart } from '../process/cannot-start.ts'
import type { Log } from '../process/log.ts'
import {
  findBuilding,
  hostOfOrigin,
  insertBuilding,
  type NewBuilding,
  recordVersion,
  type RegisteredBuilding,
  setOrigin,
  setState,
} from './registry.ts'

const slugPattern = /^[a-z][a-z0-9-]{1,39}$/
const hostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/** What is wrong with a new building, in a sentence that names the option; null for nothing. */
export function validateNewBuilding({ slug, origin, hosts }: NewBuilding): string | null {
  if (!slugPattern.test(slug))
    return '--slug must have 2 to 40 small letters, digits or hyphens, and begin with a letter, like north-tower.'
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !/^https?:/.test(origin))
    return '--origin must be an address without a path, like https://north.example.com.'
  const host = hosts.find((name) => !hostPattern.test(name))
  return host === undefined ? null : `--host must be a name like north.example.com, not ${host}.`
}

/**
 * Adds a building to the registry and creates its schema; `fill` may load data before anyone can reach it. The next
 * call with the same slug continues an interrupted one; of simultaneous calls, one does the work and the others wait.
 */
export async function createBuilding(
  connection: DatabaseConfig,
  building: NewBuilding,
  log: Log,
  fill: (created: RegisteredBuilding) => Promise<void> = async () => {},
): Promise<RegisteredBuilding> {
  const { slug } = building
  const client = createClient({ ...connection, application_name: 'house registry' })
  await client.connect()
  try {
    if ((await findBuilding(client, slug))?.state !== 'creating') {
      await client.query('begin')
      await registerBuilding(client, building)
      await client.query('commit')
    }
    await beginWithLock(client, `create building ${slug}`, { purpose: `The building ${slug} cannot be created` })
    const created = await findBuilding(client, slug)
    if (!created) throw new Error('The building was not added.')
    if (created.state === 'creating') {
      await migrate(connection, { schema: created.schema, log })
      // Before the registry is changed, because it may change the registry on a connection of its own.
      await fill(created)
      await recordVersion(client, created.id, { version: latestVersion(), problem: null })
      await setState(client, created.id, 'active')
    }
    await client.query('commit')
    return { ...created, state: 'active' }
  } finally {
    // Ends the transaction, too.
    await client.end()
  }
}

/** Adds a building to the registry within the caller's transaction. Throws CannotStart when another one has its slug, origin or a host. */
export async function registerBuilding(
  client: Pick<ClientBase | Pool, 'query'>,
  building: NewBuilding,
): Promise<string> {
  const problem = validateNewBuilding(building)
  if (problem !== null) throw new CannotStart(problem)
  const { slug } = building
  const earlier = await findBuilding(client, slug)
  if (earlier) throw new CannotStart(`There is a building ${slug} already (${earlier.state}). Nothing was changed.`)
  return insertBuilding(client, building).catch(explainTaken)
}

/**
 * Gives a building another address, which running processes use at once; returns its other names. Its former names stay and
 * lead to the new address, so that links in e-mails that were sent before still work, except those in `removed`. Throws
 * CannotStart when another building has the address.
 */
export async function changeAddress(
  client: ClientBase,
  { removed, ...building }: NewBuilding & { removed: readonly string[] },
): Promise<string[]> {
  const problem = validateNewBuilding(building)
  if (problem !== null) throw new CannotStart(problem)
  const earlier = await findBuilding(client, building.slug)
  if (!earlier) throw new CannotStart(`There is no building ${building.slug}.`)
  const unknown = removed.find((name) => !earlier.hosts.includes(name))
  if (unknown !== undefined)
    throw new CannotStart(`--remove: ${unknown} is no name of this building. Its names: ${earlier.hosts.join(', ')}.`)
  const address = hostOfOrigin(building.origin)
  if (removed.includes(address)) throw new CannotStart(`--remove: ${address} is its new address. Nothing was changed.`)
  const names = new Set([...earlier.hosts, ...building.hosts].filter((name) => !removed.includes(name)))
  names.delete(address)
  await client.query('begin')
  try {
    await setOrigin(client, earlier.id, { origin: building.origin, hosts: [...names] }).catch(explainTaken)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return [...names].toSorted()
}

/** The origin of the first `--host`: on this machine, it is on the port of the program. */
export const originOfHost = (host: string, port: number) =>
  /(?:^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`

function explainTaken(error: Error & { constraint?: string }): never {
  const reason = takenBy[error.constraint ?? '']
  throw reason === undefined ? error : new CannotStart(`${reason} Nothing was changed.`)
}

/** What another building has, by the constraint that says so. */
const takenBy: Partial<Record<string, string>> = {
  buildings_slug_key: 'There is a building with this slug already.',
  buildings_origin_key: 'Another building has this origin or host name.',
  host_names_pkey: 'Another building has this origin or host name.',
  buildings_schema_name_key: '--slug is too similar to that of another building: hyphens do not count.',
}

/** Takes a building out of use: its host answers 410, its jobs end, and its data and files stay. Throws CannotStart for an unknown one. */
export async function archiveBuilding(client: ClientBase, slug: string): Promise<void> {
  const { id } = await getComplete(client, slug, 'archived')
  await setState(client, id, 'archived')
}

/** Takes an archived building back into use, with the schema of this program's version. */
export async function activateBuilding(
  connection: DatabaseConfig,
  client: ClientBase,
  slug: string,
  log: Log,
): Promise<void> {
  const { id, schema } = await getComplete(client, slug, 'active')
  await migrate(connection, { schema, log })
  await recordVersion(client, id, { version: latestVersion(), problem: null })
  await setState(client, id, 'active')
}

/** A building that is not in this state yet. */
async function getComplete(client: ClientBase, slug: string, to: 'archived' | 'active'): Promise<RegisteredBuilding> {
  const building = await findBuilding(client, slug)
  if (!building) throw new CannotStart(`There is no building ${slug}.`)
  if (building.state === 'creating')
    throw new CannotStart(`The building ${slug} is not complete. Run create-building for it again.`)
  if (building.state === to) throw new CannotStart(`The building ${slug} is ${to} already.`)
  return building
}

const latestVersion = () => readMigrations(migrationsFolder()).at(-1)?.name ?? null
