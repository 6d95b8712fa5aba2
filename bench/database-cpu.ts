import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the embedded PostgreSQL in a data folder. */
export function postmasterOf(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
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
