import { asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { matchesPerson } from '#occupancy/audience.ts'
import { selectNextHomeOfUser } from '#moves/server/own-move.ts'
import { selectHomesOfUser } from '#occupancy/server/current-homes.ts'
import { notFound } from '#platform/http-error.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { files as filesTable } from '#platform/server/files/files-table.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import type { Resource, ResourceVersion } from '../contract.ts'
import type { OwnResource } from '../own-contract.ts'
import { resources, resourceVersions } from './table.ts'

const inOrder = [asc(resources.folder), asc(resources.position), asc(resources.title), asc(resources.id)]

/** All texts and documents; archived ones last. */
export async function listResources(db: Database): Promise<Resource[]> {
  const rows = await db
    .select()
    .from(resources)
    .orderBy(sql`${resources.archivedAt} is not null`, ...inOrder)
  return withVersions(db, rows)
}

/** Throws 404. */
export async function findResource(db: Database, id: string): Promise<Resource> {
  const [found] = await withVersions(db, await db.select().from(resources).where(eq(resources.id, id)))
  if (!found) throw notFound('Resource')
  return found
}

/** Whether a person may read a resource: at home in its audience; before moving in, its documents only. */
async function createReader(db: Database, userId: string, now: Date) {
  const homes = await selectHomesOfUser(db, userId, now)
  const nextHomes = homes.length > 0 ? [] : await selectNextHomeOfUser(db, userId)
  return ({ kind, audience }: Pick<typeof resources.$inferSelect, 'kind' | 'audience'>) =>
    matchesPerson(audience, homes) || (kind === 'document' && matchesPerson(audience, nextHomes))
}

/** Resources for this resident, with the newest version of each document. */
export async function listOwnResources(db: Database, userId: string, now: Date): Promise<OwnResource[]> {
  const mayRead = await createReader(db, userId, now)
  const rows = await db
    .select()
    .from(resources)
    .where(isNull(resources.archivedAt))
    .orderBy(...inOrder)
  const visible = await withVersions(db, rows.filter(mayRead))
  return visible
    .map(({ versions, ...resource }) => ({ ...resource, file: versions[0] ?? null }))
    .filter(({ kind, file }) => kind === 'text' || file !== null)
}

/** The file of a version, if the reader belongs to its audience; archived or outdated ones are 404 for residents. */
export async function findVersionFile(
  db: Database,
  files: Files,
  id: string,
  reader: { id: string; role: Role },
  now: Date,
): Promise<StoredFile> {
  const [found] = await db
    .select({ fileId: resourceVersions.fileId, number: resourceVersions.number, resource: resources })
    .from(resourceVersions)
    .innerJoin(resources, eq(resources.id, resourceVersions.resourceId))
    .where(eq(resourceVersions.id, id))
  if (!found) throw notFound('Document')
  if (!isOffice(reader.role)) {
    const [newest] = await db
      .select({ number: sql<number>`max(${resourceVersions.number})::int` })
      .from(resourceVersions)
      .where(eq(resourceVersions.resourceId, found.resource.id))
    const isVisible = (await createReader(db, reader.id, now))(found.resource)
    if (found.resource.archivedAt !== null || newest?.number !== found.number || !isVisible) throw notFound('Document')
  }
  return files.find(db, found.fileId)
}

async function withVersions(db: Database, rows: (typeof resources.$inferSelect)[]): Promise<Resource[]> {
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select({
            version: resourceVersions,
            file: filesTable,
            addedBy: { firstName: users.firstName, lastName: users.lastName },
          })
          .from(resourceVersions)
          .innerJoin(filesTable, eq(filesTable.id, resourceVersions.fileId))
          .innerJoin(users, eq(users.id, resourceVersions.addedBy))
          .where(inArray(resourceVersions.resourceId, ids))
          .orderBy(desc(resourceVersions.number))
  const versions = Map.groupBy(found, ({ version }) => version.resourceId)
  return rows.map((row) => ({
    ...row,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    versions: (versions.get(row.id) ?? []).map(({ version, file, addedBy }): ResourceVersion => ({
      id: version.id,
      number: version.number,
      note: version.note,
      name: file.name,
      mediaType: file.mediaType,
      size: file.bytes,
      addedBy,
      createdAt: version.createdAt.toISOString(),
    })),
  }))
}
