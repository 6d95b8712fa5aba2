import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { priorities } from '../choices.ts'
import type { NewPromiseTime, PromiseTime, PromiseTimeChanges } from '../promise-contract.ts'
import { promiseTimes } from './vendor-table.ts'

/** What is promised, the least pressing first, each general line before those of its categories. */
export async function listPromiseTimes(db: Database): Promise<PromiseTime[]> {
  const rows = await db
    .select()
    .from(promiseTimes)
    .orderBy(sql`${promiseTimes.category} nulls first`, asc(promiseTimes.id))
  return rows.toSorted((one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority))
}

/** Promises a time. Refuses with 409 when that priority and category have a line already. */
export async function addPromiseTime(db: Database, sent: NewPromiseTime, by: Author, now: Date): Promise<PromiseTime> {
  return db.transaction(async (tx) => {
    const category = sent.category === null ? isNull(promiseTimes.category) : eq(promiseTimes.category, sent.category)
    await tx.execute(sql`lock table promise_times in share row exclusive mode`)
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
    await tell(tx, 'promised', made, undefined, lineOf(made), by, now)
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
  return db.transaction(async (tx) => {
    const held = await holdLine(tx, id, ifMatch)
    const { withinMinutes = held.withinMinutes, clock = held.clock } = changes
    if (withinMinutes === held.withinMinutes && clock === held.clock) return held
    const changed = { ...held, withinMinutes, clock, version: held.version + 1, updatedAt: now }
    await tx.update(promiseTimes).set(changed).where(eq(promiseTimes.id, id))
    await tell(tx, 'promised anew', held, lineOf(held), lineOf(changed), by, now)
    return changed
  })
}

/** Promises it no longer: the general line of the priority counts then, or nothing. Refuses as a change does. */
export async function removePromiseTime(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  return db.transaction(async (tx) => {
    const held = await holdLine(tx, id, ifMatch)
    await tx.delete(promiseTimes).where(eq(promiseTimes.id, id))
    await tell(tx, 'promised no longer', held, lineOf(held), undefined, by, now)
    return { message: 'This is promised no longer.' }
  })
}

type Line = typeof promiseTimes.$inferSelect

async function holdLine(tx: Database, id: string, ifMatch: number | null): Promise<Line> {
  const [held] = await tx.select().from(promiseTimes).where(eq(promiseTimes.id, id)).for('update')
  if (!held) throw notFound('Promise')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
  return held
}

const lineOf = ({ priority, category, withinMinutes, clock }: Line) => ({ priority, category, withinMinutes, clock })

async function tell(
  tx: Database,
  action: string,
  { id }: Line,
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
  by: Author,
  now: Date,
) {
  await writeAudit(tx, { by, action, noun: 'promises', recordId: id, before, after, now })
  await tellChanged(tx, { topic: 'building' })
}
