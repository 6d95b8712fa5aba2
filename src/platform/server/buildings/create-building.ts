import type { ClientBase } from 'pg'
import type { DatabaseConfig } from '../database/hosts/database-hosts.ts'
import { createClient } from '../database/database-client.ts'
import { migrate, migrationsFolder, readMigrations } from '../database/migrations/migrate.ts'
import { CannotStart } from '../process/cannot-start.ts'
import type { Log } from '../process/log.ts'
import {
  findBuilding,
  insertBuilding,
  type NewBuilding,
  recordVersion,
  type RegisteredBuilding,
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
 * Adds a building to the registry and creates its schema; `fill` may load data before anyone can reach it. What an interrupted
 * call has begun, the next one with the same slug continues.
 */
export async function createBuilding(
  connection: DatabaseConfig,
  building: NewBuilding,
  log: Log,
  fill: (created: RegisteredBuilding) => Promise<void> = async () => {},
  /** Called once the registry has it, before its schema is created. */
  onRegistered: (created: RegisteredBuilding) => void = () => {},
): Promise<RegisteredBuilding> {
  const problem = validateNewBuilding(building)
  if (problem !== null) throw new CannotStart(problem)
  const client = createClient({ ...connection, application_name: 'house registry' })
  await client.connect()
  try {
    const created = await register(client, building)
    onRegistered(created)
    await migrate(connection, { schema: created.schema, log })
    await recordVersion(client, created.id, {
      version: readMigrations(migrationsFolder()).at(-1)?.name ?? null,
      problem: null,
    })
    await fill(created)
    await setState(client, created.id, 'active')
    return { ...created, state: 'active' }
  } finally {
    await client.end()
  }
}

async function register(client: ClientBase, building: NewBuilding): Promise<RegisteredBuilding> {
  const { slug } = building
  const earlier = await findBuilding(client, slug)
  if (earlier && earlier.state !== 'creating')
    throw new CannotStart(`There is a building ${slug} already (${earlier.state}). Nothing was changed.`)
  if (earlier) return earlier
  try {
    await client.query('begin')
    await insertBuilding(client, building)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const { constraint } = error as { constraint?: string }
    if (constraint === 'buildings_origin_key' || constraint === 'host_names_pkey')
      throw new CannotStart('Another building has this origin or host name. Nothing was changed.')
    if (constraint === 'buildings_schema_name_key')
      throw new CannotStart(
        '--slug is too similar to that of another building: hyphens do not count. Nothing was changed.',
      )
    throw error
  }
  const created = await findBuilding(client, slug)
  if (!created) throw new Error('The building was not added.')
  return created
}

/** Takes a building out of use: its host answers 410, its jobs end, and its data and files stay. Throws CannotStart for an unknown one. */
export async function archiveBuilding(
  client: ClientBase,
  slug: string,
  to: 'archived' | 'active' = 'archived',
): Promise<void> {
  const building = await findBuilding(client, slug)
  if (!building) throw new CannotStart(`There is no building ${slug}.`)
  if (building.state === 'creating')
    throw new CannotStart(`The building ${slug} is not complete. Run create-building for it again.`)
  if (building.state === to) throw new CannotStart(`The building ${slug} is ${to} already.`)
  await setState(client, building.id, to)
}
