import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the embedded PostgreSQL in a data folder. */
export function postmasterOf(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

/**
 * The server processes for the connections of the program on the embedded PostgreSQL of a data folder, and their memory in bytes;
 * shared memory counts by its share.
 */
export function connectionsOf(dataDir: string): { count: number; bytes: number } {
  const postmaster = postmasterOf(dataDir)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const own = children.filter((pid) => /house/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')))
  const pss = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readIfPresent(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
  return { count: own.length, bytes: own.reduce((sum, pid) => sum + pss(pid) * 1024, 0) }
}

/** The CPU time in µs that the processes of a PostgreSQL have used: its connections, and the writers behind them. */
export const databaseCpu = (postmaster: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .reduce((sum, pid) => sum + cpuOf(pid), 0)

function parentOf(pid: string): number | null {
  // The name of the process, in brackets, may contain spaces.
  const parent = /\) \S (\d+)/.exec(readIfPresent(`/proc/${pid}/stat`))?.[1]
  return parent === undefined ? null : Number(parent)
}

/** The first number of `schedstat` is nanoseconds on a processor. */
const cpuOf = (pid: string) => Number(readIfPresent(`/proc/${pid}/schedstat`).split(' ')[0]) / 1000

/** A process may end while the list is read. */
function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
