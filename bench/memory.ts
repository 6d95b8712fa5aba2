// `npm run bench:memory`: the memory and the CPU time of one process in production on the demo building: after the start, idle,
// with 1,000 open streams, and after 100 clients. DURATION sets how long it is idle and under load.
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { runMonday } from './monday.ts'
import { startProduction } from './production-process.ts'

const seconds = Number(process.env.DURATION ?? 60)
const streams = 1_000
/** Megabytes, and milliseconds of CPU time in a second without requests. */
const limits = { start: 150, idle: 2, streams: 60, load: 220 }

const server = await startProduction()
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
await wait(10_000)
const started = await server.figures()
await wait(seconds * 1000)
const idle = await server.figures()

const closeStreams = await openStreams()
await wait(5_000)
const streaming = await server.figures()
closeStreams()

await runMonday(server, { connections: 100, seconds })
await wait(5_000)
const loaded = await server.figures()
await server.stop()

const results = [
  { measured: 'RSS after the start, MB', value: megabytes(started.rss), limit: limits.start },
  {
    measured: 'CPU time in a second without requests, ms',
    value: Number(((idle.cpu - started.cpu) / 1000 / seconds).toFixed(2)),
    limit: limits.idle,
  },
  {
    measured: `RSS added by ${streams} streams, MB`,
    value: megabytes(streaming.rss - idle.rss),
    limit: limits.streams,
  },
  { measured: 'RSS after 100 clients, MB', value: megabytes(loaded.rss), limit: limits.load },
].map((result) => ({ ...result, met: result.value <= result.limit ? 'yes' : 'NO' }))
console.log(`Load average ${loadavg()[0]?.toFixed(1)}; ${seconds} s each.`)
console.table(results)
if (results.some(({ met }) => met === 'NO')) process.exitCode = 1

/** Opens streams for all users in turn, and waits until each has been answered. */
async function openStreams() {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const opened = Array.from({ length: streams }, (_, n) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const cookie = server.clients[n % server.clients.length]?.cookie ?? ''
    get(`${server.origin}/api/live`, { agent, headers: { cookie } }, (response) => {
      response.resume()
      if (response.statusCode === 200) resolve()
      else reject(new Error(`A stream was answered ${response.statusCode}.`))
    }).on('error', (error) => reject(error))
    return promise
  })
  await Promise.all(opened)
  return () => agent.destroy()
}
