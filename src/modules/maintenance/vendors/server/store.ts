import { apiPhone, phoneCountryOf, storedPhone } from '#building/server/phones.ts'
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Day } from '#platform/time/dates.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { lockArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { type VendorData, type VendorRecord, VendorSettings } from '../contract.ts'
import type { NewVendor, VendorChanges } from '../schemas.ts'
import { vendorWords as words } from '../messages/en.ts'
import { openStatuses } from '../../requests/rules.ts'
import { requests } from '../../requests/server/table.ts'
import { workOrders } from '../../work-orders/server/table.ts'
import { newestCertificates } from './certificates.ts'
import { vendorDocuments, vendors } from './table.ts'

type Row = typeof vendors.$inferSelect

const toVendorData = ({
  name,
  trade,
  contactName,
  phone,
  email,
  contractNumber,
  insuredUntil,
  language,
  notes,
  archivedAt,
}: Row) => ({
  name,
  trade,
  contactName,
  phone,
  email,
  contractNumber,
  insuredUntil,
  language,
  notes,
  retired: archivedAt !== null,
})

const vendorColumns = { ...getTableColumns(vendors), phone: apiPhone(vendors.phone) }
const selectVendors = (tx: Database) => tx.select(vendorColumns).from(vendors)

/** The vendors as a settings area, with one field for each vendor. */
export const vendorArea = settingArea({
  area: 'vendors',
  recordType: 'vendors',
  topics: ['maintenance'],
  fieldName: () => words.someVendor,
  isOfRecords: true,
  shape: VendorSettings,
  read: async (tx) => Object.fromEntries((await selectVendors(tx)).map((row) => [row.id, toVendorData(row)])),
  write: async (tx, value, _, now) => {
    const current = await selectVendors(tx)
    for (const row of current) if (!(row.id in value)) await deleteVendor(tx, row)
    for (const [id, after] of Object.entries(value)) {
      const row = current.find((vendor) => vendor.id === id)
      if (row && JSON.stringify(toVendorData(row)) === JSON.stringify({ ...toVendorData(row), ...after })) continue
      await saveVendor(tx, id, after, row, now)
    }
  },
})

/** All vendors: active ones first, then by name. */
export async function listVendorRecords(db: Database): Promise<VendorRecord[]> {
  const open = db
    .select({ vendorId: requests.vendorId, count: sql<number>`count(*)::int`.as('count') })
    .from(requests)
    .where(and(inArray(requests.status, [...openStatuses]), isNotNull(requests.vendorId)))
    .groupBy(requests.vendorId)
    .as('open')
  const rows = await db
    .select({ row: vendorColumns, count: open.count })
    .from(vendors)
    .leftJoin(open, eq(open.vendorId, vendors.id))
    .orderBy(sql`${vendors.archivedAt} is not null`, sql`lower(${vendors.name})`, vendors.id)
  const certificates = await listCertificates(db)
  return rows.map(({ row, count }) => ({
    id: row.id,
    ...toVendorData(row),
    openRequests: count ?? 0,
    certificates: certificates.flatMap(({ vendorId, ...certificate }) => (vendorId === row.id ? [certificate] : [])),
    version: row.version,
  }))
}

/** The newest certificate of each title, where it has a last day; a newer one replaces it. */
const listCertificates = (db: Database) =>
  queryRows<{ vendorId: string; title: string; validUntil: string }>(
    db,
    sql`select vendor_id as "vendorId", title, valid_until::text as "validUntil" from (${newestCertificates}) newest
      where valid_until is not null order by valid_until, title`,
  )

/** Adds a vendor. Throws 409 naming `name` when an active vendor has the same name. */
export async function addVendor(db: Database, sent: NewVendor, by: Author, now: Date): Promise<VendorRecord> {
  const id = newId()
  await changeVendors(db, by, now, (tx) => saveVendor(tx, id, { ...sent, retired: false }, undefined, now))
  return findVendor(db, id)
}

