// `npm run bench:api`: measures the CPU time that a call costs the server process. A read is compared with a bare route of the
// same process that sends the same bytes, a change with its SQL transaction alone. Ratios make machines comparable. Then it
// measures a building with 10,000 requests (`larger-building.ts`) and the front desk of one with 60,000 people (`large-desk.ts`).
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buildIfNeeded } from '../scripts/build.ts'
import { addDispatchRecords, dispatchCalls, dispatchNames, dispatchReads } from './dispatch-reads.ts'
import { measureLargeDesk } from './large-desk.ts'
import { measureLargerBuilding } from './larger-building.ts'
import { startOptions } from './start-options.ts'
import { createStatusChanges } from './status-changes.ts'
import type { ServerCommand, RecordedResponse } from './measured-server.ts'

const rounds = Number(process.env.ROUNDS ?? 9)
const lanes = 8
/** Calls of each kind before the measurement, so that the code is optimized as in a process that has run for a while. */
const warmUpCalls = 6_000
/** The largest accepted ratio of each measurement. */
const limits = { read: 5, list: 8, change: 2.5, unitsRecomputed: 12, units: 2, unitsNotModified: 0.6 }

await buildIfNeeded()
const server = fork(join(import.meta.dirname, 'measured-server.ts'), {
  execArgv: [
    ...startOptions(),
    ...(process.env.CPU_PROF ? ['--cpu-prof', '--cpu-prof-dir', process.env.CPU_PROF] : []),
  ],
  env: { ...process.env, NODE_ENV: 'production' },
})
server.once('exit', (code) => {
  if (code) process.exit(code)
})
const [serverInfo] = (await once(server, 'message')) as [
  {
    at: string
    bareAt: string
    cookie: string
    adminId: string
    email: string
    password: string
    requestIds: string[]
    connection: pg.ClientConfig
  },
]

/** A connection of another process to the same database, for changes that the server is notified of. */
const otherClient = new pg.Client(serverInfo.connection)
await otherClient.connect()
await addDispatchRecords(otherClient, serverInfo)

async function sendCommand<Result>(command: ServerCommand): Promise<Result> {
  server.send(command)
  const [result] = (await once(server, 'message')) as [Result]
  return result
}

type Call = { method?: string; url: string; body?: string; etag?: string; isSignedOut?: boolean }
const agent = new Agent({ keepAlive: true, maxSockets: lanes })
/** Without compression, because the bare routes do not compress either. */
const ownHeaders = { origin: serverInfo.at, cookie: serverInfo.cookie, 'accept-encoding': 'identity' }

/** Sends one call and reads the whole response. */
function send({ method = 'GET', url, body, etag, isSignedOut }: Call): Promise<RecordedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>()
  const headers = {
    ...ownHeaders,
    ...(isSignedOut ? { cookie: '' } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  }
  const sent = httpRequest(url, { method, headers, agent }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...rest } = answer.headers
      const text = Object.fromEntries(Object.entries(rest).flatMap(([name, v]) => (v === undefined ? [] : [[name, v]])))
      resolve({ status: answer.statusCode ?? 0, headers: text, body: Buffer.concat(parts).toString('base64') })
    })
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Sends `count` calls in parallel lanes. */
async function load(count: number, createCall: (n: number, lane: number) => Call) {
  const work = Array.from({ length: lanes }, async (_, lane) => {
    for (let n = 0; n < count / lanes; n += 1) {
      const { status, body } = await send(createCall(n, lane))
      if (status !== 200 && status !== 201 && status !== 304)
        throw new Error(`A call was answered ${status}: ${Buffer.from(body, 'base64').toString()}`)
    }
  })
  await Promise.all(work)
}

const calls = {
  read: `${serverInfo.at}/api/admin/maintenance-requests/${serverInfo.requestIds[20]}`,
  list: `${serverInfo.at}/api/admin/maintenance-requests?limit=20`,
  filtered: `${serverInfo.at}/api/admin/maintenance-requests?status=active&sort=attention&team=maintenance&search=a&limit=20`,
  figures: `${serverInfo.at}/api/admin/maintenance-statistics?category=plumbing`,
  /** Called without a session, with which it is only a redirect. */
  page: `${serverInfo.at}/login`,
  units: `${serverInfo.at}/api/admin/units`,
  ...dispatchCalls(serverInfo),
}
const changes = createStatusChanges({ ...serverInfo, lanes, client: otherClient, load, sendCommand })
const updateOneUnit =
  'update units set notes = $1, version = version + 1 where id = (select id from units order by id limit 1)'
