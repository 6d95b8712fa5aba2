import { type SQL, sql } from 'drizzle-orm'
import { apiAndDatabaseValues, type MappedField, mappedFields } from '../database-values.ts'
import { units } from './table.ts'

/** SQL for the API's value of a column, where the database builds the JSON of a reply. */
export function apiValue(field: MappedField, column: string): SQL {
  const cases = apiAndDatabaseValues(field).map(([api, stored]) => `when ${literal(stored)} then ${literal(api)}`)
  return sql.raw(`case ${column} ${cases.join(' ')} end`)
}

/** The columns of `units` whose values the API spells differently. */
export const mappedColumns: ReadonlyMap<string, MappedField> = new Map(
  mappedFields.map((field) => [units[field].name, field]),
)

/** The values come from the definition and contain no quotes. */
const literal = (value: string | boolean) => (typeof value === 'boolean' ? String(value) : `'${value}'`)
