// `npm run bench:big -- --one`: measures the lists and the command bar of a building with 40,000 units and 60,000 residents on its own
// cluster: the time of each call, its CPU time on the server compared with the same call in the demo building, and the large tables
// that its statements read from end to end. UNITS, RESIDENTS and REQUESTS set another size (REQUESTS=2000000), ROUNDS how often each
// call is measured.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#platform/server/process/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { seedDemo } from '#demo/seed.ts'
import { createApp } from '#app/server.ts'
import { recordStatements, scannedTables } from '../tests/support/plans/recorded-statements.ts'
import { addLargeBuilding } from './rows/crowd.ts'
import { copyFinishedRequests } from './rows/many-requests.ts'
import { pagedCalls, wholeCalls } from './paged-calls.ts'
import { addVisits } from './rows/visits.ts'
import { createSession } from './sessions.ts'

const size = {
  units: Number(process.env.UNITS ?? 40_000),
  residents: Number(process.env.RESIDENTS ?? 60_000),
  requests: Number(process.env.REQUESTS ?? 40_000),
}
const rounds = Number(process.env.ROUNDS ?? 20)
/** Requests that are filed one by one; the others are copies of finished ones. */
const filed = Math.min(size.requests, 40_000)
/** Tables with so many rows are read through an index. */
const largeTable = 1_000
/** The largest CPU time of a paged call relative to the demo building, and the longest time of the command bar. */
const limits = { cpu: 2, barMilliseconds: 100 }

const typed =
  'o ok oka okaf okafor amara+okafor okafro amraa+okafro cambpell jhon m ma mar maria maria+santos elise cote 12 120 1204 07-1204 okafor+1204 416 4165550142 VPP-12 108500 tap leak elevator elevater leila+tap radiator+37 dishwasher example bedroom unit zzzzzzz papadopolous nguyen w wei+chen lakeshroe lakeshore p130 hot+water'
    .split(' ')
    .map((text) => `/api/admin/find?q=${text}`)

const silent = { info: () => {}, warn: () => {} }
const dataDir = await mkdtemp(join(tmpdir(), 'bench-big-'))
const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
const secretKey = Buffer.alloc(32, 1)
const now = new Date()
await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
await database.pool.query('analyze')
const app = await createApp({
  config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
  database,
  secretKey,
  log: silent,
  requestLog: 'silent',
})
const cookie = `session=${await createSession(app.db, 'admin')}`
const demo = await measureAll()
const since = performance.now()
await addLargeBuilding(app.db, { ...size, requests: filed, openRequests: Math.round(filed / 4) }, now)
if (size.requests > filed) await copyFinishedRequests(app.db, size.requests)
await addVisits(app.db)
await app.pool.query('vacuum analyze')
await app.pool.query('select pg_notify($1, $2)', ['changed', JSON.stringify({ topic: '*' })])
const loaded = Math.round((performance.now() - since) / 1000)
const big = await measureAll()
const bar = await measureBar()
const scans = await listScans()
await app.close()
await database.close()
await rm(dataDir, { recursive: true, force: true })

console.log(
  `${size.units} units, ${size.residents} residents, ${size.requests} requests, loaded in ${loaded} s; ` +
    `load average ${loadavg()[0]?.toFixed(1)}.`,
)
const paged = [...pagedCalls, ...wholeCalls]
const lists = paged.map(([call], at) => {
  const [small, large] = [demo[at], big[at]]
  const ratio = (large?.cpu ?? Number.NaN) / (small?.cpu ?? Number.NaN)
  return {
    call,
    'demo ms': round(small?.milliseconds),
    'big p50 ms': round(large?.milliseconds),
    'p95 ms': round(large?.p95),
    'demo µs': round(small?.cpu),
    'CPU, demo = 1': Number(ratio.toFixed(2)),
    met: ratio <= limits.cpu ? 'yes' : 'NO',
  }
})
console.table(lists)
console.log(
  scans.length === 0 ? 'No call reads a large table from end to end.' : `Read from end to end:\n${scans.join('\n')}`,
)
const isBarFast = bar.milliseconds <= limits.barMilliseconds
console.log(
  `Command bar, ${bar.count} queries: median ${round(bar.milliseconds)} ms, 90th percentile ${round(bar.p90)} ms, ` +
    `worst ${round(bar.worst)} ms (${bar.slowest}); limit ${limits.barMilliseconds} ms: ${isBarFast ? 'yes' : 'NO'}.`,
)
if (!isBarFast || lists.some(({ met }) => met === 'NO')) process.exitCode = 1

/** Sends a request and returns its duration in milliseconds. */
async function measureCall(url: string) {
  const from = performance.now()
  const answer = await app.fastify.inject({ method: 'GET', url, headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return performance.now() - from
}

/** The large tables that each call reads from end to end. */
async function listScans() {
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'building'::regnamespace and reltuples > $1`,
    [largeTable],
  )
  const large = new Set(rows.map(({ name }) => name))
  const found: string[] = []
  for (const [call, url] of paged) {
    const sent = await recordStatements(() => measureCall(url))
    const scanned = await Promise.all(sent.map((statement) => scannedTables(app.pool, statement)))
    const tables = [...new Set(scanned.flat())].filter((table) => large.has(table))
    if (tables.length > 0) found.push(`${call}: ${tables.join(', ')}`)
  }
  return found
}

/** Measures each paged call in several rounds: its times, and the CPU time of this process per call. */
async function measureAll() {
  // Warm-up, so that the demo, which is measured first, does not pay for compilation.
  for (let round = 0; round < 20; round += 1) for (const [, url] of paged) await measureCall(url)
  const idleRates: number[] = []
  const found = paged.map(() => [] as { time: number; used: number }[])
  for (let round = 0; round < rounds; round += 1) {
    idleRates.push(await measureIdle())
    for (const [at, [, url]] of paged.entries()) {
      const from = process.cpuUsage()
      const time = await measureCall(url)
      found[at]?.push({ time, used: microseconds(process.cpuUsage(from)) })
    }
  }
  const idleRate = median(idleRates)
  return found.map((calls) => ({
    milliseconds: median(calls.map(({ time }) => time)),
    p95: calls.map(({ time }) => time).toSorted((a, b) => a - b)[Math.floor(calls.length * 0.95)],
    cpu: median(calls.map(({ time, used }) => used - idleRate * time)),
  }))
}

/**
 * The background work of the process, such as polling for jobs, in µs of CPU time per ms. It is subtracted from each call.
 * It is measured between the rounds, because garbage is collected after much work.
 */
async function measureIdle() {
  const [from, at] = [process.cpuUsage(), performance.now()]
  await wait(500)
  return microseconds(process.cpuUsage(from)) / (performance.now() - at)
}

async function measureBar() {
  const times: [milliseconds: number, url: string][] = []
  for (const url of typed) await measureCall(url)
  for (let round = 0; round < 5; round += 1) for (const url of typed) times.push([await measureCall(url), url])
  const sorted = times.toSorted(([a], [b]) => a - b)
  const [worst = Number.NaN, slowest = ''] = sorted.at(-1) ?? []
  const p90 = sorted[Math.floor(sorted.length * 0.9)]?.[0] ?? Number.NaN
  const query = decodeURIComponent(slowest.split('=')[1] ?? '').replace('+', ' ')
  return { count: times.length, milliseconds: median(times.map(([time]) => time)), p90, worst, slowest: `“${query}”` }
}

function microseconds({ user, system }: NodeJS.CpuUsage) {
  return user + system
}
function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
function round(value = Number.NaN) {
  return Math.round(value)
}
