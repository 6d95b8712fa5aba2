import { type Column, is, type SQL, sql } from 'drizzle-orm'
import { customType, PgCustomColumn } from 'drizzle-orm/pg-core'

/**
 * The one place that maps values which the API specifies in title case ('Lease Holder') to those of the database
 * ('lease_holder'). Drizzle does it for these columns; raw SQL uses the two functions below.
 */
export const titleCaseColumn = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  customType<{ data: Values[number]; driverData: string }>({
    dataType: () => 'text',
    toDriver: toSnakeCase,
    fromDriver: (stored) => {
      const value = values.find((candidate) => toSnakeCase(candidate) === stored)
      if (value === undefined) throw new Error(`${name} has no API value for ${stored}`)
      return value
    },
  })(name)

export const toSnakeCase = (value: string) => value.toLowerCase().replaceAll(' ', '_')

/** The value that the database stores, for rows that are written as JSON. */
export const storedValue = (column: Column, value: unknown): unknown =>
  is(column, PgCustomColumn) && value !== null ? column.mapToDriverValue(value) : value

/** The API's value of such a column, in raw SQL. */
export const titleCase = (column: SQL): SQL => sql`initcap(replace(${column}, '_', ' '))`
