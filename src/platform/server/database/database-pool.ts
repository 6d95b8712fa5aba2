import pg, { type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway, hasEndedConnection } from './database-client.ts'
import { type DatabaseMonitor, slowAfterTicks, ticksIn, type Watched } from './database-monitor.ts'
import type { DatabaseConfig } from './hosts/database-hosts.ts'
import { ConnectionUses, type Use } from './pool/connection-uses.ts'
import { connectFor } from './pool/idle-connections.ts'
import { PooledClient } from './pool/pooled-client.ts'
import type { SessionSettings } from './pool/pooler-session.ts'
import { SchemaVersions } from './pool/schema-statements.ts'

/** All connections are in use and none became free in time, or the server accepts no more. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void
type Waiting = { use: Use; ticks: number; connected: Connected }
/** The state of an open connection; `use` is null while it is idle. */
type Open = { use: Use | null; isClosing: boolean; sent: number; ticks: number }

export type DatabasePoolOptions = PoolConfig &
  Pick<DatabaseConfig, 'hosts'> & {
    monitor: DatabaseMonitor
    /** The largest number of connections, and how many of them one group may use. */
    max: number
    share: number
    /** For how many milliseconds a statement may run before its connection is closed. */
    timeLimit: number
    /** With many buildings: the schema of the current work, null for work of the installation. Throws without one. */
    schema?: (() => string | null) | undefined
    /** The connections lead to a pooler, and each transaction makes these settings. */
    settingsOfTransactions?: SessionSettings
  }

/** How long a caller waits for a free connection. */
const maxWaitTicks = ticksIn(3_000)
/** How long one connection, and at the end all of them, may take to disconnect. */
const longestDisconnect = ticksIn(2_000)
const closeTimeoutMs = 1_000

/**
 * A pool of connections that rejects at once while the database is away, closes a connection whose server does not
 * answer, limits every wait, and reserves connections when one topic uses many.
 */
export class DatabasePool extends pg.Pool implements Watched {
  readonly monitor: DatabaseMonitor
  /** A small second pool for work that must continue while this one is exhausted. */
  reserve: DatabasePool | null = null
  private readonly timeLimit: number
  private readonly open = new Map<PooledClient, Open>()
  private readonly waiting: Waiting[] = []
  private readonly uses: ConnectionUses
  private readonly versions = new SchemaVersions()
  silence = slowAfterTicks
  /** Connections being opened, with the ticks since they began. */
  private readonly opening = new Set<{ ticks: number }>()

