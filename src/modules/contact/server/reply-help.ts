import { officeHours } from '#maintenance/sla/server/sla.ts'
import { listOffers } from '#units/server/offers.ts'
import { dollars } from '#platform/text/money.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type OfferedUnit, type ReplyHelp, tourTimes } from '../reply-help.ts'

/** The published units, and times for a visit. */
export const findReplyHelp = async (db: Database, now: Date): Promise<ReplyHelp> => ({
  units: await publishedUnits(db, now),
  tourTimes: tourTimes(now, await officeHours(db)).map((at) => at.toISOString()),
})

async function publishedUnits(db: Database, now: Date): Promise<OfferedUnit[]> {
  const offers = await listOffers(db, now)
  return offers.map(({ priceCents, ...offer }) => ({ ...offer, price: dollars(priceCents) }))
}
