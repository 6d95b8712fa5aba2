import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { days, hours } from '#platform/time/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { iCalendar } from '../icalendar.ts'
import { type CalendarAddress, ownCalendar } from '../own-contract.ts'
import { calendarTexts } from '../messages/index.ts'
import { eventsFor } from './own-events.ts'
import { calendarAddresses } from './table.ts'

/** The feed leaves out older events. */
const feedHistory = days(180)

export async function findAddress(db: Database, userId: string): Promise<CalendarAddress> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, userId))
  return { since: row?.createdAt.toISOString() ?? null, lastReadAt: row?.lastReadAt?.toISOString() ?? null }
}

/** Creates a private address and replaces an older one. Only its hash is stored, so it is returned only here. */
export async function createAddress(db: Database, origin: string, by: Author, now: Date) {
  const key = newToken()
  const newAddress = { tokenHash: hashToken(key), lastReadAt: null, version: 1, createdAt: now, updatedAt: now }
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarAddresses)
      .values({ userId: by.id, ...newAddress })
      .onConflictDoUpdate({ target: calendarAddresses.userId, set: newAddress })
    await writeAudit(tx, { by, action: 'made an address', recordType: 'calendar', recordId: by.id, now })
  })
  return { url: `${origin}${pathOf(ownCalendar.feed)}?key=${key}`, since: now.toISOString(), lastReadAt: null }
}

/** Ends the private address at once; without one nothing happens. */
export async function deleteAddress(db: Database, by: Author, now: Date): Promise<CalendarAddress> {
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, by.id)).returning()
    if (deleted.length > 0)
      await writeAudit(tx, { by, action: 'ended an address', recordType: 'calendar', recordId: by.id, now })
  })
  return { since: null, lastReadAt: null }
}

/**
 * The calendar feed of a private address. Throws 404 for an unknown address or an inactive account.
 */
export async function readFeed(db: Database, key: string, host: string, now: Date): Promise<string> {
  const [found] = await db
    .select({ userId: users.id, lastReadAt: calendarAddresses.lastReadAt })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.tokenHash, hashToken(key)), eq(users.status, 'Active'), isNull(users.deletedAt)))
  if (!found) throw notFound('Calendar')
  // Programs poll often; hourly precision is enough to see whether it is in use.
  if (!found.lastReadAt || now.getTime() - found.lastReadAt.getTime() > hours(1))
    await db.update(calendarAddresses).set({ lastReadAt: now }).where(eq(calendarAddresses.userId, found.userId))
  const [profile] = await db.select({ name: building.name, timeZone: building.timeZone }).from(building)
  const from = new Date(now.getTime() - feedHistory)
  const feedEvents = await eventsFor(db, found.userId, { from, to: null }, now)
  return iCalendar(
    feedEvents.map(({ type, cancelledAt, updatedAt, ...event }) => ({
      ...event,
      category: calendarTexts.en.types[type],
      cancelled: cancelledAt !== null,
      changedAt: updatedAt,
    })),
    { name: profile?.name ?? '', host, timeZone: profile?.timeZone ?? 'UTC' },
  )
}
