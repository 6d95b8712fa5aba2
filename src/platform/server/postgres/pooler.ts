import { randomUUID } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { createClient } from '../database/database-client.ts'
import { withTimeLimit } from '../database/time-limit.ts'

/*
 * LISTEN, session settings and prepared statements need a session that stays the same between transactions. A pooler
 * that assigns server connections per transaction (PgBouncer with pool_mode = transaction or statement) breaks them
 * silently. It is detected by its behaviour: no setting, version or port shows it reliably.
 */

const advice =
  'Point DATABASE_URL at PostgreSQL itself (its own host and port, usually 5432), and name the pooler in DATABASE_POOLER_URL.'
/**
 * How many statements the second session sends in each round; different numbers, so that no number of server
 * connections fits all.
 */
const rounds = [1, 2, 3, 9]
const answerLimit = 5_000

/** Throws CannotStart when sessions do not keep their server connection between transactions. */
export async function assertNoTransactionPooler(connection: ClientConfig): Promise<void> {
  const [first, second] = [clientOf(connection), clientOf(connection)]
  try {
    await first.connect()
    await second.connect()
    if (!(await isOneSession(first, second))) throw sharedSessions()
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { message } = error as Error
    // PgBouncer's error for `begin` with pool_mode = statement.
    if (/statement pooling/i.test(message)) throw sharedSessions()
    throw isStartupError(message) ? droppedSettings(message) : error
  } finally {
    await Promise.all([end(first), end(second)])
  }
}

/** Throws CannotStart when a session does not start with the settings of the connection. */
export async function assertNoDroppedSettings(connection: ClientConfig, searchPath: string): Promise<void> {
  const client = clientOf(connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ search_path: string }>('show search_path')
    const found = rows[0]?.search_path ?? ''
    if (found.replaceAll(' ', '') !== searchPath) throw droppedSettings(`search_path is ${found}`)
  } catch (error) {
    const { message } = error as Error
    throw isStartupError(message) ? droppedSettings(message) : error
  } finally {
    await end(client)
  }
}

/**
 * The first session must keep its server connection and its setting, and the second must never use the connection of
 * the first: neither in transactions of one statement, which go to each connection in turn, nor while a transaction
 * stays open.
 */
async function isOneSession(first: Client, second: Client): Promise<boolean> {
  const mark = randomUUID()
  const initial = await querySession(
    first,
    `select pg_backend_pid() as pid, set_config('house.session', '${mark}', false) as mark`,
  )
  const isInitial = async (client: Client) => {
    const now = await querySession(client, sessionNow)
    return [now?.pid === initial?.pid, now?.mark === mark]
  }
  for (const statements of rounds) {
    for (let sent = 0; sent < statements; sent += 1) if ((await isInitial(second)).includes(true)) return false
    await querySession(second, 'begin')
    if ((await isInitial(second)).includes(true) || (await isInitial(first)).includes(false)) return false
    await querySession(second, 'rollback')
  }
  return true
}

const sessionNow = `select pg_backend_pid() as pid, current_setting('house.session', true) as mark`

async function querySession(client: Client, text: string): Promise<{ pid: number; mark: string | null } | undefined> {
  const { rows } = await withTimeLimit(
    client.query<{ pid: number; mark: string | null }>(text),
    answerLimit,
    'the database did not answer in time',
  )
  return rows[0]
}

const sharedSessions = () =>
  new CannotStart(
    'DATABASE_URL points at a connection pooler that changes the server connection with every transaction ' +
      `(as PgBouncer does with pool_mode = transaction), and this program needs sessions that last. ${advice}`,
  )

const droppedSettings = (reason: string) =>
  new CannotStart(
    `DATABASE_URL points at a connection pooler that does not pass on the settings of a session (${reason}). ${advice}`,
  )

/** PgBouncer's error for startup settings. */
const isStartupError = (message: string) => /unsupported startup parameter/i.test(message)

function clientOf(connection: ClientConfig): Client {
  return createClient({ ...connection, application_name: 'house check' })
}

const end = (client: Client) => withTimeLimit(client.end(), 1_000, 'no goodbye').catch(() => undefined)
