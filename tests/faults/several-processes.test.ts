import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import sharp from 'sharp'
import { type Cluster, startCluster } from '#platform/server/postgres/cluster.ts'
import { AppProcess } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { openS3Server, type S3Server } from '../support/s3/s3-server.ts'
import { openMailServer } from '../support/smtp.ts'
import { untilReady } from './database-load.ts'
import { type Load, openStream, signIn, startLoad } from './process-load.ts'

// Three processes on one database and one bucket.

const folder = openFolder()
let cluster: Cluster
let pool: Pool
let bucket: S3Server
let mail: Awaited<ReturnType<typeof openMailServer>>
const apps: AppProcess[] = []
let resident = ''
let admin = ''

before(async () => {
  cluster = await startCluster({ dataDir: folder, log: { info() {}, warn() {} } })
  pool = new Pool({ ...cluster.connection, options: '-c search_path=building,public' })
  pool.on('error', () => {})
  bucket = await openS3Server()
  mail = await openMailServer()
  const { host = '', user, port, database } = cluster.connection
  const env = {
    ...bucket.env,
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: 'ab'.repeat(32),
    SMTP_URL: mail.url,
  }
  // The first one loads the demo building.
  apps.push(await AppProcess.open(env))
  apps.push(...(await Promise.all([AppProcess.open(env), AppProcess.open(env)])))
  const [first] = apps as [AppProcess]
  ;[resident, admin] = await Promise.all([signIn(first, 'resident'), signIn(first, 'admin')])
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

async function writes(load: Load, count: number) {
  const before = load.written.length
  while (load.written.length < before + count) await wait(50)
}

/** A picture that no other upload has. */
const picture = (n: number) =>
  sharp({ create: { width: 40 + (n % 200), height: 30, channels: 3, background: { r: n % 256, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()

/** Asserts that each acknowledged request is stored once and has one e-mail, and that each photo has its bytes. */
async function assertComplete({ written, photos }: Load) {
  const { rows } = await pool.query<{ title: string }>(
    `select title from maintenance_requests where title like 'Written to one of three %'`,
  )
  const titles = rows.map(({ title }) => title)
  assert.equal(new Set(titles).size, titles.length, 'a request was stored twice')
  assert.deepEqual(
    written.filter((title) => !titles.includes(title)),
    [],
  )
  for (const path of photos)
    assert.equal((await fetch(`${apps.at(-1)?.origin}${path}`, { headers: { cookie: resident } })).status, 200, path)
  const idsSent = () => {
    const own = mail.state.emails.filter(({ text }) => /^Subject: Received: Written to one of/m.test(text))
    return own.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
  }
  for (let attempts = 0; attempts < 1_500 && new Set(idsSent()).size < titles.length; attempts += 1) await wait(100)
  const sent = idsSent()
  assert.equal(new Set(sent).size, titles.length, 'each request has its e-mail')
  return { requests: titles.length, emails: new Set(sent).size, repeated: sent.length - new Set(sent).size }
}

/** Asserts that a change in one process reaches the streams of all processes. */
async function assertLive(processes: readonly AppProcess[]) {
  const streams = processes.map((_, at) => openStream(processes, at, admin))
  try {
    while (streams.some(({ state }) => state.opened === 0)) await wait(50)
    for (const { origin } of processes) {
      const from = streams.map(({ state }) => state.text.length)
      const answer = await fetch(`${origin}/api/tenant/maintenance-requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: resident },
        body: JSON.stringify({ title: 'Written for a stream', description: 'x' }),
      })
      assert.equal(answer.status, 201)
      for (const [at, stream] of streams.entries())
        assert.ok(await stream.receives('maintenance', from[at] ?? 0), origin)
    }
  } finally {
    for (const stream of streams) stream.close()
  }
}

const print = (what: string, { written, photos, reads, dropped, unavailable }: Load, more: object) =>
  console.log(
    `${what}: ${written.length} requests, ${photos.length} photos, ${reads} reads; ${dropped} connections dropped, ` +
      `${unavailable} calls answered 503, all sent again; ${JSON.stringify(more)}`,
  )

describe('three processes on one database', () => {
  it('pass on changes to the streams of each other', { timeout: 120_000 }, () => assertLive(apps))

  it(
    `of which one is killed under load fail no call that is sent again, and send each e-mail (${kills} times)`,
    { timeout: 900_000 },
    async () => {
      const stream = openStream(apps, 0, admin)
      const { load, stop } = startLoad(apps, resident, picture)
      while (load.photos.length < 3) await wait(50)
      for (let kill = 0; kill < kills; kill += 1) {
        const victim = apps[kill % apps.length] as AppProcess
        await writes(load, 20)
        await wait((kill * 37) % 160)
        await victim.killHard()
        const from = stream.state.text.length
        await writes(load, 30)
        assert.ok(await stream.receives('maintenance', from))
        await victim.start()
      }
      await stop()
      stream.close()
      assert.deepEqual(load.failed, [])
      assert.equal(load.unavailable, 0)
      assert.ok(load.dropped > 0 && stream.state.opened > 1)
      const complete = await assertComplete(load)
      await assertLive(apps)
      print(`one of three killed ${kills} times`, load, complete)
    },
  )

  it('go on after a restart of the database, with their streams and jobs', { timeout: 600_000 }, async () => {
    const { load, stop } = startLoad(apps, resident, picture)
    await writes(load, 10)
    const pidFile = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    await untilReady(apps[0] as AppProcess, 503)
    await Promise.all(apps.map((app) => untilReady(app, 200)))
    await writes(load, 10)
    await stop()
    assert.deepEqual(load.failed, [])
    const complete = await assertComplete(load)
    await assertLive(apps)
    print('database restarted', load, complete)
  })
})
