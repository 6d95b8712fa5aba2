import { existsSync, realpathSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import type { Cluster } from '#platform/server/postgres/cluster.ts'
import { AlreadyRunning } from '#platform/server/postgres/program-lock.ts'
import { testApplicationName, readyFile, testDataDir } from './test-cluster.ts'

// A separate process, started by the first test that needs a database. It runs the cluster and stops it when no test has been
// connected for a while.
const idleTimeout = 10_000

/** Faster but not durable. After a power cut the cluster is created again. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_size: '128MB',
  max_wal_senders: 0,
  max_connections: 300,
  shared_buffers: '128MB',
  autovacuum: 'off',
}

async function start(): Promise<Cluster | null> {
  const options = { dataDir: testDataDir, log: console, settings }
  try {
    return await startCluster(options)
  } catch (error) {
    if (error instanceof AlreadyRunning) return null
    console.warn('The test cluster is created again:', error)
    const folder = join(testDataDir, 'postgres')
    if (existsSync(folder)) await rm(realpathSync(folder), { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
    return startCluster(options)
  }
}

async function runUntilIdle(cluster: Cluster) {
  const client = new Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  await dropAbandonedDatabases(client)
  await writeReadyFile(cluster)
  for (let lastUsedAt = Date.now(); ; await wait(1000)) {
    if (await hasTestConnections(client)) lastUsedAt = Date.now()
    if (Date.now() - lastUsedAt < idleTimeout && existsSync(readyFile)) continue
    await rm(readyFile, { force: true })
    if (!(await hasTestConnections(client))) break
    await writeReadyFile(cluster)
  }
  await client.end()
  await cluster.stop()
}

async function writeReadyFile(cluster: Cluster) {
  await writeFile(`${readyFile}.new`, JSON.stringify({ ...cluster.connection, database: 'postgres' }), { mode: 0o600 })
  await rename(`${readyFile}.new`, readyFile)
}

async function hasTestConnections(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
    testApplicationName,
  ])
  return rowCount !== 0
}

/** Drops the databases of tests that were killed. */
async function dropAbandonedDatabases(client: Client) {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  )
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
}

const cluster = await start()
if (cluster) await runUntilIdle(cluster)
