import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import {
  type KeptVendor,
  type NewVendor,
  type VendorChanges,
  type VendorRecord,
  VendorSettings,
} from '../vendor-contract.ts'
import { vendorWords as words } from '../vendor-words.ts'
import { requests } from './table.ts'
import { vendors } from './vendor-table.ts'

type Row = typeof vendors.$inferSelect

const keptOf = ({ name, trade, contactName, phone, email, contractNumber, insuredUntil, notes, archivedAt }: Row) => ({
  name,
  trade,
  contactName,
  phone,
  email,
  contractNumber,
  insuredUntil,
  notes,
  retired: archivedAt !== null,
})

/** The firms as a part of the settings: one field for each. */
export const vendorArea = settingArea({
  area: 'vendors',
  noun: 'vendors',
  topics: ['maintenance'],
  fieldName: () => words.someVendor,
  shape: VendorSettings,
  read: async (tx) => Object.fromEntries((await tx.select().from(vendors)).map((row) => [row.id, keptOf(row)])),
  write: async (tx, value, _, now) => {
    const held = await tx.select().from(vendors)
    for (const row of held) if (!(row.id in value)) await remove(tx, row)
    for (const [id, wanted] of Object.entries(value)) {
      const row = held.find((one) => one.id === id)
      if (row && JSON.stringify(keptOf(row)) === JSON.stringify({ ...keptOf(row), ...wanted })) continue
      await put(tx, id, wanted, row, now)
    }
  },
})

/** All firms, those that are offered first, each by name. */
export async function listVendorRecords(db: Database): Promise<VendorRecord[]> {
  const open = db
    .select({ vendorId: requests.vendorId, count: sql<number>`count(*)::int`.as('count') })
    .from(requests)
    .where(sql`${requests.status} not in ('completed', 'cancelled')`)
    .groupBy(requests.vendorId)
    .as('open')
  const rows = await db
    .select({ row: vendors, count: open.count })
    .from(vendors)
    .leftJoin(open, eq(open.vendorId, vendors.id))
    .orderBy(sql`${vendors.archivedAt} is not null`, sql`lower(${vendors.name})`, vendors.id)
  return rows.map(({ row, count }) => ({ id: row.id, ...keptOf(row), openRequests: count ?? 0, version: row.version }))
}

/** Adds a firm. Refuses with 409 naming `name` one that is offered already. */
export async function addVendor(db: Database, sent: NewVendor, by: Author, now: Date): Promise<VendorRecord> {
  const id = newId()
  await changing(db, by, now, (tx) => put(tx, id, { ...sent, retired: false }, undefined, now))
  return findVendor(db, id)
}

/** Changes what differs. Refuses with 404, 409 as adding does, and 412 with the present record when `ifMatch` is old. */
export async function changeVendor(
  db: Database,
  id: string,
  changes: VendorChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<VendorRecord> {
  await changing(db, by, now, async (tx) => {
    const [row] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('update')
    if (!row) throw notFound('Vendor')
    if (ifMatch !== null && ifMatch !== row.version) throw stale(await findVendor(tx, id))
    const held = keptOf(row)
    const wanted = { ...held, ...changes }
    if (JSON.stringify(wanted) !== JSON.stringify(held)) await put(tx, id, wanted, row, now)
  })
  return findVendor(db, id)
}

async function findVendor(db: Database, id: string): Promise<VendorRecord> {
  const found = (await listVendorRecords(db)).find((one) => one.id === id)
  if (!found) throw notFound('Vendor')
  return found
}

async function changing(db: Database, by: Author, now: Date, change: (tx: Database) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    const before = await holdArea(tx, vendorArea)
    await change(tx)
    await changeSetting(tx, { area: vendorArea, before, after: await vendorArea.read(tx), by, now })
  })
}

async function put(tx: Database, id: string, { retired, ...kept }: KeptVendor, row: Row | undefined, now: Date) {
  if (!retired) {
    const [other] = await tx
      .select({ name: vendors.name })
      .from(vendors)
      .where(and(sql`lower(${vendors.name}) = lower(${kept.name})`, isNull(vendors.archivedAt), ne(vendors.id, id)))
    if (other) throw conflict('name_taken', words.taken(other.name), 'name')
  }
  const archivedAt = retired ? (row?.archivedAt ?? now) : null
  if (row)
    await tx
      .update(vendors)
      .set({ ...kept, archivedAt, version: row.version + 1, updatedAt: now })
      .where(eq(vendors.id, id))
  else await tx.insert(vendors).values({ id, ...kept, archivedAt, createdAt: now, updatedAt: now })
}

/** Only what nobody ever worked with can go; refuses with 409 otherwise. */
async function remove(tx: Database, { id, name }: Row) {
  const [named] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(requests)
    .where(eq(requests.vendorId, id))
  if (named && named.count > 0) throw conflict('in_use', words.inUse(name, named.count))
  await tx.delete(vendors).where(eq(vendors.id, id))
}
