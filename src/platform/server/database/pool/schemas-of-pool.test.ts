import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type FreshDatabase, freshDatabase } from '../../../../../tests/support/database/test-database.ts'
import { openPool, type OpenedPool } from '../database.ts'
import { prepareRows } from '../prepared-statement.ts'

const log = { info() {}, warn() {} }
let fresh: FreshDatabase
let opened: OpenedPool
let schema: string | null = null

/** A schema with a domain of its own type, as each building has. */
const createSchema = (name: string, type: string) =>
  fresh.db.execute(
    sql.raw(`create schema ${name};
      create domain ${name}.mark as ${type};
      create table ${name}.lines (name text primary key, mark ${name}.mark);
      insert into ${name}.lines values ('first', '1')`),
  )
const findLine = prepareRows<{ name: string; mark: unknown }>(
  'find_line',
  sql`select name, mark from lines where name = ${sql.placeholder('name')}`,
)
const markIn = async (name: string) => {
  schema = name
  const [line] = await findLine(opened.db, { name: 'first' })
  return line?.mark
}
const preparedNames = async () => {
  const { rows } = await opened.pool.query<{ name: string }>('select name from pg_prepared_statements order by name')
  return rows.map(({ name }) => name)
}

before(async () => {
  fresh = await freshDatabase()
  await createSchema('north', 'text')
  await createSchema('south', 'integer')
})
after(() => fresh.drop())

describe('a connection that serves many schemas', () => {
  beforeEach(() => {
    opened = openPool(fresh.connection, log, 1, () => schema)
  })
  afterEach(() => opened.pool.end())

  it('prepares a statement once for each of them, whatever their types are', async () => {
    for (let round = 0; round < 8; round += 1) {
      assert.equal(await markIn('north'), '1')
      assert.equal(await markIn('south'), 1)
    }
    assert.equal((await preparedNames()).length, 2)
    schema = null
    await assert.rejects(() => findLine(opened.db, { name: 'first' }), /lines/)
  })

  it('drops the statements of a schema that it leaves, and finds a new schema of the same name', async () => {
    for (let round = 0; round < 7; round += 1) for (const name of ['north', 'south']) await markIn(name)
    await opened.pool.leaveSchema('north')
    assert.equal((await preparedNames()).length, 1)
    await fresh.db.execute(sql`drop schema north cascade`)
    await createSchema('north', 'numeric(4, 2)')
    assert.equal(await markIn('north'), '1.00')
    assert.equal(await markIn('south'), 1)
  })

  it('drops them before its next work there, when it was in use meanwhile', async () => {
    assert.equal(await markIn('south'), 1)
    schema = 'south'
    const client = await opened.pool.connect()
    await opened.pool.leaveSchema('south')
    client.release()
    await fresh.db.execute(sql`drop schema south cascade`)
    await createSchema('south', 'boolean')
    assert.equal(await markIn('south'), true)
    assert.equal((await preparedNames()).length, 1)
  })
})

describe('a pool for many schemas', () => {
  it('gives each schema the connection that knows it', async () => {
    const pool = openPool(fresh.connection, log, 4, () => schema)
    const processIn = async (name: string) => {
      schema = name
      const { rows } = await pool.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid
    }
    schema = 'north'
    const first = await pool.pool.connect()
    const ofSouth = await processIn('south')
    first.release()
    const ofNorth = await processIn('north')
    assert.notEqual(ofNorth, ofSouth)
    for (let round = 0; round < 3; round += 1) {
      assert.equal(await processIn('south'), ofSouth)
      assert.equal(await processIn('north'), ofNorth)
    }
    await pool.pool.end()
  })
})
