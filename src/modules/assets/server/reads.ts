import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { partPattern, wordsOf } from '#platform/server/sql/search.ts'
import type { Page } from '#platform/server/http/send-reply.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import {
  afterCursor,
  keysOfRow,
  orderBy,
  type PageByKeys,
  type SortKey,
  withCursor,
} from '#platform/server/sql/keyset.ts'
import type { Asset, AssetFigures, AssetFilter, AssetPeriod, AssetWithHistory } from '../asset.ts'
import type { OwnAsset } from '../own-contract.ts'
import { type AssetCategory, assetCategories, assetStates } from '../rules.ts'
import { assetState, isConflict, isUnitConflict, withHolder } from './asset-state.ts'

/** The number of a resident's oldest home. */
export const homeOf = (residentId: SQL): SQL =>
  sql`(select u.unit_number from assignments s join units u on u.id = s.unit_id
    where s.resident_id = ${residentId} and s.ended_at is null order by s.started_at, u.unit_number limit 1)`

const hasConflict = sql`(exists (select from asset_claims c where c.asset_id = a.id and ${isConflict})
  or exists (select from asset_unit_claims u where u.asset_id = a.id and ${isUnitConflict}))`

/** An asset as in the contract; on a row `a` of `assets` with its holder. */
export const assetAsJson = sql`json_build_object(
  'id', a.id, 'kind', a.kind, 'category', a.category, 'number', a.number, 'place', a.place,
  'unit', (select json_build_object('id', u.id, 'unitNumber', u.unit_number) from units u where u.id = a.unit_id),
  'status', a.status, 'state', ${assetState}, 'note', a.note,
  'holder', (select json_build_object('tenantId', t.id, 'fullName', t.full_name, 'unitNumber', ${homeOf(sql`t.id`)},
    'since', ${instantText('h.started_at')}) from residents t where t.id = h.resident_id),
  'hasConflict', ${hasConflict}, 'version', a.version, 'updatedAt', ${instantText('a.updated_at')})`

/** Numbers in the order in which people count: P4-9 before P4-30. */
export const byNumber: SortKey[] = [
  { by: sql`a.category`, type: 'text', order: 'asc' },
  { by: sql`a.number_key collate "natural_order"`, type: 'text', order: 'asc' },
  { by: sql`a.id`, type: 'uuid', order: 'asc' },
]
/** What is free and belongs to no unit, then what is free, then the others. */
const freeFirst: SortKey[] = [
  {
    by: sql`case when ${assetState} <> 'free' then 2 when a.unit_id is null then 0 else 1 end`,
    type: 'int',
    order: 'asc',
  },
  ...byNumber,
]

function conditionsOf({ category, kind, state, place, tenantId, unitId, search = '' }: AssetFilter): SQL[] {
  const conditions = [
    category && (category === 'key_or_fob' ? sql`a.category in ('key', 'fob')` : sql`a.category = ${category}`),
    kind && sql`a.kind = ${kind}`,
    state && sql`${assetState} = ${state}`,
    place && sql`a.place = ${place}`,
    tenantId && sql`h.resident_id = ${tenantId}`,
    unitId && sql`a.unit_id = ${unitId}`,
    ...wordsOf(search).map(
      (word) => sql`(a.search like ${partPattern(word)}
        or exists (select from residents t where t.id = h.resident_id and t.search like ${partPattern(word)})
        or exists (select from units u where u.id = a.unit_id and u.search like ${partPattern(word)})
        or ${homeOf(sql`h.resident_id`)} = ${word})`,
    ),
  ]
  return conditions.filter((condition) => typeof condition === 'object')
}

