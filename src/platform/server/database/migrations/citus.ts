import type { Client } from 'pg'
import { CannotStart } from '../../process/cannot-start.ts'

/** The first migration that can meet a building which Citus distributed; `citus.test.ts` checks those from it on. */
export const firstOnCitus = 163

/*
 * With Citus and schema-based sharding, the schema of a building is on one of several servers. Citus cannot run every
 * migration on such a schema, so a new building gets its tables on the coordinator, where anything can run, and is moved to
 * a server before it has rows.
 */

/** Whether the database has Citus, and its operator has switched schema-based sharding on, whatever this session has set. */
async function hasSchemaSharding(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_settings where name = 'citus.enable_schema_based_sharding' and reset_val = 'on'
       and exists (select from pg_extension where extname = 'citus')`,
  )
  return rowCount !== 0
}

/** Schemas that the rest of this transaction creates stay on the coordinator, as that of the job queue does for ever. */
export async function createSchemasLocally(client: Client): Promise<void> {
  if (await hasSchemaSharding(client)) await client.query('set local citus.enable_schema_based_sharding = off')
}

/** Settings without which triggers are rejected, and do not see what a transaction sets for them. */
const demanded = { 'citus.enable_unsafe_triggers': 'on', 'citus.propagate_set_commands': 'local' } as const

/** Throws CannotStart when the operator has not set what a distributed schema needs. */
async function checkSettings(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(demanded)) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    if (rows[0]?.value !== value)
      throw new CannotStart(`Citus needs ${name} = ${value} on every server, and here it is ${rows[0]?.value}.`)
  }
}

/**
 * Moves the schema of the building to one of the servers, unless it is on one; nothing without Citus. In a transaction that
 * `begin` opens and which has changed no schema, because Citus would wait for such a change on another connection.
 */
export async function distributeSchema(client: Client, schema: string, begin: () => Promise<void>): Promise<void> {
  if (!(await hasSchemaSharding(client))) return
  await checkSettings(client)
  await begin()
  try {
    const { rowCount } = await client.query('select from citus_schemas where schema_name = $1::regnamespace', [schema])
    if (rowCount === 0) await distribute(client, schema)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new CannotStart(`Citus cannot distribute the schema ${schema}: ${(error as Error).message} (docs/citus.md).`)
  }
}

/** The triggers are off meanwhile: they would take the rows that Citus copies for new ones. */
async function distribute(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = $1::regnamespace and not t.tgisinternal order by 1`,
    [schema],
  )
  for (const { table } of rows) await client.query(`alter table ${table} disable trigger user`)
  await client.query('select citus_schema_distribute($1)', [schema])
  for (const { table } of rows) await client.query(`alter table ${table} enable trigger user`)
}
