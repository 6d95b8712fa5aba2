import { type SQL, sql } from 'drizzle-orm'
import { isFormerResident } from '#occupancy/server/former-residents.ts'
import { constantSql } from '#platform/server/sql/constant-sql.ts'

/** Where an asset is now; on a row `a` of `assets` with its current row `h` of `asset_holders`, if any. */
export const assetState: SQL = constantSql(sql`case
  when a.status <> 'in_service' then a.status
  when a.kind = 'visitor_stall' then 'visitor'
  when a.category in ('key', 'fob') and exists (select from residents join users on users.id = residents.user_id
    where residents.id = h.resident_id and ${isFormerResident}) then 'not_returned'
  when h.id is not null then 'assigned'
  else 'free' end`)

export const withHolder: SQL = constantSql(
  sql`left join asset_holders h on h.asset_id = a.id and h.started_at is not null and h.ended_at is null`,
)

/** Whether two residents have a home in common now, as a couple that shares a stall. */
export const shareHome = (one: SQL, other: SQL): SQL =>
  sql`exists (select from assignments mine join assignments theirs on theirs.unit_id = mine.unit_id
    where mine.resident_id = ${one} and theirs.resident_id = ${other} and mine.ended_at is null and theirs.ended_at is null)`

/**
 * Another unit that names an asset of a unit, which the office has to decide; on a row `u` of `asset_unit_claims` with its
 * asset `a`. Key numbers can be any text, so they are not compared.
 */
export const isUnitConflict: SQL = constantSql(sql`a.category in ('stall', 'locker')`)

/**
 * A claim that the office has to decide; on a row `c` of `asset_claims`. A resident who lives with the holder shares what
 * the holder has.
 */
export const isConflict: SQL = constantSql(
  sql`not exists (select from asset_holders o where o.asset_id = c.asset_id and o.started_at is not null and o.ended_at is null
    and ${shareHome(sql`o.resident_id`, sql`c.resident_id`)})`,
)
