import type { Writable } from 'node:stream'
import type { Logger } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg, { type PoolClient } from 'pg'
import type { Database } from './database.ts'

/**
 * A transaction for the writes that are made most: its begin goes out together with its first statement and its commit
 * together with its last, because each wait for the database costs the server as much as the statement itself. `work`
 * does everything but that last statement and gives it; nothing may be refused after it. Inside another transaction it
 * is a part of that one.
 */
export async function transaction<Told>(
  db: Database,
  work: (tx: Database) => Promise<() => Promise<Told>>,
): Promise<Told> {
  // What every session of node-postgres holds.
  const { client: pool, logger } = db._.session as unknown as { client: pg.Pool | PoolClient; logger: Logger }
  if (!(pool instanceof pg.Pool)) return (await work(db))()
  const client = await pool.connect()
  let isLost = false
  client.on('error', heard)
  sendAtOnce(client, true)
  try {
    const last = await inOnePiece(client, () => {
      // When it fails so does the statement behind it, which tells.
      client.query('begin').catch(() => undefined)
      return work(insideOf(client, logger))
    })
    const [told] = await inOnePiece(client, () => Promise.all([last(), client.query('commit')]))
    return told
  } catch (error) {
    await client.query('rollback').catch(() => {
      isLost = true
    })
    throw error
  } finally {
    sendAtOnce(client, false)
    // The pool forgets a connection that was lost.
    client.release(isLost)
    client.off('error', heard)
  }
}

/** A connection that is lost fails its statements, which tell; unheard, the event would end the program. */
const heard = () => {}

/** Whether the connection sends a statement without waiting for the answer to the one before. */
function sendAtOnce(client: PoolClient, yes: boolean): void {
  ;(client as { pipeline: boolean }).pipeline = yes
}

/** What is asked at once leaves in one piece: each time it is handed to the system costs as much as what is said. */
function inOnePiece<Asked>(client: PoolClient, ask: () => Asked): Asked {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return ask()
  } finally {
    stream.uncork()
  }
}

const dialect = new PgDialect()
const inside = new WeakMap<PoolClient, Database>()

/** What a store works on inside a transaction of this connection; made once for each. */
function insideOf(client: PoolClient, logger: Logger): Database {
  const known = inside.get(client)
  if (known) return known
  const session = new NodePgSession(client, dialect, undefined, { logger })
  // The house's databases know no schema of relations, and this one is given none.
  const made = new NodePgTransaction(dialect, session, undefined) as unknown as Database
  inside.set(client, made)
  return made
}
