import { and, eq, inArray, isNull } from 'drizzle-orm'
import { notSent } from '#accounts/messages/email-en.ts'
import { checkRecipient } from '#accounts/server/links.ts'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { vendors } from '../../vendors/server/table.ts'
import { orderErrors } from '../messages/errors.ts'
import { openOrderStatuses } from '../rules.ts'
import { orderLinks, workOrders } from './table.ts'

/**
 * Creates the link of an e-mail to the vendor of a request's open order. Throws `LinkNotCreated` when the
 * order has ended, or the vendor has another address now.
 */
export const createOrderLink = (db: Database, requestId: string, to: string, origin: string, now: Date) =>
  db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: workOrders.id, email: vendors.email, language: vendors.language })
      .from(workOrders)
      .innerJoin(vendors, eq(vendors.id, workOrders.vendorId))
      .where(and(eq(workOrders.requestId, requestId), inArray(workOrders.status, [...openOrderStatuses])))
      .for('update', { of: workOrders })
    if (!open) throw new LinkNotCreated(notSent.orderEnded)
    checkRecipient(to, open.email)
    const token = newToken()
    const link = { id: newId(), workOrderId: open.id, tokenHash: hashToken(token), sentTo: to, createdAt: now }
    await tx.insert(orderLinks).values(link)
    return `${origin}${paths.workOrder(token, open.language)}`
  })

/** The order of a link, also of an ended one: its page says whom to call. Throws 400 for a token that was never sent. */
export async function findOrderOfLink(db: Database, token: string): Promise<{ id: string; isCurrent: boolean }> {
  const [link] = await db
    .select({ id: orderLinks.workOrderId, endedAt: orderLinks.endedAt })
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashToken(token)))
  if (!link) throw badLink()
  return { id: link.id, isCurrent: link.endedAt === null }
}

/** Whether a token is still the current one, inside a transaction that has locked its order. */
export async function isCurrentLink(tx: Database, token: string): Promise<boolean> {
  const [link] = await tx
    .select({ id: orderLinks.id })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), isNull(orderLinks.endedAt)))
  return link !== undefined
}

/** Ends the vendor's links of an order. */
export async function endOrderLinks(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orderLinks)
    .set({ endedAt: now })
    .where(and(eq(orderLinks.workOrderId, orderId), isNull(orderLinks.endedAt)))
}

/** The links that ended at this time work again. */
export async function restoreOrderLinks(tx: Database, orderId: string, endedAt: Date): Promise<void> {
  await tx
    .update(orderLinks)
    .set({ endedAt: null })
    .where(and(eq(orderLinks.workOrderId, orderId), eq(orderLinks.endedAt, endedAt)))
}

export const badLink = () =>
  new HttpError(400, 'bad_link', (language) => orderErrors[language].badLink, { field: 'token' })
