import { DatabaseAway, DatabaseClient } from './database-client.ts'
import type { DatabaseConfig } from './hosts/database-hosts.ts'
import type { Log } from '../process/log.ts'

/** What the monitor watches: a pool of connections. */
export type Watched = {
  /** Called at every tick; returns for how many ticks the slowest connection has waited for an answer. */
  tick: () => number
  /** Called when the database becomes unavailable. */
  onAway: () => void
  /** For how many ticks no connection has received an answer. */
  readonly silence: number
}

export type DatabaseMonitor = {
  /** The reason not to use the database at all; null while it answers. */
  unavailableError: () => DatabaseAway | null
  /** Whether the database answers now and accepts writes; resolves within two seconds. */
  probe: () => Promise<boolean>
  /** Reports that a connection failed or was lost: the next tick probes the database. */
  suspect: () => void
  watch: (pool: Watched) => void
  close: () => Promise<void>
}

/**
 * Time is counted in ticks of this event loop, so that a pause of the program, in which it could read no answer, does
 * not look like silence of the database.
 */
export const tickMs = 500
export const ticksIn = (milliseconds: number) => Math.ceil(milliseconds / tickMs)

const probeLimit = ticksIn(1_500)
/** A connection that waits this long triggers a probe; while the database is away it is closed. */
export const slowAfterTicks = ticksIn(1_000)
/** Rare, because each statement is watched too, and the LISTEN connection is checked more often. */
const probeEvery = ticksIn(15_000)

/** A commit waits in SyncRep until a standby has it: for long only when none of `synchronous_standby_names` is there. */
const question = `select pg_is_in_recovery() as standby, exists (select from pg_stat_activity
  where wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '1 second') as waits`

/**
 * Probes the database on its own connection: at intervals, when a statement is slow, and continuously while it is away.
 * A server that is frozen, restarting, unreachable or a read-only standby counts as away: nothing waits for it.
 */
export function createDatabaseMonitor(connection: DatabaseConfig, log: Log): DatabaseMonitor {
  const pools = new Set<Watched>()
  let away: string | null = null
  let client: DatabaseClient | null = null
  let probing: { answer: Promise<boolean>; ticks: number } | null = null
  let areOthersAnswered = false
  let ticksSinceProbe = 0
  let suspected = false
  let areChangesWaiting = false
  let closed = false

  async function probeServer(): Promise<void> {
    if (!client) {
      client = new DatabaseClient({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000 })
      await client.connect()
      client.unref()
      // A fail-over can leave the former primary running: an open connection shows nothing of it.
    } else await connection.hosts?.findPrimary().catch(() => undefined)
    if (!client.isAtPrimary()) throw new DatabaseAway('another server is the primary now')
    const { rows } = await client.query<{ standby: boolean; waits: boolean }>(question)
    if (rows[0]?.standby) throw new DatabaseAway('it is a standby that takes no writes')
    noteWaiting(rows[0]?.waits ?? false)
  }

  /** Drops the connection; the next probe opens another. */
  function drop(): void {
    client?.destroy(new DatabaseAway('dropped'))
    client = null
  }

  async function probeOnce(): Promise<boolean> {
    const isFirst = client === null
    try {
      // Only this connection may have been lost: a second one decides.
      await probeServer().catch((error: unknown) => {
        drop()
        if (isFirst || error instanceof DatabaseAway) throw error
        return probeServer()
      })
      note(null)
    } catch (error) {
      drop()
      // A server without a free connection, or a very busy one, still answers on open connections.
      const isAnswering = areOthersAnswered || (error as { code?: string }).code === '53300'
      note(isAnswering ? null : reasonOf(error))
    }
    return away === null
  }

  function noteWaiting(waits: boolean): void {
    if (waits && !areChangesWaiting) log.warn('Changes wait for a synchronous standby, which does not answer.')
    if (!waits && areChangesWaiting) log.info('The synchronous standby answers again.')
    areChangesWaiting = waits
  }

  function note(reason: string | null): void {
    if (closed) return
    if (reason !== null && away === null) log.warn(`The database is away: ${reason}.`)
    if (reason === null && away !== null) log.info('The database is back.')
    away = reason
    if (reason !== null) for (const pool of pools) pool.onAway()
  }

  function probe(): Promise<boolean> {
    if (closed) return Promise.resolve(false)
    if (!probing) areOthersAnswered = false
    probing ??= {
      ticks: 0,
      answer: probeOnce().finally(() => {
        probing = null
        ticksSinceProbe = 0
        suspected = false
      }),
    }
    return probing.answer
  }

  const timer = setInterval(() => {
    ticksSinceProbe += 1
    const slowest = Math.max(0, ...[...pools].map((pool) => pool.tick()))
    if (probing) {
      probing.ticks += 1
      if (probing.ticks > probeLimit) {
        areOthersAnswered = [...pools].some(({ silence }) => silence < slowAfterTicks)
        client?.destroy(new DatabaseAway('it does not answer'))
      }
    } else if (
      away !== null ||
      suspected ||
      ticksSinceProbe >= probeEvery ||
      ((areChangesWaiting || slowest >= slowAfterTicks) && ticksSinceProbe >= slowAfterTicks)
    )
      void probe()
  }, tickMs).unref()

  return {
    unavailableError: () =>
      closed || away !== null ? new DatabaseAway(`The database is away: ${away ?? 'closed'}.`) : null,
    probe,
    suspect() {
      suspected = true
    },
    watch: (pool) => void pools.add(pool),
    async close() {
      closed = true
      clearInterval(timer)
      drop()
      await probing?.answer
    },
  }
}

/** When all addresses of a host fail, Node's error has no message of its own. */
const reasonOf = (error: unknown) =>
  error instanceof AggregateError
    ? error.errors.map(({ message }: Error) => message).join(', ')
    : (error as Error).message
