import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { type Cluster, startCluster } from '#platform/server/postgres/cluster.ts'
import type { AppProcess } from '../journeys/app-process.ts'
import { openThreeProcesses } from './open-processes.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { urlOfConnection } from '../support/database/url-of-connection.ts'
import { openS3Server, type S3Server } from '../support/s3/s3-server.ts'
import { openMailServer } from '../support/smtp.ts'
import { untilReady } from './database-load.ts'
import { type Load, openStream, startLoad } from './process-load.ts'
import { assertComplete, assertLive, pictureAt, printLoad, untilWritten } from './process-results.ts'

// Three processes on one database and one bucket.

const folder = openFolder()
let cluster: Cluster
let pool: Pool
let bucket: S3Server
let mail: Awaited<ReturnType<typeof openMailServer>>
let apps: AppProcess[] = []
let resident = ''
let admin = ''

before(async () => {
  cluster = await startCluster({ dataDir: folder, log: { info() {}, warn() {} } })
  pool = new Pool({ ...cluster.connection, options: '-c search_path=building,public' })
  pool.on('error', () => {})
  bucket = await openS3Server()
  mail = await openMailServer()
  const env = {
    ...bucket.env,
    DATABASE_URL: urlOfConnection(cluster.connection),
    SECRET_KEY: 'ab'.repeat(32),
    SMTP_URL: mail.url,
  }
  ;({ apps, resident, admin } = await openThreeProcesses(env))
})
after(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await pool.end()
  await cluster.stop()
  await bucket.close()
  mail.close()
  removeFolder(folder)
})

/** `npm run test:faults` kills five times. */
const kills = Math.ceil(Number(process.env['KILLS'] ?? 4) / 4)

const complete = (load: Load) => assertComplete(load, { pool, mail, at: apps.at(-1) as AppProcess, cookie: resident })
const live = () => assertLive(apps, { admin, resident })

describe('three processes on one database', () => {
  it('pass on changes to the streams of each other', { timeout: 120_000 }, live)

  it(
    `of which one is killed under load fail no call that is sent again, and send each e-mail (${kills} times)`,
    { timeout: 900_000 },
    async () => {
      const stream = openStream(apps, 0, admin)
      const { load, stop } = startLoad(apps, resident, pictureAt)
      while (load.photos.length < 3) await wait(50)
      for (let kill = 0; kill < kills; kill += 1) {
        const victim = apps[kill % apps.length] as AppProcess
        await untilWritten(load, 20)
        await wait((kill * 37) % 160)
        await victim.killHard()
        const from = stream.state.text.length
        await untilWritten(load, 30)
        assert.ok(await stream.receives('maintenance', from))
        await victim.start()
      }
      await stop()
      stream.close()
      assert.deepEqual(load.failed, [])
      assert.equal(load.unavailable, 0)
      assert.ok(load.dropped > 0 && stream.state.opened > 1)
      const results = await complete(load)
      await live()
      printLoad(`one of three killed ${kills} times`, load, results)
    },
  )

  it('go on after a restart of the database, with their streams and jobs', { timeout: 600_000 }, async () => {
    const { load, stop } = startLoad(apps, resident, pictureAt)
    await untilWritten(load, 10)
    const pidFile = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    await untilReady(apps[0] as AppProcess, 503)
    await Promise.all(apps.map((app) => untilReady(app, 200)))
    await untilWritten(load, 10)
    await stop()
    assert.deepEqual(load.failed, [])
    const results = await complete(load)
    await live()
    printLoad('database restarted', load, results)
  })
})
