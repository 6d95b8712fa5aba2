import { and, eq, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Firm } from '../contract.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import { insuranceOf } from './stay-rows.ts'
import { escaped, searchText } from '#platform/server/sql/search.ts'

const firmsShown = 8

/** The firm of a contractor: any name, or a vendor of the building. Throws 400 without one, and 404. */
export async function findFirm(
  tx: Database,
  { firm, vendorId = null }: { firm: string; vendorId?: string | null | undefined },
) {
  if (vendorId !== null) {
    const [vendor] = await tx
      .select({ name: vendors.name })
      .from(vendors)
      .where(and(eq(vendors.id, vendorId), isNull(vendors.archivedAt)))
    if (!vendor) throw notFound('Vendor')
    return { firm: vendor.name, vendorId }
  }
  if (firm === '') throw invalid('firm', () => words.typeFirm)
  return { firm, vendorId }
}

/** Vendors by a part of their name, for the sign-in of a contractor. */
export async function findFirms(db: Database, text: string, now: Date): Promise<Firm[]> {
  const today = dayOf(now, await timeZoneOf(db))
  const part = `%${escaped(text)}%`
  const rows = await queryRows<Omit<Firm, 'insurance'>>(
    db,
    sql`select id as "vendorId", name, insured_until::text as "insuredUntil" from vendors
      where archived_at is null and searchable(name) like ${searchText(part)} order by name, id limit ${firmsShown}`,
  )
  return rows.map((row) => ({ ...row, insurance: insuranceOf(row.insuredUntil, today) }))
}
