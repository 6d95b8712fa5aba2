import { DatabaseClient } from '../database-client.ts'
import type { DatabaseConfig } from '../hosts/database-hosts.ts'
import { createSerialQueue } from '../../process/serial-queue.ts'

/** A connection of a pool that shows whether it waits for an answer. */
export class PooledClient extends DatabaseClient {
  /** The number of statements sent so far, and whether the last one is still running. */
  sent = 0
  isWaiting = false
  /** The schema that its statements find, in an installation with many buildings. */
  private schema: string | null | undefined = undefined
  /** An idle connection that leaves a schema can be handed out before it has left. */
  private readonly inTurn = createSerialQueue()
  /** `allowLongWork` lifts the limit until the connection is released. */
  hasTimeLimit = true

  constructor(config?: string | DatabaseConfig) {
    super(config)
    this.on('drain', () => {
      this.isWaiting = false
    })
    // All signatures of `query` start a statement.
    this.query = ((...args: unknown[]) => {
      this.sent += 1
      this.isWaiting = true
      return (super.query as (...args: unknown[]) => unknown).apply(this, args)
    }) as typeof this.query
  }

  isIn(schema: string | null): boolean {
    return this.schema === schema
  }

  /**
   * Leads the statements of this connection to another schema. Its prepared statements are dropped, because they were planned for
   * the former one.
   */
  enter(schema: string | null): Promise<void> {
    return this.inTurn(() => this.change(schema))
  }

  private async change(schema: string | null): Promise<void> {
    if (this.isIn(schema)) return
    this.schema = undefined
    const path = schema === null ? 'pg_catalog' : `"${schema}", public`
    await this.query(`deallocate all; set search_path = ${path}`)
    const { connection } = this as unknown as { connection: { parsedStatements: Record<string, string> } }
    connection.parsedStatements = {}
    this.schema = schema
  }
}
