import { furtherLists, pagedCalls } from '../paged-calls.ts'
import { percentile, timeCall, type Visitor } from './visits-of-buildings.ts'

type Role = (typeof furtherLists)[number][2]
type Program = { port: number; visitors: Record<Role, Visitor>[] }

/** The largest accepted 95 % of a call, compared with that of the demo building. */
export const largestRatio = 2
/** So many calls of each before the measurement. */
const warmUp = 5

export type ComparedCall = { call: string; demo: number[]; usual: number[]; large: number[] }

/**
 * Times each paged call in the demo building, in one building after the other of the large installation, and in its largest, in turn:
 * what slows the machine down slows down all three.
 */
export async function compareCalls(
  demo: Program,
  many: Program & { large: Record<Role, Visitor> },
  rounds: number,
): Promise<ComparedCall[]> {
  const calls = [...pagedCalls.map(([name, url]) => [name, url, 'admin'] as const), ...furtherLists]
  const compared: ComparedCall[] = []
  let turn = 0
  const nextVisitor = ({ visitors }: Program) => {
    const visitor = visitors[turn % visitors.length]
    if (!visitor) throw new Error('There is no building.')
    return visitor
  }
  for (const [call, url, role] of calls) {
    const times: ComparedCall = { call, demo: [], usual: [], large: [] }
    for (let round = -warmUp; round < rounds; round += 1) {
      const [inDemo, inUsual] = [nextVisitor(demo), nextVisitor(many)]
      turn += 1
      const found = {
        demo: await timeCall(demo.port, inDemo[role], url),
        usual: await timeCall(many.port, inUsual[role], url),
        large: await timeCall(many.port, many.large[role], url),
      }
      if (round < 0) continue
      times.demo.push(found.demo)
      times.usual.push(found.usual)
      times.large.push(found.large)
    }
    compared.push(times)
  }
  return compared
}

/** Prints the times and ratios; returns whether every call is as fast as it must be. */
export function printComparison(calls: readonly ComparedCall[]): boolean {
  const rows = calls.map(({ call, demo, usual, large }) => {
    const [ofDemo, ofUsual, ofLarge] = [demo, usual, large].map((times) => percentile(times, 0.95)) as [
      number,
      number,
      number,
    ]
    return {
      call,
      'demo p50 ms': round(percentile(demo, 0.5)),
      'p50 ms': round(percentile(usual, 0.5)),
      'demo p95 ms': round(ofDemo),
      'p95 ms': round(ofUsual),
      'large p95 ms': round(ofLarge),
      'p95, demo = 1': ratio(ofUsual, ofDemo),
      'large, demo = 1': ratio(ofLarge, ofDemo),
      met: ofUsual <= largestRatio * ofDemo ? (ofLarge <= largestRatio * ofDemo ? 'yes' : 'large: NO') : 'NO',
    }
  })
  console.table(rows)
  return rows.every(({ met }) => met === 'yes')
}

const round = (value: number) => Math.round(value * 10) / 10
const ratio = (value: number, base: number) => Number((value / base).toFixed(2))
