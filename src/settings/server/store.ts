import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { conflict, invalid, notFound, Refusal } from '#platform/refusal.ts'
import { type Author, nameOf, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { ChangeFilter, Setting, SettingChange } from '../contract.ts'
import { changedSince, differenceOf, takenBack } from '../rules.ts'
import { words } from '../words.ts'
import { type Area, holdArea } from './area.ts'
import { settingChanges } from './table.ts'

type Row = typeof settingChanges.$inferSelect
export type Areas = readonly Area[]

/**
 * Writes down a change of an area that the caller makes in the same transaction: for the list of changes, the audit log and
 * every open screen. `before` comes from `holdArea`. Gives the change's id; null when nothing differs.
 */
export async function changeSetting(
  tx: Database,
  changed: { area: Omit<Area, 'read' | 'write'>; before: Setting; after: Setting; by: Author; now: Date },
): Promise<string | null> {
  return keepChange(tx, { ...changed, undoes: null })
}

/**
 * One page of the changes, newest first, with whether each can be taken back at this moment. Refuses with 400 naming
 * `cursor` when that is no change of the area.
 */
export async function listChanges(db: Database, areas: Areas, { area, limit, cursor }: ChangeFilter) {
  const of =
    area === undefined ? undefined : or(eq(settingChanges.area, area), sql`${settingChanges.area} like ${`${area}.%`}`)
  if (cursor !== undefined) {
    const [known] = await db
      .select({ id: settingChanges.id })
      .from(settingChanges)
      .where(and(of, eq(settingChanges.id, cursor)))
    if (!known) throw invalid('cursor', words.badCursor)
  }
  const rows = await db
    .select()
    .from(settingChanges)
    .where(and(of, cursor === undefined ? undefined : lt(settingChanges.id, cursor)))
    .orderBy(desc(settingChanges.id))
    .limit(limit + 1)
  const [found] = await db.select({ total: count() }).from(settingChanges).where(of)
  const page = rows.slice(0, limit)
  return {
    rows: await toldWithUndo(db, areas, page),
    total: found?.total ?? 0,
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/**
 * Takes a change back, which is a change too. Refuses with 404, and with 409 naming what stands in the way and who changed
 * it when the fields it set hold something else by now.
 */
export async function undoChange(
  db: Database,
  areas: Areas,
  id: string,
  by: Author,
  now: Date,
): Promise<SettingChange> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id))
    if (!known) throw notFound('Change')
    const area = areas.find((one) => one.area === known.area)
    if (!area) throw conflict('unknown_area', words.unknownArea)
    const present = await holdArea(tx, area)
    const [change] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id)).for('update')
    if (!change) throw notFound('Change')
    const why = await whyNotUndo(tx, area, present, change)
    if (why !== null) throw conflict(change.undoneAt ? 'already_undone' : 'changed_since', why)
    await putBack(tx, area, takenBack(present, change), by, now)
    const undone = await keepChange(tx, {
      area,
      before: change.after,
      after: change.before,
      by,
      now,
      undoes: change.id,
    })
    await markUndone(tx, change, by, now)
    const rows = await tx
      .select()
      .from(settingChanges)
      .where(eq(settingChanges.id, undone ?? change.id))
    const [told] = await toldWithUndo(tx, areas, rows)
    if (!told) throw notFound('Change')
    return told
  })
}

async function keepChange(
  tx: Database,
  {
    area: { area, noun, topics },
    before,
    after,
    by,
    now,
    undoes,
  }: Omit<Parameters<typeof changeSetting>[1], 'area'> & {
    area: Omit<Area, 'read' | 'write'>
    undoes: string | null
  },
): Promise<string | null> {
  const difference = differenceOf(asStored(before), asStored(after))
  if (!difference) return null
  const id = newId()
  const madeByName = nameOf(by) ?? ''
  await tx
    .insert(settingChanges)
    .values({ id, area, ...difference, madeBy: by.id, madeByName, undoes, createdAt: now, updatedAt: now })
  const action = undoes === null ? 'changed' : 'took back a change of'
  await writeAudit(tx, { by, action, noun, recordId: id, about: [undoes], ...difference, now })
  for (const topic of new Set([...topics, 'settings'])) await tellChanged(tx, { topic })
  return id
}

/** What no longer fits is refused in words; anything else that goes wrong stays what it is. */
async function putBack(tx: Database, area: Area, value: Setting, by: Author, now: Date): Promise<void> {
  try {
    await area.write(tx, value, by, now)
  } catch (error) {
    const said =
      error instanceof z.ZodError ? error.issues[0]?.message : error instanceof Refusal ? error.message : null
    if (typeof said !== 'string') throw error
    throw conflict('fits_no_more', words.fitsNoMore(said))
  }
}

/** A change taken back is marked; where it had taken back another one, that one is in force again. */
async function markUndone(tx: Database, change: Row, by: Author, now: Date): Promise<void> {
  const version = sql`${settingChanges.version} + 1`
  await tx
    .update(settingChanges)
    .set({ undoneAt: now, undoneBy: by.id, undoneByName: nameOf(by) ?? '', version, updatedAt: now })
    .where(eq(settingChanges.id, change.id))
  if (change.undoes === null) return
  await tx
    .update(settingChanges)
    .set({ undoneAt: null, undoneBy: null, undoneByName: null, version, updatedAt: now })
    .where(eq(settingChanges.id, change.undoes))
}

async function toldWithUndo(db: Database, areas: Areas, rows: readonly Row[]): Promise<SettingChange[]> {
  const present = new Map<string, Setting>()
  const told: SettingChange[] = []
  for (const row of rows) {
    const area = areas.find((one) => one.area === row.area)
    const value = area && (present.get(row.area) ?? asStored(await area.read(db)))
    if (value) present.set(row.area, value)
    told.push({
      id: row.id,
      area: row.area,
      before: row.before,
      after: row.after,
      madeBy: { id: row.madeBy, name: row.madeByName },
      madeAt: row.createdAt.toISOString(),
      undoneBy: row.undoneBy === null ? null : { id: row.undoneBy, name: row.undoneByName ?? '' },
      undoneAt: row.undoneAt?.toISOString() ?? null,
      undoes: row.undoes,
      whyNotUndo: area && value ? await whyNotUndo(db, area, value, row) : words.unknownArea,
    })
  }
  return told
}

async function whyNotUndo(db: Database, area: Area, present: Setting, change: Row): Promise<string | null> {
  if (change.undoneAt) return words.isUndone(change.undoneByName ?? '')
  const keys = changedSince(asStored(present), change)
  if (keys.length === 0) return null
  const [newer] = await db
    .select({ who: settingChanges.madeByName })
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.area, area.area),
        sql`${settingChanges.id} > ${change.id}`,
        sql`jsonb_exists_any(${settingChanges.after} || ${settingChanges.before}, array[${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )}]::text[])`,
      ),
    )
    .orderBy(desc(settingChanges.id))
    .limit(1)
  return words.changedSince([...new Set(keys.map(area.fieldName))].join(', '), newer?.who ?? null)
}

/** As it comes back out of the database: without fields that are undefined, dates as texts. */
const asStored = (setting: Setting): Setting => JSON.parse(JSON.stringify(setting)) as Setting
