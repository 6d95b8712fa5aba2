import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { hashPassword } from '#accounts/server/passwords.ts'
import { keyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { openPool } from '#platform/server/database/database.ts'
import { type Cluster, startCluster } from '#platform/server/postgres/cluster.ts'
import { seedDemo } from '#demo/seed.ts'
import { type Address, openStream, signIn, startLoad } from '../faults/process-load.ts'
import {
  assertComplete,
  assertLive,
  fileRequest,
  pictureAt,
  printLoad,
  untilWritten,
} from '../faults/process-results.ts'
import { AppProcess, demoPassword } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { urlOfConnection } from '../support/database/url-of-connection.ts'
import { openS3Server, type S3Server } from '../support/s3/s3-server.ts'
import { openMailServer } from '../support/smtp.ts'
import { type BuildingProxy, openBuildingProxy } from '../support/walls/building-proxy.ts'
import { quiet } from '../support/walls/two-buildings.ts'

// Three processes serve the two buildings of one installation, with one database and one bucket.

type Tower = { slug: string; pool: Pool; proxies: BuildingProxy[]; resident: string; admin: string }

const folder = openFolder()
const installationKey = 'ab'.repeat(32)
const kills = 3
const apps: AppProcess[] = []
let towers: [Tower, Tower]
let cluster: Cluster
let bucket: S3Server
let mail: Awaited<ReturnType<typeof openMailServer>>

before(async () => {
  cluster = await startCluster({ dataDir: folder, log: quiet, settings: { max_connections: 150 } })
  bucket = await openS3Server()
  mail = await openMailServer()
  await migrateRegistry(cluster.connection, quiet)
  await addTower('north')
  await addTower('south')
  const env = {
    ...bucket.env,
    BUILDINGS: 'many',
    DATABASE_URL: urlOfConnection(cluster.connection),
    SECRET_KEY: installationKey,
    SMTP_URL: mail.url,
  }
  apps.push(...(await Promise.all([AppProcess.open(env), AppProcess.open(env), AppProcess.open(env)])))
  towers = [await openTower('north'), await openTower('south')]
})
after(async () => {
  for (const { proxies } of towers) for (const proxy of proxies) proxy.close()
  await Promise.all(apps.map((app) => app.stop()))
  await Promise.all(towers.map(({ pool }) => pool.end()))
  await cluster.stop()
  await bucket.close()
  mail.close()
  removeFolder(folder)
})

/** Adds a building with the data and the accounts of the demo. */
async function addTower(slug: string) {
  const passwordHash = await hashPassword(demoPassword)
  await createBuilding(
    cluster.connection,
    { slug, origin: `http://${slug}.test`, hosts: [] },
    quiet,
    async (created) => {
      const secretKey = keyOfBuilding(Buffer.from(installationKey, 'hex'), created)
      const { db, pool } = openPool(cluster.connection, quiet, 2, () => created.schema)
      await seedDemo(db, { now: new Date(), passwordHash, secretKey })
      await pool.end()
    },
  )
}

/** A proxy in front of each process, and two people who are signed in. */
async function openTower(slug: string): Promise<Tower> {
  const proxies = await Promise.all(apps.map((app) => openBuildingProxy(app, `${slug}.test`)))
  const first = firstOf(proxies)
  const [resident, admin] = await Promise.all([signIn(first, 'resident'), signIn(first, 'admin')])
  const pool = new Pool({ ...cluster.connection, options: `-c search_path=b_${slug},public` })
  pool.on('error', () => {})
  return { slug, pool, proxies, resident, admin }
}

function firstOf([first]: readonly BuildingProxy[]): BuildingProxy {
  if (!first) throw new Error('There is no process.')
  return first
}

const startOf = ({ slug, proxies, resident }: Tower) =>
  startLoad(proxies, resident, pictureAt, `Written to the ${slug}`)

/** Asserts that a change of one building reaches all streams of it, and none of the other. */
async function assertLiveApart([one, other]: readonly [Tower, Tower]) {
  const streams = other.proxies.map((_, at) => openStream(other.proxies, at, other.admin))
  while (streams.some(({ state }) => state.opened === 0)) await wait(50)
  // What the changes before have caused has arrived.
  await wait(2_000)
  const from = streams.map(({ state }) => state.text.length)
  await assertLive(one.proxies, one)
  await wait(1_000)
  for (const [at, stream] of streams.entries()) {
    assert.doesNotMatch(stream.state.text.slice(from[at]), /"topic":"maintenance"/)
    stream.close()
  }
}

describe('three processes that serve two buildings', () => {
  it('pass on changes to the streams of the same building only', { timeout: 180_000 }, async () => {
    await assertLiveApart(towers)
    await assertLiveApart([towers[1], towers[0]])
  })

  it(
    `of which one is killed under load fail no call of either building, and send each e-mail (${kills} times)`,
    { timeout: 900_000 },
    async () => {
      const loads = towers.map(startOf)
      const streams = towers.map(({ proxies, admin }) => openStream(proxies, 0, admin))
      for (let kill = 0; kill < kills; kill += 1) {
        const victim = apps[kill % apps.length] as AppProcess
        await Promise.all(loads.map(({ load }) => untilWritten(load, 15)))
        await wait((kill * 37) % 160)
        await victim.killHard()
        const from = streams.map(({ state }) => state.text.length)
        await Promise.all(loads.map(({ load }) => untilWritten(load, 20)))
        for (const [at, stream] of streams.entries()) assert.ok(await stream.receives('maintenance', from[at] ?? 0))
        await victim.start()
      }
      await Promise.all(loads.map(({ stop }) => stop()))
      for (const [at, tower] of towers.entries()) {
        const { load } = loads[at] as (typeof loads)[number]
        streams[at]?.close()
        assert.deepEqual(load.failed, [])
        assert.equal(load.unavailable, 0)
        assert.ok(load.dropped > 0)
        const { pool, resident: cookie, proxies } = tower
        const results = await assertComplete(load, { pool, mail, at: proxies.at(-1) as Address, cookie })
        printLoad(`one of three killed ${kills} times, ${tower.slug}`, load, results)
        const { rows } = await pool.query<{ title: string }>(
          `select title from maintenance_requests where title like 'Written to the %' and title not like $1`,
          [`Written to the ${tower.slug} %`],
        )
        assert.deepEqual(rows, [])
      }
      await assertLiveApart(towers)
    },
  )

  it('do the jobs of a building whose process was killed after it had added them', { timeout: 180_000 }, async () => {
    const [tower] = towers
    const first = firstOf(tower.proxies)
    const failed = async () => {
      const { rows } = await tower.pool.query(`select from mail_outbox where status = 'failed'`)
      return rows.length
    }
    const failedBefore = await failed()
    const sent = () => mail.state.emails.filter(({ text }) => text.includes('Written for a stream')).length
    const before = sent()
    await fileRequest(first, tower.resident)
    await apps[0]?.killHard()
    for (let attempts = 0; sent() === before && attempts < 1_200; attempts += 1) await wait(100)
    assert.ok(sent() > before)
    assert.equal(await failed(), failedBefore)
    assert.equal((await fetch(`${tower.proxies[1]?.origin}/`)).status, 200)
    await apps[0]?.start()
  })
})
