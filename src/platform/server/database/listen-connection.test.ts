import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, openProxy } from '../../../../tests/support/database/tcp-proxy.ts'
import { openTransactionPooler } from '../../../../tests/support/database/transaction-pooler.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openListenConnection } from './listen-connection.ts'

type Server = Awaited<ReturnType<typeof openTransactionPooler>>
const timing = { probeInterval: 200, probeLimit: 300, firstPause: 50, maxPauseMs: 100 }
let fresh: FreshDatabase
let pooler: Server | null
let proxy: Awaited<ReturnType<typeof openProxy>>
let listening: Awaited<ReturnType<typeof openListenConnection>>
let events: string[]

before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())
afterEach(async () => {
  await listening.close()
  await proxy.close()
  await pooler?.close()
})

async function listen(by: Server | null = null) {
  events = []
  proxy = await openProxy(addressOf(by ?? fresh.connection))
  pooler = by
  const through = { ...fresh.connection, host: proxy.host, port: proxy.port }
  const log = { info: () => {}, warn: (line: string) => void events.push(line) }
  listening = await openListenConnection(through, log, timing)
  await listening.listen('noticed', {
    onNotification: (payload) => events.push(`got ${payload}`),
    onLost: () => events.push('lost'),
    onRestored: () => events.push('restored'),
  })
}
const send = (payload: string) => fresh.pool.query('select pg_notify($1, $2)', ['noticed', payload])
async function until(event: string, times = 1) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (events.filter((entry) => entry === event).length >= times) return
    await wait(25)
  }
  assert.fail(`No "${event}" in ${JSON.stringify(events)}`)
}

describe('a connection that listens', () => {
  it('listens to several channels, also after it was replaced, and not to one that it left', async () => {
    await listen()
    const other: string[] = []
    await listening.listen('other', { onNotification: (payload) => other.push(payload), onLost() {}, onRestored() {} })
    proxy.freeze()
    await until('restored')
    await fresh.pool.query(`select pg_notify('other', 'one')`)
    await send('first')
    await until('got first')
    await listening.unlisten('other')
    await fresh.pool.query(`select pg_notify('other', 'two')`)
    await send('second')
    await until('got second')
    assert.deepEqual(other, ['one'])
  })

  it('is replaced when it goes silent without being closed', async () => {
    await listen()
    await send('before')
    await until('got before')
    proxy.freeze()
    await send('swallowed')
    await until('restored')
    assert.deepEqual(events, [
      'got before',
      'The live connection was lost: no answer in 0.3 seconds',
      'lost',
      'restored',
    ])
    await send('after')
    await until('got after')
  })

  it('reports every failed attempt as a loss while the server is away, and is restored once', async () => {
    await listen()
    proxy.freeze({ newConnections: true })
    await until('lost', 3)
    assert.ok(!events.includes('restored'))
    proxy.thaw()
    await until('restored')
    await send('again')
    await until('got again')
    assert.equal(events.filter((event) => event === 'restored').length, 1)
  })

  it('is replaced when the server ends it', async () => {
    await listen()
    await fresh.pool.query(
      // Not those of other tests, which share the cluster.
      `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'house live' and datname = current_database()`,
    )
    await until('restored')
    await send('after')
    await until('got after')
  })

  it('is replaced when its session does not listen any more', async () => {
    const { user = '', database = '' } = fresh.connection
    await listen(await openTransactionPooler(addressOf(fresh.connection), user, database))
    await until('The live connection was lost: its session does not listen any more')
  })

  it('closes quickly when the server is silent', { timeout: 10_000 }, async () => {
    await listen()
    proxy.freeze({ newConnections: true })
    await listening.close()
    await wait(500)
    assert.deepEqual(events, [])
  })
})
