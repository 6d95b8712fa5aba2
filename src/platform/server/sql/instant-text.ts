import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const format = (at: SQLWrapper | string, fraction: 'MS' | 'US'): SQL<string> =>
  sql`to_char(${typeof at === 'string' ? sql.raw(at) : at} at time zone 'UTC', ${sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.${fraction}"Z"'`)})`

/** A timestamp as ISO text, as in the contract. */
export const instantText = (at: SQLWrapper | string) => format(at, 'MS')

/** With the microseconds of the column, so that rows can be compared with it. */
export const exactInstantText = (at: SQLWrapper | string) => format(at, 'US')
