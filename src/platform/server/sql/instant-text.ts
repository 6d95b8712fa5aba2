import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

type Fraction = 'MS' | 'US'

/** A timestamp as ISO text, as in the contract; the text of the expression, for constant statements in `sql.raw`. */
export const instantExpression = (at: string, fraction: Fraction = 'MS') =>
  `to_char(${at} at time zone 'UTC', '${isoFormat(fraction)}')`

const isoFormat = (fraction: Fraction) => `YYYY-MM-DD"T"HH24:MI:SS.${fraction}"Z"`

const format = (at: SQLWrapper | string, fraction: Fraction): SQL<string> =>
  typeof at === 'string'
    ? sql.raw(instantExpression(at, fraction)).mapWith(String)
    : sql`to_char(${at} at time zone 'UTC', ${sql.raw(`'${isoFormat(fraction)}'`)})`

/** A timestamp as ISO text, as in the contract. */
export const instantText = (at: SQLWrapper | string) => format(at, 'MS')

/** With the microseconds of the column, so that rows can be compared with it. */
export const exactInstantText = (at: SQLWrapper | string) => format(at, 'US')
