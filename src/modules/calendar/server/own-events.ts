import { and, asc, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { matchesPerson } from '#occupancy/audience.ts'
import { selectHomesOfUser } from '#occupancy/server/current-homes.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { ResidentEvent, ResidentEventFilter } from '../own-contract.ts'
import { dayBounds } from '../rules.ts'
import { events } from './table.ts'

/** The events of a time span for the current homes of a resident, the next one first. */
export async function listResidentEvents(
  db: Database,
  { from, to, limit }: ResidentEventFilter,
  userId: string,
  now: Date,
) {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const zone = profile?.timeZone ?? 'UTC'
  const [first] = from ? dayBounds(from, from, zone) : [now]
  const [, after] = to ? dayBounds(to, to, zone) : [null, null]
  const visible = await eventsFor(db, userId, { from: first, to: after }, now)
  return visible.slice(0, limit).map((event): ResidentEvent => ({
    ...event,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString() ?? null,
    cancelledAt: event.cancelledAt?.toISOString() ?? null,
  }))
}

/** The events for this person that end after `from` and begin before `to`. */
export async function eventsFor(
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date | null },
  now: Date,
) {
  const homes = await selectHomesOfUser(db, userId, now)
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        sql`coalesce(${events.endsAt}, ${events.startsAt}) >= ${from.toISOString()}::timestamptz`,
        to ? sql`${events.startsAt} < ${to.toISOString()}::timestamptz` : undefined,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
  return rows.filter(({ audience }) => matchesPerson(audience, homes))
}
