import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import type { Log } from '../process/log.ts'
import { programOf } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { clusterOf, lastLine, passwordOf, superuser } from './initialise.ts'
import { shortHash } from './place.ts'
import type { Place } from './place.ts'
import { identifyServer, findPresentServer } from './present-server.ts'
import { toSpawnOptions, run } from './run.ts'

export type Setup = {
  place: Place
  binaries: Binaries
  settings: Record<string, string | number>
  /** TCP on loopback with a password instead of a socket. */
  loopback: boolean
  port: number
  log: Log
}

/** Part of the socket's name. */
export const socketPort = 5432
/** The shortest limit of a socket path among systems (macOS; Linux allows 107). */
const longestSocketPath = 103

/** Adopts the server that runs on the cluster, or starts one; resolves when it answers. */
export async function ensureRunning(setup: Setup): Promise<{ connection: ClientConfig; adopted: boolean }> {
  const connectTo = (port: number, host: string) => connectionOf(setup, port, host)
  for (let attempt = 1; ; attempt++) {
    const present = await findPresentServer(clusterOf(setup.place), connectTo, () => stopServer(setup), setup.log)
    if (present) return { connection: present, adopted: true }
    const { connection, failure } = await launch(setup)
    if (failure === null) return { connection, adopted: false }
    // Children of a killed server are still ending, or another start was a moment faster.
    if (/shared memory block|lock file/.test(failure) && attempt < 50) await wait(200)
    else throw new CannotStart(`PostgreSQL did not start (${failure}). Its log is ${logFileOf(setup.place)}.`)
  }
}

/** The server that another program runs on this cluster, unchanged; null when none answers. */
export function findServerOf(place: Place, log: Log): Promise<ClientConfig | null> {
  const loopback = process.platform === 'win32'
  return findPresentServer(
    clusterOf(place),
    (port, host) => connectionOf({ place, loopback }, port, host),
    async () => {},
    log,
  )
}

/** Stops the server on this cluster, whichever process started it, after its last commit is on the disk. */
export async function stopServer({ binaries, place }: Setup): Promise<void> {
  const stop = (mode: string) =>
    run(
      programOf(binaries, 'pg_ctl'),
      ['stop', '-D', clusterOf(place), '-m', mode, '-w', '-t', '30'],
      toSpawnOptions(place.user, place.folder),
    )
  const { code, output } = await stop('fast')
  if (code !== 0 && output.includes('does not shut down')) await stop('immediate')
}

const logFileOf = (place: Place) => join(place.folder, 'postgres.log')

async function launch(setup: Setup): Promise<{ connection: ClientConfig; failure: string | null }> {
  const { place, binaries } = setup
  const cluster = clusterOf(place)
  const host = setup.loopback ? '127.0.0.1' : socketFolder(place)
  // The socket's own lock file, whose process id may be reused by now; the cluster's lock file is the relevant one.
  if (!setup.loopback) rmSync(join(host, `.s.PGSQL.${setup.port}.lock`), { force: true })
  const { log, failureIn } = openLog(place)
  // In its own session: Ctrl-C reaches only the program, which first ends its requests and then the server.
  const server = spawn(programOf(binaries, 'postgres'), ['-D', cluster, ...toArguments(settingsOf(setup, host))], {
    ...toSpawnOptions(place.user, place.folder),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  let ended: string | null = null
  server.on('error', (error) => {
    ended = error.message
  })
  server.on('exit', () => {
    ended = failureIn()
  })
  const connection = connectionOf(setup, setup.port, host)
  for (;;) {
    if (ended !== null) return { connection, failure: ended }
    if ((await identifyServer(connection, cluster)) === 'answers') return { connection, failure: null }
    await wait(30)
  }
}

/** Settings for a small machine; those that protect acknowledged writes are not left to a configuration file. */
function settingsOf(setup: Setup, host: string): Record<string, string | number> {
  return {
    listen_addresses: setup.loopback ? host : '',
    unix_socket_directories: setup.loopback ? '' : host,
    unix_socket_permissions: '0700',
    port: setup.port,
    max_connections: 60,
    shared_buffers: '64MB',
    effective_cache_size: '256MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    max_worker_processes: 4,
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    ...(setup.binaries.major >= 18 && { io_method: 'sync' }),
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are reported to the program, which removes personal data; the log is about the server.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...setup.settings,
  }
}

const toArguments = (settings: Record<string, string | number>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const connectionOf = (
  { place, loopback }: Pick<Setup, 'place' | 'loopback'>,
  port: number,
  host: string,
): ClientConfig => ({
  host,
  port,
  user: superuser,
  database: 'postgres',
  // Explicit, so that PGSSLMODE and similar variables have no effect here.
  ssl: false,
  ...(loopback && { password: passwordOf(place) }),
})

/** The cluster's own folder; if its path is too long for a socket, a short one without access for other users. */
function socketFolder(place: Place): string {
  if (Buffer.byteLength(join(place.folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath) return place.folder
  const folder = `/tmp/house-${shortHash(place.folder)}`
  const owner = place.user?.uid ?? process.getuid?.()
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 })
    if (place.user) chownSync(folder, place.user.uid, place.user.gid)
  }
  const { uid, mode } = lstatSync(folder)
  if (!lstatSync(folder).isDirectory() || uid !== owner || (mode & 0o077) !== 0)
    throw new CannotStart(`The path of DATA_DIR is too long for a socket, and ${folder} belongs to another user.`)
  return folder
}

/** The server's log, and what it contains since this start when the server ended. */
function openLog(place: Place): { log: number; failureIn: () => string } {
  const file = logFileOf(place)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  if (place.user) fchownSync(log, place.user.uid, place.user.gid)
  const before = fstatSync(log).size
  const failureIn = () => {
    const text = existsSync(file) ? readFileSync(file).subarray(before).toString() : ''
    return /FATAL: +(.*)/.exec(text)?.[1] ?? (lastLine(text) || 'it ended at once')
  }
  return { log, failureIn }
}

export async function freePort(): Promise<number> {
  const found = Promise.withResolvers<number>()
  const server = createServer()
  server.on('error', found.reject)
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => found.resolve(port))
  })
  return found.promise
}
