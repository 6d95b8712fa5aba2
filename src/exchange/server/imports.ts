import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { type Columns, guessColumns, headRowOf, type ImportKind, importFields } from '../columns.ts'
import type { Import, ImportCheck, ImportDraft } from '../import-calls.ts'
import { readSheet, type Sheet, tidied } from '../sheet.ts'
import { words } from '../words.ts'
import { applyResidents, applyUnits, type Done } from './apply.ts'
import { planResidents } from './plan-residents.ts'
import { planUnits } from './plan-units.ts'
import { cleanRows, missingColumns, toldCheck } from './planned.ts'
import { importRows, imports } from './table.ts'

type Held = typeof imports.$inferSelect
const mostRows = 5_000
const mostColumns = 100
const sampleRows = 5
const listed = 50

/** Reads a file and keeps it until it is applied, or for a day. Nothing else is changed. */
export async function receiveSheet(
  db: Database,
  kind: ImportKind,
  fileName: string,
  bytes: Uint8Array,
  by: Author,
  now: Date,
): Promise<ImportDraft> {
  const read = readSheet(bytes)
  if ('problem' in read) throw invalid('sheet', words.import.unclosed(read.line))
  const rows = read.rows.slice(headRowOf(kind, read.rows))
  const [head, ...body] = rows
  if (!head || body.length === 0) throw invalid('sheet', words.import.empty)
  if (body.length > mostRows) throw invalid('sheet', words.import.tooLong(body.length, mostRows))
  if (head.cells.length > mostColumns) throw invalid('sheet', words.import.tooWide)
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\u0000'))))
    throw invalid('sheet', words.import.noText)
  const sheet: Sheet = { ...read, rows }
  const heads = head.cells.map(tidied)
  const columns = guessColumns(kind, heads)
  const id = newId()
  await db.insert(imports).values({
    id,
    kind,
    fileName,
    sheet,
    columns,
    rows: body.length,
    createdBy: by.id,
    createdAt: now,
    updatedAt: now,
  })
  const { delimiter, encoding } = read
  const sample = body.slice(0, sampleRows).map(({ cells }) => cells.map(tidied))
  return { ...(await findImport(db, id)), heads, columns, sample, delimiter, encoding }
}

/** What it would do to the records as they stand; nothing is changed but which column is which. */
export async function checkImport(db: Database, id: string, columns: Columns): Promise<ImportCheck> {
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, id)
    await tx
      .update(imports)
      .set({ columns: known(held.kind, columns) })
      .where(eq(imports.id, id))
    return (await planned(tx, { ...held, columns: known(held.kind, columns) }, Buffer.alloc(32))).check
  })
}

/** Does what was checked, all or nothing: refused when a line is wrong, or when it would do something else by now. */
export async function applyImport(
  db: Database,
  id: string,
  mark: string,
  secretKey: Buffer,
  by: Author,
  now: Date,
): Promise<Import> {
  await db.transaction(async (tx) => {
    const held = await holdDraft(tx, id)
    // From the plan to the last row nobody else writes these.
    // Thousands of rows at once may take longer than any single question.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`lock table units, users, tenants, assignments in share row exclusive mode`)
    const { check, apply } = await planned(tx, held, secretKey)
    if (check.problems.length > 0 || check.counts.wrong > 0)
      throw conflict('rows_wrong', words.import.notClean(check.counts.wrong))
    if (check.mark !== mark) throw conflict('changed_since_check', words.import.checkAgain)
    const done = await apply(by.id, now)
    await keepWayBack(tx, id, done)
    const { new: createdCount, changed: changedCount } = check.counts
    await tx
      .update(imports)
      .set({ status: 'applied', sheet: null, appliedAt: now, createdCount, changedCount, updatedAt: now })
      .where(eq(imports.id, id))
    const after = { file: held.fileName, created: createdCount, changed: changedCount }
    const about = done.map(({ recordId }) => recordId)
    await writeAudit(tx, { by, action: 'imported', noun: held.kind, recordId: id, about, after, now })
    await tellAll(tx)
  })
  return findImport(db, id)
}

export async function listImports(db: Database): Promise<Import[]> {
  const rows = await selectImports(db).orderBy(desc(imports.createdAt), desc(imports.id)).limit(listed)
  return rows.filter(({ row }) => row.status !== 'draft').map(told)
}

export async function findImport(db: Database, id: string): Promise<Import> {
  const [row] = await selectImports(db).where(eq(imports.id, id))
  if (!row) throw notFound('Import')
  return told(row)
}

/** The other screens hear of it. */
export async function tellAll(tx: Database): Promise<void> {
  for (const topic of ['units', 'residents', 'occupancy', 'accounts', 'imports']) await tellChanged(tx, { topic })
}

/** Files that nobody applied within a day. */
export const forgetDrafts = (db: Database, now: Date) =>
  db.execute(
    sql`delete from imports where status = 'draft' and created_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  )

async function holdDraft(tx: Database, id: string): Promise<Held> {
  const [held] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!held) throw notFound('Import')
  if (held.status !== 'draft') throw conflict('applied_already', words.import.appliedAlready)
  return held
}

/** Only fields that this kind has. */
const known = (kind: ImportKind, columns: Columns): Columns =>
  Object.fromEntries(importFields[kind].map(({ field }) => [field, columns[field] ?? null]))

async function planned(tx: Database, held: Held, secretKey: Buffer) {
  const sheet = held.sheet
  if (!sheet) throw conflict('applied_already', words.import.appliedAlready)
  const { rows, notes } = cleanRows(held.kind, sheet, held.columns)
  const problems = missingColumns(held.kind, held.columns)
  const isAct = <Act>(act: Act | null): act is Act => act !== null
  if (held.kind === 'units') {
    const plan = problems.length > 0 ? [] : await planUnits(tx, rows, secretKey)
    const acts = plan.map(({ act }) => act).filter(isAct)
    return { check: toldCheck(plan, problems, notes), apply: (_: string, now: Date) => applyUnits(tx, acts, now) }
  }
  const plan = problems.length > 0 ? [] : await planResidents(tx, rows, secretKey)
  const acts = plan.map(({ act }) => act).filter(isAct)
  return {
    check: toldCheck(plan, problems, notes),
    apply: (by: string, now: Date) => applyResidents(tx, acts, by, now),
  }
}

async function keepWayBack(tx: Database, importId: string, done: readonly Done[]) {
  const rows = done.map((one, position) => ({ ...one, importId, position }))
  for (let at = 0; at < rows.length; at += 500) await tx.insert(importRows).values(rows.slice(at, at + 500))
}

const selectImports = (db: Database) =>
  db
    .select({ row: imports, firstName: users.firstName, lastName: users.lastName })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.createdBy))
    .$dynamic()

const told = ({ row, firstName, lastName }: { row: Held; firstName: string; lastName: string }): Import => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  status: row.status,
  rows: row.rows,
  createdCount: row.createdCount,
  changedCount: row.changedCount,
  createdBy: { firstName, lastName },
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})
