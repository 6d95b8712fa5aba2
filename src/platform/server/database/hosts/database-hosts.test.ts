import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, openProxy } from '../../../../../tests/support/database/tcp-proxy.ts'
import { freshDatabase, type FreshDatabase } from '../../../../../tests/support/database/test-database.ts'
import { createClient } from '../database-client.ts'
import { openPool, type OpenedPool } from '../database.ts'
import { openListenConnection } from '../listen-connection.ts'
import { connectionOfUrl } from './database-hosts.ts'

type Proxy = Awaited<ReturnType<typeof openProxy>>
const messages: string[] = []
const log = { info: () => {}, warn: (line: string) => void messages.push(line) }
let fresh: FreshDatabase
const closing: (() => Promise<unknown>)[] = []

before(async () => {
  fresh = await freshDatabase()
})
afterEach(async () => {
  messages.length = 0
  for (const close of closing.splice(0).toReversed()) await close()
})
after(() => fresh.drop())

/** A further address of the test server, at which it can be lost. */
async function openAddress(): Promise<Proxy> {
  const proxy = await openProxy(addressOf(fresh.connection))
  closing.push(() => proxy.close())
  return proxy
}
const nameOf = ({ host, port }: Proxy) => `${host}:${port}`
const connectionTo = (...servers: string[]) => {
  const { user = '', database = '' } = fresh.connection
  return connectionOfUrl(`postgresql://${user}@${servers.join(',')}/${database}`, log)
}
const closedServer = '127.0.0.1:1'

async function until(condition: () => boolean | Promise<boolean>, what: string) {
  for (const start = Date.now(); !(await condition()); await wait(50))
    if (Date.now() - start > 15_000) assert.fail(`${what}: ${messages.join('\n')}`)
}

const answers = (pool: OpenedPool['pool']) =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

/** A pool to the servers that has one open connection. */
async function openPoolTo(...servers: string[]): Promise<OpenedPool> {
  const opened = openPool(connectionTo(...servers), log, 2)
  closing.push(() => opened.pool.end())
  await opened.pool.query('select 1')
  return opened
}

describe('the servers of one database', () => {
  it('are queried together, so one that is down and one that is silent cost little time', async () => {
    const [silent, present] = [await openAddress(), await openAddress()]
    silent.freeze({ newConnections: true })
    const client = createClient(connectionTo(closedServer, nameOf(silent), nameOf(present)))
    const began = performance.now()
    await client.connect()
    assert.ok(performance.now() - began < 1_400, `${performance.now() - began} ms`)
    assert.deepEqual([client.port, client.isAtPrimary()], [present.port, true])
    await client.end()
  })

  it('are named in the error with the answer of each when none accepts writes', async () => {
    const [silent, readOnly] = [await openAddress(), await openAddress()]
    silent.freeze({ newConnections: true })
    const { database } = fresh.connection
    await fresh.pool.query(`alter database ${database} set default_transaction_read_only = on`)
    try {
      await assert.rejects(createClient(connectionTo(closedServer, nameOf(silent), nameOf(readOnly))).connect(), {
        name: 'NoPrimary',
        message: new RegExp(
          `^No server of DATABASE_URL accepts writes: .*127.0.0.1:1: .*ECONNREFUSED.*; .*${readOnly.port}: it is read-only`,
        ),
      })
    } finally {
      await fresh.pool.query(`alter database ${database} reset default_transaction_read_only`)
    }
  })

  it('cause a warning when two accept writes', async () => {
    const [one, two] = [await openAddress(), await openAddress()]
    const client = createClient(connectionTo(nameOf(one), nameOf(two)))
    await client.connect()
    assert.equal(client.port, one.port, 'of equal timelines, the first of the list')
    await client.end()
    assert.match(messages.join('\n'), /2 servers of DATABASE_URL accept writes: .* Stop the other at once\.$/)
  })
})

describe('the connections of the program after a fail-over', { timeout: 60_000 }, () => {
  it('lead to the other server: those of the pool and the one that listens', async () => {
    const [former, next] = [await openAddress(), await openAddress()]
    next.freeze({ newConnections: true })
    const { pool, connection } = await openPoolTo(nameOf(former), nameOf(next))
    const timing = { probeInterval: 200, probeLimit: 300, firstPause: 50, maxPauseMs: 100 }
    const listening = await openListenConnection(connection, log, timing)
    closing.push(() => listening.close())
    const received: string[] = []
    const onNotification = (payload: string) => received.push(payload)
    await listening.listen('noticed', { onNotification, onLost() {}, onRestored() {} })

    former.freeze({ newConnections: true })
    await until(async () => !(await answers(pool)), 'the loss was not noticed')
    next.thaw()
    await until(() => answers(pool), 'no connection to the other server')
    assert.match(messages.join('\n'), /The primary database server is now .*; it was /)
    await until(async () => {
      await fresh.pool.query(`select pg_notify('noticed', 'arrived')`)
      return received.includes('arrived')
    }, 'no notification by the other server')
  })

  it('are replaced when the former primary still answers, and in use when they are given back', async () => {
    const [former, next] = [await openAddress(), await openAddress()]
    next.freeze({ newConnections: true })
    const { pool, connection } = await openPoolTo(nameOf(former), nameOf(next))
    const portOf = (client: object) => (client as { port: number }).port
    const inUse = await pool.connect()
    assert.equal(portOf(inUse), former.port)
    next.thaw()
    const { hosts } = connection
    assert.ok(hosts)
    // As a query of all servers finds it, after a promotion while the former primary runs on.
    hosts.current = hosts.list[1] ?? null
    await inUse.query('select 1')
    inUse.release()
    const after = await pool.connect()
    assert.equal(portOf(after), next.port)
    after.release()
  })
})

describe('a connection whose server rejects writes', () => {
  it('is dropped, and the database is probed', async () => {
    const present = await openAddress()
    const { pool } = await openPoolTo(nameOf(present))
    const pid = async () => Number((await pool.query('select pg_backend_pid() as pid')).rows[0].pid)
    const before = await pid()
    const client = await pool.connect()
    await client.query('begin read only')
    await assert.rejects(client.query('create table written (id int)'), { code: '25006' })
    await client.query('rollback')
    client.release()
    assert.notEqual(await pid(), before)
  })
})
