// `npm run bench:api`: what a call costs the server process, as a ratio to a bare route of the same process that answers
// the same bytes, and a change as a ratio to its SQL transaction alone. Ratios, because machines differ.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buildIfNeeded } from '../scripts/build.ts'
import type { Asked, Recorded } from './measured-server.ts'

const rounds = Number(process.env.ROUNDS ?? 9)
const lanes = 8
/** Calls of each kind before the first is measured: by then the code runs as it does in a house that has been open a while. */
const warm = 6_000
/** How much dearer each may be. */
const reach = { read: 5, list: 8, change: 2.5, unitsAnew: 12, units: 2, unitsHeld: 0.6 }

await buildIfNeeded()
const server = fork(join(import.meta.dirname, 'measured-server.ts'), {
  execArgv: process.env.CPU_PROF ? ['--cpu-prof', '--cpu-prof-dir', process.env.CPU_PROF] : [],
  env: { ...process.env, NODE_ENV: 'production' },
})
server.once('exit', (code) => {
  if (code) process.exit(code)
})
const [guest] = (await once(server, 'message')) as [
  { at: string; bareAt: string; cookie: string; requestIds: string[]; connection: pg.ClientConfig },
]

/** Another process on the same database, by which the server hears of changes. */
const elsewhere = new pg.Client(guest.connection)
await elsewhere.connect()

async function ask<Answer>(asked: Asked): Promise<Answer> {
  server.send(asked)
  const [answer] = (await once(server, 'message')) as [Answer]
  return answer
}

type Call = { method?: string; url: string; body?: string; current?: string }
const agent = new Agent({ keepAlive: true, maxSockets: lanes })
const own = { origin: guest.at, cookie: guest.cookie, 'accept-encoding': 'br' }

