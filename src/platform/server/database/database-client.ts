import pg from 'pg'

/** Errors that ended a connection. Each statement running on it fails with the same error. */
const connectionErrors = new WeakSet<object>()

export const hasEndedConnection = (error: object): boolean => connectionErrors.has(error)

/** The database cannot be reached, did not answer in time, or is not called because it was unavailable a moment ago. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

/**
 * The client of every connection. It always has a listener for 'error': an unhandled error event ends the process, and
 * a lost connection emits one even inside a transaction.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', (error) => connectionErrors.add(error))
  }

  /** Closes the connection without waiting for the server; running statements fail with this error. */
  destroy(error: Error): void {
    const { connection } = this as unknown as { connection: { stream: { destroy: (error: Error) => void } } }
    connection.stream.destroy(error)
  }

  /** The connection alone does not keep the process alive. */
  unref(): void {
    const { connection } = this as unknown as { connection: { unref: () => void } }
    connection.unref()
  }
}

/** A connection outside the pools, without a time limit for statements: for migrations, backup, restore. */
export const createClient = (config: pg.ClientConfig): DatabaseClient =>
  new DatabaseClient({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config })
