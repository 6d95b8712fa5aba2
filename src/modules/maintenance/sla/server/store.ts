import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { priorities } from '../../requests/choices.ts'
import { slaKey, parseSlaKey, type NewSlaTarget, SlaTargetList, type SlaTargetChanges } from '../schemas.ts'
import type { SlaTarget } from '../contract.ts'
import { type SlaTemplate, targetsOf } from '../templates.ts'
import { nameOfLine, slaWords } from '../messages/en.ts'
import { slaTargets } from './table.ts'

/** All SLA targets, least urgent first, each general target before those of its categories. */
export async function listSlaTargets(db: Database): Promise<SlaTarget[]> {
  const rows = await db
    .select()
    .from(slaTargets)
    .orderBy(sql`${slaTargets.category} nulls first`, asc(slaTargets.id))
  return rows.toSorted((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority))
}

/** The SLA targets as a settings area, with one field for each. */
export const slaArea = settingArea({
  area: 'sla-targets',
  recordType: 'promised times',
  topics: ['building', 'maintenance'],
  fieldName: nameOfLine,
  shape: SlaTargetList,
  read: async (tx) => {
    const lines = await listSlaTargets(tx)
    return Object.fromEntries(
      lines.map(({ priority, category, withinMinutes, clock }) => [
        slaKey(priority, category),
        { withinMinutes, clock },
      ]),
    )
  },
  write: async (tx, value, _, now) => {
    for (const { id, priority, category } of await listSlaTargets(tx))
      if (!(slaKey(priority, category) in value)) await tx.delete(slaTargets).where(eq(slaTargets.id, id))
    for (const [key, line] of Object.entries(value)) {
      const fresh = { ...parseSlaKey(key), ...line }
      await tx
        .insert(slaTargets)
        .values({ id: newId(), ...fresh, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [slaTargets.priority, slaTargets.category],
          set: { ...line, version: sql`${slaTargets.version} + 1`, updatedAt: now },
          setWhere: sql`(${slaTargets.withinMinutes}, ${slaTargets.clock}) is distinct from (excluded.within_minutes, excluded.clock)`,
        })
    }
  },
})

/** Adds a target. Throws 409 when the priority and category have one already. */
export async function addSlaTarget(db: Database, sent: NewSlaTarget, by: Author, now: Date): Promise<SlaTarget> {
  return changeTargets(db, by, now, async (tx) => {
    const category = sent.category === null ? isNull(slaTargets.category) : eq(slaTargets.category, sent.category)
    const [existing] = await tx
      .select({ id: slaTargets.id })
      .from(slaTargets)
      .where(and(eq(slaTargets.priority, sent.priority), category))
    if (existing) throw conflict('promised_already', slaWords.taken, 'category')
    const [created] = await tx
      .insert(slaTargets)
      .values({ id: newId(), ...sent, createdAt: now, updatedAt: now })
      .returning()
    if (!created) throw notFound('Promised time')
    return created
  })
}

/** Throws 404, and 412 with the current target when `ifMatch` is outdated. */
export async function changeSlaTarget(
  db: Database,
  id: string,
  changes: SlaTargetChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<SlaTarget> {
  return changeTargets(db, by, now, async (tx) => {
    const locked = await lockSlaTarget(tx, id, ifMatch)
    const { withinMinutes = locked.withinMinutes, clock = locked.clock } = changes
    if (withinMinutes === locked.withinMinutes && clock === locked.clock) return locked
    const changed = { ...locked, withinMinutes, clock, version: locked.version + 1, updatedAt: now }
    await tx.update(slaTargets).set(changed).where(eq(slaTargets.id, id))
    return changed
  })
}

/** Removes a target: the general one of the priority applies then, or none. Throws what a change throws. */
export async function removeSlaTarget(db: Database, id: string, by: Author, now: Date, ifMatch: number | null) {
  return changeTargets(db, by, now, async (tx) => {
    await lockSlaTarget(tx, id, ifMatch)
    await tx.delete(slaTargets).where(eq(slaTargets.id, id))
    return { message: slaWords.removed }
  })
}

/** Replaces all targets by those of a template, and returns them. */
export async function applySlaTemplate(db: Database, template: SlaTemplate, by: Author, now: Date) {
  return changeTargets(db, by, now, async (tx) => {
    await slaArea.write(tx, targetsOf(template), by, now)
    return listSlaTargets(tx)
  })
}

/** Runs a change of the targets under the lock of the area, and records the difference. */
async function changeTargets<T>(db: Database, by: Author, now: Date, change: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const before = await lockArea(tx, slaArea)
    const result = await change(tx)
    await changeSetting(tx, { area: slaArea, before, after: await slaArea.read(tx), by, now })
    return result
  })
}

async function lockSlaTarget(tx: Database, id: string, ifMatch: number | null) {
  const [locked] = await tx.select().from(slaTargets).where(eq(slaTargets.id, id)).for('update')
  if (!locked) throw notFound('Promised time')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(locked)
  return locked
}
