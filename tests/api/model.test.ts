import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { freshDatabase } from '../support/database/test-database.ts'
import type { FreshDatabase } from '../support/database/test-database.ts'

type Found = { type: string; nullable: boolean; hasDefault: boolean; generated: boolean }

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

describe('the Drizzle tables and those of the database', () => {
  it('have the same columns, types, nulls and defaults', async () => {
    const inProgram = columnsOf(await allTables())
    const inDatabase = await columnsInDatabase()
    assert.deepEqual([...inProgram.keys()].sort(), [...inDatabase.keys()].sort())
    for (const [name, columns] of inProgram) assert.deepEqual(columns, inDatabase.get(name), name)
  })

  it('have no building column, because a building is a schema', async () => {
    for (const [name, columns] of await columnsInDatabase())
      assert.equal(
        Object.keys(columns).some((column) => column === 'building_id'),
        false,
        name,
      )
  })
})

describe('the database', () => {
  const cases: readonly (readonly [what: string, statement: string, code: string])[] = [
    ['an unknown status', `update units set status = 'Haunted'`, '23514'],
    ['a second primary resident of a unit', assignment('11', '01', '02', 'primary'), '23505'],
    ['the same person twice in a unit', assignment('12', '01', '01', 'other'), '23505'],
    ['a second home for a renter', assignment('13', '02', '01', 'primary'), '23505'],
    [
      'an owner of two homes becoming a renter',
      `update residents set resident_type = 'renter' where id = ${id('03')}`,
      '23505',
    ],
    ['an assignment that is removed', 'delete from assignments', '23001'],
    ['an assignment that is rewritten', `update assignments set unit_id = ${id('02')} where id = ${id('21')}`, '23001'],
    ['a changed note', `update maintenance_notes set note = 'Another text'`, '23001'],
    ['a removed note', 'delete from maintenance_notes', '23001'],
    ['an emptied log', 'truncate audit_log', '23001'],
    ['a completed request without its time', `update maintenance_requests set status = 'completed'`, '23514'],
    ['a request at no place', `update maintenance_requests set unit_id = null`, '23514'],
    ['two accounts with one address', user('09', 'A@MAIL.example'), '23505'],
    ['an active account without a password', `update users set password_hash = null where id = ${id('01')}`, '23514'],
    ['a phone that is not ten digits', `update users set phone = '12345'`, '23514'],
    ['a fraction of a bathroom other than a half', 'update units set bathrooms = 1.3', '23514'],
    ['a layout of a floor that does not exist', floor('unknown'), '23503'],
    ['a counter entry over another amount', counter('32', '31', 4000), '23514'],
    ['a ledger that is changed', 'update payment_entries set amount_cents = 1', '23001'],
  ]
  before(() =>
    database.pool.query(
      [
        ...['01', '02', '03'].map((n) => user(n, `${['a', 'b', 'c'][Number(n) - 1]}@mail.example`)),
        ...['01', '02', '03'].map((n) => `insert into units (id, unit_number, floor) values (${id(n)}, '12${n}', 12)`),
        resident('01', 'renter'),
        resident('02', 'renter'),
        resident('03', 'owner'),
        assignment('21', '01', '01', 'primary'),
        assignment('22', '02', '03', 'primary'),
        assignment('23', '03', '03', 'primary'),
        `insert into maintenance_requests (id, number, title, description, place_kind, unit_id, reported_by)
         values (${id('41')}, 1, 'Tap drips', 'It drips.', 'unit', ${id('01')}, ${id('01')})`,
        `insert into maintenance_notes (id, request_id, created_by, note) values (${id('42')}, ${id('41')}, ${id('01')}, 'Read')`,
        `insert into payment_entries (id, resident_id, kind, type, date, amount_cents, entered_by)
         values (${id('31')}, ${id('01')}, 'charge', 'Rent', '2026-03-01', 5000, ${id('02')})`,
      ].join(';\n'),
    ),
  )
  for (const [what, statement, code] of cases)
    it(`rejects ${what}`, () => assert.rejects(database.pool.query(statement), { code }))

  it('accepts the address of a deleted account for a new one', async () => {
    await database.pool.query(`update users set deleted_at = now() where id = ${id('02')}`)
    await database.pool.query(user('09', 'B@mail.example'))
  })
  it('finds words without their accents', async () => {
    await database.pool.query(`update residents set full_name = 'Étienne Côté' where id = ${id('01')}`)
    const { rows } = await database.pool.query(
      `select id from residents where search like '%' || searchable('ETIENNE') || '%'`,
    )
    assert.equal(rows.length, 1)
  })
})

function id(n: string) {
  return `'01900000-0000-7000-8000-0000000000${n}'`
}
function user(n: string, email: string) {
  return `insert into users (id, email, email_canonical, password_hash, role, first_name, last_name) values (${id(n)}, '${email}', '${email.toLowerCase()}', 'x', 'tenant', 'A', 'B')`
}
function resident(n: string, type: string) {
  return `insert into residents (id, user_id, full_name, resident_type) values (${id(n)}, ${id(n)}, 'A B', '${type}')`
}
function assignment(n: string, unit: string, person: string, rank: string) {
  return `insert into assignments (id, unit_id, resident_id, residence_type, rank, started_at)
    values (${id(n)}, ${id(unit)}, ${id(person)}, 'renter', '${rank}', now())`
}
function floor(layout: string) {
  return `insert into floors (number, kind, layout, facings) values (5, 'residential', '${layout}', '{north}')`
}
function counter(n: string, undone: string, cents: number) {
  return `insert into payment_entries (id, resident_id, kind, type, date, amount_cents, reverses, entered_by)
    values (${id(n)}, ${id('01')}, 'counter', 'Rent', '2026-03-02', ${cents}, ${id(undone)}, ${id('02')})`
}

/** Every table that a file below src/ exports. */
async function allTables(): Promise<PgTable[]> {
  const root = join(import.meta.dirname, '../../src')
  // The tables of the portfolio are in the schema of the registry (`tests/portfolio/accounts.test.ts`).
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?:^|[/\\-])table\.ts$/.test(file) && !file.includes(join('modules', 'portfolio')),
  )
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>),
  )
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
}

function columnsOf(tables: readonly PgTable[]): Map<string, Record<string, Found>> {
  return new Map(
    tables.map((table) => [
      getTableName(table),
      Object.fromEntries(Object.values(getTableColumns(table)).map((column) => [column.name, foundIn(column)])),
    ]),
  )
}

const foundIn = (column: PgColumn): Found => ({
  type: column.getSQLType().endsWith('[]') ? 'ARRAY' : typeNames(column.getSQLType()),
  nullable: !column.notNull,
  hasDefault: column.default !== undefined && (is(column.default, SQL) || column.default !== null),
  generated: column.generated !== undefined,
})

const typeNames = (type: string) =>
  type
    .replace('timestamp with time zone', 'timestamp with time zone')
    .replace(/^numeric.*/, 'numeric')
    .replace(/^time$/, 'time without time zone')

async function columnsInDatabase(): Promise<Map<string, Record<string, Found>>> {
  const { rows } = await database.pool.query<{ table: string; column: string; found: Found }>(`
    select c.table_name as table, c.column_name as column, json_build_object('type', data_type,
      'nullable', is_nullable = 'YES', 'hasDefault', column_default is not null, 'generated', is_generated = 'ALWAYS') as found
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name <> 'migrations'`)
  const tables = new Map<string, Record<string, Found>>()
  for (const { table, column, found } of rows) tables.set(table, { ...tables.get(table), [column]: found })
  return tables
}
