import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { invalid } from '#platform/http-error.ts'
import { assignable, office } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { addDays, minutesOf, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import type { OnCallNow, RotaRecord } from '../contract.ts'
import { onCallWords as words } from '../messages/en.ts'
import { nextChange, onCallOrder, rotaDay } from '../rules.ts'
import { OnCallRota } from '../schemas.ts'
import { onCallRota } from './table.ts'

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The stored rota; without one, an empty one that begins this Monday. */
export async function readRota(db: Database, now: Date): Promise<OnCallRota & { version: number }> {
  const [row] = await db.select().from(onCallRota)
  if (row) {
    const { people, startsOn, handover, minutes, exceptions, version } = row
    return { people, startsOn, handover: timeOf(handover), minutes, exceptions, version }
  }
  const { day } = wallClock(now, await timeZoneOf(db))
  return {
    people: [],
    startsOn: addDays(day, 1 - weekdayOf(day)),
    handover: '08:00',
    minutes: 10,
    exceptions: [],
    version: 1,
  }
}

/** Active people who can be on call, by name. */
async function listChoices(db: Database) {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.role, [...assignable]), eq(users.status, 'Active'), isNull(users.deletedAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
}

export async function findRota(db: Database, now: Date): Promise<RotaRecord> {
  return { ...(await readRota(db, now)), choices: await listChoices(db) }
}

/** The rota as a part of the settings. */
export const rotaArea = settingArea({
  area: 'on-call',
  recordType: 'on-call rota',
  topics: ['on-call'],
  fieldName: (key) => words.fields[key] ?? key,
  shape: OnCallRota,
  read: async (tx) => {
    const { version: _, ...rota } = await readRota(tx, new Date())
    return rota
  },
  write: async (tx, { handover, ...rota }, _, now) => {
    const columns = { ...rota, handover: minutesOf(handover) }
    await tx
      .insert(onCallRota)
      .values({ ...columns, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: onCallRota.onlyRow,
        set: { ...columns, version: sql`${onCallRota.version} + 1`, updatedAt: now },
      })
  },
})

/** Replaces the rota. Throws 412 with the current one, and 400 naming the field for a person who cannot be on call. */
export async function setRota(db: Database, sent: OnCallRota, by: Author, now: Date, ifMatch: number | null) {
  const known = new Set((await listChoices(db)).map(({ id }) => id))
  if (!sent.people.every((id) => known.has(id))) throw invalid('people', words.badPerson)
  if (!sent.exceptions.every(({ userId }) => known.has(userId))) throw invalid('exceptions', words.badPerson)
  return saveArea(db, {
    area: rotaArea,
    find: (tx) => findRota(tx, now),
    change: () => sent,
    by,
    now,
    ifMatch,
  })
}

/** The people of the rota in the order in which they are alerted now, as long as their accounts are active. */
export async function currentOrder(db: Database, now: Date) {
  const rota = await readRota(db, now)
  const timeZone = await timeZoneOf(db)
  const active = new Map((await listChoices(db)).map((person) => [person.id, person]))
  const order = onCallOrder(rota, rotaDay(rota, now, timeZone)).flatMap((id) => active.get(id) ?? [])
  return { order, minutes: rota.minutes, change: nextChange(rota, now, timeZone) }
}

/** Everyone whom the last level alerts: the rota and the office. */
export async function listEveryone(db: Database, order: readonly { id: string }[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...office]), eq(users.status, 'Active'), isNull(users.deletedAt)))
  return [...new Set([...order, ...rows].map(({ id }) => id))]
}

export async function findOnCallNow(db: Database, now: Date): Promise<OnCallNow> {
  const { order, change } = await currentOrder(db, now)
  return { person: order[0] ?? null, until: change?.at.toISOString() ?? null, next: order[1] ?? null }
}
