import { apiPhone } from '#building/server/phones.ts'
import { asc, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { KnownPlace, Vendor } from '../request.ts'
import { vendors } from '../../vendors/server/table.ts'

/** The places outside the homes that requests were filed for, most frequent first. */
export const listPlaces = (db: Database): Promise<KnownPlace[]> =>
  queryRows<KnownPlace>(
    db,
    sql`select place_kind as "placeKind", place_name as "placeName" from maintenance_requests
      where place_kind <> 'unit' group by place_kind, place_name order by count(*) desc, place_name limit 200`,
  )

/** Active vendors, by name. */
export const listVendors = (db: Database): Promise<Vendor[]> =>
  db
    .select({
      id: vendors.id,
      name: vendors.name,
      trade: vendors.trade,
      phone: apiPhone(vendors.phone),
      email: vendors.email,
      insuredUntil: vendors.insuredUntil,
    })
    .from(vendors)
    .where(isNull(vendors.archivedAt))
    .orderBy(asc(vendors.name))
