import { type Column, is, type SQL, sql } from 'drizzle-orm'
import { customType, PgCustomColumn } from 'drizzle-orm/pg-core'

/*
 * The API specifies values in title case ('Lease Holder') and Yes or No; the database has snake_case ('lease_holder') and
 * booleans. This is the only place that maps them: Drizzle maps these columns, and raw SQL uses `toSnakeCase` and
 * `apiValue`.
 */
type Values = readonly [string, ...string[]]

/** A text column with title case values in the API. */
export const titleCaseColumn = <const V extends Values>(name: string, values: V) =>
  customType<{ data: V[number]; driverData: string }>({
    dataType: () => 'text',
    toDriver: toSnakeCase,
    fromDriver: (stored) => findValue(name, values, stored),
  })(name)

/** A list of such values. */
export const titleCaseListColumn = <const V extends Values>(name: string, values: V) =>
  customType<{ data: V[number][]; driverData: string[] }>({
    dataType: () => 'text[]',
    toDriver: (list) => list.map(toSnakeCase),
    fromDriver: (stored) => stored.map((one) => findValue(name, values, one)),
  })(name)

/** A boolean column that is Yes or No in the API. */
export const yesNoColumn = (name: string) =>
  customType<{ data: 'Yes' | 'No'; driverData: boolean }>({
    dataType: () => 'boolean',
    toDriver: (value) => value === 'Yes',
    fromDriver: (stored) => (stored ? 'Yes' : 'No'),
  })(name)

export const toSnakeCase = (value: string) => value.toLowerCase().replaceAll(' ', '_')

function findValue<V extends Values>(name: string, values: V, stored: string): V[number] {
  const value = values.find((candidate) => toSnakeCase(candidate) === stored)
  if (value === undefined) throw new Error(`${name} has no API value for ${stored}`)
  return value
}

/** Whether the database has another value than the API. */
export const isMapped = (column: Column) => is(column, PgCustomColumn)

/** The value that the database stores, for rows that are written as JSON. */
export const storedValue = (column: Column, value: unknown): unknown =>
  isMapped(column) && value !== null ? column.mapToDriverValue(value) : value

/** SQL for the API's value of a column that is written as `expression`, such as 'u.status'. */
export function apiValue(column: Column, expression: string): SQL {
  if (!isMapped(column)) return sql.raw(expression)
  if (column.getSQLType() === 'boolean')
    return sql.raw(`case when ${expression} then 'Yes' when not ${expression} then 'No' end`)
  if (column.getSQLType() === 'text') return sql.raw(titleCase(expression))
  return sql.raw(
    `array(select ${titleCase('one')} from unnest(${expression}) with ordinality list (one, at) order by at)`,
  )
}

const titleCase = (expression: string) => `initcap(replace(${expression}, '_', ' '))`
