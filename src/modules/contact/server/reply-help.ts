import { asc, eq } from 'drizzle-orm'
import { facingOf } from '#building/rules.ts'
import { floors } from '#building/server/table.ts'
import { officeHours } from '#maintenance/sla/server/sla.ts'
import { dollars } from '#platform/text/money.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { onMarket } from '#units/server/on-market.ts'
import { listings, units } from '#units/server/table.ts'
import { type OfferedUnit, type ReplyHelp, tourTimes } from '../reply-help.ts'

/** The published units, and times for a visit. */
export const findReplyHelp = async (db: Database, now: Date): Promise<ReplyHelp> => ({
  units: await publishedUnits(db, now),
  tourTimes: tourTimes(now, await officeHours(db)).map((at) => at.toISOString()),
})

async function publishedUnits(db: Database, now: Date): Promise<OfferedUnit[]> {
  const rows = await db
    .select({
      unitNumber: units.unitNumber,
      floor: units.floor,
      slot: units.slot,
      facings: floors.facings,
      bedrooms: units.bedrooms,
      bathrooms: units.bathrooms,
      squareFootage: units.squareFootage,
      kind: listings.kind,
      priceCents: listings.priceCents,
      availableFrom: listings.availableFrom,
    })
    .from(listings)
    .innerJoin(units, eq(units.id, listings.unitId))
    .leftJoin(floors, eq(floors.number, units.floor))
    .where(onMarket(now))
    .orderBy(asc(units.floor), asc(units.unitNumber), asc(listings.kind))
  return rows.map(({ slot, facings, priceCents, ...row }) => ({
    ...row,
    facing: facings ? facingOf({ facings }, slot) : null,
    price: dollars(priceCents),
  }))
}
