import { and, count, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, inOrder, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { matchesText } from '#platform/server/sql/search.ts'
import { type Changing, recordChange, undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import type { CalendarEvent, EventFilter } from '../contract.ts'
import type { EventChanges, NewEvent } from '../schemas.ts'
import { endsBeforeStart } from '../rules.ts'
import { calendarTexts } from '../messages/index.ts'
import { events } from './table.ts'

const recordType = 'calendar'
const latest = newestFirst(events.startsAt, events.id)

const selectEvents = (db: Database) =>
  db
    .select({
      event: events,
      createdBy: { firstName: users.firstName, lastName: users.lastName },
      keys: keysOfRow(latest),
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.createdBy))

type EventRow = typeof events.$inferSelect
type Row = Awaited<ReturnType<typeof selectEvents>>[number]

const toCalendarEvent = ({ event, createdBy }: Row): CalendarEvent => ({
  ...event,
  createdBy,
  startsAt: event.startsAt.toISOString(),
  endsAt: event.endsAt?.toISOString() ?? null,
  cancelledAt: event.cancelledAt?.toISOString() ?? null,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})

const isOverSql = (now: Date) => sql`coalesce(${events.endsAt}, ${events.startsAt}) < ${now.toISOString()}::timestamptz`

/** One page of the matching events, the total, and the cursor of the next page. */
export async function listEvents(db: Database, filter: EventFilter, now: Date) {
  const conditions = and(
    filter.when === 'all' ? undefined : filter.when === 'past' ? isOverSql(now) : sql`not (${isOverSql(now)})`,
    filter.type === undefined || filter.type === 'all' ? undefined : eq(events.type, filter.type),
    filter.search ? matchesText(events.search, filter.search) : undefined,
  )
  const order = inOrder(latest, filter.when === 'upcoming' ? 'asc' : 'desc')
  const rows = await selectEvents(db)
    .where(and(conditions, afterCursor(order, filter.cursor)))
    .orderBy(orderBy(order))
    .limit(filter.limit + 1)
  const [totalRow] = await db.select({ total: count() }).from(events).where(conditions)
  const { page, next } = toPage(rows, filter.limit)
  return { rows: page.map(toCalendarEvent), total: totalRow?.total ?? 0, next }
}

export async function findEvent(db: Database, id: string): Promise<CalendarEvent> {
  const [row] = await selectEvents(db).where(eq(events.id, id))
  if (!row) throw notFound('Event')
  return toCalendarEvent(row)
}

/** Adds an event; throws 400 for `endsAt` when it is before the beginning. */
export async function addEvent(db: Database, input: NewEvent, by: Author, now: Date): Promise<CalendarEvent> {
  const id = newId()
  const times = validTimes(new Date(input.startsAt), input.endsAt ? new Date(input.endsAt) : null)
  await db.transaction(async (tx) => {
    await tx.insert(events).values({ ...input, ...times, id, createdBy: by.id, createdAt: now, updatedAt: now })
    const { title, audience } = input
    await writeAudit(tx, { by, action: 'added', recordType: 'calendar', recordId: id, after: { title, audience }, now })
    await notifyChanged(tx, { topic: 'calendar', residents: 'everyone' })
  })
  return findEvent(db, id)
}

/** Writes the changed fields. Throws 404, 412 for an outdated version, and 409 when it is cancelled. */
export async function changeEvent(
  db: Database,
  id: string,
  changes: EventChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<CalendarEvent> {
  await db.transaction(async (tx) => {
    const locked = await lockEvent(tx, id, ifMatch)
    if (locked.cancelledAt) throw conflict('cancelled', (language) => calendarTexts[language].cancelledAlready)
    const { startsAt, endsAt, ...fields } = changes
    const times = validTimes(
      startsAt === undefined ? locked.startsAt : new Date(startsAt),
      endsAt === undefined ? locked.endsAt : endsAt === null ? null : new Date(endsAt),
    )
    const newValues = { ...fields, ...times }
    const names = (Object.keys(newValues) as (keyof typeof newValues)[]).filter(
      (name) => newValues[name] !== undefined && JSON.stringify(newValues[name]) !== JSON.stringify(locked[name]),
    )
    if (names.length === 0) return
    await writeColumns(tx, locked, pick(newValues, names), { by, action: 'changed', now })
    await recordChange(tx, { operation, recordType }, locked, names, { by, now })
  })
  return findEvent(db, id)
}

/** Puts an event back to what it was before a change, or before it was cancelled. */
export const undoEventChange = undoOfRecord({ recordType, table: events, write: writeColumns })

async function writeColumns(
  tx: Database,
  locked: EventRow,
  columns: Partial<EventRow>,
  { now, ...entry }: Writing<'changed' | 'cancelled'>,
) {
  await tx
    .update(events)
    .set({ ...columns, version: locked.version + 1, updatedAt: now })
    .where(eq(events.id, locked.id))
  const names = Object.keys(columns).filter((name) => name !== 'cancelledAt')
  const { title } = locked
  const difference =
    names.length > 0 ? { before: pick(locked, names), after: pick(columns, names) } : { after: { title } }
  await writeAudit(tx, { ...entry, ...difference, recordType, recordId: locked.id, now })
  await notifyChanged(tx, { topic: 'calendar', residents: 'everyone' })
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))

/** Cancels an event; again changes nothing. */
export async function cancelEvent(db: Database, id: string, { by, ifMatch, operation, now }: Changing) {
  await db.transaction(async (tx) => {
    const locked = await lockEvent(tx, id, ifMatch)
    if (locked.cancelledAt) return
    await writeColumns(tx, locked, { cancelledAt: now }, { by, action: 'cancelled', now })
    await recordChange(tx, { operation, recordType }, locked, ['cancelledAt'], { by, now })
  })
  return findEvent(db, id)
}

async function lockEvent(tx: Database, id: string, ifMatch: number | null) {
  const [locked] = await tx.select().from(events).where(eq(events.id, id)).for('update')
  if (!locked) throw notFound('Event')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findEvent(tx, id))
  return locked
}

function validTimes(startsAt: Date, endsAt: Date | null) {
  if (endsBeforeStart(startsAt, endsAt)) throw invalid('endsAt', (language) => calendarTexts[language].endsBefore)
  return { startsAt, endsAt }
}
