// `npm run bench:buildings`: 200 buildings of 200 homes in one installation: how long a start takes with all of them up to date, and
// the memory of the process and of its database connections when all are in use. BUILDINGS_COUNT sets another number.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions } from '#accounts/server/table.ts'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { insertBuilding, setState } from '#platform/server/buildings/registry.ts'
import { createClient } from '#platform/server/database/database-client.ts'
import { openPool } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/database/ids.ts'
import { makeSchema, migrationsFolder, readMigrations } from '#platform/server/database/migrations/migrate.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import { openServer } from '#platform/server/postgres/open-server.ts'
import { createBuilding } from '#set-up/server/create-building.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'
import type { ProcessFigures } from './process-probe.js'
import { postmasterOf } from './database-cpu.ts'
import { startEnvironment, startOptions } from './start-options.ts'

const count = Number(process.env.BUILDINGS_COUNT ?? 200)
/** Megabytes and seconds. */
const limits = { memory: 400, start: 10 }
const silent = { info: () => {}, warn: () => {} }
const project = join(import.meta.dirname, '..')

type Site = { host: string; cookie: string }

await buildIfNeeded()
const dataDir = openFolder()
const sites = await createData()
const server = await start()
const { started, used, database, firstVisits, secondVisits } = await measureAndStop()

const megabytes = (bytes: number) => Math.round(bytes / 1e6)
const results = [
  { measured: 'seconds from the start to the first answer', value: server.seconds, limit: limits.start },
  { measured: 'RSS after the start, MB', value: megabytes(started.rss), limit: limits.memory },
  { measured: 'RSS with all buildings in use, MB', value: megabytes(used.rss), limit: limits.memory },
  { measured: 'memory of its database connections, MB (PSS)', value: megabytes(database.bytes) },
  { measured: 'database connections', value: database.connections },
  { measured: 'first visit, median ms', value: firstVisits },
  { measured: 'later visit, median ms', value: secondVisits },
].map((row) => ({ ...row, met: row.limit === undefined ? '' : row.value <= row.limit ? 'yes' : 'NO' }))
console.log(`${count} buildings; load average ${loadavg()[0]?.toFixed(1)}.`)
console.table(results)
if (results.some(({ met }) => met === 'NO')) process.exitCode = 1

async function measureAndStop() {
  try {
    return await measure()
  } finally {
    await server.stop()
    removeFolder(dataDir)
  }
}

async function measure() {
  const started = await server.figures()
  const firstVisits = await visitAll()
  // The tasks of every minute have run for all of them.
  await wait(90_000)
  const secondVisits = await visitAll()
  return { started, used: await server.figures(), database: databaseMemory(), firstVisits, secondVisits }
}

async function createData(): Promise<Site[]> {
  const { connection, stop } = await openServer({ dataDir, databaseUrl: null, production: true, log: silent })
  const migrations = readMigrations(migrationsFolder())
  await migrateRegistry(connection, silent)
  const client = createClient(connection)
  await client.connect()
  const made: Site[] = []
  const now = new Date()
  for (let number = 1; number <= count; number += 1) {
    const slug = `tower-${number}`
    const host = `${slug}.test`
    const schema = slug.replace('tower-', 'b_tower_')
    await client.query('begin')
    await makeSchema(client, migrations, schema)
    await client.query('commit')
    const own = openPool(connection, silent, 1, () => schema)
    const token = newToken()
    await own.db.transaction(async (tx) => {
      const userId = await createBuilding(
        tx,
        {
          profile: { name: slug, code: `T${number}`, street: '1 Street', officeEmail: 'a@b.example', timeZone: 'UTC' },
          locale: defaultLocale,
          floors: { towerFloors: 22, firstHomes: 2, lastHomes: 21, homesPerFloor: 10 },
          administrator: {
            email: `admin@${host}`,
            firstName: 'Ada',
            lastName: 'Park',
            passwordHash: 'none',
            passwordChangedAt: now,
          },
        },
        now,
      )
      const expiresAt = new Date(now.getTime() + 3_600_000)
      const times = { createdAt: now, lastActiveAt: now, expiresAt }
      await tx.insert(sessions).values({ id: newId(), userId, tokenHash: hashToken(token), ...times })
    })
    await own.pool.end()
    await setState(client, await insertBuilding(client, { slug, origin: `http://${host}`, hosts: [] }), 'active')
    made.push({ host, cookie: `session=${token}` })
  }
  await client.end()
  await stop()
  return made
}

async function start() {
  const port = await freePort()
  const began = performance.now()
  const child = fork(join(project, 'scripts/start.js'), {
    cwd: project,
    execArgv: [...startOptions(), '--import', join(import.meta.dirname, 'process-probe.js')],
    env: {
      ...process.env,
      ...startEnvironment(),
      NODE_ENV: 'production',
      BUILDINGS: 'many',
      SECRET_KEY: Buffer.alloc(32, 1).toString('hex'),
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (response?.ok) break
    if (performance.now() - began > 120_000) throw new Error('The program did not start within two minutes.')
    await wait(50)
  }
  return {
    port,
    seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    async figures(): Promise<ProcessFigures> {
      child.send('figures')
      const [figures] = (await once(child, 'message')) as [ProcessFigures]
      return figures
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Opens some pages and screens of every building; returns the median time of an answer in milliseconds. */
async function visitAll(): Promise<number> {
  const times: number[] = []
  for (const site of sites)
    for (const path of ['/', '/contact', '/api/building', '/api/admin/overview', '/api/admin/units', '/api/account']) {
      const began = performance.now()
      const status = await visit(site, path)
      if (status >= 400 && status !== 404) throw new Error(`${site.host}${path} answered ${status}.`)
      times.push(performance.now() - began)
    }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
}

function visit({ host, cookie }: Site, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers: { host, cookie } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })
}

/** The memory of the server processes for the connections of the program: shared memory counts by its share. */
function databaseMemory() {
  const postmaster = postmasterOf(dataDir)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const own = children.filter((pid) => /house/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')))
  const pss = (pid: string) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  return { connections: own.length, bytes: own.reduce((sum, pid) => sum + pss(pid) * 1024, 0) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