/**
 * Changes a vendor. Throws 404, 409 as `addVendor` does, and 412 with the present record when `ifMatch` is outdated.
 */
export async function changeVendor(
  db: Database,
  id: string,
  changes: VendorChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<VendorRecord> {
  await changeVendors(db, by, now, async (tx) => {
    const [row] = await selectVendors(tx).where(eq(vendors.id, id)).for('update')
    if (!row) throw notFound('Vendor')
    if (ifMatch !== null && ifMatch !== row.version) throw stale(await findVendor(tx, id))
    const current = toVendorData(row)
    const after = { ...current, ...changes }
    if (JSON.stringify(after) !== JSON.stringify(current)) await saveVendor(tx, id, after, row, now)
  })
  return findVendor(db, id)
}

/** Sets the day until which a vendor is insured, inside the transaction of a paper that says so. */
export async function changeInsuredUntil(
  tx: Database,
  id: string,
  insuredUntil: Day,
  by: Author,
  now: Date,
): Promise<void> {
  const before = await lockArea(tx, vendorArea)
  await tx
    .update(vendors)
    .set({ insuredUntil, version: sql`${vendors.version} + 1`, updatedAt: now })
    .where(eq(vendors.id, id))
  await changeSetting(tx, { area: vendorArea, before, after: await vendorArea.read(tx), by, now })
}

async function findVendor(db: Database, id: string): Promise<VendorRecord> {
  const found = (await listVendorRecords(db)).find((vendor) => vendor.id === id)
  if (!found) throw notFound('Vendor')
  return found
}

/** Writes vendors as one change of the settings. */
export async function changeVendors(db: Database, by: Author, now: Date, change: (tx: Database) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    const before = await lockArea(tx, vendorArea)
    await change(tx)
    await changeSetting(tx, { area: vendorArea, before, after: await vendorArea.read(tx), by, now })
  })
}

/** Archives or restores a locked vendor. Throws 409 when an active vendor has the same name. */
export async function saveRetired(tx: Database, id: string, retired: boolean, now: Date): Promise<void> {
  const [row] = await selectVendors(tx).where(eq(vendors.id, id))
  if (row) await saveVendor(tx, id, { ...toVendorData(row), retired }, row, now)
}

async function saveVendor(
  tx: Database,
  id: string,
  { retired, ...typed }: VendorData,
  row: Row | undefined,
  now: Date,
) {
  const phone = storedPhone(typed.phone, await phoneCountryOf(tx), 'phone', words.badPhone)
  const fields = { ...typed, phone }
  if (!retired) {
    const [other] = await tx
      .select({ name: vendors.name })
      .from(vendors)
      .where(and(sql`lower(${vendors.name}) = lower(${fields.name})`, isNull(vendors.archivedAt), ne(vendors.id, id)))
    if (other) throw conflict('name_taken', () => words.taken(other.name), 'name')
  }
  const archivedAt = retired ? (row?.archivedAt ?? now) : null
  if (row)
    await tx
      .update(vendors)
      .set({ ...fields, archivedAt, version: row.version + 1, updatedAt: now })
      .where(eq(vendors.id, id))
  else await tx.insert(vendors).values({ id, ...fields, archivedAt, createdAt: now, updatedAt: now })
}

/** Throws 409 for a vendor that any request or work order refers to. Its papers go with it. */
async function deleteVendor(tx: Database, { id, name }: Row) {
  const [used] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(requests)
    .where(eq(requests.vendorId, id))
  const count = (used?.count ?? 0) + (await tx.$count(workOrders, eq(workOrders.vendorId, id)))
  if (count > 0) throw conflict('in_use', () => words.inUse(name, count))
  const papers = await tx.delete(vendorDocuments).where(eq(vendorDocuments.vendorId, id)).returning()
  for (const { fileId } of papers) await tx.execute(sql`delete from files where id = ${fileId}`)
  await tx.delete(vendors).where(eq(vendors.id, id))
}
