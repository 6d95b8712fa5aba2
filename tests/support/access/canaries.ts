import assert from 'node:assert/strict'
import type { Pool, PoolClient } from 'pg'

type Column = { table: string; column: string; type: string }

/** The columns of all tables of the building that contain text, arrays of text, or JSON. */
export async function textColumns(pool: Pool) {
  const { rows } = await pool.query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'building'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
       and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
     order by 1, a.attnum`,
  )
  return rows
}

/** Every row of every table of the building as text, by table. */
export async function allRows(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'building'::regnamespace and relkind = 'r'`,
  )
  const queries = rows.map(({ name }) => `select '${name}' as name, t::text as text from "${name}" t`)
  const { rows: found } = await pool.query<{ name: string; text: string }>(
    `${queries.join(' union all ')} order by name, text`,
  )
  return new Map([...Map.groupBy(found, ({ name }) => name)].map(([name, own]) => [name, own.map(({ text }) => text)]))
}

/** Tables with a foreign key to an account, a resident's record, a request or a message from the web site. */
export async function tablesOfPeople(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and connamespace = 'building'::regnamespace
       and confrelid::regclass::text in ('users', 'residents', 'maintenance_requests', 'contact_messages') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** SQLSTATEs of columns that reject free text: check constraints, foreign keys, unique columns, types, not null. */
const rejectionCodes = new Set(['23514', '23503', '23505', '22P02', '23502'])
const rejectedColumns = new Set<string>()

/**
 * Writes a canary into every text column of every row. It names the owner of the row: the person whose id the row contains, or
 * `shared`. Excluded columns and columns that reject free text keep their values.
 */
export async function placeCanaries(
  pool: Pool,
  ownerOf: (row: string) => string | null,
  isExcluded: (column: string) => boolean,
): Promise<void> {
  const client = await pool.connect()
  try {
    const columns = Map.groupBy(
      (await textColumns(pool)).filter(({ table, column }) => !isExcluded(`${table}.${column}`)),
      ({ table }) => table,
    )
    await client.query('begin')
    await client.query(`set local building.allow_history_changes = 'on'`)
    for (const [table, all] of columns) {
      const { rows } = await client.query<{ at: string; text: string }>(
        `select t.ctid::text as at, t::text as text from "${table}" t`,
      )
      for (const { at, text } of rows) await fillRow(client, table, at, ownerOf(text) ?? 'shared', all)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Fills a row in one statement, or column by column if the database rejects it. Rejected columns are skipped from then on. */
async function fillRow(client: PoolClient, table: string, at: string, owner: string, all: readonly Column[]) {
  const nameOf = ({ column }: Column) => `${table}.${column}`
  const valueOf = (column: Column) => {
    const word = canary(owner, nameOf(column))
    return column.type === 'jsonb' ? JSON.stringify({ text: word }) : column.type === 'text[]' ? [word] : word
  }
  async function fill(place: string, columns: readonly Column[]): Promise<string> {
    if (columns.length === 0) return place
    const set = columns.map(({ column }, n) => `"${column}" = $${n + 2}`).join(', ')
    await client.query('savepoint one')
    try {
      const { rows } = await client.query<{ at: string }>(
        `update "${table}" set ${set} where ctid = $1::tid returning ctid::text as at`,
        [place, ...columns.map(valueOf)],
      )
      return rows[0]?.at ?? place
    } catch (error) {
      const [first, ...others] = columns
      assert.ok(first && rejectionCodes.has((error as { code: string }).code), `${table}: ${String(error)}`)
      await client.query('rollback to savepoint one')
      if (others.length === 0) {
        rejectedColumns.add(nameOf(first))
        return place
      }
      let here = place
      for (const column of columns) here = await fill(here, [column])
      return here
    }
  }
  await fill(
    at,
    all.filter((column) => !rejectedColumns.has(nameOf(column))),
  )
}

export const canary = (owner: string, column: string) => `zq-${owner}-${column.replace(/[._]/g, '-')}-zq`
/** The owners of the canaries in a text. */
export const ownersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/zq-([a-z]+\d*)-[a-z-]+-zq/g)].map(([, owner]) => owner ?? ''))

/** Deletes every row, so that the next example starts with an empty database. */
export async function emptyTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'building'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local building.allow_history_changes = 'on'`)
    await client.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')}`)
    await client.query('commit')
  } finally {
    client.release()
  }
  await pool.query(`delete from jobs.job where data ->> 'userId' is not null`)
}
