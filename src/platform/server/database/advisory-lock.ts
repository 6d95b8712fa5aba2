import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Client, ClientBase, PoolClient } from 'pg'
import { HttpError } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { onlySchema } from '../buildings/building-scope.ts'
import type { Database } from './drizzle.ts'

/*
 * The only file that takes advisory locks. They belong to a transaction: a session lock would stay on a pooled
 * connection after its program is gone. Each wait has a limit, and its error gives the reason. The one session lock is
 * that of the program's own cluster (`lockSessionLock`), on a connection used for nothing else.
 */

/** A request waits this long for a lock; a start waits this long for another program. */
const requestLimit = 5_000
const startLimit = 60_000

/** Another program did not release a lock in time; the message names the holder and what to do. */
export class LockUnavailable extends CannotStart {
  constructor(purpose: string, holders: readonly Holder[]) {
    super(`${purpose}, because ${describeHolders(holders)}`)
    this.name = 'LockUnavailable'
  }
}

/** A named lock is a text; a number is one of the program's own. */
type LockKey = number | string

/** The key of a lock of this schema, for connections outside the pool. */
export const keyInSchema = (schema: string, key: number): LockKey => (schema === onlySchema ? key : `${schema} ${key}`)

/** The key of the same lock for statements in the building's schema: other buildings have locks of their own. */
const keyOf = (key: LockKey) =>
  typeof key === 'number'
    ? sql`case current_schema() when ${onlySchema} then ${key}::bigint else hashtextextended(current_schema() || ' ' || ${key}::text, 0) end`
    : sql`hashtextextended(case current_schema() when ${onlySchema} then '' else current_schema() || ' ' end || ${key}, 0)`

/** The same for the parameter of a statement outside the pool. */
const parameterOf = (key: LockKey) => (typeof key === 'number' ? '$1::bigint' : 'hashtextextended($1, 0)')

type Holder = { pid: number; application_name: string; state: string | null; since: string }

/**
 * Takes the lock for the rest of the caller's transaction; 503 when it is not free within `limit` milliseconds. A string
 * key is a named lock.
 */
export async function lockForTransaction(
  tx: Database,
  key: LockKey,
  mode: 'exclusive' | 'shared' = 'exclusive',
  limit = requestLimit,
) {
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  try {
    await tx.execute(sql`select set_config('lock_timeout', ${`${limit}ms`}, true), ${lock}(${keyOf(key)})`)
  } catch (error) {
    throw isLockTimeout(error) ? busy() : error
  }
}

/** The error of a request that gave up waiting. */
export const busy = () =>
  new HttpError(503, 'busy', (language) => serverErrors[language].lockedByOther, {
    headers: { 'Retry-After': '5' },
  })

/** Takes the lock for the rest of the transaction if it is free; returns whether the transaction has it now. */
export async function tryLockForTransaction(tx: Database, key: number): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${keyOf(key)}) as locked`)
  return rows[0]?.locked ?? false
}

/** Takes the lock for a start of the program: waits for another starting program, and throws LockUnavailable. */
export async function waitForTransactionLock(tx: Database, key: number, purpose: string, limit = startLimit) {
  // Every session of node-postgres has a client.
  const { client } = tx._.session as unknown as { client: PoolClient }
  for (const start = Date.now(); !(await tryLockForTransaction(tx, key)); await wait(100))
    if (Date.now() - start > limit) throw new LockUnavailable(purpose, await holdersOf(client, key))
}

/**
 * Begins a transaction on its own connection and takes the lock for it. Its snapshot is not older than the lock. Throws
 * LockUnavailable with the blocking sessions when they do not release it in time.
 */
export async function beginWithLock(
  client: Client,
  key: LockKey,
  {
    purpose,
    begin = 'begin',
    mode = 'exclusive',
    limit = startLimit,
  }: {
    /** What is blocked meanwhile: 'The database cannot be migrated'. */
    purpose: string
    begin?: string
    mode?: 'exclusive' | 'shared'
    limit?: number | undefined
  },
): Promise<void> {
  const lock = mode === 'shared' ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock'
  for (const start = Date.now(); ; await wait(100)) {
    await client.query(begin)
    const { rows } = await client.query<{ locked: boolean }>(`select ${lock}(${parameterOf(key)}) as locked`, [key])
    if (rows[0]?.locked) return
    const holders = Date.now() - start > limit ? await holdersOf(client, key) : null
    await client.query('rollback')
    if (holders) throw new LockUnavailable(purpose, holders)
  }
}

/** Whether two connections lead to one database: a lock that a transaction of one has cannot be taken on the other. */
export async function shareLocks(one: ClientBase, other: ClientBase): Promise<boolean> {
  const key = randomInt(2 ** 47)
  await one.query('begin')
  await one.query('select pg_advisory_xact_lock($1)', [key])
  await other.query('begin')
  const { rows } = await other.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key])
  await other.query('rollback')
  await one.query('rollback')
  return rows[0]?.free === false
}

/** Takes the lock for the lifetime of this connection, which is used for nothing else; returns null, or the holder. */
export async function lockSessionLock(client: Client, key: number, limit: number): Promise<string | null> {
  for (const start = Date.now(); ; await wait(100)) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key])
    if (rows[0]?.locked) return null
    if (Date.now() - start > limit) return describeHolders(await holdersOf(client, key))
  }
}

/** The sessions of this database that have the lock; PostgreSQL shows a 64-bit key in two halves. */
async function holdersOf(client: ClientBase, key: LockKey): Promise<Holder[]> {
  const { rows } = await client.query<Holder>(
    `select l.pid, coalesce(nullif(a.application_name, ''), 'a program without a name') as application_name, a.state,
       to_char(coalesce(a.xact_start, a.state_change, a.backend_start) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as since
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())
       and (l.classid::bigint << 32 | l.objid::bigint) = ${parameterOf(key)} and l.pid <> pg_backend_pid()
     order by a.backend_start`,
    [key],
  )
  return rows
}

function describeHolders(holders: readonly Holder[]): string {
  if (holders.length === 0) return 'another program was doing it until a moment ago. Try again.'
  const names = holders.map(
    ({ pid, application_name: name, state, since }) => `session ${pid} (${name}, ${state ?? 'unknown'} since ${since})`,
  )
  const first = holders[0]?.pid ?? 0
  return (
    `another program holds its lock: ${names.join(', ')}. Wait until it is done. ` +
    `If that program is no longer running, end its session with: select pg_terminate_backend(${first})`
  )
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause))
}
