import { readerLanguage } from '#platform/language/language.ts'
import { notSent } from '#accounts/messages/email-en.ts'
import { lockRecipient } from '#accounts/server/account-links.ts'
import { checkRecipient, createLink } from '#accounts/server/links.ts'
import { paths } from '#paths.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { requestEmailParts } from '../../../messaging/server/email-parts.ts'
import { addressTo, buttonTo } from '../../../messaging/server/store.ts'
import { findRequestWithPeople, namesOf, recipientsOf } from '../../../messaging/server/recipients.ts'
import { emailPartsIn } from '../../../requests/messages/email-parts.ts'
import type { OrderFacts } from '../../messages/emails-en.ts'
import { orderEmailsIn } from '../../messages/emails.ts'
import { visitWaitsOn } from '../../rules.ts'
import { hasResident } from '../advance.ts'
import type { Delivery, LockedOrder } from '../locked-order.ts'
import { orderFacts } from './order-facts.ts'
import { findOpenOrder } from '../reads.ts'

/** Asks the resident whether the proposed time suits, by a link; does nothing when it waits for nobody or another one. */
export async function askResident(tx: Database, { mail }: Delivery, locked: LockedOrder, now: Date): Promise<void> {
  const { tenant: resident } = recipientsOf(locked.people)
  if (!resident || visitWaitsOn(locked.order, hasResident(locked)) !== 'resident') return
  const language = locked.people.account?.language ?? null
  const facts = await orderFacts(tx, locked, namesOf(locked.people).tenant, readerLanguage(language))
  const { label, ...texts } = orderEmailsIn(language).visitProposed({ ...facts, note: locked.order.visitNote })
  const email = { ...texts, ...(await visitParts(tx, locked, facts, language)) }
  const button = { label, linkType: 'visit' }
  const about = { type: 'maintenance', id: locked.order.requestId }
  await mail.enqueue(tx, { ...addressTo(resident), ...email, language, button, about }, now)
}

/** Tells the resident that the time is agreed. */
export async function confirmToResident(
  tx: Database,
  delivery: Delivery,
  locked: LockedOrder,
  now: Date,
): Promise<void> {
  const { tenant: resident } = recipientsOf(locked.people)
  if (!resident) return
  const { requestId } = locked.order
  const language = locked.people.account?.language ?? null
  const facts = await orderFacts(tx, locked, namesOf(locked.people).tenant, readerLanguage(language))
  const { label, ...texts } = orderEmailsIn(language).visitAgreed(facts)
  const email = { ...texts, ...(await visitParts(tx, locked, facts, language)) }
  const button = buttonTo(delivery.origin, paths.tenant({ tab: 'maintenance', request: requestId }), label)
  const about = { type: 'maintenance', id: requestId }
  await delivery.mail.enqueue(tx, { ...addressTo(resident), ...email, language, ...button, about }, now)
}

/** The title, number and unit of the request, the time of the visit, and who comes. */
async function visitParts(tx: Database, locked: LockedOrder, facts: OrderFacts, language: Language | null) {
  const words = emailPartsIn(language)
  return {
    ...(await requestEmailParts(tx, locked.people, language)),
    facts: [
      { label: words.visit, value: facts.visit },
      { label: words.comes, value: facts.vendor, detail: words.company },
    ],
  }
}

/**
 * Creates the link by which the resident answers the time of a visit. Throws `LinkNotCreated` when no time waits for them
 * any more, or the request's e-mails go to another address now.
 */
export const createVisitLink = (
  db: Database,
  requestId: string,
  to: string,
  origin: string,
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    const people = await findRequestWithPeople(tx, requestId)
    const userId = people.resident?.userId
    if (userId === undefined) throw new LinkNotCreated(notSent.noAccount)
    await lockRecipient(tx, userId)
    checkRecipient(to, recipientsOf(people).tenant?.email ?? null)
    const order = await findOpenOrder(tx, requestId)
    if (!order || visitWaitsOn(order, true) !== 'resident') throw new LinkNotCreated(notSent.visitAnswered)
    const about = { id: order.id, at: order.createdAt }
    return `${origin}${paths.confirmVisit(await createLink(tx, { kind: 'visit', userId, sentTo: to, about }, now))}`
  })
