import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { createClient } from '../database/database-client.ts'
import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'
import { findBinaries } from './binaries.ts'
import { clusterOf, initialise } from './initialise.ts'
import { findPlace } from './place.ts'
import { signalStop } from './present-server.ts'
import { AlreadyRunning, lockCluster, lockDataFolder } from './program-lock.ts'
import { ensureRunning, findServerOf, freePort, socketPort, stopServer } from './server-process.ts'
import type { Setup } from './server-process.ts'

/** The embedded PostgreSQL of a data folder. */
export type Cluster = {
  connection: ClientConfig
  /** Whether the server was already running, left behind by a killed program. */
  adopted: boolean
  stop: () => Promise<void>
}

const database = 'house'

/** Starts the data folder's PostgreSQL, or adopts the running one; throws when another program uses it. */
export async function startCluster(options: {
  dataDir: string
  log: Log
  /** Override the defaults; a cluster for tests may be faster than safe. */
  settings?: Record<string, string | number>
  /** Where sockets are missing: loopback, with a random password. */
  loopback?: boolean
}): Promise<Cluster> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const release = await lockDataFolder(dataDir)
  try {
    const place = await findPlace(dataDir, options.log)
    const binaries = await findBinaries(place)
    await initialise(binaries, place)
    const loopback = options.loopback ?? process.platform === 'win32'
    const port = loopback ? await freePort() : socketPort
    const setup: Setup = { place, binaries, settings: options.settings ?? {}, loopback, port, log: options.log }
    const { connection, adopted } = await ensureRunning(setup)
    const unlock = await lockForProgram({ ...setup, port: connection.port ?? port }, connection, dataDir)
    // An unexpected exit must not leave a server behind; only kill -9 does, and the next start adopts it.
    const onExit = () => signalStop(clusterOf(place))
    process.once('exit', onExit)
    const stop = async () => {
      process.off('exit', onExit)
      unlock()
      await stopServer(setup)
      release()
    }
    await makeDatabase(connection).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { connection: { ...connection, database }, adopted, stop }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * The data folder's PostgreSQL for a second reader: the server of the running program, or one started for this purpose.
 */
export async function openCluster(options: {
  dataDir: string
  log: Log
}): Promise<Pick<Cluster, 'connection' | 'stop'>> {
  try {
    return await startCluster(options)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    const place = await findPlace(await realpath(options.dataDir), options.log)
    const present = await findServerOf(place, options.log)
    if (!present) throw error
    return { connection: { ...present, database }, stop: async () => {} }
  }
}

/**
 * Locks the cluster for this program. The connection with the lock ends only with the server, so its loss also shows
 * that the server died: it is started and locked again.
 */
async function lockForProgram(setup: Setup, connection: ClientConfig, dataDir: string): Promise<() => void> {
  const current = { still: true }
  const onLost = () => {
    if (current.still) void recover()
  }
  const recover = async () => {
    for (let pause = 500; current.still; pause = Math.min(pause * 2, 10_000)) {
      try {
        setup.log.warn('The database server stopped by itself; starting it again.')
        await ensureRunning(setup)
        if (current.still) await lockCluster(connection, dataDir, onLost)
        return
      } catch (error) {
        setup.log.warn(`The database server could not be started again: ${describeError(error)}`)
        await wait(pause, undefined, { ref: false })
      }
    }
  }
  await lockCluster(connection, dataDir, onLost)
  return () => {
    current.still = false
  }
}

async function makeDatabase(connection: ClientConfig) {
  const client = createClient({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}
