import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { days, hours } from '#platform/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { iCalendar } from '../icalendar.ts'
import { type CalendarAddress, ownCalendar } from '../own-contract.ts'
import { words } from '../words.ts'
import { eventsFor } from './own-events.ts'
import { calendarAddresses } from './table.ts'

/** What is past for longer is of no use in anybody's calendar. */
const longestPast = days(180)

export async function findAddress(db: Database, userId: string): Promise<CalendarAddress> {
  const [kept] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, userId))
  return { since: kept?.createdAt.toISOString() ?? null, lastReadAt: kept?.lastReadAt?.toISOString() ?? null }
}

/** Makes a private address in place of an older one. Only its hash is kept, so it is told this once. */
export async function makeAddress(db: Database, origin: string, by: Author, now: Date) {
  const key = newToken()
  const fresh = { tokenHash: hashToken(key), lastReadAt: null, version: 1, createdAt: now, updatedAt: now }
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarAddresses)
      .values({ userId: by.id, ...fresh })
      .onConflictDoUpdate({ target: calendarAddresses.userId, set: fresh })
    await writeAudit(tx, { by, action: 'made an address', noun: 'calendar', recordId: by.id, now })
  })
  return { url: `${origin}${pathOf(ownCalendar.feed)}?key=${key}`, since: now.toISOString(), lastReadAt: null }
}

/** Ends the private address at once; without one nothing happens. */
export async function dropAddress(db: Database, by: Author, now: Date): Promise<CalendarAddress> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, by.id)).returning()
    if (gone.length > 0)
      await writeAudit(tx, { by, action: 'ended an address', noun: 'calendar', recordId: by.id, now })
  })
  return { since: null, lastReadAt: null }
}

/** What a calendar program reads at a private address. Refuses with 404 what is none, or belongs to nobody who may sign in. */
export async function readFeed(db: Database, key: string, host: string, now: Date): Promise<string> {
  const [found] = await db
    .select({ userId: users.id, lastReadAt: calendarAddresses.lastReadAt })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.tokenHash, hashToken(key)), eq(users.status, 'Active'), isNull(users.deletedAt)))
  if (!found) throw notFound('Calendar')
  // Programs ask often; to the hour is enough to see whether it is still in use.
  if (!found.lastReadAt || now.getTime() - found.lastReadAt.getTime() > hours(1))
    await db.update(calendarAddresses).set({ lastReadAt: now }).where(eq(calendarAddresses.userId, found.userId))
  const [house] = await db.select({ name: building.name, timeZone: building.timeZone }).from(building)
  const from = new Date(now.getTime() - longestPast)
  const meant = await eventsFor(db, found.userId, { from, to: null })
  return iCalendar(
    meant.map(({ type, cancelledAt, updatedAt, ...event }) => ({
      ...event,
      category: words.types[type],
      cancelled: cancelledAt !== null,
      changedAt: updatedAt,
    })),
    { name: house?.name ?? '', host, timeZone: house?.timeZone ?? 'UTC' },
  )
}
