import { type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '../../text/total-text.ts'

const limit = sql.raw(String(mostCounted + 1))

/** Counts the rows of `from …`, at most one more than `mostCounted`, which says that there are more. */
export const countRows = (rows: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select ${rows} limit ${limit}) counted)`