let changedUnits = 0
/** Reads the list of all units after each change of a unit. The changed field does not occur on public pages. */
async function unitsRecomputed(count: number) {
  await sendCommand({ command: 'watch changes', on: true })
  for (let n = 0; n < Math.min(count, 300); n += 1) {
    const response = once(server, 'message')
    await otherClient.query(updateOneUnit, [`Change ${(changedUnits += 1)}`])
    await otherClient.query('select pg_notify($1, $2)', ['changed', JSON.stringify({ topic: 'residents' })])
    await response
    await send({ url: calls.units })
  }
  await sendCommand({ command: 'watch changes', on: false })
}
/** Reads the same list with its current ETag. */
async function unitsNotModified(count: number) {
  const etag = String((await send({ url: calls.units })).headers['etag'])
  await load(count, () => ({ url: calls.units, etag }))
}
/** The measurements of each round: name, number of calls, and function. */
const all: [name: string, count: number, run: (count: number) => Promise<unknown>][] = [
  ['read', 400, (count) => load(count, () => ({ url: calls.read }))],
  ['bare read', 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/read` }))],
  ['list', 200, (count) => load(count, () => ({ url: calls.list }))],
  ['bare list', 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/list` }))],
  ['filtered', 200, (count) => load(count, () => ({ url: calls.filtered }))],
  ['bare filtered', 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/filtered` }))],
  ['figures', 200, (count) => load(count, () => ({ url: calls.figures }))],
  ['bare figures', 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/figures` }))],
  ['change', 200, changes.change],
  ['transaction', 200, changes.replayTransactions],
  ...dispatchReads.flatMap((name): typeof all => [
    [name, 200, (count) => load(count, () => ({ url: calls[name] }))],
    [`bare ${name}`, 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/${name}` }))],
  ]),
  ['units recomputed', 100, unitsRecomputed],
  ['units not modified', 400, unitsNotModified],
  ['units', 200, (count) => load(count, () => ({ url: calls.units }))],
  ['bare units', 200, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/units` }))],
  ['page', 400, (count) => load(count, () => ({ url: calls.page, isSignedOut: true }))],
  ['bare page', 400, (count) => load(count, () => ({ url: `${serverInfo.bareAt}/page` }))],
]
/** ONLY='read,bare read' runs only these measurements. */
const only = process.env.ONLY?.split(',')
const measures = all.filter(([name]) => only?.includes(name) ?? true)

for (const [name, url] of Object.entries(calls))
  await sendCommand({
    command: 'set bare response',
    name,
    response: await send({ url, isSignedOut: url === calls.page }),
  })
await sendCommand({ command: 'record', on: true })
await load(lanes * 2, changes.createCall)
const [transaction = []] = await sendCommand<string[][]>({ command: 'record', on: false })

for (const [, , run] of measures) await run(warmUpCalls)
// Background work of the process, such as polling for jobs, is subtracted from the cost of a call.
const idle = { from: await sendCommand<number>({ command: 'usage' }), at: performance.now() }
await wait(3000)
const idleRate = ((await sendCommand<number>({ command: 'usage' })) - idle.from) / (performance.now() - idle.at)

const samples = new Map<string, number[]>()
for (let round = 0; round < rounds; round += 1)
  for (const [name, count, run] of measures) {
    const [from, since] = [await sendCommand<number>({ command: 'usage' }), performance.now()]
    await run(count)
    const used = (await sendCommand<number>({ command: 'usage' })) - from - idleRate * (performance.now() - since)
    samples.set(name, [...(samples.get(name) ?? []), used / count])
  }
const median = (name: string) =>
  (samples.get(name) ?? []).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
const results = [
  { call: 'single read', name: 'read', baseline: 'bare read', limit: limits.read },
  { call: 'list of 20 requests', name: 'list', baseline: 'bare list', limit: limits.list },
  { call: 'requests filtered, most urgent first', name: 'filtered', baseline: 'bare filtered', limit: null },
  { call: 'seven figures of the board', name: 'figures', baseline: 'bare figures', limit: null },
  { call: 'status change with note and audit', name: 'change', baseline: 'transaction', limit: limits.change },
  ...dispatchReads.map((name) => ({ call: dispatchNames[name], name, baseline: `bare ${name}`, limit: null })),
  {
    call: 'list of all units, recomputed',
    name: 'units recomputed',
    baseline: 'bare units',
    limit: limits.unitsRecomputed,
  },
  { call: 'list of all units, unchanged', name: 'units', baseline: 'bare units', limit: limits.units },
  {
    call: 'list of all units, as a 304',
    name: 'units not modified',
    baseline: 'bare units',
    limit: limits.unitsNotModified,
  },
  { call: 'sign-in page', name: 'page', baseline: 'bare page', limit: null },
].map(({ call, name, baseline, limit }) => ({
  call,
  'CPU µs': Math.round(median(name)),
  baseline: `${baseline}, ${Math.round(median(baseline))} µs`,
  ratio: Number((median(name) / median(baseline)).toFixed(2)),
  limit: limit ?? '-',
  met: limit === null ? '-' : median(name) / median(baseline) <= limit ? 'yes' : 'NO',
}))
console.log(
  `Median of ${rounds} interleaved rounds; load average ${loadavg()[0]?.toFixed(1)}; idle ${idleRate.toFixed(1)} µs/ms.`,
)
console.log(`The transaction: ${transaction.map((text) => text.trim().split(/\s+/).slice(0, 3).join(' ')).join(' · ')}`)
if (measures.length > 0) console.table(results)

/** ONLY='larger' measures the larger building alone, ONLY='large desk' its front desk with 60,000 people. */
const isMeasured = (name: string) => !only || only.includes(name)
const bench = { ...serverInfo, lanes, rounds, sendCommand, load, unitsRecomputed, client: otherClient }
const isLargerFast = !isMeasured('larger') || (await measureLargerBuilding(bench))
const isDeskFast = !isMeasured('large desk') || (await measureLargeDesk(bench))
if (results.some(({ met }) => met === 'NO') || !isLargerFast || !isDeskFast) process.exitCode = 1
await otherClient.end()
await sendCommand({ command: 'stop' })
agent.destroy()
