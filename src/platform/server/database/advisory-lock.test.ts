import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { sourceFiles } from '../../../../tests/support/source-files.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { beginWithLock, lockForTransaction, waitForTransactionLock } from './advisory-lock.ts'
import { migrate, migrationLock } from './migrations/migrate.ts'

const log = { info: () => {}, warn: () => {} }
const key = 4_711_000_042
let fresh: FreshDatabase
const clients: Client[] = []
before(async () => {
  fresh = await freshDatabase()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})
after(() => fresh.drop())

async function connect(name: string) {
  const client = new Client({ ...fresh.connection, application_name: name })
  await client.connect()
  clients.push(client)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { client, pid: rows[0]?.pid }
}
const purpose = 'The work cannot begin'

describe('a lock for the start that another session has', () => {
  it('is waited for with a limit, and the error says which session has it, since when, and what to do', async () => {
    const { client: orphan, pid } = await connect('a forgotten session')
    await orphan.query('select pg_advisory_lock($1)', [key])
    const { client } = await connect('the start')
    const message = new RegExp(
      `^The work cannot begin, because .* session ${pid} \\(a forgotten session, idle since \\d{4}-\\d\\d-\\d\\d .* UTC\\).*pg_terminate_backend\\(${pid}\\)$`,
    )
    await assert.rejects(beginWithLock(client, key, { purpose, limit: 200 }), { name: 'LockUnavailable', message })
    const inPool = fresh.db.transaction((tx) => waitForTransactionLock(tx, key, purpose, 200))
    await assert.rejects(inPool, { name: 'LockUnavailable', message })
    // The connection is as before: the next try works once the lock is free.
    await orphan.query('select pg_advisory_unlock($1)', [key])
    await beginWithLock(client, key, { purpose, limit: 200 })
    await client.query('rollback')
  })

  it('stops a start before it migrates, with an explanation', async () => {
    const { client: orphan } = await connect('an older program')
    await orphan.query('select pg_advisory_lock($1)', [migrationLock])
    await assert.rejects(migrate(fresh.connection, { log, lockLimit: 200 }), {
      name: 'LockUnavailable',
      message: /^The database cannot be migrated, because .*an older program, idle since/,
    })
  })

  it('is taken as soon as it is released', async () => {
    const { client: busyOne } = await connect('another start')
    await beginWithLock(busyOne, key, { purpose })
    const { client } = await connect('the start')
    const begun = beginWithLock(client, key, { purpose, limit: 10_000 })
    await wait(300)
    await busyOne.query('commit')
    await begun
    await client.query('rollback')
  })
})

describe('a migration', () => {
  it('leaves no lock on its session, so a pooled connection cannot block a later start', async () => {
    await migrate(fresh.connection, { log })
    const { rows } = await fresh.pool.query(`select * from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`)
    assert.deepEqual(rows, [])
    const session = sourceFiles('src').filter(
      ({ path, code }) => !path.endsWith('.test.ts') && /pg_(?:try_)?advisory/.test(code),
    )
    assert.deepEqual(
      session.map(({ path }) => path),
      ['src/platform/server/database/advisory-lock.ts'],
      'advisory locks are taken in one place, which limits how long they are waited for',
    )
  })
})

describe('a lock for a request that another transaction has', () => {
  it('is answered 503 after a few seconds, and two readers share it', { timeout: 30_000 }, async () => {
    const { client } = await connect('a long change')
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('settings test', 0))`)
    await assert.rejects(
      fresh.db.transaction((tx) => lockForTransaction(tx, 'settings test')),
      { name: 'HttpError', status: 503, code: 'busy', headers: { 'Retry-After': '5' } },
    )
    await client.query('rollback')
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock_shared($1)', [key])
    await fresh.db.transaction((tx) => lockForTransaction(tx, key, 'shared'))
  })
})
