import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { connectUnreferenced, givenServer, prepareShared } from './given-server.ts'
import { urlOfConnection } from './url-of-connection.ts'
import { memoryFolder } from '../../../scripts/memory-folder.ts'

/**
 * The data folder of the cluster that all test processes of this checkout share; it stays between runs. In memory where there
 * is room: each test file copies a database of 700 files.
 */
export const testDataDir = folderInMemory() ?? join(import.meta.dirname, '../../../.cache/tests')
/** Exists while the cluster accepts connections of tests, and contains the connection settings. */
export const readyFile = join(testDataDir, 'ready.json')
/** The application name by which the cluster process recognizes the connections of tests. */
export const testApplicationName = 'tests'

const clusterProgram = join(import.meta.dirname, 'cluster-process.ts')
const clusterLog = join(testDataDir, 'cluster.log')

function folderInMemory(): string | null {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 16)
  const existing = join('/dev/shm', `tests-${checkout}`)
  if (existsSync(existing)) return existing
  const memory = memoryFolder()
  return memory && join(memory, `tests-${checkout}`)
}

let connection: Promise<Client> | undefined

/**
 * Connects to the test cluster and starts it first if necessary, unless TEST_DATABASE_URL names a server. The cluster runs as
 * long as a test is connected.
 */
export const connectToTestCluster = () => (connection ??= openConnection())

async function openConnection(): Promise<Client> {
  const given = givenServer()
  if (given) return connectUnreferenced(given)
  const started = Date.now()
  for (let starting: ReturnType<typeof startClusterProcess> | null = null; ; await wait(100)) {
    const client = await tryToConnect()
    if (client) return client
    if (starting === null || starting.ended()) starting = startClusterProcess()
    if (starting.failed() || Date.now() - started > 60_000)
      throw new Error(`The test cluster did not start:\n${readFileSync(clusterLog, 'utf8')}`)
  }
}

/** The cluster process removes the file before it counts connections. So a connection is counted if the file still exists. */
async function tryToConnect(): Promise<Client | null> {
  if (!existsSync(readyFile)) return null
  const client = new Client({ ...clusterConnection(), application_name: testApplicationName })
  client.on('error', () => {})
  try {
    await client.connect()
    if (existsSync(readyFile)) return prepareShared(client)
    await client.end()
  } catch {
    await client.end().catch(() => {})
  }
  return null
}

export const clusterConnection = () => givenServer() ?? (JSON.parse(readFileSync(readyFile, 'utf8')) as ClientConfig)

/** The DATABASE_URL of a database of the test cluster. */
export const databaseUrl = (database: string): string => urlOfConnection({ ...clusterConnection(), database })

function startClusterProcess(): { ended: () => boolean; failed: () => boolean } {
  mkdirSync(testDataDir, { recursive: true })
  const log = openSync(clusterLog, 'w')
  const child = spawn(process.execPath, [clusterProgram], { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  // When another test process was faster, this child exits with code 0.
  return { ended: () => child.exitCode !== null, failed: () => child.exitCode !== null && child.exitCode !== 0 }
}
