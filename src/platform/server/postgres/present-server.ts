import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '../database.ts'

/** What postmaster.pid says of the server that wrote it. */
type PidFile = { pid: number; port: number; socketFolder: string; address: string }

const silent = 15_000
const recovering = 600_000

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * The server that already runs on this cluster, left behind by a program that was killed; waits while it is coming up
 * or going down. Null when there is none, with nothing in the way of starting one.
 */
export async function findPresentServer(
  cluster: string,
  connectionOf: (port: number, host: string) => ClientConfig,
  stop: () => Promise<void>,
  log: Log,
): Promise<ClientConfig | null> {
  let told = false
  for (const start = Date.now(); ; await wait(100)) {
    const file = readPidFile(cluster)
    if (file === null) return null
    const whose = whoseProcess(file.pid, cluster)
    if (whose === 'gone') return null // PostgreSQL clears the file itself, and waits for what its last run left in memory.
    if (whose === 'another') {
      disown(cluster)
      return null
    }
    const connection = connectionOf(file.port, file.socketFolder || file.address)
    const answer = await ask(connection, cluster)
    if (answer === 'answers') return connection
    const waited = Date.now() - start
    if (answer === 'starting' && waited > 5000 && !told) {
      told = true
      log.info('The database was not closed properly and is being recovered.')
    }
    if (waited < (answer === 'starting' ? recovering : silent)) continue
    await stop()
    return null
  }
}

/** For the very end of a process, which cannot wait: asks the server on this cluster to stop, and leaves it to it. */
export function askToStop(cluster: string) {
  const file = readPidFile(cluster)
  if (file && process.platform !== 'win32' && whoseProcess(file.pid, cluster) === 'ours')
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

/** Whether the process with this number is this cluster's server: numbers are given out again after a crash. */
export function whoseProcess(pid: number, cluster: string): 'ours' | 'another' | 'gone' {
  try {
    if (!(pid > 0)) return 'gone'
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'another' : 'gone'
  }
  try {
    if (process.platform === 'win32') return 'ours' // Cannot be told; asking it will show.
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
 * The number in the file is somebody else's by now, and PostgreSQL would refuse to start because that process lives.
 * With our own number in its place (its parent's, which it knows to be no server) it goes on, and still makes sure
 * that no child of its last run is at work; removing the file would skip that.
 */
function disown(cluster: string) {
  const [, ...rest] = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
  writeFileSync(pidFileOf(cluster), [String(process.pid), ...rest].join('\n'))
}

/** Asks the server who it is: only the one on this very cluster counts. */
export async function ask(connection: ClientConfig, cluster: string): Promise<'answers' | 'starting' | 'silent'> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
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
