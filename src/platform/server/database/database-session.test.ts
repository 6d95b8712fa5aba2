import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type FreshDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openPool } from './database.ts'
import { createDatabase } from './database-session.ts'
import { prepareRows } from './prepared-statement.ts'
import { unavailable } from '../http/unavailable.ts'

let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
  await fresh.db.execute(sql`create table lines (name text primary key)`)
})
after(() => fresh.drop())

const add = (name: string) => sql`insert into lines values (${name})`
const storedValues = async () => {
  const { rows } = await fresh.db.execute<{ name: string }>(sql`select name from lines order by name`)
  return rows.map(({ name }) => name).join(' ')
}
const die = sql`select pg_terminate_backend(pg_backend_pid())`

describe('a prepared statement', () => {
  it('runs on the connection it is given, inside a transaction or outside', async () => {
    const count = prepareRows<{ count: number }>(
      'count_named',
      sql`select count(*) as count from lines where name = ${sql.placeholder('name')}`,
    )
    const failed = fresh.db.transaction(async (tx) => {
      await tx.execute(add('prepared'))
      assert.deepEqual(await count(tx, { name: 'prepared' }), [{ count: 1 }])
      assert.deepEqual(await count(fresh.db, { name: 'prepared' }), [{ count: 0 }])
      throw new Error('Not after all.')
    })
    await assert.rejects(failed, /Not after all/)
    assert.deepEqual(await count(fresh.db, { name: 'prepared' }), [{ count: 0 }])
  })
})

describe('a transaction', () => {
  it('commits everything or nothing, and reports the first error', async () => {
    await fresh.db.transaction(async (tx) => void (await tx.execute(add('a'))))
    const failed = fresh.db.transaction(async (tx) => {
      await tx.execute(add('b'))
      throw new Error('Not after all.')
    })
    await assert.rejects(failed, /Not after all/)
    assert.equal(await storedValues(), 'a')
  })

  it('can contain a savepoint that fails alone', async () => {
    await fresh.db.transaction(async (tx) => {
      await assert.rejects(tx.transaction((part) => part.execute(add('a'))))
      await tx.execute(add('c'))
    })
    assert.equal(await storedValues(), 'a c')
  })

  it('whose connection is lost at any moment is rolled back, reported as unavailable, and leaves the pool intact', async () => {
    const { pool, db } = openPool(fresh.connection, { info() {}, warn() {} }, 2)
    // More often than the pool has connections, so that a connection that is not released is noticed.
    for (let n = 0; n < 6; n += 1) {
      const lost = db.transaction(async (tx) => {
        await tx.execute(add('lost'))
        await tx.execute(die)
        await tx.execute(add('later'))
      })
      await assert.rejects(lost, (error) => unavailable(error, true)?.status === 503)
      const idle = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await fresh.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        await tx.execute(add('lost'))
      })
      await assert.rejects(idle, (error) => unavailable(error, true)?.status === 503)
    }
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select 1`)))
    await pool.end()
    assert.equal(await storedValues(), 'a c')
  })

  it('that cannot begin releases its connection', async () => {
    const { pool } = openPool(fresh.connection, { info() {}, warn() {} }, 1)
    const db = createDatabase(pool, {
      logQuery(query) {
        if (query.startsWith('begin')) throw new Error('The plug was pulled')
      },
    })
    for (let n = 0; n < 3; n += 1) await assert.rejects(db.transaction(async () => {}))
    await db.execute(sql`select 1`)
    await pool.end()
  })
})

describe('a statement that repeats', () => {
  it('is named from its second call on, so that a connection plans it once; one without parameters is not', async () => {
    const { pool, db } = openPool(fresh.connection, { info() {}, warn() {} }, 1)
    const named = async () => {
      const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
      return rows.map(({ statement }) => statement)
    }
    const countOf = (name: string) => db.execute(sql`select count(*) from lines where name = ${name}`)
    await countOf('a')
    assert.deepEqual(await named(), [])
    for (const name of ['a', 'b', 'c']) {
      await countOf(name)
      await db.execute(sql`select 1`)
    }
    assert.deepEqual(await named(), ['select count(*) from lines where name = $1'])
    await pool.end()
  })

  it('keeps its result when the table changes between two calls', async () => {
    const { pool, db } = openPool(fresh.connection, { info() {}, warn() {} }, 1)
    const find = () => db.execute(sql`select name from lines where name = ${'a'}`)
    for (let n = 0; n < 3; n += 1) assert.equal((await find()).rowCount, 1)
    await fresh.db.execute(sql`alter table lines add column note text`)
    assert.deepEqual((await find()).rows, [{ name: 'a' }])
    await fresh.db.execute(sql`alter table lines drop column note`)
    await pool.end()
  })
})
