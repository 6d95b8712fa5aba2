import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import type { AnnouncementAudience, StoredAudience } from '../../announcement-audience.ts'
import type { SelectedPerson } from '../../announcement-parts.ts'
import { announcementTexts } from '../../messages/index.ts'
import { announcementPeople } from '../table.ts'

/** Stores the people of an audience instead of the present ones. Throws 400 for an account that is no resident's. */
export async function setPeople(tx: Database, id: string, audience: AnnouncementAudience): Promise<void> {
  await tx.delete(announcementPeople).where(eq(announcementPeople.announcementId, id))
  if (audience.kind !== 'people') return
  const userIds = [...new Set(audience.userIds)]
  const known = await tx
    .select({ userId: users.id })
    .from(users)
    .innerJoin(residents, eq(residents.userId, users.id))
    .where(and(isNull(users.deletedAt), inArray(users.id, userIds)))
  if (known.length !== userIds.length)
    throw invalid('audience', (language) => announcementTexts[language].unknownPerson)
  await tx.insert(announcementPeople).values(known.map(({ userId }) => ({ announcementId: id, userId })))
}

/** The people of these announcements whose accounts are not deleted, by announcement and in the order of their names. */
export async function loadPeople(db: Database, ids: readonly string[]): Promise<Map<string, SelectedPerson[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      announcementId: announcementPeople.announcementId,
      userId: announcementPeople.userId,
      fullName: residents.fullName,
    })
    .from(announcementPeople)
    .innerJoin(residents, eq(residents.userId, announcementPeople.userId))
    .innerJoin(users, eq(users.id, announcementPeople.userId))
    .where(and(inArray(announcementPeople.announcementId, [...ids]), isNull(users.deletedAt)))
    .orderBy(residents.fullName, residents.id)
  const people = Map.groupBy(rows, ({ announcementId }) => announcementId)
  return new Map(
    [...people].map(([id, them]) => [id, them.map(({ userId, fullName }) => ({ userId, fullName }))] as const),
  )
}

/** A stored audience with its people. */
export const withPeople = (audience: StoredAudience, people: readonly SelectedPerson[] = []): AnnouncementAudience =>
  audience.kind === 'people' ? { kind: audience.kind, userIds: people.map(({ userId }) => userId) } : audience

/** The audience of one announcement. */
export async function loadAudience(
  db: Database,
  { id, audience }: { id: string; audience: StoredAudience },
): Promise<AnnouncementAudience> {
  return audience.kind === 'people' ? withPeople(audience, (await loadPeople(db, [id])).get(id)) : audience
}
