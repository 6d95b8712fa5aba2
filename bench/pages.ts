// `npm run bench:pages`: measures the public pages on a phone (Lighthouse, the median of five runs), their size, and the CPU
// time of the home page on the server as a ratio to a bare route with the same bytes. RUNS and PAGES reduce the work.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { buildIfNeeded } from '../scripts/build.ts'
import { browserFile } from '../tests/journeys/browser-file.ts'
import type { ServerCommand, RecordedResponse } from './measured-server.ts'

const every = ['/', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view']
const pages = process.env.PAGES?.split(',') ?? every
const runs = Number(process.env.RUNS ?? 5)
const port = 9377
const minimumScores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = Object.keys(minimumScores) as (keyof typeof minimumScores)[]
const maxCpuRatio = 1.4

await buildIfNeeded()
const server = fork(join(import.meta.dirname, 'measured-server.ts'), {
  env: { ...process.env, NODE_ENV: 'production' },
})
const [serverInfo] = (await once(server, 'message')) as [{ at: string; bareAt: string }]
const load = () => Number(loadavg()[0]?.toFixed(1))
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
let met = true

async function sendCommand<Result>(command: ServerCommand): Promise<Result> {
  server.send(command)
  const [result] = (await once(server, 'message')) as [Result]
  return result
}

/** Loads a page as a phone with an empty cache. */
async function visit(page: string) {
  const found = await lighthouse(`${serverInfo.at}${page}`, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  })
  if (!found) throw new Error(`Lighthouse found nothing at ${page}`)
  const { lhr } = found
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  )
  const lost = Object.values(lhr.audits).flatMap(({ id, score, scoreDisplayMode }) =>
    score !== null && score < 0.9 && ['binary', 'metricSavings', 'numeric'].includes(scoreDisplayMode) ? [id] : [],
  )
  const of = (name: string) => Math.round(lhr.audits[name]?.numericValue ?? 0)
  return {
    scores,
    lost,
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    bytes: of('total-byte-weight'),
    machine: lhr.environment.benchmarkIndex,
  }
}

async function measureVisits() {
  const browser = await chromium.launch({
    executablePath: await browserFile(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const results = []
  for (const page of pages) {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(page))
    const score = (name: (typeof categories)[number]) => median(visits.map(({ scores }) => scores[name] ?? 0))
    const scores = Object.fromEntries(categories.map((name) => [name, score(name)]))
    const failed = categories.filter((name) => score(name) < minimumScores[name])
    if (failed.length > 0) met = false
    results.push({
      page,
      ...scores,
      'LCP ms': median(visits.map(({ lcp }) => lcp)),
      'TBT ms': median(visits.map(({ tbt }) => tbt)),
      CLS: Number(Math.max(...visits.map(({ cls }) => cls)).toFixed(3)),
      kB: Number((median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(1)),
      // Lighthouse's benchmark of the machine: a busy machine renders pages more slowly than any phone.
      machine: Math.round(median(visits.map(({ machine }) => machine))),
      load: load(),
    })
    console.log(
      page,
      scores,
      failed.length > 0
        ? `below the limit because of ${[...new Set(visits.flatMap(({ lost }) => lost))].join(', ')}`
        : '',
    )
  }
  await browser.close()
  console.log(`Lighthouse, mobile, median of ${runs}`)
  console.table(results)
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
function read(url: string): Promise<RecordedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>()
  get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...rest } = answer.headers
      const headers = Object.fromEntries(
        Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      )
      resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts).toString('base64') })
    })
  }).on('error', reject)
  return promise
}

/** The CPU time per request and the requests per second of `count` requests, eight at a time. */
async function cost(url: string, count: number) {
  const [from, since] = [await sendCommand<number>({ command: 'usage' }), performance.now()]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let n = 0; n < count / 8; n += 1) await read(url)
    }),
  )
  return {
    cpu: ((await sendCommand<number>({ command: 'usage' })) - from) / count,
    perSecond: count / ((performance.now() - since) / 1000),
  }
}

async function measureServer() {
  const home = `${serverInfo.at}/`
  const bare = `${serverInfo.bareAt}/page`
  await sendCommand({ command: 'set bare response', name: 'page', response: await read(home) })
  for (const url of [home, bare]) await cost(url, 4000)
  const rounds = { home: [] as Awaited<ReturnType<typeof cost>>[], bare: [] as Awaited<ReturnType<typeof cost>>[] }
  for (let round = 0; round < 9; round += 1) {
    rounds.home.push(await cost(home, 800))
    rounds.bare.push(await cost(bare, 800))
  }
  const of = (name: keyof typeof rounds, what: 'cpu' | 'perSecond') => median(rounds[name].map((one) => one[what]))
  const ratios = {
    cpu: of('home', 'cpu') / of('bare', 'cpu'),
    requests: of('bare', 'perSecond') / of('home', 'perSecond'),
  }
  console.log('Home page against a bare route of the same bytes, median of 9 interleaved rounds')
  console.table({
    'CPU µs': {
      page: Math.round(of('home', 'cpu')),
      bare: Math.round(of('bare', 'cpu')),
      ratio: ratios.cpu.toFixed(2),
    },
    'requests/s': {
      page: Math.round(of('home', 'perSecond')),
      bare: Math.round(of('bare', 'perSecond')),
      ratio: ratios.requests.toFixed(2),
    },
  })
  console.log(`Load average ${load()}; limit of the CPU ratio ${maxCpuRatio}`)
  if (ratios.cpu > maxCpuRatio) met = false
}

if (runs > 0) await measureVisits()
await measureServer()
agent.destroy()
await sendCommand({ command: 'stop' })
if (!met) process.exitCode = 1
