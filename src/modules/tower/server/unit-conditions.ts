import { type SQL, sql } from 'drizzle-orm'
import { isOpenRow } from '#maintenance/requests/server/request-conditions.ts'
import { toSnakeCase } from '#platform/server/database/api-values.ts'
import type { UnitCondition } from '#units/rules.ts'

/** A resident lives in the unit now; on a row of `units`. */
export const isOccupiedRow: SQL = sql`exists (select from assignments where assignments.unit_id = units.id and assignments.ended_at is null)`
const isCommercial = sql`units.category = 'commercial'`
const hasOpenRequest = sql`exists (select from maintenance_requests where maintenance_requests.unit_id = units.id and ${isOpenRow})`

/** The conditions of `meetsCondition` in SQL, on a row of `units`. */
export function isUnitCondition(condition: UnitCondition): SQL {
  switch (condition) {
    case 'Occupied':
      return isOccupiedRow
    case 'Vacant':
      return sql`not ${isOccupiedRow}`
    case 'Leased':
      return sql`(${isCommercial} and ${isOccupiedRow})`
    case 'Available':
      return sql`(${isCommercial} and not ${isOccupiedRow})`
    case 'Maintenance':
      return hasOpenRequest
    default:
      return sql`units.status = ${toSnakeCase(condition)}`
  }
}
