import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { holds } from '#platform/server/search.ts'
import type { CalendarEvent, EventChanges, EventFilter, NewEvent } from '../contract.ts'
import { whyNotTimes } from '../rules.ts'
import { words } from '../words.ts'
import { events } from './table.ts'

const selectEvents = (db: Database) =>
  db
    .select({ event: events, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(events)
    .innerJoin(users, eq(users.id, events.createdBy))

type Row = Awaited<ReturnType<typeof selectEvents>>[number]

const presented = ({ event, createdBy }: Row): CalendarEvent => ({
  ...event,
  createdBy,
  startsAt: event.startsAt.toISOString(),
  endsAt: event.endsAt?.toISOString() ?? null,
  cancelledAt: event.cancelledAt?.toISOString() ?? null,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})

const over = (now: Date) => sql`coalesce(${events.endsAt}, ${events.startsAt}) < ${now.toISOString()}::timestamptz`

/** A page of the events that fit, how many do, and after which one the next page begins. */
export async function listEvents(db: Database, asked: EventFilter, now: Date) {
  const fits = and(
    asked.when === 'all' ? undefined : asked.when === 'past' ? over(now) : sql`not (${over(now)})`,
    asked.type === undefined || asked.type === 'all' ? undefined : eq(events.type, asked.type),
    asked.search ? holds(events.search, asked.search) : undefined,
  )
  const order = asked.when === 'upcoming' ? asc : desc
  const rows = await selectEvents(db)
    .where(and(fits, await beyond(db, asked)))
    .orderBy(order(events.startsAt), order(events.id))
    .limit(asked.limit + 1)
  const [counted] = await db.select({ total: count() }).from(events).where(fits)
  const page = rows.slice(0, asked.limit)
  const next = rows.length > page.length ? (page.at(-1)?.event.id ?? null) : null
  return { events: page.map(presented), total: counted?.total ?? 0, next }
}

async function beyond(db: Database, { cursor, when }: EventFilter): Promise<SQL | undefined> {
  if (!cursor) return undefined
  const [known] = await db.select({ id: events.id }).from(events).where(eq(events.id, cursor))
  if (!known) throw invalid('cursor', words.badCursor)
  const key = sql`(${events.startsAt}, ${events.id})`
  const last = sql`(select e.starts_at, e.id from events e where e.id = ${cursor})`
  return when === 'upcoming' ? sql`${key} > ${last}` : sql`${key} < ${last}`
}

/** One event; refuses with 404. */
export async function findEvent(db: Database, id: string): Promise<CalendarEvent> {
  const [row] = await selectEvents(db).where(eq(events.id, id))
  if (!row) throw notFound('Event')
  return presented(row)
}

/** Puts an event on the calendar; refuses with 400 naming `endsAt` when that is before the beginning. */
export async function addEvent(db: Database, sent: NewEvent, by: Author, now: Date): Promise<CalendarEvent> {
  const id = newId()
  const times = timesOf(new Date(sent.startsAt), sent.endsAt ? new Date(sent.endsAt) : null)
  await db.transaction(async (tx) => {
    await tx.insert(events).values({ ...sent, ...times, id, createdBy: by.id, createdAt: now, updatedAt: now })
    const { title, audience } = sent
    await writeAudit(tx, { by, action: 'added', noun: 'calendar', recordId: id, after: { title, audience }, now })
    await tellChanged(tx, { topic: 'calendar', residents: 'everyone' })
  })
  return findEvent(db, id)
}

/** Changes what differs. Refuses with 404, with 412 as every change, and with 409 once it is cancelled. */
export async function changeEvent(
  db: Database,
  id: string,
  changes: EventChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<CalendarEvent> {
  await db.transaction(async (tx) => {
    const held = await holdEvent(tx, id, ifMatch)
    if (held.cancelledAt) throw conflict('cancelled', words.cancelledAlready)
    const { startsAt, endsAt, ...same } = changes
    const times = timesOf(
      startsAt === undefined ? held.startsAt : new Date(startsAt),
      endsAt === undefined ? held.endsAt : endsAt === null ? null : new Date(endsAt),
    )
    const wanted = { ...same, ...times }
    const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(held[name]),
    )
    if (names.length === 0) return
    const pick = (from: object) =>
      Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))
    await tx
      .update(events)
      .set({ ...pick(wanted), version: held.version + 1, updatedAt: now })
      .where(eq(events.id, id))
    await writeAudit(tx, {
      by,
      action: 'changed',
      noun: 'calendar',
      recordId: id,
      before: pick(held),
      after: pick(wanted),
      now,
    })
    await tellChanged(tx, { topic: 'calendar', residents: 'everyone' })
  })
  return findEvent(db, id)
}

/** Cancels an event; again changes nothing. */
export async function cancelEvent(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  await db.transaction(async (tx) => {
    const held = await holdEvent(tx, id, ifMatch)
    if (held.cancelledAt) return
    await tx
      .update(events)
      .set({ cancelledAt: now, version: held.version + 1, updatedAt: now })
      .where(eq(events.id, id))
    const { title } = held
    await writeAudit(tx, { by, action: 'cancelled', noun: 'calendar', recordId: id, after: { title }, now })
    await tellChanged(tx, { topic: 'calendar', residents: 'everyone' })
  })
  return findEvent(db, id)
}

async function holdEvent(tx: Database, id: string, ifMatch: number | null) {
  const [held] = await tx.select().from(events).where(eq(events.id, id)).for('update')
  if (!held) throw notFound('Event')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(await findEvent(tx, id))
  return held
}

function timesOf(startsAt: Date, endsAt: Date | null) {
  const why = whyNotTimes(startsAt, endsAt)
  if (why) throw invalid('endsAt', why)
  return { startsAt, endsAt }
}
