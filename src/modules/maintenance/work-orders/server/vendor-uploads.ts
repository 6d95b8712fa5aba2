import { eq, sql } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { readDocument } from '#platform/server/files/documents.ts'
import type { Files } from '#platform/server/files/files.ts'
import { maxPictureBytes, redraw } from '#platform/server/files/pictures.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { hours } from '#platform/time/dates.ts'
import { maxPhotosPerUpload, maxVendorPhotos } from '../choices.ts'
import { orderErrors } from '../messages/errors.ts'
import type { OrderAct } from '../rules.ts'
import { advance, checkAct } from './advance.ts'
import type { Delivery } from './locked-order.ts'
import { badLink, findOrderOfLink } from './links.ts'
import { notifyOffice } from './emails/office-emails.ts'
import { orderFiles, workOrders } from './table.ts'
import { actByLink, type LinkUse } from './vendor-acts.ts'

export type Upload = { name: string; bytes: Uint8Array }
const uploadsPerHour = 60

/**
 * Adds photos of the work. Throws 400 naming `photos` for none, for too many at once, and for a file that is no picture, and
 * what `actByLink` throws.
 */
export async function addVendorPhotos(
  db: Database,
  files: Files,
  use: LinkUse,
  uploads: readonly Upload[],
): Promise<void> {
  await checkUpload(db, use, 'addPhotos')
  if (uploads.length === 0) throw invalid('photos', (language) => orderErrors[language].choosePhoto)
  if (uploads.length > maxPhotosPerUpload)
    throw invalid('photos', (language) => orderErrors[language].manyInUpload(maxPhotosPerUpload))
  uploads.forEach((upload) => checkSize(upload, 'photos'))
  const pictures: Awaited<ReturnType<typeof redraw>>[] = []
  for (const { bytes } of uploads) pictures.push(await redraw(bytes))
  await actByLink(db, use, 'addPhotos', async (tx, locked) => {
    const { id } = locked.order
    const present = await tx.$count(orderFiles, sql`${eq(orderFiles.workOrderId, id)} and ${orderFiles.kind} = 'photo'`)
    if (present + pictures.length > maxVendorPhotos)
      throw invalid('photos', (language) => orderErrors[language].fullOfPhotos(maxVendorPhotos))
    for (const { full, thumbnail } of pictures) {
      const photoId = newId()
      const file = { name: `${photoId}.jpg`, addedBy: null }
      const fileId = await files.store(tx, { ...file, ...full }, use.now)
      const thumbnailId = await files.store(tx, { ...file, ...thumbnail }, use.now)
      const row = { id: photoId, workOrderId: id, kind: 'photo', fileId, thumbnailId, createdAt: use.now } as const
      await tx.insert(orderFiles).values(row)
    }
    const step = { action: 'added photos of the work' as const, columns: {}, after: { photos: pictures.length } }
    await advance(tx, locked, 'vendor', step, use.now)
  })
}

export type Invoice = { cents: number; number: string; upload: Upload | null }

/** Stores the vendor's invoice: a PDF or a picture, its amount and its number. Throws 400 naming `invoice` without a file. */
export async function sendInvoice(
  db: Database,
  files: Files,
  delivery: Delivery,
  use: LinkUse,
  { cents, number, upload }: Invoice,
): Promise<void> {
  await checkUpload(db, use, 'invoice')
  if (!upload) throw invalid('invoice', (language) => orderErrors[language].chooseInvoice)
  checkSize(upload, 'invoice')
  const document = await readDocument(upload.bytes, upload.name)
  await actByLink(db, use, 'invoice', async (tx, locked) => {
    const fileId = await files.store(tx, { ...document, addedBy: null }, use.now)
    const workOrderId = locked.order.id
    await tx.insert(orderFiles).values({ id: newId(), workOrderId, kind: 'invoice', fileId, createdAt: use.now })
    const columns = { status: 'invoiced', invoiceCents: cents, invoiceNumber: number || null } as const
    const step = { action: 'sent an invoice' as const, columns, after: { invoiceCents: cents } }
    await notifyOffice(tx, delivery, await advance(tx, locked, 'vendor', step, use.now), 'invoiced', use.now)
  })
}

/** Before a file is decoded: the link works, the act is possible, and there were not too many uploads for this order. */
async function checkUpload(db: Database, { token, now }: LinkUse, act: OrderAct): Promise<void> {
  const { id, isCurrent } = await findOrderOfLink(db, token)
  const [order] = await db.select().from(workOrders).where(eq(workOrders.id, id))
  if (!order) throw badLink()
  checkAct(order, act)
  if (!isCurrent) throw badLink()
  const counters = [{ kind: 'work-order-uploads', subject: id, limit: uploadsPerHour, window: hours(1) }]
  await throttle(db, counters, (language) => orderErrors[language].tooMany, now)
}

function checkSize({ bytes }: Upload, field: string): void {
  if (bytes.length > maxPictureBytes) throw invalid(field, (language) => orderErrors[language].largeFile)
}
