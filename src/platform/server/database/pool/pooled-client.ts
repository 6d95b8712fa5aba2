import { DatabaseClient } from '../database-client.ts'
import type { DatabaseConfig } from '../hosts/database-hosts.ts'
import { createSerialQueue } from '../../process/serial-queue.ts'
import { PoolerSession, type SessionSettings } from './pooler-session.ts'
import { SchemaStatements } from './schema-statements.ts'

/** `settingsOfTransactions`: the connection leads to a pooler, and each transaction needs these settings. */
type PooledClientConfig = DatabaseConfig & { settingsOfTransactions?: SessionSettings | undefined }
/** The part of the driver's connection that its types leave out. */
type DriverEvents = { on: (event: 'readyForQuery', listener: (message: { status: string }) => void) => void }

const searchPathOf = (schema: string | null) => (schema === null ? 'pg_catalog' : `"${schema}", public`)

/** A connection of a pool that shows whether it waits for an answer. */
export class PooledClient extends DatabaseClient {
  /** The number of statements sent so far, and whether the last one is still running. */
  sent = 0
  isWaiting = false
  /** The schema that its statements find, in an installation with many buildings; undefined before the first one. */
  private schema: string | null | undefined = undefined
  private readonly statements = new SchemaStatements()
  /** An idle connection that leaves a schema can be handed out before it has left. */
  private readonly inTurn = createSerialQueue()
  /** `allowLongWork` lifts the limit until the connection is released. */
  hasTimeLimit = true

  /** Behind a pooler that gives each transaction another server connection. */
  private readonly pooler: PoolerSession | null

  constructor(config?: string | PooledClientConfig) {
    super(config)
    this.on('drain', () => {
      this.isWaiting = false
    })
    const send = (query: unknown, ...more: unknown[]) => {
      this.sent += 1
      this.isWaiting = true
      return (super.query as (...args: unknown[]) => unknown).call(this, this.inSchema(query), ...more)
    }
    this.pooler = this.poolerOf(config, send)
    // All signatures of `query` start a statement.
    this.query = ((query: unknown, ...more: unknown[]) =>
      this.pooler ? this.pooler.query(query, ...more) : send(query, ...more)) as typeof this.query
  }

  private poolerOf(
    config: string | PooledClientConfig | undefined,
    send: ConstructorParameters<typeof PoolerSession>[0],
  ) {
    const settings = typeof config === 'object' ? config.settingsOfTransactions : undefined
    if (!settings) return null
    const { connection } = this as unknown as { connection: DriverEvents }
    const current = () =>
      this.schema === undefined ? settings : { ...settings, search_path: searchPathOf(this.schema) }
    return new PoolerSession(send, current, (listener) =>
      connection.on('readyForQuery', ({ status }) => listener(status)),
    )
  }

  isIn(schema: string | null): boolean {
    return this.schema === schema
  }

  /**
   * How well it knows a schema: more with each prepared statement of it, so that the calls of a building gather on few connections and its
   * statements are planned once for all values there; a little more when it is in the schema, or was before. 0 otherwise.
   */
  familiarity(schema: string | null): number {
    const { statements } = this
    return 4 * statements.count(schema) + 2 * Number(this.isIn(schema)) + Number(statements.hasMet(schema))
  }

  /** The number of schemas that it has worked in. */
  get schemas(): number {
    return this.statements.schemas
  }

  /** Leads the statements of this connection to another schema, whose prepared statements have names of their own. */
  enter(schema: string | null, version: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.isIn(schema) && this.statements.has(schema, version)) return
      await this.leadTo(schema, this.statements.enter(schema, version))
    })
  }

  /** Drops the prepared statements of a schema, and leaves it. */
  leave(schema: string): Promise<void> {
    return this.inTurn(() => this.leadTo(this.isIn(schema) ? null : this.schema, this.statements.forget(schema)))
  }

  private async leadTo(schema: string | null | undefined, dropped: readonly string[]): Promise<void> {
    if (this.pooler) {
      this.schema = schema
      return
    }
    const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
      .connection
    const prepared = dropped.filter((name) => parsedStatements[name] !== undefined)
    const isElsewhere = schema !== undefined && !this.isIn(schema)
    const steps = prepared.map((name) => `deallocate "${name}"`)
    if (isElsewhere) steps.push(`set search_path = ${searchPathOf(schema)}`)
    if (steps.length === 0) return
    // Until it has succeeded, its schema is unknown.
    this.schema = undefined
    await this.query(steps.join('; '))
    for (const name of prepared) delete parsedStatements[name]
    this.schema = schema
  }

  /** A named statement gets the name of its schema; others have none, or bring a protocol of their own. */
  private inSchema(query: unknown): unknown {
    if (this.schema === undefined || typeof query !== 'object' || query === null) return query
    const { name } = query as { name?: unknown }
    if (typeof name !== 'string' || 'submit' in query) return query
    return { ...query, name: this.statements.nameIn(this.schema, name) }
  }
}
