import { officeHours } from '#maintenance/server/promises.ts'
import { dollars } from '#platform/money.ts'
import type { Database } from '#platform/server/database.ts'
import { listOffers } from '#units/server/offers.ts'
import { type ReplyHelp, tourTimes } from '../reply-help.ts'

/** What is published now, and when somebody could come to see it. */
export async function helpReply(db: Database, now: Date): Promise<ReplyHelp> {
  const offers = await listOffers(db, now)
  return {
    units: offers.map(({ priceCents, ...offer }) => ({ ...offer, price: dollars(priceCents) })),
    tourTimes: tourTimes(now, await officeHours(db)).map((at) => at.toISOString()),
  }
}
