import { and, desc, eq, isNull } from 'drizzle-orm'
import { cents, dollars } from '#platform/text/money.ts'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Changing, recordChange, undoOfRecord } from '#undo/server/record-change.ts'
import type { Listing } from '../contract.ts'
import type { ListingChanges, NewListing } from '../schemas.ts'
import { words } from '../messages/en.ts'
import { checkUnit } from './notes.ts'
import { listings, units } from './table.ts'

const recordType = 'listings'
type Row = typeof listings.$inferSelect

const presented = ({ priceCents, monthlyFeeCents, ...row }: Row): Listing => ({
  ...row,
  price: dollars(priceCents),
  monthlyFee: monthlyFeeCents === null ? null : dollars(monthlyFeeCents),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The current and past listings of a unit, newest first. */
export async function listListings(db: Database, unitId: string): Promise<Listing[]> {
  await checkUnit(db, unitId)
  const rows = await db
    .select()
    .from(listings)
    .where(eq(listings.unitId, unitId))
    .orderBy(desc(listings.createdAt), desc(listings.id))
  return rows.map(presented)
}

/** Publishes a listing; throws 409 when the unit has a listing of this kind already. */
export async function publishListing(
  db: Database,
  unitId: string,
  sent: NewListing,
  by: Author,
  now: Date,
): Promise<Listing> {
  const id = newId()
  return db.transaction(async (tx) => {
    await lockRecords(tx)
    // The unit's row is locked, so that two offices cannot publish at once.
    const [unit] = await tx.select({ id: units.id }).from(units).where(eq(units.id, unitId)).for('update')
    if (!unit) throw notFound('Unit')
    const { kind, price, monthlyFee, ...rest } = sent
    await assertUnlisted(tx, unitId, kind)
    const money = { priceCents: cents(price), monthlyFeeCents: monthlyFee === null ? null : cents(monthlyFee) }
    const times = { publishedAt: now, createdAt: now, updatedAt: now }
    const [row] = await tx
      .insert(listings)
      .values({ id, unitId, kind, ...rest, ...money, ...times, createdBy: by.id })
      .returning()
    await text(tx, { by, action: 'published', unitId, id, after: { kind, ...money }, now })
    return presented(row as Row)
  })
}

/** Changes a listing; throws 409 for a withdrawn one. */
export async function changeListing(
  db: Database,
  id: string,
  changes: ListingChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<Listing> {
  return db.transaction(async (tx) => {
    const locked = await lockListing(tx, id, ifMatch)
    const { price, monthlyFee, ...rest } = changes
    const columns = {
      ...rest,
      ...(price === undefined ? {} : { priceCents: cents(price) }),
      ...(monthlyFee === undefined ? {} : { monthlyFeeCents: monthlyFee === null ? null : cents(monthlyFee) }),
    }
    const changed = Object.entries(columns).filter(
      ([name, value]) => value !== undefined && value !== locked[name as keyof Row],
    )
    if (changed.length === 0) return presented(locked)
    const after = Object.fromEntries(changed)
    const before = Object.fromEntries(changed.map(([name]) => [name, locked[name as keyof Row]]))
    const row = await write(tx, locked, after, now)
    await text(tx, { by, action: 'changed the listing', unitId: locked.unitId, id, before, after, now })
    await recordChange(tx, { operation, recordType }, locked, Object.keys(after), { by, now })
    return presented(row)
  })
}

/** Withdraws a listing from the public site; it stays in the unit's history. */
export async function withdrawListing(
  db: Database,
  id: string,
  { by, ifMatch, operation, now }: Changing,
): Promise<Listing> {
  return db.transaction(async (tx) => {
    const locked = await lockListing(tx, id, ifMatch)
    const withdrawnAt = now < locked.createdAt ? locked.createdAt : now
    const row = await write(tx, locked, { withdrawnAt }, now)
    await text(tx, { by, action: 'withdrew', unitId: locked.unitId, id, before: { kind: locked.kind }, now })
    await recordChange(tx, { operation, recordType }, locked, ['withdrawnAt'], { by, now })
    return presented(row)
  })
}

/** Puts a listing back to what it was before a change. Throws 409 when the unit has another one of its kind now. */
export const undoListingChange = undoOfRecord({
  recordType,
  table: listings,
  lockFirst: lockRecords,
  write: async (tx, locked, columns, { by, action, now }) => {
    const { id, unitId, kind } = locked
    if (columns.withdrawnAt === null) await assertUnlisted(tx, unitId, kind)
    await write(tx, locked, columns, now)
    const { withdrawnAt: _, ...after } = columns
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, locked[name as keyof Row]]))
    await text(tx, { by, action, unitId, id, before, after, now })
  },
})

async function assertUnlisted(tx: Database, unitId: string, kind: Row['kind']) {
  const [current] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.unitId, unitId), eq(listings.kind, kind), isNull(listings.withdrawnAt)))
  if (current) throw conflict('already_listed', `This unit is already listed for ${kind}`, 'kind')
}

async function lockListing(tx: Database, id: string, ifMatch: number | null): Promise<Row> {
  const [locked] = await tx.select().from(listings).where(eq(listings.id, id)).for('update')
  if (!locked) throw notFound('Listing')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(presented(locked))
  if (locked.withdrawnAt) throw conflict('withdrawn', words.withdrawnAlready)
  return locked
}

async function write(tx: Database, current: Row, columns: Partial<typeof listings.$inferInsert>, now: Date) {
  const [row] = await tx
    .update(listings)
    .set({ ...columns, version: current.version + 1, updatedAt: now < current.updatedAt ? current.updatedAt : now })
    .where(eq(listings.id, current.id))
    .returning()
  return row as Row
}

type AuditEvent = {
  by: Author
  action: string
  unitId: string
  id: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  now: Date
}

async function text(tx: Database, { unitId, id, ...event }: AuditEvent) {
  await writeAudit(tx, { ...event, recordType, recordId: id, about: [unitId] })
  await notifyChanged(tx, { topic: 'units' })
}
