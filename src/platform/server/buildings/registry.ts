import type { ClientBase, Pool } from 'pg'
import { newId } from '../database/ids.ts'

type Client = Pick<ClientBase | Pool, 'query'>

/** The schema with the list of buildings. */
export const registrySchema = 'registry'
/** The channel on which a change of the registry is announced. */
export const registryChannel = 'registry'

export type BuildingState = 'creating' | 'active' | 'archived'

/** A building as the registry knows it. */
export type RegisteredBuilding = {
  id: string
  slug: string
  schema: string
  origin: string
  /** The names that lead to it, also that of its origin. */
  hosts: string[]
  state: BuildingState
  /** The last migration; null before the first. */
  version: string | null
  /** Why its migrations failed. */
  problem: string | null
  secretKeySealed: string | null
}

export type NewBuilding = Pick<RegisteredBuilding, 'slug' | 'origin' | 'hosts'>

export const schemaOfSlug = (slug: string) => `b_${slug.replaceAll('-', '_')}`

/** As browsers write it into the Host header: in lower case, without the usual port. */
export const hostOfOrigin = (origin: string) => new URL(origin).host

export async function hasRegistry(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('registry.buildings') is not null as there`,
  )
  return rows[0]?.there ?? false
}

export async function listBuildings(client: Client): Promise<RegisteredBuilding[]> {
  const { rows } = await client.query<RegisteredBuilding>(
    `select b.id, b.slug, b.schema_name as schema, b.origin, b.state, b.version, b.problem, b.secret_key_sealed as "secretKeySealed",
       array(select h.host from registry.host_names h where h.building_id = b.id order by h.host) as hosts
     from registry.buildings b order by b.slug`,
  )
  return rows
}

export async function findBuilding(client: Client, slug: string): Promise<RegisteredBuilding | null> {
  return (await listBuildings(client)).find((building) => building.slug === slug) ?? null
}

/** Adds a building that is being created. The constraints reject a slug, an origin or a host that another one has. */
export async function insertBuilding(client: Client, { slug, origin, hosts }: NewBuilding): Promise<string> {
  const id = newId()
  await client.query('insert into registry.buildings (id, slug, schema_name, origin) values ($1, $2, $3, $4)', [
    id,
    slug,
    schemaOfSlug(slug),
    origin,
  ])
  await insertHosts(client, id, [hostOfOrigin(origin), ...hosts])
  return id
}

/** Gives a building another address and replaces its other names. The constraints reject those that another building has. */
export async function setOrigin(
  client: Client,
  id: string,
  { origin, hosts }: Omit<NewBuilding, 'slug'>,
): Promise<void> {
  await client.query('update registry.buildings set origin = $2, updated_at = now() where id = $1', [id, origin])
  await client.query('delete from registry.host_names where building_id = $1', [id])
  await insertHosts(client, id, [hostOfOrigin(origin), ...hosts])
  await announceChange(client)
}

const insertHosts = (client: Client, id: string, hosts: readonly string[]) =>
  client.query('insert into registry.host_names (host, building_id) select distinct unnest($2::text[]), $1::uuid', [
    id,
    hosts,
  ])

/** Records what the migrations of a building have reached. */
export async function recordVersion(
  client: Client,
  id: string,
  { version, problem }: Pick<RegisteredBuilding, 'version' | 'problem'>,
): Promise<void> {
  await client.query(
    `update registry.buildings set version = coalesce($2, version), problem = $3, updated_at = now()
     where id = $1 and (version, problem) is distinct from (coalesce($2, version), $3)`,
    [id, version, problem],
  )
}

/** Records why a building could not be created; nothing once it is in use. */
export async function recordFailedCreation(client: Client, id: string, problem: string): Promise<void> {
  await client.query(
    `update registry.buildings set problem = $2, updated_at = now() where id = $1 and state = 'creating'`,
    [id, problem],
  )
}

/** The problem of a building that was begun with a backup: without it, it would become an empty one. */
const restorePending = 'Its backup is not restored: run create-building with --restore again.'

/** Notes that a building is being created from a backup, until it is complete. */
export const recordRestoreBegun = (client: Client, id: string) => recordFailedCreation(client, id, restorePending)

export const isRestorePending = ({ state, problem }: RegisteredBuilding) =>
  state === 'creating' && problem === restorePending

/** Changes the state and announces it to every process. */
export async function setState(client: Client, id: string, state: BuildingState): Promise<void> {
  await client.query(
    `update registry.buildings set state = $2, updated_at = now(), archived_at = case $2 when 'archived' then now() end where id = $1`,
    [id, state],
  )
  await announceChange(client)
}

export async function setSecretKey(client: Client, id: string, sealed: string | null): Promise<void> {
  await client.query('update registry.buildings set secret_key_sealed = $2, updated_at = now() where id = $1', [
    id,
    sealed,
  ])
}

/** Every process reads the registry again. */
export async function announceChange(client: Client): Promise<void> {
  await client.query(`select pg_notify('${registryChannel}', '')`)
}
