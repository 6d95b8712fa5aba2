import { eq, max } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { readDocument } from '#platform/server/files/documents.ts'
import type { Files } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { type Changing, recordChange, undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import type { NewResource, ResourceChanges } from '../schemas.ts'
import type { Resource } from '../contract.ts'
import { words } from '../messages/en.ts'
import { findResource } from './reads.ts'
import { resources, resourceVersions } from './table.ts'

const recordType = 'resources'
const hourMs = 3_600_000
const maxPerHour = 120

type Row = typeof resources.$inferSelect

/** Adds a text or a document, last in its folder. */
export async function addResource(db: Database, sent: NewResource, by: Author, now: Date): Promise<Resource> {
  const id = newId()
  await db.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(resources.position) }).from(resources)
    const position = (last?.position ?? 0) + 1
    await tx.insert(resources).values({ ...sent, url: sent.url ?? null, id, position, createdAt: now, updatedAt: now })
    const { title, audience } = sent
    await writeAudit(tx, {
      by,
      action: 'added',
      recordType: 'resources',
      recordId: id,
      after: { title, audience },
      now,
    })
    await notifyChanged(tx, { topic: 'resources', residents: 'everyone' })
  })
  return findResource(db, id)
}

/** Writes the changed fields; throws 404, and 412 with the present record when it was changed meanwhile. */
export async function changeResource(
  db: Database,
  id: string,
  { archived, ...changes }: ResourceChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<Resource> {
  await db.transaction(async (tx) => {
    const locked = await lockResource(tx, id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findResource(tx, id))
    const isArchived = locked.archivedAt !== null
    const after = {
      ...changes,
      ...(archived === undefined || archived === isArchived ? {} : { archivedAt: archived ? now : null }),
    }
    const names = (Object.keys(after) as (keyof typeof after)[]).filter(
      (name) => after[name] !== undefined && JSON.stringify(after[name]) !== JSON.stringify(locked[name]),
    )
    if (names.length === 0) return
    await writeColumns(tx, locked, pick(after, names), { by, action: 'changed', now })
    await recordChange(tx, { operation, recordType }, locked, names, { by, now })
  })
  return findResource(db, id)
}

/** Puts a text or document back to what it was before a change. */
export const undoResourceChange = undoOfRecord({ recordType, table: resources, write: writeColumns })

async function writeColumns(tx: Database, locked: Row, columns: Partial<Row>, { now, ...entry }: Writing<'changed'>) {
  await tx
    .update(resources)
    .set({ ...columns, version: locked.version + 1, updatedAt: now })
    .where(eq(resources.id, locked.id))
  const { body, ...audited } = columns
  await writeAudit(tx, {
    ...entry,
    recordType,
    recordId: locked.id,
    before: pick(locked, Object.keys(audited)),
    after: { ...audited, ...(body === undefined ? {} : { body: 'changed' }) },
    now,
  })
  await notifyChanged(tx, { topic: 'resources', residents: 'everyone' })
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))

/**
 * Adds a version of a document. Throws 400 naming `document` for anything but a PDF or an image, and 409 for a text.
 */
export async function addVersion(
  db: Database,
  files: Files,
  id: string,
  sent: { bytes: Uint8Array; name: string; note: string },
  by: Author,
  now: Date,
): Promise<Resource> {
  // The body for an unknown document is not processed.
  await findResource(db, id)
  await throttle(
    db,
    [{ kind: 'resource-files', subject: by.id, limit: maxPerHour, window: hourMs }],
    () => words.tooMany,
    now,
  )
  const read = await readDocument(sent.bytes, sent.name)
  await db.transaction(async (tx) => {
    const locked = await lockResource(tx, id)
    if (locked.kind !== 'document') throw conflict('no_document', () => words.noVersions)
    const fileId = await files.store(tx, { ...read, addedBy: by.id }, now)
    const [newest] = await tx
      .select({ number: max(resourceVersions.number) })
      .from(resourceVersions)
      .where(eq(resourceVersions.resourceId, id))
    const version = { id: newId(), resourceId: id, fileId, note: sent.note, addedBy: by.id, createdAt: now }
    await tx.insert(resourceVersions).values({ ...version, number: (newest?.number ?? 0) + 1 })
    await tx
      .update(resources)
      .set({ version: locked.version + 1, updatedAt: now })
      .where(eq(resources.id, id))
    const { name } = read
    await writeAudit(tx, { by, action: 'added a version', recordType: 'resources', recordId: id, after: { name }, now })
    await notifyChanged(tx, { topic: 'resources', residents: 'everyone' })
  })
  return findResource(db, id)
}

async function lockResource(tx: Database, id: string) {
  const [locked] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
  if (!locked) throw notFound('Resource')
  return locked
}
