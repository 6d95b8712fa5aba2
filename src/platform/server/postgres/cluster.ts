import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Log } from '../database.ts'
import { findBinaries } from './binaries.ts'
import { clusterOf, initialise } from './initialise.ts'
import { findPlace } from './place.ts'
import { askToStop } from './present-server.ts'
import { AlreadyRunning, holdCluster, takeFolder } from './program-lock.ts'
import { ensureRunning, findServerOf, freePort, socketPort, stopServer } from './server-process.ts'
import type { Setup } from './server-process.ts'

/** The program's own PostgreSQL in a data folder. */
export type Cluster = {
  connection: ClientConfig
  /** Whether the server was running already, left behind by a program that was killed. */
  adopted: boolean
  stop: () => Promise<void>
}

const database = 'house'

/** Starts the data folder's PostgreSQL, or adopts the one that runs there; refuses when another program has it. */
export async function startCluster(asked: {
  dataDir: string
  log: Log
  /** Over the built-in ones; a cluster for tests may be quicker than safe. */
  settings?: Record<string, string | number>
  /** Where sockets are missing: loopback, with a random password. */
  loopback?: boolean
}): Promise<Cluster> {
  await mkdir(asked.dataDir, { recursive: true })
  const dataDir = await realpath(asked.dataDir)
  const release = await takeFolder(dataDir)
  try {
    const place = await findPlace(dataDir, asked.log)
    const binaries = await findBinaries(place)
    await initialise(binaries, place)
    const loopback = asked.loopback ?? process.platform === 'win32'
    const port = loopback ? await freePort() : socketPort
    const setup: Setup = { place, binaries, settings: asked.settings ?? {}, loopback, port, log: asked.log }
    const { connection, adopted } = await ensureRunning(setup)
    const letGo = await hold({ ...setup, port: connection.port ?? port }, connection, dataDir)
    // An exit nobody prepared must not leave a server behind; only kill -9 does, and the next start adopts it.
    const onExit = () => askToStop(clusterOf(place))
    process.once('exit', onExit)
    const stop = async () => {
      process.off('exit', onExit)
      letGo()
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
 * The data folder's PostgreSQL for somebody who reads along: the server of the program that is running there, or one
 * started for as long as it is needed.
 */
export async function visitCluster(asked: {
  dataDir: string
  log: Log
}): Promise<Pick<Cluster, 'connection' | 'stop'>> {
  try {
    return await startCluster(asked)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    const place = await findPlace(await realpath(asked.dataDir), asked.log)
    const present = await findServerOf(place, asked.log)
    if (!present) throw error
    return { connection: { ...present, database }, stop: async () => {} }
  }
}

/**
 * Holds the cluster for this program. The connection that holds it ends only when the server does, so its loss is also
 * how a server that died under us is noticed: it is started again, and held again.
 */
async function hold(setup: Setup, connection: ClientConfig, dataDir: string): Promise<() => void> {
  const held = { still: true }
  const onLost = () => {
    if (held.still) void recover()
  }
  const recover = async () => {
    for (let pause = 500; held.still; pause = Math.min(pause * 2, 10_000)) {
      try {
        setup.log.warn('The database server stopped by itself; starting it again.')
        await ensureRunning(setup)
        if (held.still) await holdCluster(connection, dataDir, onLost)
        return
      } catch (error) {
        setup.log.warn(`The database server could not be started again: ${(error as Error).message}`)
        await wait(pause, undefined, { ref: false })
      }
    }
  }
  await holdCluster(connection, dataDir, onLost)
  return () => {
    held.still = false
  }
}

async function makeDatabase(connection: ClientConfig) {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}
