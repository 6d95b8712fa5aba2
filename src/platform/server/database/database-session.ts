import { type Logger, type Query, type SQL, sql } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Database } from './drizzle.ts'
import { PooledClient } from './pool/pooled-client.ts'
import { StatementNames } from './statement-names.ts'

type NoSchema = Record<string, never>

const statementNames = new StatementNames()

/** A session that names the statements that repeat, so that each connection plans them once. */
class NamingSession extends NodePgSession<NoSchema, NoSchema> {
  override prepareQuery: NodePgSession<NoSchema, NoSchema>['prepareQuery'] = (query, fields, name, ...more) =>
    super.prepareQuery(query, fields, name ?? nameOf(query), ...more)
}

/** Statements without parameters go by the simple protocol, which has no names. */
const nameOf = ({ sql: text, params }: Query) => (params.length > 0 ? statementNames.nameOf(text) : undefined)

/**
 * A session whose transactions always release their connection. Drizzle's keeps it when `begin` fails, returns a dead
 * one as if it were healthy, and reports a failed rollback instead of the original error.
 */
class PoolSession extends NamingSession {
  private readonly pool: Pool
  private readonly ownDialect: PgDialect
  private readonly log: { logger?: Logger }

  constructor(pool: Pool, dialect: PgDialect, log: { logger?: Logger }) {
    super(pool, dialect, undefined, log)
    this.pool = pool
    this.ownDialect = dialect
    this.log = log
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.pool.connect()
    const session = new NamingSession(client, this.ownDialect, undefined, this.log)
    const tx = new NodePgTransaction<NoSchema, NoSchema>(this.ownDialect, session, undefined)
    let lost: Error | undefined
    try {
      await tx.execute(config ? sql`begin ${configOf(tx, config)}` : sql`begin`)
      const result = await work(tx)
      await tx.execute(sql`commit`)
      return result
    } catch (error) {
      await tx.execute(sql`rollback`).catch((failure: Error) => {
        lost = failure
      })
      throw error
    } finally {
      client.release(lost)
    }
  }
}

/** Missing in Drizzle's types. */
const configOf = (tx: object, config: PgTransactionConfig) =>
  (tx as { getTransactionConfigSQL: (config: PgTransactionConfig) => SQL }).getTransactionConfigSQL(config)

/** The database for stores, over the connections of this pool. */
export function createDatabase(pool: Pool, logger?: Logger): Database {
  const dialect = new PgDialect()
  const session = new PoolSession(pool, dialect, logger ? { logger } : {})
  return new NodePgDatabase(dialect, session, undefined)
}

/** Lifts the time limits for the statements of this transaction: for exports and imports of thousands of rows. */
export async function allowLongWork(tx: Database): Promise<void> {
  const { client } = tx._.session as unknown as { client: unknown }
  if (client instanceof PooledClient) client.hasTimeLimit = false
  await tx.execute(sql`set local statement_timeout = 0`)
}
