import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { meansPerson } from '#occupancy/audience.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { OwnEvent, OwnSpan } from '../own-contract.ts'
import { boundsOf } from '../rules.ts'
import { events } from './table.ts'

/** The events of a span for one resident, by the homes they have now, the next one first. */
export async function listOwnEvents(db: Database, { from, to, limit }: OwnSpan, userId: string, now: Date) {
  const [house] = await db.select({ timeZone: building.timeZone }).from(building)
  const zone = house?.timeZone ?? 'UTC'
  const [first] = from ? boundsOf(from, from, zone) : [now]
  const [, after] = to ? boundsOf(to, to, zone) : [null, null]
  const meant = await eventsFor(db, userId, { from: first, to: after })
  return meant.slice(0, limit).map((event): OwnEvent => ({
    ...event,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString() ?? null,
    cancelledAt: event.cancelledAt?.toISOString() ?? null,
  }))
}

/** Events that end after `from` and begin before `to`, of those that are for this person. */
export async function eventsFor(db: Database, userId: string, { from, to }: { from: Date; to: Date | null }) {
  const homes = await homesOf(db, userId)
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
  return rows.filter(({ audience }) => meansPerson(audience, homes))
}

const homesOf = (db: Database, userId: string) =>
  db
    .select({
      unitId: units.id,
      floor: units.floor,
      stack: units.stack,
      residenceType: assignments.residenceType,
    })
    .from(assignments)
    .innerJoin(tenants, eq(tenants.id, assignments.tenantId))
    .innerJoin(users, eq(users.id, tenants.userId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(assignments.endedAt)))
