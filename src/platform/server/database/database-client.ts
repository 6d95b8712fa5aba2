import pg from 'pg'
import { connectTo, type DatabaseConfig, type DatabaseHosts } from './hosts/database-hosts.ts'
import type { DatabaseHost } from './hosts/database-url.ts'

/** Errors that ended a connection. Each statement running on it fails with the same error. */
const connectionErrors = new WeakSet<object>()

export const hasEndedConnection = (error: object): boolean => connectionErrors.has(error)

/** The database cannot be reached, did not answer in time, or is not called because it was unavailable a moment ago. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/** The part of the driver's connection that its types leave out. */
type DriverConnection = {
  stream: { destroy: (error: Error) => void }
  unref: () => void
  on: (event: 'errorMessage', listener: (message: { code?: string }) => void) => void
}
const driverConnectionOf = (client: object) => (client as { connection: DriverConnection }).connection

/** SQLSTATE of a write on a standby. */
const readOnlyTransaction = '25006'

/**
 * The client of every connection. It always has a listener for 'error': an unhandled error event ends the process, and
 * a lost connection emits one even inside a transaction. With several servers it connects to the primary.
 */
export class DatabaseClient extends pg.Client {
  /** Called when the server rejects a write because it takes none. */
  onReadOnly: () => void = () => {}
  private readonly hosts: DatabaseHosts | null
  /** The server it connects to; null until the primary is found, when there is no socket to close. */
  private primary: DatabaseHost | null = null
  private isReadOnly = false
  private destroyedBy: Error | null = null

  constructor(config?: string | DatabaseConfig) {
    super(config)
    this.hosts = (typeof config === 'object' && config.hosts) || null
    this.on('error', (error) => connectionErrors.add(error))
    driverConnectionOf(this).on('errorMessage', ({ code }) => {
      if (code !== readOnlyTransaction) return
      this.isReadOnly = true
      this.onReadOnly()
    })
  }

  override connect(): Promise<this>
  override connect(connected: (error: Error) => void): void
  override connect(connected?: (error: Error) => void): Promise<this> | void {
    const { hosts } = this
    if (!hosts) return connected ? super.connect(connected) : super.connect().then(() => this)
    const connecting = this.connectToPrimary(hosts)
    if (!connected) return connecting
    // The driver calls back without an argument when it is connected.
    void connecting.then(() => (connected as () => void)(), connected)
  }

  private async connectToPrimary(hosts: DatabaseHosts): Promise<this> {
    const primary = await hosts.findPrimary()
    if (this.destroyedBy) throw this.destroyedBy
    this.primary = primary
    connectTo(this, primary)
    return super.connect().then(() => this)
  }

  /** False once the server has rejected a write, or another server of DATABASE_URL is the primary. */
  isAtPrimary(): boolean {
    return !this.isReadOnly && (this.primary === null || this.primary === this.hosts?.current)
  }

  /** Closes the connection without waiting for the server; running statements fail with this error. */
  destroy(error: Error): void {
    this.destroyedBy = error
    if (!this.hosts || this.primary) driverConnectionOf(this).stream.destroy(error)
  }

  /** The connection alone does not keep the process alive. */
  unref(): void {
    driverConnectionOf(this).unref()
  }
}

/** A connection outside the pools, without a time limit for statements: for migrations, backup, restore. */
export const createClient = (config: DatabaseConfig): DatabaseClient =>
  new DatabaseClient({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config })
