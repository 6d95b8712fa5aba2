import { apiPhone } from '#building/server/phones.ts'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import type { DirectoryChoices, Neighbour, DirectoryEntry } from '../contract.ts'
import { matchesSearch, toNeighbour } from '../rules.ts'
import { directoryEntries } from './table.ts'

const defaultChoices: DirectoryChoices = { showName: false, showUnit: false, showPhone: false, showEmail: false }

// Qualified explicitly: Drizzle omits the table name when it selects from one table, which is ambiguous in the
// subquery.
const residentId = sql.raw('residents.id')
const unitNumbers = sql<string[]>`(
  select coalesce(array_agg(u.unit_number order by a.started_at, u.unit_number), '{}')
  from assignments a join units u on u.id = a.unit_id where a.resident_id = ${residentId} and a.ended_at is null)`

const contactColumns = {
  name: residents.fullName,
  unitNumbers,
  phone: apiPhone(residents.phonePrimary),
  email: residents.emailPrimary,
}

/**
 * The listed neighbours who live here now, by name; only shown fields are searched. Empty for a reader who moved out.
 */
export async function listNeighbours(db: Database, search: string | undefined, userId: string): Promise<Neighbour[]> {
  const contact = await getContact(db, userId)
  if (contact.unitNumbers.length === 0) return []
  const livesHere = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(and(eq(assignments.residentId, residents.id), isNull(assignments.endedAt)))
  const rows = await db
    .select({ ...contactColumns, entry: directoryEntries })
    .from(directoryEntries)
    .innerJoin(users, eq(users.id, directoryEntries.userId))
    .innerJoin(residents, eq(residents.userId, users.id))
    .where(
      and(eq(directoryEntries.showName, true), eq(users.status, 'Active'), isNull(users.deletedAt), exists(livesHere)),
    )
    .orderBy(sql`${residents.fullName} collate "und-x-icu"`, residents.id)
  return rows
    .flatMap(({ entry, ...person }) => toNeighbour(person, entry) ?? [])
    .filter((neighbour) => search === undefined || matchesSearch(neighbour, search))
}

/** The choices of a resident, and what a neighbour sees; throws 404 for an account without a resident record. */
export async function findEntry(db: Database, userId: string): Promise<DirectoryEntry> {
  const contact = await getContact(db, userId)
  const [entry] = await db.select().from(directoryEntries).where(eq(directoryEntries.userId, userId))
  const { showName, showUnit, showPhone, showEmail } = entry ?? defaultChoices
  const choices = { showName, showUnit, showPhone, showEmail }
  return { ...choices, preview: toNeighbour(contact, choices), known: contact, version: entry?.version ?? 0 }
}

/**
 * Changes what neighbours may see; throws 404 as above, and 412 for an outdated version.
 */
export async function updateEntry(
  db: Database,
  changes: Partial<DirectoryChoices>,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<DirectoryEntry> {
  await db.transaction(async (tx) => {
    await getContact(tx, by.id)
    const newEntry = { userId: by.id, version: 0, createdAt: now, updatedAt: now }
    await tx.insert(directoryEntries).values(newEntry).onConflictDoNothing()
    const [locked] = await tx.select().from(directoryEntries).where(eq(directoryEntries.userId, by.id)).for('update')
    if (!locked) throw notFound('Directory entry')
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findEntry(tx, by.id))
    const names = (Object.keys(defaultChoices) as (keyof DirectoryChoices)[]).filter(
      (name) => changes[name] !== undefined && changes[name] !== locked[name],
    )
    if (names.length === 0) return
    const after = Object.fromEntries(names.map((name) => [name, changes[name]]))
    await tx
      .update(directoryEntries)
      .set({ ...after, version: locked.version + 1, updatedAt: now })
      .where(eq(directoryEntries.userId, by.id))
    await writeAudit(tx, { by, action: 'changed', recordType: 'directory', recordId: by.id, after, now })
    await notifyChanged(tx, { topic: 'directory', residents: 'everyone' })
  })
  return findEntry(db, by.id)
}

async function getContact(db: Database, userId: string) {
  const [contact] = await db.select(contactColumns).from(residents).where(eq(residents.userId, userId))
  if (!contact) throw notFound('Resident')
  return contact
}
