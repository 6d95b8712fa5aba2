import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerCommand } from './measured-server.ts'

type Call = { method?: string; url: string; body?: string }
type Cpu = { server: number; database: number }
export type StatementBench = {
  at: string
  bareAt: string
  rounds: number
  sendCommand: <Result>(command: ServerCommand) => Promise<Result>
  load: (count: number, createCall: (n: number, lane: number) => Call) => Promise<void>
}

/** A call, and one hand-written statement that does the same. */
export type ComparedCall = {
  call: string
  /** How often each is sent in a round. */
  count: number
  /** The largest accepted ratio. */
  limit: number
  ours: (count: number) => Promise<unknown>
  /** The name, the text and the values in turn of the statement. */
  name: string
  text: string
  values: unknown[][]
}

/**
 * Measures calls in alternating rounds: the CPU time of the server and of PostgreSQL together, compared with a bare route that
 * sends the rows of the statement through node-postgres. Returns whether all limits are met.
 */
export async function compareWithStatements(
  { bareAt, rounds, sendCommand, load }: StatementBench,
  title: string,
  measures: readonly ComparedCall[],
): Promise<boolean> {
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
  console.log(`${title}; load average ${loadavg()[0]?.toFixed(1)}.`)
  console.table(results)
  return results.every(({ met }) => met === 'yes')
}

/** The background work of both, in µs of CPU time per ms: the least of three seconds, because garbage is collected after much work. */
async function measureIdle(sendCommand: StatementBench['sendCommand']): Promise<Cpu> {
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
  sendCommand: StatementBench['sendCommand'],
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
