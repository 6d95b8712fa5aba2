import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { lockSessionLock } from '../database/advisory-lock.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { createClient } from '../database/database-client.ts'
import { shortHash } from './place.ts'

// Two locks that end with their process, however it ends: a name in the kernel, which stops a second program before it
// touches anything, and an advisory lock in the cluster, which also works between containers that share a data folder
// and on systems without such names.
const advisoryKey = 740_023_033
/** A killed program takes a moment to disappear. */
const shutdownWait = 1500

/** A second program on the same data folder. */
export class AlreadyRunning extends CannotStart {
  constructor(dataDir: string, reason?: string) {
    super(
      `Another program is already running on the data folder ${dataDir}. ` +
        'Stop it first, or give this one its own DATA_DIR.' +
        (reason === undefined ? '' : ` In its database ${reason}`),
    )
  }
}

/** Locks the data folder for this process, or throws. Returns a function that unlocks it. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  for (const start = Date.now(); ; await wait(100)) {
    const release = await listenOn(`\0house-${shortHash(dataDir)}`)
    if (release) return release
    if (Date.now() - start > shutdownWait) throw new AlreadyRunning(dataDir)
  }
}

async function listenOn(name: string): Promise<(() => void) | null> {
  const attempt = Promise.withResolvers<(() => void) | null>()
  const server = createServer((socket) => socket.destroy())
  server.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? attempt.resolve(null) : attempt.reject(error),
  )
  server.listen(name, () => {
    server.unref()
    attempt.resolve(() => server.close())
  })
  return attempt.promise
}

/** Locks the cluster on its own connection, or throws; the lock lasts as long as the connection. */
export async function lockCluster(connection: ClientConfig, dataDir: string, onLost: () => void): Promise<Client> {
  const client = createClient({ ...connection, database: 'postgres', application_name: 'house lock' })
  await client.connect()
  const reason = await lockSessionLock(client, advisoryKey, shutdownWait)
  if (reason !== null) {
    await client.end()
    throw new AlreadyRunning(dataDir, reason)
  }
  client.on('end', onLost)
  return client
}
