import type { ClientBase } from 'pg'

/** What is left out: who is signed in, secret links, and what only counts for minutes. After a restore all of it is dead. */
export const leftOut: readonly string[] = [
  'sessions',
  'one_time_tokens',
  'confirmation_links',
  'calendar_addresses',
  'idempotency_keys',
  'throttle_counters',
]
/** Written by the migrations themselves. */
const ownOfTheProgram = 'migrations'

export type TableShape = { table: string; columns: string[] }

/** Every table of the building with the columns that are not computed, as the database knows them. */
export async function tablesToKeep(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = ''
     where c.relnamespace = 'building'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [[...leftOut, ownOfTheProgram]],
  )
  return rows
}

/** Text that means the same on every server, whatever its own settings are. */
export async function speakPlainly(client: ClientBase): Promise<void> {
  await client.query(`set search_path = building, public`)
  await client.query(`set datestyle = 'ISO, YMD'`)
  await client.query(`set intervalstyle = 'postgres'`)
  await client.query(`set timezone = 'UTC'`)
  await client.query(`set client_encoding = 'UTF8'`)
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnList = ({ columns }: { columns: readonly string[] }) => columns.map(quoted).join(', ')
