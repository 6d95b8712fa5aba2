import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { type Cluster, startCluster } from '#platform/server/postgres/cluster.ts'
import { openDatabase, openPool } from '#platform/server/database/database.ts'
import { untilReady } from '../faults/database-load.ts'
import { type Load, openStream, startLoad } from '../faults/process-load.ts'
import { assertComplete, assertLive, pictureAt, printLoad, untilWritten } from '../faults/process-results.ts'
import type { AppProcess } from '../journeys/app-process.ts'
import { openThreeProcesses } from '../faults/open-processes.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { urlOfConnection } from '../support/database/url-of-connection.ts'
import { openS3Server, type S3Server } from '../support/s3/s3-server.ts'
import { openMailServer } from '../support/smtp.ts'
import { type Pooler, startPgbouncer } from './start-pgbouncer.ts'

// Three processes that share six server connections of a PgBouncer in transaction mode, each with a direct connection for LISTEN.

const folder = openFolder()
const settings = { pool_mode: 'transaction', default_pool_size: 6, max_client_conn: 200 }
const log = { info: () => {}, warn: () => {} }
let apps: AppProcess[] = []
let cluster: Cluster
let pool: Pool
let pooler: Pooler
let bucket: S3Server
let mail: Awaited<ReturnType<typeof openMailServer>>
let resident = ''
let admin = ''

before(async () => {
  cluster = await startCluster({ dataDir: folder, log })
  pooler = await startPgbouncer(cluster.connection, settings)
  pool = new Pool({ ...cluster.connection, options: '-c search_path=building,public' })
  pool.on('error', () => {})
  bucket = await openS3Server()
  mail = await openMailServer()
  const env = {
    ...bucket.env,
    DATABASE_URL: urlOfConnection(cluster.connection),
    DATABASE_POOLER_URL: pooler.url(cluster.connection.database),
    SECRET_KEY: 'ab'.repeat(32),
    SMTP_URL: mail.url,
  }
  ;({ apps, resident, admin } = await openThreeProcesses(env))
})
after(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await pool.end()
  await pooler.stop()
  await cluster.stop()
  await bucket.close()
  mail.close()
  removeFolder(folder)
})

const complete = (load: Load) => assertComplete(load, { pool, mail, at: apps.at(-1) as AppProcess, cookie: resident })
const live = () => assertLive(apps, { admin, resident })

/** The server connections that the pooler has opened for calls; the direct ones have other names. */
async function sharedConnections(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name in ('house', 'house monitor')`,
  )
  return rows[0]?.count ?? 0
}

describe('three processes behind a PgBouncer in transaction mode', () => {
  it('pass on changes to the streams of each other', { timeout: 120_000 }, live)

  it(
    'share its few server connections, and fail no call when one of them is killed',
    { timeout: 600_000 },
    async () => {
      const stream = openStream(apps, 0, admin)
      const { load, stop } = startLoad(apps, resident, pictureAt)
      await untilWritten(load, 30)
      const shared = await sharedConnections()
      assert.ok(shared > 0 && shared <= settings.default_pool_size, `${shared} connections`)
      await apps[0]?.killHard()
      const from = stream.state.text.length
      await untilWritten(load, 30)
      assert.ok(await stream.receives('maintenance', from))
      await apps[0]?.start()
      await stop()
      stream.close()
      assert.deepEqual(load.failed, [])
      assert.ok(load.dropped > 0)
      printLoad('behind PgBouncer, one of three killed', load, await complete(load))
    },
  )

  it('go on after a restart of PgBouncer', { timeout: 600_000 }, async () => {
    const { load, stop } = startLoad(apps, resident, pictureAt, 'Written around a restart')
    await untilWritten(load, 10)
    const port = Number(new URL(pooler.url('')).port)
    await pooler.stop()
    await wait(3_000)
    pooler = await startPgbouncer(cluster.connection, settings, port)
    await Promise.all(apps.map((app) => untilReady(app, 200)))
    await untilWritten(load, 10)
    await stop()
    assert.deepEqual(load.failed, [])
    printLoad('PgBouncer restarted', load, await complete(load))
    await live()
  })
})

describe('the address of a pooler', () => {
  const open = (poolerUrl: string) =>
    openDatabase({
      dataDir: '/nonexistent',
      databaseUrl: urlOfConnection(cluster.connection),
      poolerUrl,
      production: false,
      log,
    })

  it('must lead to the database of the direct address', async () => {
    await pool.query('create database elsewhere')
    await assert.rejects(open(pooler.url('elsewhere')), {
      name: 'CannotStart',
      message: /DATABASE_POOLER_URL leads to another database than DATABASE_URL/,
    })
  })

  it('must let transactions through, and answer', async () => {
    const statement = await startPgbouncer(cluster.connection, { pool_mode: 'statement' })
    await assert.rejects(open(statement.url(cluster.connection.database)), {
      name: 'CannotStart',
      message: /set pool_mode = transaction/,
    })
    await statement.stop()
    await assert.rejects(open(statement.url(cluster.connection.database)), {
      name: 'CannotStart',
      message: /Check DATABASE_POOLER_URL/,
    })
  })

  it('gives each statement the settings of the program, and none to the next client', async () => {
    const opened = openPool({ ...cluster.connection, poolerUrl: pooler.url(cluster.connection.database) }, log, 3)
    const query = `select current_setting('search_path') as path, current_setting('statement_timeout') as timeout, current_setting('jit') as jit`
    const found = await Promise.all(Array.from({ length: 9 }, () => opened.pool.query(query)))
    for (const { rows } of found) assert.deepEqual(rows, [{ path: 'building, public', timeout: '30s', jit: 'off' }])
    await opened.pool.end()
    const other = new Pool({ connectionString: pooler.url(cluster.connection.database), max: 6 })
    const plain = await Promise.all(Array.from({ length: 12 }, () => other.query(query)))
    for (const { rows } of plain) assert.deepEqual(rows, [{ path: '"$user", public', timeout: '0', jit: 'off' }])
    await other.end()
  })
})
