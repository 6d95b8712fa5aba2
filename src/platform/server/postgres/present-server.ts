import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { createClient } from '../database/database-client.ts'
import type { Log } from '../process/log.ts'

/** The content of postmaster.pid. */
type PidFile = { pid: number; port: number; socketFolder: string; address: string }

const silent = 15_000
const recovering = 600_000

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * The server that already runs on this cluster, left behind by a killed program; waits while it is starting or
 * stopping. Null when there is none and nothing prevents a start.
 */
export async function findPresentServer(
  cluster: string,
  connectionOf: (port: number, host: string) => ClientConfig,
  stop: () => Promise<void>,
  log: Log,
): Promise<ClientConfig | null> {
  let hasReported = false
  for (const start = Date.now(); ; await wait(100)) {
    const file = readPidFile(cluster)
    if (file === null) return null
    const owner = ownerOfProcess(file.pid, cluster)
    if (owner === 'gone') return null // PostgreSQL removes the file itself, and waits for the shared memory of its last run.
    if (owner === 'another') {
      replacePid(cluster)
      return null
    }
    const connection = connectionOf(file.port, file.socketFolder || file.address)
    const answer = await identifyServer(connection, cluster)
    if (answer === 'answers') return connection
    const waited = Date.now() - start
    if (answer === 'starting' && waited > 5000 && !hasReported) {
      hasReported = true
      log.info('The database was not closed properly and is being recovered.')
    }
    if (waited < (answer === 'starting' ? recovering : silent)) continue
    await stop()
    return null
  }
}

/** For the exit of a process, which cannot wait: signals the server on this cluster to stop. */
export function signalStop(cluster: string) {
  const file = readPidFile(cluster)
  if (file && process.platform !== 'win32' && ownerOfProcess(file.pid, cluster) === 'ours')
    process.kill(file.pid, 'SIGINT')
}

function readPidFile(cluster: string): PidFile | null {
  try {
    const [pid, , , port, socketFolder, address] = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', address: address ?? '' }
  } catch {
    return null
  }
}

/** Whether the process with this id is this cluster's server: ids are reused after a crash. */
export function ownerOfProcess(pid: number, cluster: string): 'ours' | 'another' | 'gone' {
  try {
    if (!(pid > 0)) return 'gone'
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'another' : 'gone'
  }
  try {
    if (process.platform === 'win32') return 'ours' // Unknown here; connecting to it decides.
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
            .trim()
            .split(' ')
    return basename(command[0] ?? '') === 'postgres' && command.join(' ').includes(cluster) ? 'ours' : 'another'
  } catch {
    return 'gone'
  }
}

/**
 * The process id in the file belongs to another process by now, and PostgreSQL would not start because that process is
 * alive. With our own id in its place (that of its parent, which PostgreSQL knows not to be a server) it starts, and
 * still checks that no child of its last run is active; removing the file would skip that check.
 */
function replacePid(cluster: string) {
  const [, ...rest] = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
  writeFileSync(pidFileOf(cluster), [String(process.pid), ...rest].join('\n'))
}

/** Asks the server for its identity: only the one on this very cluster counts. */
export async function identifyServer(
  connection: ClientConfig,
  cluster: string,
): Promise<'answers' | 'starting' | 'silent'> {
  const client = createClient({ ...connection, database: 'postgres', connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return realpathSync(rows[0]?.data_directory ?? '') === cluster ? 'answers' : 'silent'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
