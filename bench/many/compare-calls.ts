import { loadavg } from 'node:os'
import { furtherLists, pagedCalls, wholeCalls } from '../paged-calls.ts'
import { percentile, timeCall, type Visitor } from './visits-of-buildings.ts'

type Role = (typeof furtherLists)[number][2]
type Visitors = Record<Role, Visitor>
type Program = { port: number; visitors: Visitors[] }

/** The largest accepted 95 % of a paged call, compared with that of the demo building. */
export const largestRatio = 2

export type ComparedCall = { call: string; demo: number[]; usual: number[]; large: number[] }

const isWhole = new Set(wholeCalls.map(([name]) => name))
const calls = [...[...pagedCalls, ...wholeCalls].map(([name, url]) => [name, url, 'admin'] as const), ...furtherLists]

/** Makes every call so many times in each building, two buildings at a time: people use them before they are measured. */
export async function warmUp({ port, visitors }: Program, times: number): Promise<void> {
  const waiting = Array.from({ length: times }, () => visitors).flat()
  const visit = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift())
      for (const [, url, role] of calls) await timeCall(port, visitor[role], url)
  }
  await Promise.all([visit(), visit()])
}

/**
 * Times each paged call in the demo building, in one building after the other of the large installation, and in its largest, in turn:
 * what slows the machine down slows down all three. Each call of the installation is for another building than the one before.
 */
export async function compareCalls(
  demo: { port: number; visitor: Visitors },
  many: Program & { large: Visitors },
  rounds: number,
): Promise<{ compared: ComparedCall[]; load: number }> {
  const compared = calls.map(([call]): ComparedCall => ({ call, demo: [], usual: [], large: [] }))
  const loads: number[] = []
  let turn = 0
  for (let round = 0; round < rounds; round += 1) {
    loads.push(loadavg()[0] ?? Number.NaN)
    for (const [place, [, url, role]] of calls.entries()) {
      const usual = many.visitors[(turn += 1) % many.visitors.length]
      const times = compared[place]
      if (!usual || !times) throw new Error('There is no building.')
      times.demo.push(await timeCall(demo.port, demo.visitor[role], url))
      times.usual.push(await timeCall(many.port, usual[role], url))
      times.large.push(await timeCall(many.port, many.large[role], url))
    }
  }
  return { compared, load: percentile(loads, 0.5) }
}

/** Prints the times and ratios; returns whether every paged call is as fast as it must be. */
export function printComparison(compared: readonly ComparedCall[]): boolean {
  const rows = compared.map(({ call, demo, usual, large }) => {
    const [ofDemo, ofUsual, ofLarge] = [demo, usual, large].map((times) => percentile(times, 0.95)) as [
      number,
      number,
      number,
    ]
    return {
      call,
      'demo p50 ms': round(percentile(demo, 0.5)),
      'p50 ms': round(percentile(usual, 0.5)),
      'large p50 ms': round(percentile(large, 0.5)),
      'demo p95 ms': round(ofDemo),
      'p95 ms': round(ofUsual),
      'large p95 ms': round(ofLarge),
      'p95, demo = 1': ratio(ofUsual, ofDemo),
      'large, demo = 1': ratio(ofLarge, ofDemo),
      met: isWhole.has(call)
        ? 'no page'
        : ofUsual <= largestRatio * ofDemo
          ? ofLarge <= largestRatio * ofDemo
            ? 'yes'
            : 'large: NO'
          : 'NO',
    }
  })
  console.table(rows)
  return rows.every(({ met }) => met === 'yes' || met === 'no page')
}

const round = (value: number) => Math.round(value * 10) / 10
const ratio = (value: number, base: number) => Number((value / base).toFixed(2))
