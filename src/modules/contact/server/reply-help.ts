import { officeHours } from '#maintenance/sla/server/sla.ts'
import { dollars } from '#platform/text/money.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { listOffers } from '#units/server/offers.ts'
import { type ReplyHelp, tourTimes } from '../reply-help.ts'

/** The published units, and times for a visit. */
export async function findReplyHelp(db: Database, now: Date): Promise<ReplyHelp> {
  const offers = await listOffers(db, now)
  return {
    units: offers.map(({ priceCents, ...offer }) => ({ ...offer, price: dollars(priceCents) })),
    tourTimes: tourTimes(now, await officeHours(db)).map((at) => at.toISOString()),
  }
}
