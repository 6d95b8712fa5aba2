import assert from 'node:assert/strict'
import type { Pool, PoolClient } from 'pg'

type Column = { table: string; column: string; type: string }

/** Every table of the building, with the columns that hold text: also lists of texts and JSON. */
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

/** Every row of every table as text, by table. */
export async function wholeDatabase(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'building'::regnamespace and relkind = 'r'`,
  )
  const questions = rows.map(({ name }) => `select '${name}' as name, t::text as text from "${name}" t`)
  const { rows: found } = await pool.query<{ name: string; text: string }>(
    `${questions.join(' union all ')} order by name, text`,
  )
  return new Map([...Map.groupBy(found, ({ name }) => name)].map(([name, own]) => [name, own.map(({ text }) => text)]))
}

/** Tables whose rows belong to a person by a key of their own: of an account, a resident's record or a request. */
export async function tablesOfPeople(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and connamespace = 'building'::regnamespace
       and confrelid::regclass::text in ('users', 'tenants', 'maintenance_requests', 'contact_messages') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** What the database refuses in a column: a state of a fixed list, an address, a key of another table. */
const refusals = new Set(['23514', '23503', '23505', '22P02', '23502'])
const refused = new Set<string>()

/**
 * Fills every text column of every row with a word that says whose the row is: the person whose id stands in it, or
 * `shared`. Columns of `but` stay as they are, and those that take no free text.
 */
export async function placeCanaries(
  pool: Pool,
  ownerOf: (row: string) => string | null,
  but: (column: string) => boolean,
): Promise<void> {
  const client = await pool.connect()
  try {
    const columns = Map.groupBy(
      (await textColumns(pool)).filter(({ table, column }) => !but(`${table}.${column}`)),
      ({ table }) => table,
    )
    await client.query('begin')
    await client.query(`select set_config('house.unmaking', 'on', true)`)
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

/** In one statement; where the database refuses it, column by column, and what it refuses is not tried again. */
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
      assert.ok(first && refusals.has((error as { code: string }).code), `${table}: ${String(error)}`)
      await client.query('rollback to savepoint one')
      if (others.length === 0) {
        refused.add(nameOf(first))
        return place
      }
      let here = place
      for (const column of columns) here = await fill(here, [column])
      return here
    }
  }
  await fill(
    at,
    all.filter((column) => !refused.has(nameOf(column))),
  )
}

export const canary = (owner: string, column: string) => `zq-${owner}-${column.replace(/[._]/g, '-')}-zq`
/** Whose canaries stand in a text. */
export const ownersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/zq-([a-z]+\d*)-[a-z-]+-zq/g)].map(([, owner]) => owner ?? ''))

/** Removes every row, so that the next example begins with an empty building. */
export async function emptyTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'building'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('house.unmaking', 'on', true)`)
    await client.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')}`)
    await client.query('commit')
  } finally {
    client.release()
  }
  await pool.query(`delete from jobs.job where data ->> 'userId' is not null`)
}
