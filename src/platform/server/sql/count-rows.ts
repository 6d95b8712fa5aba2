import { type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '../../text/total-text.ts'

/** Counts the rows of `from …`, at most one more than `most`, which says that there are more. */
export const countRows = (rows: SQL, most = mostCounted): SQL<number> =>
  sql<number>`(select count(*)::int from (select ${rows} limit ${sql.raw(String(most + 1))}) counted)`
