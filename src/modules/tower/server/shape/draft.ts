import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { building, shapeDrafts, shapeVersions } from '#building/server/table.ts'
import { readModel } from '#building/server/model.ts'
import { describeShapeChange } from '#building/shape/describe-change.ts'
import { shapeOfModel } from '#building/shape/from-model.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import { lockForTransaction } from '#platform/server/database/advisory-lock.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { shapeEditorWords as words } from '../../messages/shape-editor.ts'
import type { ShapeDraft } from '../../shape-contract.ts'

/** The version of a draft that nobody has changed yet. */
const firstVersion = 1
const listedChanges = 30
const retentionDays = 30

/** The draft; before its first change the building as it is. Throws 404 before the building is set up. */
export async function findShapeDraft(db: Database): Promise<ShapeDraft> {
  const [profile] = await db.select({ version: building.version }).from(building)
  if (!profile) throw notFound('Building')
  const [draft] = await db.select().from(shapeDrafts)
  if (!draft) {
    const shape = shapeOfModel(await readModel(db))
    return { shape, version: firstVersion, canUndo: false, canRedo: false, changes: [] }
  }
  const [current] = await db.select().from(shapeVersions).where(eq(shapeVersions.number, draft.current))
  if (!current) throw notFound('Building')
  const { number, change, createdAt } = shapeVersions
  const rows = await db
    .select({ number, change, createdAt })
    .from(shapeVersions)
    .orderBy(desc(number))
    .limit(listedChanges)
  const [bounds] = await db
    .select({ least: sql<number>`min(${number})`, most: sql<number>`max(${number})` })
    .from(shapeVersions)
  return {
    shape: current.shape,
    version: draft.version,
    canUndo: bounds !== undefined && bounds.least < draft.current,
    canRedo: bounds !== undefined && bounds.most > draft.current,
    changes: rows.map((row) => ({
      number: row.number,
      change: row.change,
      at: row.createdAt.toISOString(),
      isCurrent: row.number === draft.current,
    })),
  }
}

/** Locks the draft until the transaction ends and returns it; throws 412 with it when `ifMatch` is outdated. */
export async function lockShapeDraft(tx: Database, ifMatch: number | null): Promise<ShapeDraft> {
  await lockForTransaction(tx, 'building shape')
  const draft = await findShapeDraft(tx)
  if (ifMatch !== null && ifMatch !== draft.version) throw stale(draft)
  return draft
}

/** Stores a shape as the newest version of the draft; versions that were undone before are dropped. */
export async function changeShapeDraft(
  db: Database,
  shape: BuildingShape,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<ShapeDraft> {
  return db.transaction(async (tx) => {
    const draft = await lockShapeDraft(tx, ifMatch)
    const change = describeShapeChange(draft.shape, shape)
    if (change === null) return draft
    const [stored] = await tx.select().from(shapeDrafts)
    if (!stored) await startDraft(tx, draft.shape, now)
    const current = stored?.current ?? firstVersion
    await tx.delete(shapeVersions).where(gt(shapeVersions.number, current))
    await tx.insert(shapeVersions).values({ number: current + 1, shape, change, createdAt: now })
    await setCurrent(tx, current + 1, now)
    await writeAudit(tx, { by, action: 'changed', recordType: 'building draft', after: { change }, now })
    return findShapeDraft(tx)
  })
}

async function startDraft(tx: Database, shape: BuildingShape, now: Date): Promise<void> {
  await tx.insert(shapeVersions).values({ number: firstVersion, shape, change: words.asItIs, createdAt: now })
  await tx.insert(shapeDrafts).values({ current: firstVersion, version: firstVersion, createdAt: now, updatedAt: now })
}

async function setCurrent(tx: Database, current: number, now: Date): Promise<void> {
  await tx.update(shapeDrafts).set({ current, version: sql`${shapeDrafts.version} + 1`, updatedAt: now })
  await notifyChanged(tx, { topic: 'building' })
}

/** Returns the draft to the version before, or to the next that was undone; throws 409 when there is none. */
export async function stepShapeDraft(
  db: Database,
  to: 'previous' | 'next',
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<ShapeDraft> {
  return db.transaction(async (tx) => {
    const draft = await lockShapeDraft(tx, ifMatch)
    if (to === 'previous' ? !draft.canUndo : !draft.canRedo)
      throw conflict('nothing_to_undo', to === 'previous' ? words.nothingToUndo : words.nothingToRedo)
    const [stored] = await tx.select().from(shapeDrafts)
    const current = (stored?.current ?? firstVersion) + (to === 'previous' ? -1 : 1)
    await setCurrent(tx, current, now)
    const action = to === 'previous' ? 'undid a change' : 'redid a change'
    await writeAudit(tx, { by, action, recordType: 'building draft', now })
    return findShapeDraft(tx)
  })
}

/** Deletes versions older than 30 days, except the current one and those after it. */
export async function deleteOldShapes(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForTransaction(tx, 'building shape')
    const [draft] = await tx.select().from(shapeDrafts)
    if (!draft) return
    const end = new Date(now.getTime() - retentionDays * 86_400_000)
    await tx.delete(shapeVersions).where(and(lt(shapeVersions.createdAt, end), lt(shapeVersions.number, draft.current)))
  })
}
