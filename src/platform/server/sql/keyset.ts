import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { invalid } from '../../http-error.ts'
import { isId, isStorable } from '../http/parse-input.ts'
import { serverErrors } from '../messages/index.ts'
import { exactInstantText } from './instant-text.ts'

type KeyType = 'uuid' | 'int' | 'text' | 'date' | 'timestamptz'

/** One expression that a list is ordered by. The last key of a list is unique, usually the id. */
export type SortKey = { by: SQLWrapper; type: KeyType; order: 'asc' | 'desc' }

export const newestFirst = (createdAt: SQLWrapper, id: SQLWrapper): SortKey[] => [
  { by: createdAt, type: 'timestamptz', order: 'desc' },
  { by: id, type: 'uuid', order: 'desc' },
]

export const inOrder = (keys: readonly SortKey[], order: SortKey['order']): SortKey[] =>
  keys.map((key) => ({ ...key, order }))

export const orderBy = (keys: readonly SortKey[]): SQL =>
  sql.join(
    keys.map(({ by, order }) => sql`${by} ${sql.raw(order)}`),
    sql`, `,
  )

/** The keys of a row as a JSON array of texts. `fixed` are values that stay the same on all pages of a list. */
export const keysOfRow = (keys: readonly SortKey[], fixed: readonly string[] = []): SQL<string> => {
  const values = [
    ...fixed.map((value) => sql`${value}::text`),
    ...keys.map(({ by, type }) => (type === 'timestamptz' ? exactInstantText(by) : sql`(${by})::text`)),
  ]
  return sql`to_json(array[${sql.join(values, sql`, `)}])::text`
}

const encodeCursor = (keysText: string): string => Buffer.from(keysText).toString('base64url')

/** One page of rows that were read with one more than `limit`, and the cursor of the next page. */
export function toPage<Row extends { keys: string }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: last && rows.length > limit ? encodeCursor(last.keys) : null }
}

/** A page that one statement read, with the keys of its last row unless it is the last page. */
export type PageByKeys<Row> = { rows: Row[]; total: number; keys: string | null }

export const withCursor = <Row>({ rows, total, keys }: PageByKeys<Row> = { rows: [], total: 0, keys: null }) => ({
  rows,
  total,
  next: keys === null ? null : encodeCursor(keys),
})

/** The condition for the rows after a cursor, undefined for the first page. Throws 400 for a cursor of another list. */
export const afterCursor = (keys: readonly SortKey[], cursor: string | undefined): SQL | undefined =>
  cursor ? isAfter(keys, parseCursor(cursor, typesOf(keys))) : undefined

export const typesOf = (keys: readonly SortKey[]) => keys.map(({ type }) => type)

/** The values in a cursor. Throws 400 when one is not of its type. */
export function parseCursor(cursor: string, types: readonly KeyType[]): string[] {
  const values = parseValues(cursor)
  const isValid = (value: unknown, at: number): value is string => {
    const type = types[at]
    return typeof value === 'string' && type !== undefined && isOfType[type](value)
  }
  if (values.length !== types.length || !values.every(isValid))
    throw invalid('cursor', (language) => serverErrors[language].badCursor)
  return values
}

function parseValues(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

/** Rows after these values. Keys of one direction are compared as one row, which an index on them serves. */
export function isAfter(keys: readonly SortKey[], values: readonly string[]): SQL {
  const order = keys[0]?.order
  const turn = keys.findIndex((key) => key.order !== order)
  const count = turn === -1 ? keys.length : turn
  const columns = toRow(keys.slice(0, count).map(({ by }) => sql`${by}`))
  const last = toRow(keys.slice(0, count).map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`))
  const past = sql`${columns} ${sql.raw(order === 'desc' ? '<' : '>')} ${last}`
  if (turn === -1) return past
  return sql`(${past} or (${columns} = ${last} and ${isAfter(keys.slice(count), values.slice(count))}))`
}

const toRow = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`

/** PostgreSQL must accept every value that passes: a wrong one is a 400, never a failed statement. */
const isOfType: Record<KeyType, (text: string) => boolean> = {
  uuid: isId,
  int: (text) => /^\d{1,9}$/.test(text),
  text: isStorable,
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isInCalendar(`${text}T00:00:00Z`),
  timestamptz: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) && isInCalendar(text),
}

/** `Date` takes 30 February for 2 March; PostgreSQL has no year 0. */
const isInCalendar = (text: string) =>
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text.slice(0, 19))
