import { and, asc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { apiPhone } from '#building/server/phones.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Files, readStoredFile, type StoredFile } from '#platform/server/files/files.ts'
import { residents } from '#residents/server/table.ts'
import { findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'
import { vendors } from '../../vendors/server/table.ts'
import { vendorPageTexts } from '../messages/vendor-page.ts'
import {
  isVisitAhead,
  needsApproval,
  isOpenOrder,
  orderCode,
  showsResident,
  vendorStepOf,
  visitWaitsOn,
} from '../rules.ts'
import type { VendorPage } from '../vendor-page.ts'
import { orderFacts } from './emails/order-facts.ts'
import { findOrderOfLink } from './links.ts'
import { visitOf } from './reads.ts'
import { listSentPhotos } from './pdf/sent-photos.ts'
import { orderFiles, workOrders } from './table.ts'

/**
 * What the page of a link shows; null when the order has ended or the link was replaced. Throws 400 for a token that was
 * never sent. Opening a page writes nothing.
 */
export async function findVendorPage(db: Database, files: Files, token: string, now: Date): Promise<VendorPage | null> {
  const { id, isCurrent } = await findOrderOfLink(db, token)
  const [found] = await db
    .select({ order: workOrders, vendor: vendors, contact: { firstName: users.firstName, lastName: users.lastName } })
    .from(workOrders)
    .innerJoin(vendors, eq(vendors.id, workOrders.vendorId))
    .innerJoin(users, eq(users.id, workOrders.sentBy))
    .where(eq(workOrders.id, id))
  if (!found || !isCurrent || !isOpenOrder(found.order)) return null
  const { order, vendor, contact } = found
  const people = await findRequestWithPeople(db, order.requestId)
  const { request } = people
  if (request.status === 'cancelled') return null
  const facts = await orderFacts(db, { order, vendor, people }, vendor.name, vendor.language)
  return {
    language: vendor.language,
    step: vendorStepOf(order),
    status: order.status,
    order: orderCode(order.number),
    number: facts.number,
    title: facts.title,
    place: people.unitNumber === null ? facts.place : vendorPageTexts[vendor.language].unit(people.unitNumber),
    vendor: vendor.name,
    scope: order.scope,
    offered: order.offered,
    visit: visitOf(order),
    isVisitAhead: isVisitAhead(order, now),
    needsAnswer: visitWaitsOn(order, recipientsOf(people).tenant !== null) === 'vendor',
    estimateCents: order.estimateCents,
    approvedCents: order.approvedCents,
    needsApproval: needsApproval(order),
    invoiceCents: order.invoiceCents,
    officeNote: order.officeNote,
    entryPermission: request.entryPermission,
    petsNote: request.petsNote,
    contact: `${contact.firstName} ${contact.lastName}`.trim(),
    resident: showsResident(order) && people.lives ? await findResident(db, request.residentId) : null,
    sentPhotos: await toDataAddresses(await listSentPhotos(db, files, id, 'thumbnail')),
    photos: await toDataAddresses(await listVendorPhotos(db, files, id)),
  }
}

async function findResident(db: Database, residentId: string | null): Promise<VendorPage['resident']> {
  if (residentId === null) return null
  const [resident] = await db
    .select({ name: residents.fullName, phone: apiPhone('coalesce(residents.phone_primary, users.phone)') })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(eq(residents.id, residentId))
  return resident ?? null
}

async function listVendorPhotos(db: Database, files: Files, orderId: string): Promise<StoredFile[]> {
  const rows = await db
    .select({ thumbnailId: orderFiles.thumbnailId })
    .from(orderFiles)
    .where(and(eq(orderFiles.workOrderId, orderId), eq(orderFiles.kind, 'photo')))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.id))
  const found: StoredFile[] = []
  for (const { thumbnailId } of rows) if (thumbnailId !== null) found.push(await files.find(db, thumbnailId))
  return found
}

const toDataAddresses = (files: readonly StoredFile[]) =>
  Promise.all(
    files.map(async (file) => `data:${file.mediaType};base64,${(await readStoredFile(file)).toString('base64')}`),
  )

/** The PDF of an open order, for the holder of its link. Throws 400 and 404. */
export async function findOrderPdf(db: Database, files: Files, token: string, now: Date): Promise<StoredFile> {
  const page = await findVendorPage(db, files, token, now)
  const { id } = await findOrderOfLink(db, token)
  const [pdf] = await db
    .select({ fileId: orderFiles.fileId })
    .from(orderFiles)
    .where(and(eq(orderFiles.workOrderId, id), eq(orderFiles.kind, 'order')))
  if (!page || !pdf) throw notFound('File')
  return files.find(db, pdf.fileId)
}
