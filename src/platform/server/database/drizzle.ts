import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The database of a store: the pool, or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT>
