// `npm run bench:load`: a Monday morning from 100 connections at once (reads, status changes, photos, streams), and how much
// photo uploads and the export of everything slow down reads. DURATION sets how long each part runs.
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { aPhoto, byPortal, type LoadResult, photoUpload, runMonday, send } from './monday.ts'
import { startProduction } from './production-process.ts'

const seconds = Number(process.env.DURATION ?? 30)
const connections = 100
/** Milliseconds, and the ratio to the same reads alone. */
const limits = { loopDelay: 50, slowdown: 2 }

const server = await startProduction()
await runMonday(server, { connections, seconds: 5 })
server.watchLoop()
const monday = await runMonday(server, { connections, seconds })
const { loopDelay } = await server.figures()

/** Few connections, so that the reads alone do not fill the process. */
const readOnly = () => runMonday(server, { connections: 4, seconds, writes: false })
const photo = await aPhoto()
const { office, residents } = byPortal(server.clients)
const administrator = office.find(({ role }) => role === 'admin')
const quiet = await readOnly()
const withPhotos = await beside((n) => [residents[n % residents.length], photoUpload(photo)])
const withExport = await beside(() => [administrator, { path: '/api/admin/exports/everything' }])
await server.stop()

const all = [...monday.times.values()].flat()
console.log(`${seconds} s each; load average ${loadavg()[0]?.toFixed(1)}.`)
console.log(
  `${connections} connections: ${Math.round(all.length / seconds)} requests a second, ${monday.errors.length} errors, ` +
    `event-loop delay p99 ${loopDelay.toFixed(1)} ms (limit ${limits.loopDelay})`,
)
console.table(
  Object.fromEntries(
    [...monday.times].map(([kind, times]) => [
      kind,
      { calls: times.length, 'p50 ms': percentile(times, 50), 'p99 ms': percentile(times, 99) },
    ]),
  ),
)
const slowdown = (result: LoadResult) => Number((readsP99(result) / readsP99(quiet)).toFixed(2))
console.table({
  'reads alone': { 'p99 ms': readsP99(quiet), ratio: 1 },
  'reads beside photo uploads': { 'p99 ms': readsP99(withPhotos), ratio: slowdown(withPhotos) },
  'reads beside the export of everything': { 'p99 ms': readsP99(withExport), ratio: slowdown(withExport) },
})
for (const error of new Set([...monday.errors, ...withPhotos.errors, ...withExport.errors])) console.log(error)
const met =
  monday.errors.length === 0 &&
  loopDelay <= limits.loopDelay &&
  [withPhotos, withExport].every((result) => slowdown(result) <= limits.slowdown)
if (!met) process.exitCode = 1

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN).toFixed(1))
}

function readsP99(result: LoadResult) {
  return percentile(result.times.get('read') ?? [], 99)
}

/** Reads while another client sends one call after another. */
async function beside(createCall: (n: number) => [Parameters<typeof send>[1] | undefined, Parameters<typeof send>[2]]) {
  const agent = new Agent({ keepAlive: true })
  const reads = { running: true }
  const other = (async () => {
    const errors: string[] = []
    for (let n = 0; reads.running; n += 1) {
      const [client, call] = createCall(n)
      if (!client) throw new Error('The building has no such user.')
      const status = await send(server.origin, client, call, agent)
      if (status >= 400) errors.push(`${status} ${call.path}`)
    }
    return errors
  })()
  const result = await readOnly()
  reads.running = false
  result.errors.push(...(await other))
  agent.destroy()
  return result
}
