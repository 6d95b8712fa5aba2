import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { changeStatement, pageStatement, recordStatement, signInStatement, unitsStatement } from './hand-written.ts'
import type { ServerCommand } from './measured-server.ts'

type Call = { method?: string; url: string; body?: string }
type Cpu = { server: number; database: number }
type Bench = {
  at: string
  bareAt: string
  adminId: string
  email: string
  password: string
  requestIds: readonly string[]
  lanes: number
  rounds: number
  sendCommand: <Result>(command: ServerCommand) => Promise<Result>
  load: (count: number, createCall: (n: number, lane: number) => Call) => Promise<void>
  /** Reads the list of all units after each of `count` changes. */
  unitsRecomputed: (count: number) => Promise<void>
}

/** The largest accepted ratio of each measurement. */
const limits = { page: 4, record: 4, change: 6, units: 3, signIn: 1.6 }

/**
 * Measures calls in a building with 10,000 requests: the CPU time of the server and of PostgreSQL together, compared with
 * a bare route that sends the rows of one hand-written statement through node-postgres. Returns whether all limits are met.
 */
export async function measureLargerBuilding(bench: Bench): Promise<boolean> {
  const { at, bareAt, adminId, email, password, requestIds, lanes, rounds, sendCommand, load, unitsRecomputed } = bench
  await sendCommand({ command: 'add requests', requests: 9_500, openRequests: 1_500 })
  const active = ['pending', 'assigned', 'in_progress']
  const statusAt = (n: number) => (n % 2 === 0 ? 'on_hold' : 'in_progress')
  const idAt = (n: number) => requestIds[n % (lanes * 3)] ?? ''
  const note = 'The valve is replaced; the wall dries until Friday.'
  const get = (path: string) => (count: number) => load(count, () => ({ url: `${at}/api/admin/${path}` }))
  const change = (count: number) =>
    load(count, (n, lane) => ({
      method: 'PATCH',
      url: `${at}/api/admin/maintenance-requests/${idAt(lane + lanes * (n >> 1))}`,
      body: JSON.stringify({ status: statusAt(n), note: { note } }),
    }))
  const signIn = (count: number) =>
    load(count, () => ({ method: 'POST', url: `${at}/api/auth/login`, body: JSON.stringify({ email, password }) }))
  const changes = requestIds.slice(lanes * 3, lanes * 6).map((id) => [id, adminId, note])
  const measures = [
    {
      call: 'page of 20 of 10,000 requests, filtered by status and priority, with the total',
      count: 200,
      limit: limits.page,
      ours: get('maintenance-requests?limit=20&status=active&priority=high'),
      name: 'page',
      text: pageStatement,
      values: [[active, 'high']],
    },
    {
      call: 'one request',
      count: 400,
      limit: limits.record,
      ours: get(`maintenance-requests/${idAt(20)}`),
      name: 'record',
      text: recordStatement,
      values: [[idAt(20)]],
    },
    {
      call: 'status change with history, audit and an own note',
      count: 200,
      limit: limits.change,
      ours: change,
      name: 'change',
      text: changeStatement,
      values: changes,
    },
    {
      call: 'list of all units, recomputed',
      count: 30,
      limit: limits.units,
      ours: unitsRecomputed,
      name: 'units',
      text: unitsStatement,
      values: [[1]],
    },
    {
      call: 'sign-in',
      count: 24,
      limit: limits.signIn,
      ours: signIn,
      name: 'sign-in',
      text: signInStatement,
      values: [[email]],
    },
  ]
  const statement = (name: string, count: number) => load(count, () => ({ url: `${bareAt}/statement/${name}` }))
  for (const { count, ours, name, text, values } of measures) {
    await sendCommand({ command: 'set statement', name, text, values })
    await ours(count * 4)
    await statement(name, count * 4)
  }
  const idle = await measureIdle(sendCommand)
  const samples = measures.map(() => ({ ours: [] as Cpu[], statement: [] as Cpu[] }))
  for (let round = 0; round < rounds; round += 1) {
    await sendCommand({ command: 'clean up' })
    for (const [place, { count, ours, name }] of measures.entries()) {
      samples[place]?.ours.push(await measure(sendCommand, idle, count, ours))
      samples[place]?.statement.push(await measure(sendCommand, idle, count, (calls) => statement(name, calls)))
    }
  }
  const results = measures.map(({ call, limit }, place) => {
    const ours = medians(samples[place]?.ours ?? [])
    const statement = medians(samples[place]?.statement ?? [])
    const ratio = (ours.server + ours.database) / (statement.server + statement.database)
    return {
      call,
      'server + database µs': `${ours.server} + ${ours.database}`,
      'one statement': `${statement.server} + ${statement.database}`,
      ratio: Number(ratio.toFixed(2)),
      limit,
      met: ratio <= limit ? 'yes' : 'NO',
    }
  })
  console.log(`With 10,000 requests; load average ${loadavg()[0]?.toFixed(1)}.`)
  console.table(results)
  return results.every(({ met }) => met === 'yes')
}

/** The background work of both, in µs of CPU time per ms: the least of three seconds, because garbage is collected after much work. */
async function measureIdle(sendCommand: Bench['sendCommand']): Promise<Cpu> {
  const rates: Cpu[] = []
  for (let second = 0; second < 3; second += 1) {
    const [from, at] = [await sendCommand<Cpu>({ command: 'cpu' }), performance.now()]
    await wait(1000)
    const [to, ms] = [await sendCommand<Cpu>({ command: 'cpu' }), performance.now() - at]
    rates.push({ server: (to.server - from.server) / ms, database: (to.database - from.database) / ms })
  }
  const least = (of: keyof Cpu) => Math.min(...rates.map((rate) => rate[of]))
  return { server: least('server'), database: least('database') }
}

async function measure(
  sendCommand: Bench['sendCommand'],
  idle: Cpu,
  count: number,
  work: (count: number) => Promise<unknown>,
): Promise<Cpu> {
  const [from, since] = [await sendCommand<Cpu>({ command: 'cpu' }), performance.now()]
  await work(count)
  const [to, ms] = [await sendCommand<Cpu>({ command: 'cpu' }), performance.now() - since]
  const perCall = (used: number, idleRate: number) => (used - idleRate * ms) / count
  return {
    server: perCall(to.server - from.server, idle.server),
    database: perCall(to.database - from.database, idle.database),
  }
}

function medians(samples: readonly Cpu[]): Cpu {
  const median = (of: keyof Cpu) =>
    Math.round(samples.map((cpu) => cpu[of]).toSorted((a, b) => a - b)[samples.length >> 1] ?? Number.NaN)
  return { server: median('server'), database: median('database') }
}
