import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { freshDatabase } from '../../../../tests/support/database/test-database.ts'
import type { FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openPool } from './database.ts'

const log = { info: () => {}, warn: () => {} }
let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

describe('the database', () => {
  it('returns counts as numbers, days as days and instants as instants', async () => {
    const query = `select count(*), date '2026-02-28' as day, timestamptz '2026-02-28 12:00:00Z' as at from generate_series(1, 3)`
    const { rows } = await fresh.pool.query(query)
    assert.deepEqual(rows, [{ count: 3, day: '2026-02-28', at: new Date('2026-02-28T12:00:00Z') }])
    const counted = await fresh.db.execute(sql`select count(*) from generate_series(1, 3)`)
    assert.deepEqual(counted.rows, [{ count: 3 }])
  })

  it('cancels a statement that never ends', async () => {
    const { rows } = await fresh.pool.query('show statement_timeout')
    assert.equal(rows[0].statement_timeout, '30s')
  })

  it("works in the building's schema, in the pool and outside it, whatever options the address brings", async () => {
    const { host, port, user, database } = fresh.connection
    const parameters = new URLSearchParams({
      host: host ?? '',
      port: String(port),
      user: user ?? '',
      options: '-c work_mem=5MB',
    })
    const opened = openPool({ connectionString: `postgresql:///${database}?${parameters.toString()}` }, log, 1)
    const query = `select current_setting('search_path') as path, current_setting('work_mem') as memory, current_setting('application_name') as name`
    const expected = [{ path: 'building,public', memory: '5MB', name: 'house' }]
    assert.deepEqual((await opened.pool.query(query)).rows, expected)
    await opened.pool.end()
    const listener = new Client(opened.connection)
    await listener.connect()
    assert.deepEqual((await listener.query(query)).rows, expected)
    assert.equal((await listener.query('show statement_timeout')).rows[0].statement_timeout, '0')
    await listener.end()
  })

  it('survives the loss of an idle connection', async () => {
    const lost: string[] = []
    const opened = openPool(fresh.connection, { info: () => {}, warn: (line) => lost.push(line) }, 1)
    const { rows } = await opened.pool.query('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => opened.pool.once('error', resolve))
    await fresh.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await ended
    assert.deepEqual((await opened.pool.query('select 1 as n')).rows, [{ n: 1 }])
    assert.match(lost[0] ?? '', /^A database connection was lost/)
    await opened.pool.end()
  })
})
