import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { startMany } from '#app/many/start-many.ts'
import { hasRegistry } from '#platform/server/buildings/registry.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { AppProcess } from '../journeys/app-process.ts'
import { openFolder } from '../support/database/data-folder.ts'
import { freshDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { repository } from '../support/source-files.ts'
import { type Pooler, startPgbouncer } from './start-pgbouncer.ts'

const ofMany = { BUILDINGS: 'many', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: openFolder(), PORT: '0' }
/** No program comes so far that it shows a page. */
const frontend = {
  assets: { development: false, entries: {} },
  load: () => Promise.reject(new Error('no pages')),
  mount: async () => {},
}
const log = { info: () => {}, warn: () => {} }
let fresh: FreshDatabase
let pooler: Pooler | null = null

before(async () => {
  fresh = await freshDatabase()
})
afterEach(async () => {
  await pooler?.stop()
  pooler = null
})
after(() => fresh.drop())

/** Starts PgBouncer in front of the test database and returns its DATABASE_URL. */
async function start(settings: Record<string, string | number>): Promise<string> {
  pooler = await startPgbouncer(fresh.connection, settings)
  return pooler.url(fresh.connection.database)
}

const open = (databaseUrl: string) => openDatabase({ dataDir: '/nonexistent', databaseUrl, production: false, log })
const shares =
  /pooler that changes the server connection with every transaction.*Point DATABASE_URL at PostgreSQL itself/

/** Settings with which clients share server connections. */
const sharing: Record<string, string | number>[] = [
  { pool_mode: 'transaction' },
  { pool_mode: 'transaction', default_pool_size: 1 },
  { pool_mode: 'transaction', server_round_robin: 1, default_pool_size: 4, min_pool_size: 4 },
  { pool_mode: 'transaction', ignore_startup_parameters: 'options,extra_float_digits' },
  { pool_mode: 'transaction', server_reset_query_always: 1 },
  { pool_mode: 'statement' },
]

describe('PgBouncer in front of the database', () => {
  for (const settings of sharing)
    it(`keeps the program from starting with ${JSON.stringify(settings)}`, async () => {
      await assert.rejects(open(await start(settings)), { name: 'CannotStart', message: shares })
    })

  it('keeps the program from starting in session mode while it drops the settings of sessions', async () => {
    await assert.rejects(open(await start({ pool_mode: 'session' })), {
      name: 'CannotStart',
      message: /does not pass on the settings of a session \(unsupported startup parameter: options\)/,
    })
    await pooler?.stop()
    await assert.rejects(open(await start({ pool_mode: 'session', ignore_startup_parameters: 'options' })), {
      name: 'CannotStart',
      message: /does not pass on the settings of a session \(search_path is/,
    })
  })

  for (const settings of sharing)
    it(`keeps many buildings from starting with ${JSON.stringify(settings)}, and adds none`, async () => {
      const many = { ...ofMany, DATABASE_URL: await start(settings) }
      await assert.rejects(startMany({ config: readConfig(many), log, frontend }), {
        name: 'CannotStart',
        message: shares,
      })
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(repository, 'src/cli/create-building.ts'), '--slug', 'north', '--host', 'north.test'],
        { env: { ...process.env, ...many }, encoding: 'utf8' },
      )
      assert.equal(status, 1)
      assert.match(stderr, shares)
      assert.equal(await hasRegistry(fresh.pool), false)
    })

  it('keeps many buildings from starting while it drops the settings of sessions', async () => {
    const many = {
      ...ofMany,
      DATABASE_URL: await start({ pool_mode: 'session', ignore_startup_parameters: 'options' }),
    }
    await assert.rejects(startMany({ config: readConfig(many), log, frontend }), {
      name: 'CannotStart',
      message: /does not pass on the settings of a session \(search_path is/,
    })
    assert.equal(await hasRegistry(fresh.pool), false)
  })

  it('makes the program print one sentence without a stack trace', { timeout: 120_000 }, async () => {
    const DATABASE_URL = await start({ pool_mode: 'transaction' })
    await assert.rejects(AppProcess.open({ DATABASE_URL }), (error: Error) => {
      assert.match(error.message, shares)
      assert.doesNotMatch(error.message, /\n\s+at /)
      return true
    })
  })
})
