import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { shortHash } from './place.ts'

// Two locks, both gone with the process that held them, however it ends: a name in the kernel, which refuses a second
// program before it touches anything, and an advisory lock in the cluster, which also holds between containers that
// share a data folder and on systems without such names.
const advisoryKey = 740_023_033
/** A program that was just killed takes a moment to die. */
const patience = 1500

/** A second program on the same data folder. */
export class AlreadyRunning extends CannotStart {
  constructor(dataDir: string) {
    super(
      `Another program is already running on the data folder ${dataDir}: ` +
        'stop it first, or give this one its own DATA_DIR.',
    )
  }
}

/** Takes the data folder for this process, or refuses. Returns what gives it back. */
export async function takeFolder(dataDir: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  for (const start = Date.now(); ; await wait(100)) {
    const release = await listenOn(`\0house-${shortHash(dataDir)}`)
    if (release) return release
    if (Date.now() - start > patience) throw new AlreadyRunning(dataDir)
  }
}

async function listenOn(name: string): Promise<(() => void) | null> {
  const held = Promise.withResolvers<(() => void) | null>()
  const server = createServer((socket) => socket.destroy())
  server.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? held.resolve(null) : held.reject(error),
  )
  server.listen(name, () => {
    server.unref()
    held.resolve(() => server.close())
  })
  return held.promise
}

/** Holds the cluster on a connection of its own, or refuses; the lock lives as long as the connection. */
export async function holdCluster(connection: ClientConfig, dataDir: string, onLost: () => void): Promise<Client> {
  const client = new Client({ ...connection, database: 'postgres', application_name: 'house lock', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  for (const start = Date.now(); ; await wait(100)) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [advisoryKey])
    if (rows[0]?.held) break
    if (Date.now() - start < patience) continue
    await client.end()
    throw new AlreadyRunning(dataDir)
  }
  client.on('end', onLost)
  return client
}
