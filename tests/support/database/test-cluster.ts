import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/** Shared by all test processes of this checkout; kept between runs, so that only the very first makes it. */
export const testDataDir = join(import.meta.dirname, '../../../.cache/tests')
/** There while the cluster accepts tests; holds how to connect. */
export const readyFile = join(testDataDir, 'ready.json')
/** How its keeper tells the connections of tests from its own. */
export const attendanceName = 'tests'

const keeper = join(import.meta.dirname, 'cluster-keeper.ts')
const keeperLog = join(testDataDir, 'keeper.log')

let attending: Promise<Client> | undefined

/** A connection to the test cluster, started by the first process that needs it; while it stands, the cluster stays. */
export const connectToTestCluster = () => (attending ??= comeIn())

async function comeIn(): Promise<Client> {
  const started = Date.now()
  for (let starting: ReturnType<typeof startKeeper> | null = null; ; await wait(100)) {
    const client = await connected()
    if (client) return client
    if (starting === null || starting.ended()) starting = startKeeper()
    if (starting.failed() || Date.now() - started > 60_000)
      throw new Error(`The test cluster did not start:\n${readFileSync(keeperLog, 'utf8')}`)
  }
}

/** The keeper takes the file away before it counts its visitors, so a visitor who still sees it has been counted. */
async function connected(): Promise<Client | null> {
  if (!existsSync(readyFile)) return null
  const client = new Client({ ...connectionInFile(), application_name: attendanceName })
  client.on('error', () => {})
  try {
    await client.connect()
    if (existsSync(readyFile)) {
      // pg's types leave it out: this connection alone does not keep a finished test process from ending.
      ;(client as unknown as { unref: () => void }).unref()
      return client
    }
    await client.end()
  } catch {
    await client.end().catch(() => {})
  }
  return null
}

export const connectionInFile = () => JSON.parse(readFileSync(readyFile, 'utf8')) as ClientConfig

function startKeeper(): { ended: () => boolean; failed: () => boolean } {
  mkdirSync(testDataDir, { recursive: true })
  const log = openSync(keeperLog, 'w')
  const child = spawn(process.execPath, [keeper], { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  // Refused because another test process was quicker to start one: that is well, and this one ends without an error.
  return { ended: () => child.exitCode !== null, failed: () => child.exitCode !== null && child.exitCode !== 0 }
}
