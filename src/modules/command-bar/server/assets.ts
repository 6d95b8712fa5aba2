import { type SQL, sql } from 'drizzle-orm'
import { assetState, withHolder } from '#assets/server/asset-state.ts'
import { homeOf } from '#assets/server/reads.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { FoundAsset } from '../contract.ts'
import { beginsWith, containsAll, hasDigit, isInPrefixRange, type SearchTerm } from './patterns.ts'
import { isShort, searchText } from '#platform/server/sql/search.ts'

/** The maximum number of rows that are ranked. */
const candidates = 200

/** Stalls, lockers, keys and fobs by number: an exact one first, then those whose number begins with the text. */
export async function findAssets(db: Database, typed: string, words: readonly SearchTerm[], limit: number) {
  // Words without a digit are names and titles; two letters match hundreds of numbers.
  if (!hasDigit(typed) || isShort(typed.replaceAll(/[\s-]/g, ''))) return []
  const number = sql`searchable(a.number)`
  // `p430` and `p4 30` are P4-30 too.
  const plainNumber = sql`translate(${number}, '- ', '')`
  const plainTyped = sql`translate(${searchText(typed)}, '- ', '')`
  return loadAssets(
    db,
    sql`select id, row_number() over (order by place) as place from (
      select a.id, case when ${number} = ${searchText(typed)} then 0 when ${beginsWith(number, [typed])} then 1
          when ${plainNumber} = ${plainTyped} then 1 else 2 end as place,
        a.number_key
      from assets a where (${containsAll(sql`a.search`, words)} and ${containsAll(number, words.slice(0, 1))})
        or ${isInPrefixRange(plainNumber, plainTyped)}
      order by place, a.number_key collate "natural_order" limit ${candidates}) found order by place, number_key collate "natural_order" limit ${limit}`,
  )
}

/** Loads the assets of a query of ids and positions. */
export const loadAssets = (db: Database, ids: SQL): Promise<FoundAsset[]> =>
  queryRows<FoundAsset>(
    db,
    sql`select 'asset' as kind, a.id, a.kind as "assetKind", a.number, a.place as "location", ${assetState} as state,
        (select t.full_name from residents t where t.id = h.resident_id) as "holderName",
        coalesce((select u.unit_number from units u where u.id = a.unit_id), ${homeOf(sql`h.resident_id`)}) as "unitNumber"
      from (${ids}) found join assets a on a.id = found.id ${withHolder} order by found.place`,
  )
