import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { UnitCategory, UnitStatus } from '#units/contract.ts'
import { displayStatus } from '#units/rules.ts'
import type { FoundUnit } from '../contract.ts'
import { all, beginsWith, escaped, hasDigit, holdsAll, inAnyOf, isShort, type Wanted } from './patterns.ts'

/** Of what is found in one place no more than this is put in order. */
const candidates = 1000

/** The units that fit, the number itself first, then those whose number begins so. */
export async function findUnits(db: Database, typed: string, words: readonly Wanted[], most: number) {
  const number = sql`searchable(unit_number)`
  const byNumber = isShort(typed)
    ? beginsWith(number, [typed])
    : sql`${number} like '%' || searchable(${escaped(typed)}) || '%'`
  const sources = [sql`select id from units where ${byNumber} limit ${candidates}`]
  // A letter or two is in every unit's text somewhere; it can only be the beginning of a number.
  if (words.some(([word = '']) => !isShort(word)))
    sources.push(sql`select id from units where ${holdsAll(sql`search`, words)} limit ${candidates}`)
  return tellUnits(
    db,
    sql`select u.id, row_number() over (order by case
        when u.search like searchable(${escaped(typed)}) || ' %' then 0
        when ${beginsWith(sql`u.search`, [typed])} then 1
        when u.search like '%' || searchable(${escaped(typed)}) || ' %' then 2
        else 3 end, u.floor, u.unit_number) as place
      from (${inAnyOf(sources)}) found join units u on u.id = found.id order by place limit ${most}`,
  )
}

/** Units whose number these words name: what people and requests are found by too. */
export const unitsNamed = (words: readonly Wanted[], most: number): SQL =>
  sql`select id, search from units where ${all(
    words.filter(([word = '']) => hasDigit(word)).map((word) => holdsAll(sql`searchable(unit_number)`, [word])),
  )} and ${holdsAll(
    sql`search`,
    words.filter(([word = '']) => hasDigit(word)),
  )} order by floor, unit_number limit ${most}`

/** The units of a list of ids with their places, as they are shown. */
export async function tellUnits(db: Database, ids: SQL): Promise<FoundUnit[]> {
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
    select u.id, u.unit_number as "unitNumber", u.floor, u.category, u.status, u.owner_name as "ownerName", array(
      select t.full_name from assignments a join tenants t on t.id = a.tenant_id where a.unit_id = u.id and a.ended_at is null
      order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as residents
    from (${ids}) wanted join units u on u.id = wanted.id order by wanted.place`)
  return rows.map((row) => ({ kind: 'unit', ...row, status: displayStatus(row, row.residents.length) }))
}
