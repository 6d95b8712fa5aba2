import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { priorities } from '../choices.ts'
import {
  keyOfLine,
  lineOfKey,
  type NewPromiseTime,
  PromiseSettings,
  type PromiseTime,
  type PromiseTimeChanges,
} from '../promise-contract.ts'
import { nameOfLine } from '../promise-words.ts'
import { promiseTimes } from './vendor-table.ts'

/** What is promised, the least pressing first, each general line before those of its categories. */
export async function listPromiseTimes(db: Database): Promise<PromiseTime[]> {
  const rows = await db
    .select()
    .from(promiseTimes)
    .orderBy(sql`${promiseTimes.category} nulls first`, asc(promiseTimes.id))
  return rows.toSorted((one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority))
}

/** What is promised as a part of the settings: one field for each line. */
export const promiseArea = settingArea({
  area: 'promises',
  noun: 'promise times',
  topics: ['building', 'maintenance'],
  fieldName: nameOfLine,
  shape: PromiseSettings,
  read: async (tx) => {
    const lines = await listPromiseTimes(tx)
    return Object.fromEntries(
      lines.map(({ priority, category, withinMinutes, clock }) => [
        keyOfLine(priority, category),
        { withinMinutes, clock },
      ]),
    )
  },
  write: async (tx, value, _, now) => {
    for (const { id, priority, category } of await listPromiseTimes(tx))
      if (!(keyOfLine(priority, category) in value)) await tx.delete(promiseTimes).where(eq(promiseTimes.id, id))
    for (const [key, line] of Object.entries(value)) {
      const fresh = { ...lineOfKey(key), ...line }
      await tx
        .insert(promiseTimes)
        .values({ id: newId(), ...fresh, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [promiseTimes.priority, promiseTimes.category],
          set: { ...line, version: sql`${promiseTimes.version} + 1`, updatedAt: now },
          setWhere: sql`(${promiseTimes.withinMinutes}, ${promiseTimes.clock}) is distinct from (excluded.within_minutes, excluded.clock)`,
        })
    }
  },
})

/** Promises a time. Refuses with 409 when that priority and category have a line already. */
export async function addPromiseTime(db: Database, sent: NewPromiseTime, by: Author, now: Date): Promise<PromiseTime> {
  return changing(db, by, now, async (tx) => {
    const category = sent.category === null ? isNull(promiseTimes.category) : eq(promiseTimes.category, sent.category)
    const [there] = await tx
      .select({ id: promiseTimes.id })
      .from(promiseTimes)
      .where(and(eq(promiseTimes.priority, sent.priority), category))
    if (there) throw conflict('promised_already', 'A time is promised for this already.', 'category')
    const [made] = await tx
      .insert(promiseTimes)
      .values({ id: newId(), ...sent, createdAt: now, updatedAt: now })
      .returning()
    if (!made) throw notFound('Promise')
    return made
  })
}

/** Promises another time. Refuses with 404, and with 412 (and the present line) when `ifMatch` is no longer its version. */
export async function changePromiseTime(
  db: Database,
  id: string,
  changes: PromiseTimeChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<PromiseTime> {
  return changing(db, by, now, async (tx) => {
    const held = await holdLine(tx, id, ifMatch)
    const { withinMinutes = held.withinMinutes, clock = held.clock } = changes
    if (withinMinutes === held.withinMinutes && clock === held.clock) return held
    const changed = { ...held, withinMinutes, clock, version: held.version + 1, updatedAt: now }
    await tx.update(promiseTimes).set(changed).where(eq(promiseTimes.id, id))
    return changed
  })
}

/** Promises it no longer: the general line of the priority counts then, or nothing. Refuses as a change does. */
export async function removePromiseTime(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  return changing(db, by, now, async (tx) => {
    await holdLine(tx, id, ifMatch)
    await tx.delete(promiseTimes).where(eq(promiseTimes.id, id))
    return { message: 'This is promised no longer.' }
  })
}

/** Makes a change of the lines while nobody else does, and writes down what is different. */
async function changing<T>(db: Database, by: Author, now: Date, change: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const before = await holdArea(tx, promiseArea)
    const done = await change(tx)
    await changeSetting(tx, { area: promiseArea, before, after: await promiseArea.read(tx), by, now })
    return done
  })
}

async function holdLine(tx: Database, id: string, ifMatch: number | null) {
  const [held] = await tx.select().from(promiseTimes).where(eq(promiseTimes.id, id)).for('update')
  if (!held) throw notFound('Promise')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
  return held
}
