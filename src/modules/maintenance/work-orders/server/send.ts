import { and, eq, inArray } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Files } from '#platform/server/files/files.ts'
import { nextNumber } from '#platform/server/security/counter-table.ts'
import { cents } from '#platform/text/money.ts'
import { dayOf } from '#platform/time/dates.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import { isOpen } from '../../requests/rules.ts'
import { checkVendor } from '../../requests/server/assigning.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { requestPhotos } from '../../requests/server/table.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { vendors } from '../../vendors/server/table.ts'
import { isExpired } from '../../vendors/expiry.ts'
import type { WorkOrder } from '../contract.ts'
import { orderErrors } from '../messages/errors.ts'
import type { NewWorkOrder } from '../schemas.ts'
import { advance, checkVisitTime } from './advance.ts'
import type { Delivery } from './locked-order.ts'
import { containsCode } from './codes-of-home.ts'
import type { OfficeUser } from './office-acts.ts'
import { sendVendorComesEmail } from '../../vendors/server/send-vendor-emails.ts'
import { renderOrder } from './pdf/order-pdf.ts'
import { findOpenOrder, findWorkOrder } from './reads.ts'
import { checkApproval } from './settings.ts'
import { orderCounter, orderFiles, orderPhotos, workOrders } from './table.ts'
import { sendOrderEmail } from './emails/vendor-emails.ts'

export type SendContext = { delivery: Delivery; files: Files; secretKey: Buffer }

/**
 * Sends a work order to a vendor, who becomes the vendor of the request. Throws 404, 400 naming the field, and 409 for a
 * finished request, an open order, an expired insurance without consent, or a cost that an administrator has to approve.
 */
export async function sendOrder(
  db: Database,
  context: SendContext,
  requestId: string,
  input: NewWorkOrder,
  by: OfficeUser,
  now: Date,
): Promise<WorkOrder> {
  const id = await db.transaction(async (tx) =>
    sendLocked(tx, context, await lockRequest(tx, requestId), input, by, now),
  )
  return findWorkOrder(db, id)
}

/** Sends the order of a locked request like `sendOrder`; the e-mails of a change that can be undone wait. Returns its id. */
export async function sendLocked(
  tx: Database,
  { delivery, files, secretKey }: SendContext,
  request: RequestRow,
  input: NewWorkOrder,
  by: OfficeUser,
  now: Date,
): Promise<string> {
  const requestId = request.id
  if (!isOpen(request)) throw conflict('finished', (language) => orderErrors[language].requestFinished)
  if (await findOpenOrder(tx, requestId)) throw conflict('open_order', (language) => orderErrors[language].openOrder)
  const vendor = await checkVendorOfOrder(tx, input, now)
  input.offered.forEach((visit) => checkVisitTime(visit, now, 'offered'))
  if (input.approved !== null) await checkApproval(tx, cents(input.approved), by.role === 'admin', 'approved')
  if (request.unitId !== null && (await containsCode(tx, secretKey, request.unitId, `${request.title} ${input.scope}`)))
    throw invalid('scope', (language) => orderErrors[language].codeInScope)
  const id = newId()
  const [order] = await tx
    .insert(workOrders)
    .values({
      id,
      number: await nextNumber(tx, orderCounter),
      requestId,
      vendorId: vendor.id,
      sentBy: by.id,
      scope: input.scope,
      offered: input.offered,
      ...(input.approved === null ? {} : { approvedCents: cents(input.approved), approvedBy: by.id }),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!order) throw notFound('Work order')
  await addSentPhotos(tx, id, requestId, input.photoIds)
  const people = await findRequestWithPeople(tx, requestId)
  const locked = { order, request, vendor, people }
  const bytes = await renderOrder(tx, files, locked)
  const fileId = await files.store(tx, { ...bytes, addedBy: by.id }, now)
  await tx.insert(orderFiles).values({ id: newId(), workOrderId: id, kind: 'order', fileId, createdAt: now })
  const { notBefore } = delivery
  const step = { action: 'sent a work order' as const, columns: {}, request: { vendorId: vendor.id }, notBefore }
  await sendOrderEmail(tx, delivery, await advance(tx, locked, { by }, step, now), now)
  if (request.vendorId !== vendor.id) await sendVendorComesEmail(tx, delivery, requestId, now)
  return id
}

async function checkVendorOfOrder(tx: Database, { vendorId, despiteInsurance }: NewWorkOrder, now: Date) {
  await checkVendor(tx, vendorId)
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, vendorId))
  if (!vendor) throw notFound('Vendor')
  if (vendor.email === null) throw invalid('vendorId', (language) => orderErrors[language].noVendorEmail(vendor.name))
  const [profile] = await tx.select({ timeZone: building.timeZone }).from(building)
  if (!despiteInsurance && isExpired(vendor.insuredUntil, dayOf(now, profile?.timeZone ?? 'UTC')))
    throw conflict(
      'insurance_expired',
      (language) => orderErrors[language].insuranceExpired(vendor.name),
      'despiteInsurance',
    )
  return vendor
}

/** Throws 400 naming `photoIds` unless all are photos of the request. */
async function addSentPhotos(tx: Database, orderId: string, requestId: string, photoIds: readonly string[]) {
  const chosen = [...new Set(photoIds)]
  if (chosen.length === 0) return
  const found = await tx
    .select({ id: requestPhotos.id })
    .from(requestPhotos)
    .where(and(eq(requestPhotos.requestId, requestId), inArray(requestPhotos.id, chosen)))
  if (found.length !== chosen.length) throw invalid('photoIds', (language) => orderErrors[language].foreignPhotos)
  await tx.insert(orderPhotos).values(chosen.map((photoId) => ({ workOrderId: orderId, photoId })))
}