/** A page of assets by number, the total that matches the filter, and the cursor of the next page. */
export async function listAssets(db: Database, filter: AssetFilter): Promise<Page<Asset>> {
  const conditions = sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)
  const keys = filter.sort === 'freeFirst' ? freeFirst : byNumber
  const after = afterCursor(keys, filter.cursor) ?? sql`true`
  const [page] = await queryRows<PageByKeys<Asset>>(
    db,
    sql`with matching as (select a.id from assets a ${withHolder} where ${conditions}),
      chosen as materialized (
        select a.id, ${keysOfRow(keys)} as keys, row_number() over (order by ${orderBy(keys)}) as place
        from assets a ${withHolder} where a.id in (select id from matching) and ${after} order by place limit ${filter.limit + 1})
      select coalesce((select json_agg(${assetAsJson} order by chosen.place) from chosen join assets a on a.id = chosen.id
          ${withHolder} where chosen.place <= ${filter.limit}), '[]') as rows,
        (select count(*)::int from matching) as total,
        (select keys from chosen where place = ${filter.limit}
          and exists (select from chosen where place > ${filter.limit})) as keys`,
  )
  return withCursor(page)
}

/** One asset with its history; throws 404. */
export async function findAsset(db: Database, id: string): Promise<AssetWithHistory> {
  const [row] = await queryRows<{ asset: Asset }>(
    db,
    sql`select ${assetAsJson} as asset from assets a ${withHolder} where a.id = ${id}`,
  )
  if (!row) throw notFound('Asset')
  const history = await queryRows<AssetPeriod>(
    db,
    sql`select h.id, t.id as "tenantId", t.full_name as "fullName", ${instantText('h.started_at')} as "startedAt",
        ${instantText('h.ended_at')} as "endedAt", h.end_reason as "endReason"
      from asset_holders h join residents t on t.id = h.resident_id
      where h.asset_id = ${id} and h.started_at is not null order by h.started_at desc, h.ended_at desc nulls first, h.id`,
  )
  return { ...row.asset, history }
}

export async function readFigures(db: Database): Promise<AssetFigures> {
  const counts = await queryRows<{ category: AssetCategory; state: (typeof assetStates)[number]; count: number }>(
    db,
    sql`select a.category, ${assetState} as state, count(*)::int as count from assets a ${withHolder} group by 1, 2`,
  )
  const [open] = await queryRows<{ conflicts: number; waiting: number }>(
    db,
    sql`select ${countConflicts} as conflicts,
      (select count(*)::int from asset_waiting_list where ended_at is null) as waiting`,
  )
  const countOf = (category: AssetCategory) => {
    const own = counts.filter((row) => row.category === category)
    const states = assetStates.map((state) => [state, own.find((row) => row.state === state)?.count ?? 0] as const)
    return {
      total: own.reduce((sum, { count }) => sum + count, 0),
      ...(Object.fromEntries(states) as Record<(typeof assetStates)[number], number>),
    }
  }
  const byCategory = Object.fromEntries(assetCategories.map((category) => [category, countOf(category)]))
  return { ...byCategory, ...(open ?? { conflicts: 0, waiting: 0 }) } as AssetFigures
}

/** The number of assets with a conflict. */
export async function readConflictCount(db: Database): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, sql`select ${countConflicts} as count`)
  return row?.count ?? 0
}

/** The assets with a conflict: each claim, of a resident or a unit, with its start. */
export const conflictingClaims: SQL = sql`(select c.asset_id, c.claimed_at from asset_claims c where ${isConflict}
  union all select u.asset_id, u.claimed_at from asset_unit_claims u join assets a on a.id = u.asset_id where ${isUnitConflict})`

const countConflicts: SQL = sql`(select count(distinct asset_id)::int from ${conflictingClaims} claims)`

/** The levels and rooms of a category, in the order in which people count. */
export async function listPlaces(db: Database, category: AssetCategory): Promise<string[]> {
  const rows = await queryRows<{ place: string }>(
    db,
    sql`select place from assets where category = ${category} and place <> '' group by place order by place collate "natural_order"`,
  )
  return rows.map(({ place }) => place)
}

/** What the signed-in resident has. */
export async function listOwnAssets(db: Database, userId: string): Promise<OwnAsset[]> {
  return queryRows<OwnAsset>(
    db,
    sql`select a.id, a.kind, a.number, a.place, ${instantText('h.started_at')} as since
      from asset_holders h join assets a on a.id = h.asset_id join residents t on t.id = h.resident_id
      where t.user_id = ${userId} and h.started_at is not null and h.ended_at is null order by a.category, a.number_key collate "natural_order"`,
  )
}
