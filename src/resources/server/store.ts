import { eq, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { readDocument } from '#platform/server/documents.ts'
import type { Files } from '#platform/server/files.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { throttle } from '#platform/server/throttle.ts'
import type { NewResource, Resource, ResourceChanges } from '../contract.ts'
import { words } from '../words.ts'
import { findResource } from './reads.ts'
import { resources, resourceVersions } from './table.ts'

const anHour = 3_600_000
const mostAnHour = 120

/** Adds a text or a document, last in its folder. */
export async function addResource(db: Database, sent: NewResource, by: Author, now: Date): Promise<Resource> {
  const id = newId()
  await db.transaction(async (tx) => {
    const position = sql`(select coalesce(max(position), 0) + 1 from resources)`
    await tx.insert(resources).values({ ...sent, url: sent.url ?? null, id, position, createdAt: now, updatedAt: now })
    const { title, audience } = sent
    await writeAudit(tx, { by, action: 'added', noun: 'resources', recordId: id, after: { title, audience }, now })
    await tellChanged(tx, { topic: 'resources', residents: 'everyone' })
  })
  return findResource(db, id)
}

/** Changes what differs; refuses with 404, and with 412 and the present record when somebody else was faster. */
export async function changeResource(
  db: Database,
  id: string,
  { archived, ...changes }: ResourceChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<Resource> {
  await db.transaction(async (tx) => {
    const held = await holdResource(tx, id)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(await findResource(tx, id))
    const isAway = held.archivedAt !== null
    const wanted = {
      ...changes,
      ...(archived === undefined || archived === isAway ? {} : { archivedAt: archived ? now : null }),
    }
    const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(held[name]),
    )
    if (names.length === 0) return
    const pick = (from: object, these: readonly string[]) =>
      Object.fromEntries(these.map((name) => [name, (from as Record<string, unknown>)[name]]))
    await tx
      .update(resources)
      .set({ ...pick(wanted, names), version: held.version + 1, updatedAt: now })
      .where(eq(resources.id, id))
    const told = names.filter((name) => name !== 'body')
    await writeAudit(tx, {
      by,
      action: 'changed',
      noun: 'resources',
      recordId: id,
      before: pick(held, told),
      after: { ...pick(wanted, told), ...(names.includes('body') ? { body: 'changed' } : {}) },
      now,
    })
    await tellChanged(tx, { topic: 'resources', residents: 'everyone' })
  })
  return findResource(db, id)
}

/**
 * Adds the newest version of a document. Refuses with 400 naming `document` what is neither PDF nor picture, with 409
 * where it is a text.
 */
export async function addVersion(
  db: Database,
  files: Files,
  id: string,
  sent: { bytes: Uint8Array; name: string; note: string },
  by: Author,
  now: Date,
): Promise<Resource> {
  // Whatever is sent to something that is not there is not read.
  await findResource(db, id)
  await throttle(
    db,
    [{ kind: 'resource-files', subject: by.id, limit: mostAnHour, window: anHour }],
    words.tooMany,
    now,
  )
  const read = await readDocument(sent.bytes, sent.name)
  await db.transaction(async (tx) => {
    const held = await holdResource(tx, id)
    if (held.kind !== 'document') throw conflict('no_document', words.noVersions)
    const fileId = await files.keep(tx, { ...read, addedBy: by.id }, now)
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from resource_versions where resource_id = ${id})`
    const version = { id: newId(), resourceId: id, fileId, note: sent.note, addedBy: by.id, createdAt: now }
    await tx.insert(resourceVersions).values({ ...version, number })
    await tx
      .update(resources)
      .set({ version: held.version + 1, updatedAt: now })
      .where(eq(resources.id, id))
    const { name } = read
    await writeAudit(tx, { by, action: 'added a version', noun: 'resources', recordId: id, after: { name }, now })
    await tellChanged(tx, { topic: 'resources', residents: 'everyone' })
  })
  return findResource(db, id)
}

async function holdResource(tx: Database, id: string) {
  const [held] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
  if (!held) throw notFound('Resource')
  return held
}
