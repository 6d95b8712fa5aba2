import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { readDocument } from '#platform/server/files/documents.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { files as storedFiles } from '#platform/server/files/files-table.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import type { Day } from '#platform/time/dates.ts'
import { hours } from '#platform/time/dates.ts'
import type { DocumentKind } from '../choices.ts'
import { vendorWords as words } from '../messages/en.ts'
import type { VendorDocument } from '../record-contract.ts'
import { changeInsuredUntil } from './store.ts'
import { vendorDocuments, vendors } from './table.ts'

type NewDocument = { kind: DocumentKind; title: string; validUntil?: Day | undefined; name: string; bytes: Uint8Array }

const selectDocuments = (db: Database) =>
  db
    .select({
      document: vendorDocuments,
      name: storedFiles.name,
      size: storedFiles.bytes,
      addedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(vendorDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, vendorDocuments.fileId))
    .innerJoin(users, eq(users.id, vendorDocuments.addedBy))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectDocuments>>[number]
const toDocument = ({ document, name, size, addedBy }: Row): VendorDocument => ({
  ...document,
  name,
  size,
  addedBy,
  createdAt: document.createdAt.toISOString(),
})

/** The papers of a vendor, newest first. */
export async function listVendorDocuments(db: Database, vendorId: string): Promise<VendorDocument[]> {
  const rows = await selectDocuments(db)
    .where(eq(vendorDocuments.vendorId, vendorId))
    .orderBy(desc(vendorDocuments.createdAt), desc(vendorDocuments.id))
    .limit(100)
  return rows.map(toDocument)
}

/**
 * Stores a paper. An insurance that ends later than the day on file sets that day, which alone decides whether a vendor is
 * insured. Throws 404, 400 naming `document` for anything but a PDF or a picture, and 429.
 */
export async function addVendorDocument(
  db: Database,
  files: Files,
  vendorId: string,
  { kind, title, validUntil, name, bytes }: NewDocument,
  by: Author,
  now: Date,
): Promise<VendorDocument> {
  const counters = [{ kind: 'vendor-documents', subject: by.id, limit: 120, window: hours(1) }]
  await throttle(db, counters, words.documents.tooMany, now)
  const file = await readDocument(bytes, name)
  const id = newId()
  const shownTitle = isVisible(title) ? title : file.name
  await db.transaction(async (tx) => {
    const [vendor] = await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId))
    if (!vendor) throw notFound('Vendor')
    const fileId = await files.store(tx, { ...file, addedBy: by.id }, now)
    const dates = { validUntil: validUntil ?? null, createdAt: now }
    const row = { id, vendorId, kind, title: shownTitle, fileId, addedBy: by.id, ...dates }
    await tx.insert(vendorDocuments).values(row)
    if (kind === 'insurance' && validUntil !== undefined && (await isLater(tx, vendorId, validUntil)))
      await changeInsuredUntil(tx, vendorId, validUntil, by, now)
    await writeAudit(tx, {
      by,
      action: 'added a document',
      recordType: 'vendors',
      recordId: vendorId,
      after: { title: shownTitle, validUntil: validUntil ?? null },
      now,
    })
    await notifyChanged(tx, { topic: 'maintenance' })
  })
  const [added] = await selectDocuments(db).where(eq(vendorDocuments.id, id))
  if (!added) throw notFound('Document')
  return toDocument(added)
}

async function isLater(tx: Database, vendorId: string, day: Day): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), or(isNull(vendors.insuredUntil), lt(vendors.insuredUntil, day))))
  return earlier !== undefined
}

/** Removes a paper with its file. The day until which the vendor is insured stays. Throws 404. */
export async function removeVendorDocument(db: Database, id: string, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(vendorDocuments).where(eq(vendorDocuments.id, id)).returning()
    if (!gone) throw notFound('Document')
    await tx.execute(sql`delete from files where id = ${gone.fileId}`)
    await writeAudit(tx, {
      by,
      action: 'removed a document',
      recordType: 'vendors',
      recordId: gone.vendorId,
      before: { title: gone.title, validUntil: gone.validUntil },
      now,
    })
    await notifyChanged(tx, { topic: 'maintenance' })
  })
}

/** The file of a paper. Throws 404. */
export async function findVendorDocument(db: Database, files: Files, id: string): Promise<StoredFile> {
  const [document] = await db.select().from(vendorDocuments).where(eq(vendorDocuments.id, id))
  if (!document) throw notFound('Document')
  return files.find(db, document.fileId)
}
