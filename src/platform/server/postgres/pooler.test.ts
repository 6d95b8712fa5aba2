import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addressOf, openProxy } from '../../../../tests/support/database/tcp-proxy.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { openTransactionPooler } from '../../../../tests/support/database/transaction-pooler.ts'
import { openDatabase } from '../database/database.ts'
import { assertNoDroppedSettings, assertNoTransactionPooler } from './pooler.ts'

const log = { info: () => {}, warn: () => {} }
let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

/** Runs with the address of a pooler that shares a number of server connections by transaction. */
async function behindPooler(size: number, run: (url: string) => Promise<void>) {
  const { user = '', database = '' } = fresh.connection
  const pooler = await openTransactionPooler(addressOf(fresh.connection), user, database, size)
  try {
    await run(`postgresql://${user}@${pooler.host}:${pooler.port}/${database}`)
  } finally {
    await pooler.close()
  }
}
const rejected = {
  name: 'CannotStart',
  message:
    /pooler that changes the server connection with every transaction.*Point DATABASE_URL at PostgreSQL itself.*DATABASE_POOLER_URL/,
}

describe('a pooler that shares sessions between transactions', () => {
  for (const size of [1, 2, 3, 4, 5, 6, 8, 20])
    it(`is rejected with ${size} server connections`, () =>
      behindPooler(size, async (connectionString) => {
        await assert.rejects(assertNoTransactionPooler({ connectionString }), rejected)
      }))

  it('keeps the program from starting, before anything is changed', () =>
    behindPooler(3, async (databaseUrl) => {
      await assert.rejects(openDatabase({ dataDir: '/nonexistent', databaseUrl, production: false, log }), rejected)
    }))
})

describe('a server without such a pooler', () => {
  it('is accepted, directly and through a proxy that keeps connections apart', async () => {
    await assertNoTransactionPooler(fresh.connection)
    await assertNoDroppedSettings(fresh.connection, 'building,public')
    const proxy = await openProxy(addressOf(fresh.connection))
    const through = { ...fresh.connection, host: proxy.host, port: proxy.port }
    await assertNoTransactionPooler(through)
    await assertNoDroppedSettings(through, 'building,public')
    await proxy.close()
  })
})

describe('a pooler that drops the settings of a session', () => {
  it('is rejected, naming what is missing', () =>
    behindPooler(2, async (connectionString) => {
      await assert.rejects(assertNoDroppedSettings({ connectionString }, 'building,public'), {
        name: 'CannotStart',
        message: /does not pass on the settings of a session \(search_path is "\$user", public\)/,
      })
    }))
})
