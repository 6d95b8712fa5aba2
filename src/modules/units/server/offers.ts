import { asc, eq } from 'drizzle-orm'
import { facingOf } from '#building/rules.ts'
import { floors } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Offer } from '../offers.ts'
import { countBalconies } from '../rules.ts'
import { onMarket } from './on-market.ts'
import { listings, units } from './table.ts'

/**
 * The units on the market, from the lowest floor up. The columns are listed explicitly, so that a new one is not
 * published by accident.
 */
export const selectOffers = (db: Database, now: Date) =>
  db
    .select({
      unitNumber: units.unitNumber,
      floor: units.floor,
      slot: units.slot,
      facings: floors.facings,
      bedrooms: units.bedrooms,
      bathrooms: units.bathrooms,
      squareFootage: units.squareFootage,
      balcony: units.balcony,
      balconyCount: units.balconyCount,
      parkingAllocation: units.parkingAllocation,
      parkingSpaces: units.parkingSpaces,
      kind: listings.kind,
      priceCents: listings.priceCents,
      monthlyFeeCents: listings.monthlyFeeCents,
      availableFrom: listings.availableFrom,
      headline: listings.headline,
      description: listings.description,
      publishedAt: listings.publishedAt,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .innerJoin(units, eq(units.id, listings.unitId))
    .leftJoin(floors, eq(floors.number, units.floor))
    .where(onMarket(now))
    .orderBy(asc(units.floor), asc(units.unitNumber), asc(listings.kind))

export async function listOffers(db: Database, now: Date): Promise<Offer[]> {
  const rows = await selectOffers(db, now)
  return rows.map(
    ({ slot, facings, balcony, balconyCount, parkingAllocation, parkingSpaces, publishedAt, updatedAt, ...row }) => ({
      ...row,
      facing: facings ? facingOf({ facings }, slot) : null,
      balconies: countBalconies({ balcony, balconyCount }),
      stalls: parkingAllocation.length || parkingSpaces,
      updatedAt: (publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt).toISOString(),
    }),
  )
}
