import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { UnitCategory, UnitStatus } from '#units/choices.ts'
import { units } from '#units/server/table.ts'
import { apiValue } from '#platform/server/database/api-values.ts'
import { displayStatus } from '#units/rules.ts'
import type { FoundUnit } from '../contract.ts'
import { all, beginsWith, hasDigit, containsAll, union, type SearchTerm } from './patterns.ts'
import { escaped, isShort, partPattern, searchText } from '#platform/server/sql/search.ts'

/** The maximum number of rows of each source that are ranked. */
const candidates = 1000

/** The matching units: an exact number first, then those whose number begins with the text. */
export async function findUnits(db: Database, typed: string, words: readonly SearchTerm[], limit: number) {
  const number = sql`searchable(unit_number)`
  const byNumber = isShort(typed) ? beginsWith(number, [typed]) : sql`${number} like ${partPattern(escaped(typed))}`
  const sources = [sql`select id from units where ${byNumber} limit ${candidates}`]
  // One or two letters match almost every unit, so they are compared with numbers only.
  if (words.some(([word = '']) => !isShort(word)))
    sources.push(sql`select id from units where ${containsAll(sql`search`, words)} limit ${candidates}`)
  return loadUnits(
    db,
    sql`select u.id, row_number() over (order by case
        when u.search like ${searchText(escaped(typed))} || ' %' then 0
        when ${beginsWith(sql`u.search`, [typed])} then 1
        when u.search like '%' || ${searchText(escaped(typed))} || ' %' then 2
        else 3 end, u.floor, u.unit_number) as place
      from (${union(sources)}) found join units u on u.id = found.id order by place limit ${limit}`,
  )
}

/** Units by number; also used to find people and requests. */
export const unitsByNumber = (words: readonly SearchTerm[], limit: number): SQL =>
  sql`select id, search from units where ${all(
    words.filter(([word = '']) => hasDigit(word)).map((word) => containsAll(sql`searchable(unit_number)`, [word])),
  )} and ${containsAll(
    sql`search`,
    words.filter(([word = '']) => hasDigit(word)),
  )} order by floor, unit_number limit ${limit}`

/** Loads the units of a query of ids and positions. */
export async function loadUnits(db: Database, ids: SQL): Promise<FoundUnit[]> {
  type Row = {
    id: string
    unitNumber: string
    floor: number
    category: UnitCategory
    status: UnitStatus
    residents: string[]
    ownerName: string | null
  }
  const { rows } = await db.execute<Row>(sql`
    select u.id, u.unit_number as "unitNumber", u.floor, ${apiValue(units.category, 'u.category')} as category,
      ${apiValue(units.status, 'u.status')} as status, u.owner_name as "ownerName", array(
      select t.full_name from assignments a join residents t on t.id = a.resident_id where a.unit_id = u.id and a.ended_at is null
      order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as residents
    from (${ids}) found join units u on u.id = found.id order by found.place`)
  return rows.map((row) => ({ kind: 'unit', ...row, status: displayStatus(row, row.residents.length) }))
}
