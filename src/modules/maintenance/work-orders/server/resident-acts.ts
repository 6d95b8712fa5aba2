import { and, eq } from 'drizzle-orm'
import { openLink, isSameEmail } from '#accounts/server/links.ts'
import { getActingResident } from '#occupancy/members/server/membership.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { prefixOf, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { hours } from '#platform/time/dates.ts'
import { recipientsOf } from '../../messaging/server/recipients.ts'
import { isVisibleToResident } from '../../requests/server/reads.ts'
import { requests } from '../../requests/server/table.ts'
import { orderErrors } from '../messages/errors.ts'
import type { NewVisit } from '../schemas.ts'
import { advance, checkAct, checkVisitTime, lockOrder } from './advance.ts'
import type { Delivery, LockedOrder } from './locked-order.ts'
import { badLink } from './links.ts'
import { findOpenOrder } from './reads.ts'
import { agree, checkTurn, visitColumns } from './vendor-acts.ts'
import { sendVendorNews } from './emails/vendor-emails.ts'

/** `from`: the beginning of the time that the resident saw. */
export type VisitAnswer = { confirm: true; from: string } | { confirm: false; visit: NewVisit }

/** The resident answers in the portal. Throws 404 for another resident's request, and 409 when no time waits for them. */
export const answerOwnVisit = (
  db: Database,
  delivery: Delivery,
  requestId: string,
  answer: VisitAnswer,
  by: Author,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const resident = await getActingResident(tx, by.id)
    const [own] = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, requestId), isVisibleToResident(resident)))
    if (!own) throw notFound('Maintenance request')
    const open = await findOpenOrder(tx, requestId)
    if (!open) throw conflict('nothing_to_confirm', (language) => orderErrors[language].nothingToConfirm)
    await answerVisit(tx, delivery, await lockOrder(tx, open.id), answer, by, now)
  })

type LinkUse = { token: string; address: string; now: Date }

/** The resident answers by the link of an e-mail. Throws 400 for a link that has ended, 409 as the portal does, and 429. */
export async function answerVisitByLink(
  db: Database,
  delivery: Delivery,
  { token, address, now }: LinkUse,
  answer: VisitAnswer,
): Promise<void> {
  const counters = [{ kind: 'visit-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, (language) => orderErrors[language].tooMany, now)
  await db.transaction(async (tx) => {
    const { locked, by } = await openVisitLink(tx, token, now)
    await answerVisit(tx, delivery, locked, answer, by, now)
  })
  await refundAttempt(db, counters)
}

/** The order of a resident's link, locked, as long as its recipient lives there and has the same address. Throws 400. */
export async function openVisitLink(
  tx: Database,
  token: string,
  now: Date,
): Promise<{ locked: LockedOrder; by: Author }> {
  const link = await openLink(tx, ['visit'], token, now)
  if (!link?.aboutId) throw badLink()
  const locked = await lockOrder(tx, link.aboutId)
  const { resident, account } = locked.people
  const recipient = recipientsOf(locked.people).tenant
  if (!resident || !account || !recipient) throw badLink()
  if (resident.userId !== link.userId || !isSameEmail(recipient.email, link.sentTo)) throw badLink()
  return { locked, by: { id: resident.userId, firstName: account.firstName, lastName: account.lastName } }
}

async function answerVisit(
  tx: Database,
  delivery: Delivery,
  locked: LockedOrder,
  answer: VisitAnswer,
  by: Author,
  now: Date,
): Promise<void> {
  if (answer.confirm) {
    // A second press changes nothing.
    if (locked.order.visitConfirmedAt !== null && locked.order.status === 'accepted') return
    checkAct(locked.order, 'confirmAsResident')
    checkTurn(locked, 'resident', answer.from)
    return sendVendorNews(tx, delivery, await agree(tx, locked, { by }, now), 'visitConfirmed', now)
  }
  checkAct(locked.order, 'proposeAsResident')
  checkVisitTime(answer.visit, now)
  const columns = visitColumns(answer.visit, 'resident')
  const step = { action: 'asked for another visit' as const, columns, after: { visit: answer.visit.from } }
  await sendVendorNews(tx, delivery, await advance(tx, locked, { by }, step, now), 'anotherVisit', now)
}
