import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { dayOf } from '#platform/time/dates.ts'
import { users } from '#accounts/server/table.ts'
import { announcements } from '#announcements/server/table.ts'
import { building, floorLayouts, floors } from '#building/server/table.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import { apiValue, isMapped } from '#platform/server/database/api-values.ts'
import { newId } from '#platform/server/database/ids.ts'
import { writeZip } from '#platform/server/files/zip.ts'
import { csvCell } from '#platform/server/csv/csv.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { notExported, secretColumn } from '../rules.ts'
import { words } from '../messages/en.ts'

type Table = { table: string; columns: string[]; keys: string[] }
type Row = Record<string, unknown>

const rowsPerInsert = 1000

/** Exports every record of one snapshot as CSV and JSON into a zip, which the caller deletes. */
export async function exportEverything(
  db: Database,
  dataDir: string,
  by: Author,
  address: string,
  now: Date,
): Promise<{ path: string; size: number; name: string }> {
  const folder = join(dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${newId()}.zip`)
  try {
    const [profile] = await db.select({ timeZone: building.timeZone, code: building.code }).from(building)
    const size = await db.transaction(
      async (tx) => {
        await allowLongWork(tx)
        const tables = await tablesOf(tx)
        let rows = 0
        const countRow = () => (rows += 1)
        const zipSize = await writeZip(path, [
          ...tables.flatMap((table) => [
            { name: `csv/${table.table}.csv`, content: csvOf(table, rowsOf(tx, table)) },
            { name: `json/${table.table}.json`, content: jsonOf(rowsOf(tx, table), countRow) },
          ]),
          { name: 'READ-ME.txt', content: [words.everything.readMe(now.toISOString())] },
        ])
        const after = { tables: tables.length, rows }
        await writeAudit(tx, { by, action: 'exported everything', recordType: 'export', after, address, now })
        return zipSize
      },
      { isolationLevel: 'repeatable read' },
    )
    const name = words.everything.fileName(profile?.code ?? '', dayOf(now, profile?.timeZone ?? 'UTC'))
    return { path, size, name }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Every table with its exported columns, ordered by key. */
async function tablesOf(tx: Database): Promise<Table[]> {
  const { rows } = await tx.execute<Table>(sql`
    select c.relname as table, json_agg(a.attname order by a.attnum) as columns,
      coalesce((select json_agg(k.attname order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as keys
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    group by c.oid, c.relname order by c.relname`)
  return rows
    .filter(({ table }) => !notExported.has(table))
    .map((table) => ({ ...table, columns: table.columns.filter((name) => !secretColumn(name)) }))
}

/** The columns with other values in the API, by table and column. */
const mappedColumns: ReadonlyMap<string, Column> = new Map(
  [announcements, floorLayouts, floors, residents, units, users].flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(isMapped)
      .map((column) => [`${getTableName(table)}.${column.name}`, column] as const),
  ),
)

/** A column as it is exported: with the values of the API. */
function exportedColumn(table: string, name: string): SQL {
  const mapped = mappedColumns.get(`${table}.${name}`)
  const column = sql.identifier(name)
  return mapped ? sql`${apiValue(mapped, name)} as ${column}` : sql`${column}`
}

async function* rowsOf(tx: Database, { table, columns, keys }: Table): AsyncGenerator<Row> {
  const names = (list: string[]) =>
    sql.join(
      list.map((name) => sql.identifier(name)),
      sql`, `,
    )
  const selected = sql.join(
    columns.map((name) => exportedColumn(table, name)),
    sql`, `,
  )
  const order = keys.length > 0 ? sql`order by ${names(keys)}` : sql``
  await tx.execute(
    sql`declare exported no scroll cursor for select to_json(t) as row from (select ${selected} from ${sql.identifier(table)} ${order}) t`,
  )
  try {
    for (;;) {
      const { rows } = await tx.execute<{ row: Row }>(sql`fetch ${sql.raw(String(rowsPerInsert))} from exported`)
      for (const { row } of rows) yield row
      if (rows.length < rowsPerInsert) return
    }
  } finally {
    await tx.execute(sql`close exported`)
  }
}

async function* csvOf({ columns }: Table, rows: AsyncIterable<Row>) {
  yield `\uFEFF${columns.map(csvCell).join(',')}\r\n`
  for await (const row of rows) yield `${columns.map((name) => csvCell(cellOf(row[name]))).join(',')}\r\n`
}

async function* jsonOf(rows: AsyncIterable<Row>, countRow: () => void) {
  let separator = ''
  yield '['
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(row)}`
    separator = ','
    countRow()
  }
  yield '\n]\n'
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('; ')
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
