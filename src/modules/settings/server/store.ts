import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { conflict, notFound, HttpError, stale } from '#platform/http-error.ts'
import { type Author, nameOf, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, keysOfRow, orderBy, type SortKey, toPage } from '#platform/server/sql/keyset.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { ChangeFilter, Setting, SettingChange } from '../contract.ts'
import { changedSince, differenceOf, afterUndo } from '../rules.ts'
import { words } from '../messages/en.ts'
import { type Area, type AreaOf, lockArea } from './area.ts'
import { settingChanges } from './table.ts'

type Row = typeof settingChanges.$inferSelect
export type SettingsSections = readonly Area[]

/**
 * Records a change of an area that the caller makes in the same transaction: in the list of changes, in the audit log,
 * and as a notification. `before` comes from `lockArea`. Returns the change's id; null without a difference.
 */
export async function changeSetting(
  tx: Database,
  changed: { area: Omit<Area, 'read' | 'write'>; before: Setting; after: Setting; by: Author; now: Date },
): Promise<string | null> {
  return insertChange(tx, { ...changed, undoes: null })
}

/**
 * Changes an area whose record has a version, in a transaction of its own, and returns the record. Throws 412 with the
 * current record when `ifMatch` is outdated.
 */
export async function saveArea<Value extends Setting, Row extends { version: number }>(
  db: Database,
  {
    area,
    find,
    change,
    by,
    now,
    ifMatch,
  }: {
    area: AreaOf<Value>
    find: (tx: Database) => Promise<Row>
    /** Returns the new value; throws an `HttpError` when it is invalid. */
    change: (before: Value) => Value
    by: Author
    now: Date
    ifMatch: number | null
  },
): Promise<Row> {
  return db.transaction(async (tx) => {
    const before = await lockArea(tx, area)
    const current = await find(tx)
    if (ifMatch !== null && ifMatch !== current.version) throw stale(current)
    const after = change(before)
    const changeId = await changeSetting(tx, { area, before, after, by, now })
    if (changeId !== null) await area.write(tx, after, by, now)
    return find(tx)
  })
}

const newest: SortKey[] = [{ by: settingChanges.id, type: 'uuid', order: 'desc' }]

/** One page of the changes, newest first, and whether each can be undone now. */
export async function listChanges(
  db: Database,
  settingsSections: SettingsSections,
  { area, own, limit, cursor }: ChangeFilter,
  by: Author,
) {
  const ofArea =
    area === undefined ? undefined : or(eq(settingChanges.area, area), sql`${settingChanges.area} like ${`${area}.%`}`)
  const of = and(ofArea, own ? eq(settingChanges.madeBy, by.id) : undefined)
  const rows = await db
    .select({ change: settingChanges, keys: keysOfRow(newest) })
    .from(settingChanges)
    .where(and(of, afterCursor(newest, cursor)))
    .orderBy(orderBy(newest))
    .limit(limit + 1)
  const [found] = await db.select({ total: count() }).from(settingChanges).where(of)
  const { page, next } = toPage(rows, limit)
  const changes = page.map(({ change }) => change)
  return { rows: await toSettingChanges(db, settingsSections, changes), total: found?.total ?? 0, next }
}

/**
 * Undoes a change, which is a change too. Throws 404, and 409 naming the later change when its fields have another
 * value now.
 */
export async function undoChange(
  db: Database,
  settingsSections: SettingsSections,
  id: string,
  by: Author,
  now: Date,
): Promise<SettingChange> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id))
    if (!known) throw notFound('Change')
    const area = settingsSections.find((area) => area.area === known.area)
    if (!area) throw conflict('unknown_area', () => words.unknownArea)
    const present = await lockArea(tx, area)
    const [change] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id)).for('update')
    if (!change) throw notFound('Change')
    const why = await undoDisabledReason(tx, area, present, change)
    if (why !== null) throw conflict(change.undoneAt ? 'already_undone' : 'changed_since', why)
    await restoreValue(tx, area, afterUndo(present, change), by, now)
    const undoId = await insertChange(tx, {
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
      .where(eq(settingChanges.id, undoId ?? change.id))
    const [undo] = await toSettingChanges(tx, settingsSections, rows)
    if (!undo) throw notFound('Change')
    return undo
  })
}

async function insertChange(
  tx: Database,
  {
    area: { area, recordType, topics, isOfRecords },
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
  const difference = differenceOf(toStored(before), toStored(after))
  if (!difference) return null
  const id = newId()
  const madeByName = nameOf(by) ?? ''
  await tx
    .insert(settingChanges)
    .values({ id, area, ...difference, madeBy: by.id, madeByName, undoes, createdAt: now, updatedAt: now })
  const action = undoes === null ? 'changed' : 'took back a change of'
  for (const entry of isOfRecords ? entriesOfRecords(difference) : [difference])
    await writeAudit(tx, { by, action, recordType, recordId: id, about: [undoes], ...entry, now })
  for (const topic of new Set([...topics, 'settings'])) await notifyChanged(tx, { topic })
  return id
}

/** What changed of each record. */
const entriesOfRecords = ({ before, after }: { before: Setting; after: Setting }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((id) => {
    const only = (value: Setting) => (id in value ? { [id]: value[id] } : {})
    return { before: only(before), after: only(after) }
  })

/** Turns a value that is no longer valid into a 409; rethrows any other error. */
async function restoreValue(tx: Database, area: Area, value: Setting, by: Author, now: Date): Promise<void> {
  try {
    await area.write(tx, value, by, now)
  } catch (error) {
    const text =
      error instanceof z.ZodError ? error.issues[0]?.message : error instanceof HttpError ? error.message : null
    if (typeof text !== 'string') throw error
    throw conflict('fits_no_more', () => words.previousInvalid(text))
  }
}

/** Marks a change as undone; if it had undone another change, that one applies again. */
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

async function toSettingChanges(
  db: Database,
  settingsSections: SettingsSections,
  rows: readonly Row[],
): Promise<SettingChange[]> {
  const present = new Map<string, Setting>()
  const changes: SettingChange[] = []
  for (const row of rows) {
    const area = settingsSections.find((area) => area.area === row.area)
    const value = area && (present.get(row.area) ?? toStored(await area.read(db)))
    if (value) present.set(row.area, value)
    changes.push({
      id: row.id,
      area: row.area,
      before: row.before,
      after: row.after,
      madeBy: { id: row.madeBy, name: row.madeByName },
      madeAt: row.createdAt.toISOString(),
      undoneBy: row.undoneBy === null ? null : { id: row.undoneBy, name: row.undoneByName ?? '' },
      undoneAt: row.undoneAt?.toISOString() ?? null,
      undoes: row.undoes,
      undoDisabledReason: area && value ? await undoDisabledReason(db, area, value, row) : words.unknownArea,
    })
  }
  return changes
}

async function undoDisabledReason(db: Database, area: Area, present: Setting, change: Row): Promise<string | null> {
  if (change.undoneAt) return words.isUndone(change.undoneByName ?? '')
  const keys = changedSince(toStored(present), change)
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

/** The value as JSON, as the database returns it. */
const toStored = (setting: Setting): Setting => JSON.parse(JSON.stringify(setting)) as Setting
