import type { ClientBase } from 'pg'

/**
 * Tables without a backup: sessions, secret links and short-lived counters, which a restore invalidates, and the id of the
 * installation, of which a restored one has another. `migrations` is in the manifest instead, and the job queue (schema `jobs`) is left out too.
 */
export const excludedTables: readonly string[] = [
  'sessions',
  'one_time_tokens',
  'work_order_links',
  'calendar_addresses',
  'idempotency_keys',
  'throttle_counters',
  'installation',
  'undoable_changes',
]
/** Filled by the migrations. */
const migrationsTable = 'migrations'

export type TableShape = { table: string; columns: string[] }

/** Every table of the building with its columns, generated ones excluded. */
export async function listBackupTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [[...excludedTables, migrationsTable]],
  )
  return rows
}

/** Uses the schema of the building, and formats that do not depend on the settings of the server. */
export async function setPortableSettings(client: ClientBase, schema: string): Promise<void> {
  await client.query(`set search_path = ${quoted(schema)}, public`)
  await client.query(`set datestyle = 'ISO, YMD'`)
  await client.query(`set intervalstyle = 'postgres'`)
  await client.query(`set timezone = 'UTC'`)
  await client.query(`set client_encoding = 'UTF8'`)
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnList = ({ columns }: { columns: readonly string[] }) => columns.map(quoted).join(', ')