  constructor({ monitor, share, timeLimit, schema, ...options }: DatabasePoolOptions) {
    super({ ...options, Client: PooledClient })
    this.monitor = monitor
    this.timeLimit = ticksIn(timeLimit)
    this.uses = new ConnectionUses(options.max, share, schema)
    this.on('connect', (client) => {
      this.open.set(pooled(client), { use: null, isClosing: false, sent: 0, ticks: 0 })
      client.on('drain', () => {
        this.silence = 0
      })
      pooled(client).onReadOnly = () => monitor.suspect()
    })
    this.on('release', (error, client) => this.returnToPool(pooled(client), error as Error | undefined))
    // A connection lost while idle is replaced; without this listener it would end the program.
    this.on('error', () => monitor.suspect())
    this.on('remove', (client) => this.open.delete(pooled(client)))
    monitor.watch(this)
  }

  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected) return this.connectWhenUp(connected)
    return new Promise((resolve, reject) => {
      this.connectWhenUp((error, client) => (client ? resolve(client) : reject(error ?? new PoolBusy())))
    })
  }

  private connectWhenUp(connected: Connected): void {
    const unavailableError = this.monitor.unavailableError()
    if (unavailableError) return connected(unavailableError, undefined, () => {})
    const use = this.uses.current()
    if (use instanceof Error) connected(use, undefined, () => {})
    else if (this.uses.hasRoom(use)) this.assignConnection(use, connected)
    else this.waiting.push({ use, ticks: 0, connected })
  }

  private assignConnection(use: Use, connected: Connected): void {
    this.uses.count(use, 1)
    this.connectCounted(use, connected)
  }

  private connectCounted(use: Use, connected: Connected): void {
    const opening = { ticks: 0 }
    this.opening.add(opening)
    const onConnect: Connected = (error, client, done) => {
      this.opening.delete(opening)
      if (client && !pooled(client).isAtPrimary()) {
        done(true)
        return this.connectCounted(use, connected)
      }
      if (client) {
        const open = this.open.get(pooled(client))
        if (open) open.use = use
        if (!this.uses.hasSchemas) return connected(undefined, client, done)
        return void leadTo({ schema: use.schema, version: this.versions.of(use.schema) }, client, connected, done)
      }
      this.uses.count(use, -1)
      this.monitor.suspect()
      this.admitNext()
      const { code, message } = error as Error & { code?: string }
      connected(
        code === '53300'
          ? new PoolBusy(message, { cause: error })
          : new DatabaseAway('No connection could be opened.', { cause: error }),
        undefined,
        done,
      )
    }
    const connectToAny = () => super.connect(onConnect)
    if (!this.uses.hasSchemas) return connectToAny()
    connectFor(this, use.schema, onConnect, connectToAny)
  }

  private returnToPool(client: PooledClient, error: Error | undefined): void {
    const open = this.open.get(client)
    if (!open?.use) return
    this.uses.count(open.use, -1)
    client.hasTimeLimit = true
    Object.assign(open, { use: null, isClosing: Boolean(error), ticks: 0 })
    if (error && hasEndedConnection(error)) this.monitor.suspect()
    // The connection is back in the pool only after this event.
    if (this.waiting.length > 0) process.nextTick(() => this.admitNext())
  }

  private admitNext(): void {
    for (let at = 0; at < this.waiting.length && !this.uses.areAllTaken();) {
      const next = this.waiting[at]
      if (next && this.uses.hasRoom(next.use)) {
        this.waiting.splice(at, 1)
        this.assignConnection(next.use, next.connected)
      } else at += 1
    }
  }

  /** Makes connections drop the statements that they have prepared for a building: idle ones at once, others before their next work in it. */
  async leaveSchema(schema: string): Promise<void> {
    const idle = [...this.open].filter(
      ([client, { use, isClosing }]) => use === null && !isClosing && client.familiarity(schema) > 1,
    )
    this.versions.next(schema)
    // One that fails is lost, which its own listener reports.
    await Promise.all([
      ...idle.map(([client]) => client.leave(schema).catch(() => {})),
      this.reserve?.leaveSchema(schema),
    ])
  }

  /** For the monitor: counts, closes what took too long, and rejects callers that waited too long. */
  tick(): number {
    const isAway = this.monitor.unavailableError() !== null
    let slowest = 0
    this.silence += 1
    for (const opening of this.opening) slowest = Math.max(slowest, (opening.ticks += 1))
    for (const [client, open] of this.open) {
      const isAtPrimary = client.isAtPrimary()
      if (!isAtPrimary && open.use === null) client.destroy(new DatabaseAway('Another server is the primary now.'))
      const isStill = open.isClosing || (client.isWaiting && client.sent === open.sent)
      open.ticks = isStill ? open.ticks + 1 : 0
      open.sent = client.sent
      const isLost = isAway || !isAtPrimary
      if (open.isClosing ? open.ticks > longestDisconnect : isStill && this.isTooLong(client, open.ticks, isLost))
        client.destroy(new DatabaseAway('The database did not answer in time.'))
      else if (isStill && !open.isClosing) slowest = Math.max(slowest, open.ticks)
    }
    for (const waiting of this.waiting) waiting.ticks += 1
    this.rejectWaiting(({ ticks }) => ticks > maxWaitTicks, new PoolBusy('No connection became free in time.'))
    return slowest
  }

  private isTooLong({ hasTimeLimit }: PooledClient, ticks: number, isLost: boolean): boolean {
    return isLost ? ticks >= slowAfterTicks : hasTimeLimit && ticks > this.timeLimit
  }

  private rejectWaiting(which: (waiting: Waiting) => boolean, error: Error): void {
    const rejected = this.waiting.filter(which)
    if (rejected.length === 0) return
    this.waiting.splice(0, Infinity, ...this.waiting.filter((waiting) => !which(waiting)))
    for (const { connected } of rejected) connected(error, undefined, () => {})
  }

  /** For the monitor: rejects all waiting callers and closes idle connections, which lead to the lost server. */
  onAway(): void {
    const error = this.monitor.unavailableError() ?? new DatabaseAway('The database is away.')
    this.rejectWaiting(() => true, error)
    for (const [client, open] of this.open) if (open.use === null) client.destroy(error)
  }

  override end(): Promise<void>
  override end(ended: () => void): void
  override end(ended?: () => void): Promise<void> | void {
    const over = this.close()
    if (!ended) return over
    void over.then(ended)
  }

  /** Ends even when the server does not answer any more, or a connection was never released. */
  private async close(): Promise<void> {
    const cut = setTimeout(() => {
      for (const client of this.open.keys()) {
        client.destroy(new DatabaseAway('The pool was closed.'))
      }
    }, closeTimeoutMs)
    await Promise.all([super.end(), this.reserve?.end(), this.monitor.close()])
    clearTimeout(cut)
  }
}

const pooled = (client: unknown) => client as PooledClient

/** Gives a connection to its caller in the schema of a building; one that cannot be led there is closed. */
async function leadTo(
  { schema, version }: { schema: string | null; version: number },
  client: PoolClient,
  connected: Connected,
  done: (release?: unknown) => void,
) {
  const failure = await pooled(client)
    .enter(schema, version)
    .then(
      () => undefined,
      (error: Error) => error,
    )
  if (!failure) return connected(undefined, client, done)
  done(failure)
  connected(failure, undefined, () => {})
}
