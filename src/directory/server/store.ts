import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import { tenants } from '#residents/server/table.ts'
import type { DirectoryChoices, Neighbour, OwnEntry } from '../contract.ts'
import { holdsWords, shownTo } from '../rules.ts'
import { directoryEntries } from './table.ts'

const nothing: DirectoryChoices = { showName: false, showUnit: false, showPhone: false, showEmail: false }

// By its full name: read from this table alone, a column would be taken for one of those inside.
const tenantId = sql.raw('tenants.id')
const unitNumbers = sql<string[]>`(
  select coalesce(array_agg(u.unit_number order by a.started_at, u.unit_number), '{}')
  from assignments a join units u on u.id = a.unit_id where a.tenant_id = ${tenantId} and a.ended_at is null)`

const known = { name: tenants.fullName, unitNumbers, phone: tenants.phonePrimary, email: tenants.emailPrimary }

/** The neighbours who are listed and live here now, by name; searched is only what they show. Who has left finds nobody. */
export async function listNeighbours(db: Database, search: string | undefined, userId: string): Promise<Neighbour[]> {
  const own = await findKnown(db, userId)
  if (own.unitNumbers.length === 0) return []
  const livesHere = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenants.id), isNull(assignments.endedAt)))
  const rows = await db
    .select({ ...known, entry: directoryEntries })
    .from(directoryEntries)
    .innerJoin(users, eq(users.id, directoryEntries.userId))
    .innerJoin(tenants, eq(tenants.userId, users.id))
    .where(
      and(eq(directoryEntries.showName, true), eq(users.status, 'Active'), isNull(users.deletedAt), exists(livesHere)),
    )
    .orderBy(sql`${tenants.fullName} collate "und-x-icu"`, tenants.id)
  return rows
    .flatMap(({ entry, ...person }) => shownTo(person, entry) ?? [])
    .filter((neighbour) => search === undefined || holdsWords(neighbour, search))
}

/** The own choices, and what a neighbour sees of them; refuses with 404 for an account without a record. */
export async function findOwnEntry(db: Database, userId: string): Promise<OwnEntry> {
  const own = await findKnown(db, userId)
  const [entry] = await db.select().from(directoryEntries).where(eq(directoryEntries.userId, userId))
  const { showName, showUnit, showPhone, showEmail } = entry ?? nothing
  const choices = { showName, showUnit, showPhone, showEmail }
  return { ...choices, preview: shownTo(own, choices), known: own, version: entry?.version ?? 0 }
}

/** Chooses what neighbours may see; refuses with 404 as above, and with 412 when another of one's screens was faster. */
export async function changeOwnEntry(
  db: Database,
  changes: Partial<DirectoryChoices>,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<OwnEntry> {
  await db.transaction(async (tx) => {
    await findKnown(tx, by.id)
    const first = { userId: by.id, version: 0, createdAt: now, updatedAt: now }
    await tx.insert(directoryEntries).values(first).onConflictDoNothing()
    const [held] = await tx.select().from(directoryEntries).where(eq(directoryEntries.userId, by.id)).for('update')
    if (!held) throw notFound('Directory entry')
    if (ifMatch !== null && ifMatch !== held.version) throw stale(await findOwnEntry(tx, by.id))
    const names = (Object.keys(nothing) as (keyof DirectoryChoices)[]).filter(
      (name) => changes[name] !== undefined && changes[name] !== held[name],
    )
    if (names.length === 0) return
    const after = Object.fromEntries(names.map((name) => [name, changes[name]]))
    await tx
      .update(directoryEntries)
      .set({ ...after, version: held.version + 1, updatedAt: now })
      .where(eq(directoryEntries.userId, by.id))
    await writeAudit(tx, { by, action: 'changed', noun: 'directory', recordId: by.id, after, now })
    await tellChanged(tx, { topic: 'directory', residents: 'everyone' })
  })
  return findOwnEntry(db, by.id)
}

async function findKnown(db: Database, userId: string) {
  const [own] = await db.select(known).from(tenants).where(eq(tenants.userId, userId))
  if (!own) throw notFound('Resident')
  return own
}
