import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { type FreshDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openPool } from './database.ts'
import { createDatabaseMonitor } from './database-monitor.ts'
import { DatabasePool } from './database-pool.ts'
import { connectionGroup } from './pool/connection-uses.ts'
import { allowLongWork, createDatabase } from './database-session.ts'
import { unavailable } from '../http/unavailable.ts'

const log = { info() {}, warn() {} }
let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

const codeOf = (error: unknown) => unavailable(error, false)?.code
const small = (more: { max?: number; share?: number; timeLimit?: number }) => {
  const monitor = createDatabaseMonitor(fresh.connection, log)
  return new DatabasePool({ ...fresh.connection, monitor, max: 4, share: 2, timeLimit: 30_000, ...more })
}

/** The database behind a proxy that can stop passing anything on, as a frozen server or a dead network does. */
async function behindProxy({ host = '', port }: ClientConfig) {
  const sockets = new Set<Socket>()
  const state = { frozen: false }
  const server = createServer((local) => {
    const remote = connect(
      host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: port ?? 5432 },
    )
    for (const [from, to] of [
      [local, remote],
      [remote, local],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => state.frozen || to.write(bytes))
      from.on('close', () => to.destroy())
      from.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    connection: { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    state,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe('a pool of connections', () => {
  it('closes a connection whose statement takes too long, except for long work', async () => {
    const pool = small({ timeLimit: 500 })
    const db = createDatabase(pool)
    const took = performance.now()
    await assert.rejects(db.execute(sql`select pg_sleep(60)`), (error) => codeOf(error) === 'database_away')
    assert.ok(performance.now() - took < 30_000)
    await db.transaction(async (tx) => {
      await allowLongWork(tx)
      await tx.execute(sql`select pg_sleep(2)`)
    })
    const again = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
    await assert.rejects(again, (error) => codeOf(error) === 'database_away')
    await pool.end()
  })

  it('reserves connections when one group uses many, and limits every wait', async () => {
    const pool = small({ max: 3, share: 2 })
    const slow = () => connectionGroup.run('slow', () => pool.query('select pg_sleep(5)'))
    const results = [slow(), slow(), slow(), slow()].map((each) => each.then(() => 'done', codeOf))
    for (let n = 0; n < 5; n += 1) {
      await connectionGroup.run('quick', () => pool.query('select 1'))
      await pool.query('select 1')
    }
    // Two at a time: those that waited too long were rejected.
    assert.deepEqual(await Promise.all(results), ['done', 'done', 'busy', 'busy'])
    await pool.end()
  })

  it('rejects at once while nothing answers, and recovers by itself', async () => {
    const proxy = await behindProxy(fresh.connection)
    const { pool, db } = openPool({ ...fresh.connection, ...proxy.connection }, log, 3)
    await db.execute(sql`select 1`)
    proxy.state.frozen = true
    const underWay = db.transaction((tx) => tx.execute(sql`select 1`))
    await assert.rejects(underWay, (error) => codeOf(error) === 'database_away')
    assert.equal(await pool.monitor.probe(), false)
    // No call waits any more: a thousand are rejected without a connection.
    for (let n = 0; n < 1_000; n += 1)
      await assert.rejects(db.execute(sql`select 1`), (error) => codeOf(error) === 'database_away')
    proxy.state.frozen = false
    for (let n = 0; n < 200 && pool.monitor.unavailableError(); n += 1) await wait(100)
    assert.deepEqual((await pool.query('select 1 as n')).rows, [{ n: 1 }])
    proxy.state.frozen = true
    // It also ends when nothing answers.
    await pool.end()
    proxy.close()
  })

  it('treats a read-only standby as unavailable', async () => {
    const monitor = createDatabaseMonitor(fresh.connection, log)
    assert.equal(await monitor.probe(), true)
    await fresh.db.execute(sql`create function public.pg_is_in_recovery() returns boolean return true`)
    const { database, user } = fresh.connection
    await fresh.db.execute(
      sql`alter role ${sql.identifier(user ?? '')} in database ${sql.identifier(database ?? '')} set search_path = public, pg_catalog`,
    )
    const other = createDatabaseMonitor({ ...fresh.connection, options: '' }, log)
    assert.equal(await other.probe(), false)
    assert.match(other.unavailableError()?.message ?? '', /standby/)
    await Promise.all([monitor.close(), other.close()])
  })
})