/** Sends one call and reads its answer to the end. */
function send({ method = 'GET', url, body, current }: Call): Promise<Recorded> {
  const { promise, resolve, reject } = Promise.withResolvers<Recorded>()
  const headers = {
    ...own,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(current === undefined ? {} : { 'if-none-match': current }),
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

/** Sends so many, a few at a time. */
async function load(count: number, callOf: (n: number, lane: number) => Call) {
  const work = Array.from({ length: lanes }, async (_, lane) => {
    for (let n = 0; n < count / lanes; n += 1) {
      const { status, body } = await send(callOf(n, lane))
      if (status !== 200 && status !== 304)
        throw new Error(`A call was answered ${status}: ${Buffer.from(body, 'base64').toString()}`)
    }
  })
  await Promise.all(work)
}

const calls = {
  read: `${guest.at}/api/admin/maintenance-requests/${guest.requestIds[20]}`,
  list: `${guest.at}/api/admin/maintenance-requests?limit=20`,
  filtered: `${guest.at}/api/admin/maintenance-requests?status=active&sort=attention&team=maintenance&search=a&limit=20`,
  figures: `${guest.at}/api/admin/maintenance-statistics?category=plumbing`,
  page: `${guest.at}/login`,
  units: `${guest.at}/api/admin/units`,
}
const movedIds = guest.requestIds.slice(0, lanes * 6)
/** On hold and back, one request after another; no two lanes move the same one. */
const changeOf = (n: number, lane: number): Call => ({
  method: 'PATCH',
  url: `${guest.at}/api/admin/maintenance-requests/${movedIds[(lane + lanes * (n >> 1)) % movedIds.length]}/status`,
  body: JSON.stringify({ status: n % 2 === 0 ? 'on_hold' : 'in_progress' }),
})
/**
 * A request remembers each time it stood on hold. Moved to and fro thousands of times it would carry hundreds of those,
 * as no request does and as the replayed transaction does not; so they are forgotten now and then, by another process.
 */
async function change(count: number) {
  for (let left = count; left > 0; left -= 200) {
    await elsewhere.query("update maintenance_requests set pauses = '[]' where id = any($1)", [movedIds])
    // Autovacuum runs once a minute, which is too late for so many changes in a second.
    await elsewhere.query('vacuum maintenance_requests')
    await load(Math.min(left, 200), changeOf)
  }
}
const oneUnit =
  'update units set notes = $1, version = version + 1 where id = (select id from units order by id limit 1)'
let changes = 0
/** The list of all units, each time after something in it changed (nothing that the public pages tell). */
async function unitsAnew(count: number) {
  await ask({ ask: 'hear', on: true })
  for (let n = 0; n < Math.min(count, 300); n += 1) {
    const response = once(server, 'message')
    await elsewhere.query(oneUnit, [`Change ${(changes += 1)}`])
    await elsewhere.query('select pg_notify($1, $2)', ['changed', JSON.stringify({ topic: 'residents' })])
    await response
    await send({ url: calls.units })
  }
  await ask({ ask: 'hear', on: false })
}
/** The same list for whoever holds it as it is now. */
async function unitsHeld(count: number) {
  const current = String((await send({ url: calls.units })).headers['etag'])
  await load(count, () => ({ url: calls.units, current }))
}
/** What a bench run does in each round: its name, how often, and how. */
const all: [name: string, count: number, run: (count: number) => Promise<unknown>][] = [
  ['read', 400, (count) => load(count, () => ({ url: calls.read }))],
  ['bare read', 400, (count) => load(count, () => ({ url: `${guest.bareAt}/read` }))],
  ['list', 200, (count) => load(count, () => ({ url: calls.list }))],
  ['bare list', 400, (count) => load(count, () => ({ url: `${guest.bareAt}/list` }))],
  ['filtered', 200, (count) => load(count, () => ({ url: calls.filtered }))],
  ['bare filtered', 400, (count) => load(count, () => ({ url: `${guest.bareAt}/filtered` }))],
  ['figures', 200, (count) => load(count, () => ({ url: calls.figures }))],
  ['bare figures', 400, (count) => load(count, () => ({ url: `${guest.bareAt}/figures` }))],
  ['change', 200, change],
  ['transaction', 200, (count) => ask({ ask: 'transactions', count, lanes })],
  ['units anew', 100, unitsAnew],
  ['units held', 400, unitsHeld],
  ['units', 200, (count) => load(count, () => ({ url: calls.units }))],
  ['bare units', 200, (count) => load(count, () => ({ url: `${guest.bareAt}/units` }))],
  ['page', 400, (count) => load(count, () => ({ url: calls.page }))],
  ['bare page', 400, (count) => load(count, () => ({ url: `${guest.bareAt}/page` }))],
]
/** ONLY=read,bare read measures these alone. */
const only = process.env.ONLY?.split(',')
const measures = all.filter(([name]) => only?.includes(name) ?? true)

for (const [name, url] of Object.entries(calls)) await ask({ ask: 'bare', name, answer: await send({ url }) })
await ask({ ask: 'record', on: true })
await load(lanes * 2, changeOf)
const [transaction = []] = await ask<string[][]>({ ask: 'record', on: false })

for (const [, , run] of measures) await run(warm)
// What the process does anyway (it looks for jobs) is no part of a call.
const idle = { from: await ask<number>({ ask: 'usage' }), at: performance.now() }
await wait(3000)
const idleRate = ((await ask<number>({ ask: 'usage' })) - idle.from) / (performance.now() - idle.at)

const found = new Map<string, number[]>()
for (let round = 0; round < rounds; round += 1)
  for (const [name, count, run] of measures) {
    const [from, since] = [await ask<number>({ ask: 'usage' }), performance.now()]
    await run(count)
    const used = (await ask<number>({ ask: 'usage' })) - from - idleRate * (performance.now() - since)
    found.set(name, [...(found.get(name) ?? []), used / count])
  }
await elsewhere.end()
await ask({ ask: 'stop' })
agent.destroy()

const median = (name: string) => (found.get(name) ?? []).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
const label = [
  { call: 'single read', name: 'read', against: 'bare read', reach: reach.read },
  { call: 'list of 20 requests', name: 'list', against: 'bare list', reach: reach.list },
  { call: 'requests filtered, what presses first', name: 'filtered', against: 'bare filtered', reach: null },
  { call: 'seven figures of the board', name: 'figures', against: 'bare figures', reach: null },
  { call: 'status change with note and audit', name: 'change', against: 'transaction', reach: reach.change },
  { call: 'list of all units, recomputed', name: 'units anew', against: 'bare units', reach: reach.unitsAnew },
  { call: 'list of all units, unchanged', name: 'units', against: 'bare units', reach: reach.units },
  { call: 'list of all units, as a 304', name: 'units held', against: 'bare units', reach: reach.unitsHeld },
  { call: 'sign-in page', name: 'page', against: 'bare page', reach: null },
].map(({ call, name, against, reach }) => ({
  call,
  'CPU µs': Math.round(median(name)),
  against: `${against}, ${Math.round(median(against))} µs`,
  ratio: Number((median(name) / median(against)).toFixed(2)),
  reach: reach ?? '-',
  met: reach === null ? '-' : median(name) / median(against) <= reach ? 'yes' : 'NO',
}))
console.log(
  `Median of ${rounds} interleaved rounds; load average ${loadavg()[0]?.toFixed(1)}; idle ${idleRate.toFixed(1)} µs/ms.`,
)
console.log(`The transaction: ${transaction.map((text) => text.trim().split(/\s+/).slice(0, 3).join(' ')).join(' · ')}`)
console.table(label)
if (label.some(({ met }) => met === 'NO')) process.exitCode = 1
