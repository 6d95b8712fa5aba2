import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, HttpError, invalid, notFound, stale } from '#platform/http-error.ts'
import type { Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { recordUndoable, type UndoHandler } from '#undo/server/store.ts'
import type { ViewList } from '../choices.ts'
import type { View } from '../contract.ts'
import { viewWords } from '../messages/en.ts'
import { canChangeView, canSeeView, isViewList, validateCount, validateNewName, validateParameters } from '../rules.ts'
import type { NewView, ViewChanges } from '../schemas.ts'
import { listColumns, savedViews } from './table.ts'

type Person = Author & { id: string; role: Role }
type Row = typeof savedViews.$inferSelect

const author = sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`

/** The views of a list that a person sees, their own first, and the columns that they chose. Throws 404. */
export async function findListSettings(db: Database, list: string, person: Person) {
  const known = knownList(list)
  const rows = await db
    .select({ view: savedViews, author })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.list, known), or(eq(savedViews.userId, person.id), savedViews.isShared)))
    .orderBy(desc(eq(savedViews.userId, person.id)), asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
    .limit(500)
  const [chosen] = await db
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(and(eq(listColumns.userId, person.id), eq(listColumns.list, known)))
  return { views: rows.map((row) => toView(row.view, row.author, person)), columns: chosen?.columns ?? null }
}

/** Stores the columns of a list for one person; null shows those of everyone again. */
export async function chooseColumns(
  db: Database,
  list: string,
  columns: string[] | null,
  person: Pick<Person, 'id'>,
  now: Date,
) {
  const row = { userId: person.id, list: knownList(list) }
  await db.transaction(async (tx) => {
    if (columns === null)
      await tx.delete(listColumns).where(and(eq(listColumns.userId, row.userId), eq(listColumns.list, row.list)))
    else
      await tx
        .insert(listColumns)
        .values({ ...row, columns, updatedAt: now })
        .onConflictDoUpdate({ target: [listColumns.userId, listColumns.list], set: { columns, updatedAt: now } })
    await notifyChanged(tx, { topic: 'views', only: [person.id] })
  })
  return { columns }
}

/** Saves a view. Throws 400 for a filter that the list lacks, and 409 for a name in use or too many views. */
export async function saveView(db: Database, input: NewView, by: Person, now: Date): Promise<View> {
  assertParameters(input.list, input.parameters)
  const id = newId()
  await db.transaction(async (tx) => {
    const own = await ownViews(tx, by.id)
    const full = validateCount(own.length)
    if (full) throw conflict('too_many', full)
    assertName(own, input.list, input.name)
    await tx.insert(savedViews).values({ ...input, id, userId: by.id, createdAt: now, updatedAt: now })
    const { name, list, isShared } = input
    await writeAudit(tx, {
      by,
      action: 'saved',
      recordType: 'views',
      recordId: id,
      after: { name, list, isShared },
      now,
    })
    await notifyChanged(tx, { topic: 'views', ...(isShared ? {} : { only: [by.id] }) })
  })
  return getView(db, id, by)
}

/** Writes the changed fields. Throws 403 for the shared view of another person, 404, 409 and 412. */
export async function changeView(
  db: Database,
  id: string,
  changes: ViewChanges,
  by: Person,
  now: Date,
  ifMatch: number | null,
): Promise<View> {
  return db.transaction(async (tx) => {
    const locked = await lockView(tx, id, by)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await getView(tx, id, by))
    if (changes.parameters) assertParameters(locked.list, changes.parameters)
    if (changes.name !== undefined)
      assertName(
        (await ownViews(tx, locked.userId)).filter((view) => view.id !== id),
        locked.list,
        changes.name,
      )
    const changed = { version: locked.version + 1, updatedAt: now }
    await tx
      .update(savedViews)
      .set({ ...changes, ...changed })
      .where(eq(savedViews.id, id))
    const facts = ({ name, isShared, parameters }: Row) => ({ name, isShared, parameters })
    const next = { ...locked, ...changes }
    const audit = { by, recordType: 'views', recordId: id, before: facts(locked), after: facts(next), now }
    if (next.isShared === locked.isShared) await writeAudit(tx, { ...audit, action: 'changed' })
    else if (next.isShared) await writeAudit(tx, { ...audit, action: 'shared' })
    else await writeAudit(tx, { ...audit, action: 'stopped sharing' })
    await notifyAbout(tx, locked, next)
    // An administrator who stops sharing the view of another person does not see it any more.
    return toView({ ...next, ...changed }, await authorOf(tx, locked.userId), by)
  })
}

/** Deletes a view; with an operation it can be undone. Throws 403 for the shared view of another person, and 404. */
export async function removeView(db: Database, id: string, operation: string | undefined, by: Person, now: Date) {
  return db.transaction(async (tx) => {
    const locked = await lockView(tx, id, by)
    await tx.delete(savedViews).where(eq(savedViews.id, id))
    const change = { recordType: 'views', recordId: id, versionAfter: locked.version, before: { ...locked } }
    if (operation !== undefined) await recordUndoable(tx, { ...change, operation }, by, now)
    const { name, list } = locked
    await writeAudit(tx, { by, action: 'deleted', recordType: 'views', recordId: id, before: { name, list }, now })
    await notifyAbout(tx, locked)
    return { message: viewWords.deleted(name) }
  })
}

/** Brings a deleted view back, unless it is there already. */
export const undoRemovedView: UndoHandler = {
  recordType: 'views',
  async restore(tx, { recordId, before }, by, now) {
    const row = before as unknown as Row
    const [restored] = await tx
      .insert(savedViews)
      .values({ ...row, createdAt: new Date(row.createdAt), updatedAt: now, version: row.version + 1 })
      .onConflictDoNothing()
      .returning()
    if (!restored) return false
    const after = { name: row.name, list: row.list }
    await writeAudit(tx, { by, action: 'undid a change', recordType: 'views', recordId, after, now })
    await notifyAbout(tx, restored)
    return true
  },
}

/** The office is notified of a view that is or was shared, otherwise its author alone. */
const notifyAbout = (tx: Database, ...rows: readonly Pick<Row, 'isShared' | 'userId'>[]) =>
  notifyChanged(tx, {
    topic: 'views',
    ...(rows.some(({ isShared }) => isShared) ? {} : { only: rows.map(({ userId }) => userId) }),
  })

async function getView(db: Database, id: string, person: Person): Promise<View> {
  const [row] = await db.select().from(savedViews).where(eq(savedViews.id, id))
  if (!row || !canSeeView(row, person)) throw notFound('View')
  return toView(row, await authorOf(db, row.userId), person)
}

async function lockView(tx: Database, id: string, by: Person): Promise<Row> {
  const [row] = await tx.select().from(savedViews).where(eq(savedViews.id, id)).for('update')
  if (!row || !canSeeView(row, by)) throw notFound('View')
  if (!canChangeView(row, by)) throw new HttpError(403, 'not_allowed', () => viewWords.notYours)
  return row
}

const ownViews = (tx: Database, userId: string) =>
  tx
    .select({ id: savedViews.id, name: savedViews.name, list: savedViews.list })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))

async function authorOf(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ author }).from(users).where(eq(users.id, userId))
  return row?.author ?? ''
}

function assertParameters(list: ViewList, parameters: Record<string, string>) {
  const error = validateParameters(list, parameters)
  if (error) throw invalid('parameters', error)
}

function assertName(own: readonly { name: string; list: ViewList }[], list: ViewList, name: string) {
  const error = validateNewName(
    own.filter((view) => view.list === list),
    name,
  )
  if (error) throw conflict('name_taken', error, 'name')
}

function knownList(name: string): ViewList {
  if (!isViewList(name)) throw notFound('List')
  return name
}

const toView = (row: Row, by: string, person: Person): View => ({
  id: row.id,
  version: row.version,
  list: row.list,
  name: row.name,
  parameters: row.parameters,
  isShared: row.isShared,
  isOwn: row.userId === person.id,
  canChange: canChangeView(row, person),
  author: by,
})
