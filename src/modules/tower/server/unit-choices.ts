import { sql } from 'drizzle-orm'
import { readModel } from '#building/server/model.ts'
import { isOpenRow } from '#maintenance/requests/server/request-conditions.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { beginPattern, containsWord, escaped, partPattern, rowsToSearch } from '#platform/server/sql/search.ts'
import type { NeighbourUnit, UnitChoice } from '../choice-contract.ts'
import { neighboursOf } from '../geometry/neighbours.ts'

/** How long the number of a unit is in its search text. Only letters of other alphabets than ASCII can become longer or shorter there. */
const lengthOfNumber = sql.raw(
  'case when octet_length(unit_number) = length(unit_number) then length(unit_number) else length(searchable(unit_number)) end',
)

/**
 * The units that a picker offers for the typed words. It compares the number and the names that it shows, and no phone
 * numbers or addresses, because digits would find most residents by their phone.
 */
export function listUnitChoices(
  db: Database,
  { search, limit }: { search: string; limit: number },
): Promise<UnitChoice[]> {
  const words = search.split(/\s+/).filter(Boolean)
  // The search text of a unit begins with its number.
  const begin = beginPattern(escaped(words[0] ?? ''))
  // A union for each word: each half uses its own index.
  const fits = words.map((word) => {
    const hasPart = sql`like ${partPattern(escaped(word))}`
    return sql`u.id in (
      select id from ${rowsToSearch('units', word)} units where search ${hasPart} and left(search, ${lengthOfNumber}) ${hasPart}
      union all
      select a.unit_id from residents r join assignments a on a.resident_id = r.id
      where a.ended_at is null and ${containsWord(sql`r.search`, word)} and ${containsWord(sql`searchable(r.full_name)`, word)})`
  })
  return queryRows<UnitChoice>(
    db,
    sql`select u.id, u.unit_number as "unitNumber", u.floor, array(
        select r.full_name from assignments a join residents r on r.id = a.resident_id where a.unit_id = u.id and a.ended_at is null
        order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id) as "residentNames"
      from (select u.id, u.unit_number, u.floor, u.search like ${begin} as is_first
        from units u where ${sql.join([sql`true`, ...fits], sql` and `)}
        order by is_first desc, u.floor, u.unit_number limit ${limit}) u
      order by u.is_first desc, u.floor, u.unit_number`,
  )
}

type PlacedUnit = Omit<NeighbourUnit, 'openRequests'> & { stack: string | null }

/** The neighbours of a unit with their open requests; throws 404. */
export async function findNeighbours(db: Database, id: string) {
  const placed = await queryRows<PlacedUnit>(
    db,
    sql`select u.id, u.unit_number as "unitNumber", u.floor, u.slot, stacked.stack
      from units u left join unit_stacks stacked on stacked.unit_id = u.id order by u.floor, u.unit_number`,
  )
  if (!placed.some((unit) => unit.id === id)) throw notFound('Unit')
  const found = neighboursOf(await readModel(db), placed, id) ?? { riser: [], riserName: null, adjacent: [] }
  const open = await countOpenRequests(
    db,
    [...found.riser, ...found.adjacent].map((unit) => unit.id),
  )
  const shown = ({ id, unitNumber, floor, slot }: PlacedUnit) => ({
    id,
    unitNumber,
    floor,
    slot,
    openRequests: open.get(id) ?? 0,
  })
  return { riser: found.riser.map(shown), riserName: found.riserName, adjacent: found.adjacent.map(shown) }
}

async function countOpenRequests(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    sql`select unit_id as id, count(*)::int as count from maintenance_requests
      where unit_id = any(${sql.param(ids)}::uuid[]) and ${isOpenRow} group by unit_id`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
