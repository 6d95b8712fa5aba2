import { facingOf } from '#building/rules.ts'
import { officeHours } from '#maintenance/sla/server/sla.ts'
import { dollars } from '#platform/text/money.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { selectOffers } from '#units/server/offers.ts'
import { type ReplyHelp, tourTimes } from '../reply-help.ts'

/** The published units, and times for a visit. */
export async function findReplyHelp(db: Database, now: Date): Promise<ReplyHelp> {
  const offers = await selectOffers(db, now)
  return {
    units: offers.map(({ slot, facings, priceCents, ...offer }) => ({
      ...offer,
      facing: facings ? facingOf({ facings }, slot) : null,
      price: dollars(priceCents),
    })),
    tourTimes: tourTimes(now, await officeHours(db)).map((at) => at.toISOString()),
  }
}
