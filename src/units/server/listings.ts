import { and, desc, eq, isNull } from 'drizzle-orm'
import { cents, dollars } from '#platform/money.ts'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Listing, ListingChanges, NewListing } from '../contract.ts'
import { checkUnit } from './notes.ts'
import { listings, units } from './table.ts'

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

/** How a unit is and was offered, newest first. */
export async function listListings(db: Database, unitId: string): Promise<Listing[]> {
  await checkUnit(db, unitId)
  const rows = await db
    .select()
    .from(listings)
    .where(eq(listings.unitId, unitId))
    .orderBy(desc(listings.createdAt), desc(listings.id))
  return rows.map(presented)
}

/** Offers a unit on the public site; refuses with 409 when it is offered in this way already. */
export async function publishListing(
  db: Database,
  unitId: string,
  sent: NewListing,
  by: Author,
  now: Date,
): Promise<Listing> {
  const id = newId()
  return db.transaction(async (tx) => {
    // The unit's row is locked, so that two offices cannot publish at once.
    const [unit] = await tx.select({ id: units.id }).from(units).where(eq(units.id, unitId)).for('update')
    if (!unit) throw notFound('Unit')
    const { kind, price, monthlyFee, ...rest } = sent
    const [current] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.unitId, unitId), eq(listings.kind, kind), isNull(listings.withdrawnAt)))
    if (current) throw conflict('already_listed', `This unit is already listed for ${kind}`, 'kind')
    const money = { priceCents: cents(price), monthlyFeeCents: monthlyFee === null ? null : cents(monthlyFee) }
    const times = { publishedAt: now, createdAt: now, updatedAt: now }
    const [row] = await tx
      .insert(listings)
      .values({ id, unitId, kind, ...rest, ...money, ...times, createdBy: by.id })
      .returning()
    await told(tx, { by, action: 'published', unitId, id, after: { kind, ...money }, now })
    return presented(row as Row)
  })
}

/** Changes what a listing says; one that is withdrawn stays as it was (409). */
export async function changeListing(
  db: Database,
  id: string,
  changes: ListingChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<Listing> {
  return db.transaction(async (tx) => {
    const held = await holdListing(tx, id, ifMatch)
    const { price, monthlyFee, ...rest } = changes
    const wanted = {
      ...rest,
      ...(price === undefined ? {} : { priceCents: cents(price) }),
      ...(monthlyFee === undefined ? {} : { monthlyFeeCents: monthlyFee === null ? null : cents(monthlyFee) }),
    }
    const changed = Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== held[name as keyof Row],
    )
    if (changed.length === 0) return presented(held)
    const after = Object.fromEntries(changed)
    const before = Object.fromEntries(changed.map(([name]) => [name, held[name as keyof Row]]))
    const row = await write(tx, held, after, now)
    await told(tx, { by, action: 'changed the listing', unitId: held.unitId, id, before, after, now })
    return presented(row)
  })
}

/** Takes a listing off the public site; it stays in the unit's history. */
export async function withdrawListing(
  db: Database,
  id: string,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<Listing> {
  return db.transaction(async (tx) => {
    const held = await holdListing(tx, id, ifMatch)
    const withdrawnAt = now < held.createdAt ? held.createdAt : now
    const row = await write(tx, held, { withdrawnAt }, now)
    await told(tx, { by, action: 'withdrew', unitId: held.unitId, id, before: { kind: held.kind }, now })
    return presented(row)
  })
}

async function holdListing(tx: Database, id: string, ifMatch: number | null): Promise<Row> {
  const [held] = await tx.select().from(listings).where(eq(listings.id, id)).for('update')
  if (!held) throw notFound('Listing')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(presented(held))
  if (held.withdrawnAt) throw conflict('withdrawn', 'This listing is withdrawn already')
  return held
}

async function write(tx: Database, held: Row, columns: Partial<typeof listings.$inferInsert>, now: Date) {
  const [row] = await tx
    .update(listings)
    .set({ ...columns, version: held.version + 1, updatedAt: now < held.updatedAt ? held.updatedAt : now })
    .where(eq(listings.id, held.id))
    .returning()
  return row as Row
}

type Deed = {
  by: Author
  action: string
  unitId: string
  id: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  now: Date
}

async function told(tx: Database, { unitId, id, ...deed }: Deed) {
  await writeAudit(tx, { ...deed, noun: 'listings', recordId: id, about: [unitId] })
  await tellChanged(tx, { topic: 'units' })
}
