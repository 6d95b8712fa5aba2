import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Columns, guessColumns, findHeaderRow, type ImportKind, importFields } from '../columns.ts'
import type { Import, ImportCheck, ImportDraft } from '../import-calls.ts'
import { normalizeText } from '../normalize-text.ts'
import { words } from '../messages/en.ts'
import { applyResidents, applyUnits } from './apply.ts'
import type { RowChange } from './import-log.ts'
import { planResidents } from './plan-residents.ts'
import { planUnits } from './plan-units.ts'
import { cleanRows, missingColumns, toDryRun } from './planned.ts'
import { readSheet, type Sheet } from './read-sheet.ts'
import { importRows, imports } from './table.ts'

type ImportRow = typeof imports.$inferSelect
const maxRows = 5_000
const maxColumns = 100
const sampleRows = 5
const listed = 50

/** Parses a file and stores it until it is applied, or for a day. */
export async function receiveSheet(
  db: Database,
  kind: ImportKind,
  fileName: string,
  bytes: Uint8Array,
  by: Author,
  now: Date,
): Promise<ImportDraft> {
  const parsed = readSheet(bytes)
  if ('problem' in parsed) throw invalid('sheet', () => words.import.unclosed(parsed.line))
  const rows = parsed.rows.slice(findHeaderRow(kind, parsed.rows))
  const [head, ...body] = rows
  if (!head || body.length === 0) throw invalid('sheet', () => words.import.empty)
  if (body.length > maxRows) throw invalid('sheet', () => words.import.tooLong(body.length, maxRows))
  if (head.cells.length > maxColumns) throw invalid('sheet', () => words.import.tooWide)
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\u0000'))))
    throw invalid('sheet', () => words.import.noText)
  const sheet: Sheet = { ...parsed, rows }
  const heads = head.cells.map(normalizeText)
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
  const { delimiter, encoding } = parsed
  const sample = body.slice(0, sampleRows).map(({ cells }) => cells.map(normalizeText))
  return { ...(await findImport(db, id)), heads, columns, sample, delimiter, encoding }
}

/** A dry run on the current records; only the choice of columns is stored. */
export async function checkImport(db: Database, id: string, columns: Columns): Promise<ImportCheck> {
  return db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    await tx
      .update(imports)
      .set({ columns: knownFields(locked.kind, columns) })
      .where(eq(imports.id, id))
    return (await planned(tx, { ...locked, columns: knownFields(locked.kind, columns) }, Buffer.alloc(32))).check
  })
}

/**
 * Applies the checked plan in one transaction. Throws when a line is invalid or the plan has changed since the check.
 */
export async function applyImport(
  db: Database,
  id: string,
  mark: string,
  secretKey: Buffer,
  by: Author,
  now: Date,
): Promise<Import> {
  await db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    // Locks these tables from planning to the last row.
    // Thousands of rows may take longer than the usual statement timeout.
    await allowLongWork(tx)
    await tx.execute(sql`lock table units, users, residents, assignments in share row exclusive mode`)
    const { check, apply } = await planned(tx, locked, secretKey)
    if (check.problems.length > 0 || check.counts.wrong > 0)
      throw conflict('rows_wrong', () => words.import.notClean(check.counts.wrong))
    if (check.mark !== mark) throw conflict('changed_since_check', () => words.import.checkAgain)
    const result = await apply(by.id, now)
    await storeUndoLog(tx, id, result)
    const { new: createdCount, changed: changedCount } = check.counts
    await tx
      .update(imports)
      .set({ status: 'applied', sheet: null, appliedAt: now, createdCount, changedCount, updatedAt: now })
      .where(eq(imports.id, id))
    const after = { file: locked.fileName, created: createdCount, changed: changedCount }
    const about = result.map(({ recordId }) => recordId)
    await writeAudit(tx, { by, action: 'imported', recordType: locked.kind, recordId: id, about, after, now })
    await notifyImportChanged(tx)
  })
  return findImport(db, id)
}

export async function listImports(db: Database): Promise<Import[]> {
  const rows = await selectImports(db).orderBy(desc(imports.createdAt), desc(imports.id)).limit(listed)
  return rows.filter(({ row }) => row.status !== 'draft').map(text)
}

export async function findImport(db: Database, id: string): Promise<Import> {
  const [row] = await selectImports(db).where(eq(imports.id, id))
  if (!row) throw notFound('Import')
  return text(row)
}

export async function notifyImportChanged(tx: Database): Promise<void> {
  for (const topic of ['units', 'residents', 'occupancy', 'accounts', 'imports']) await notifyChanged(tx, { topic })
}

/** Deletes files that were not applied within a day. */
export const deleteDrafts = (db: Database, now: Date) =>
  db.execute(
    sql`delete from imports where status = 'draft' and created_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  )

async function lockDraft(tx: Database, id: string): Promise<ImportRow> {
  const [locked] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!locked) throw notFound('Import')
  if (locked.status !== 'draft') throw conflict('applied_already', () => words.import.appliedAlready)
  return locked
}

/** Accepts only fields of this kind. */
const knownFields = (kind: ImportKind, columns: Columns): Columns =>
  Object.fromEntries(importFields[kind].map(({ field }) => [field, columns[field] ?? null]))

async function planned(tx: Database, current: ImportRow, secretKey: Buffer) {
  const sheet = current.sheet
  if (!sheet) throw conflict('applied_already', () => words.import.appliedAlready)
  const { rows, notes } = cleanRows(current.kind, sheet, current.columns)
  const problems = missingColumns(current.kind, current.columns)
  const isOperation = <Operation>(operation: Operation | null): operation is Operation => operation !== null
  if (current.kind === 'units') {
    const plan = problems.length > 0 ? [] : await planUnits(tx, rows, secretKey)
    const operations = plan.map(({ operation }) => operation).filter(isOperation)
    return { check: toDryRun(plan, problems, notes), apply: (_: string, now: Date) => applyUnits(tx, operations, now) }
  }
  const { plan, notes: matching } = problems.length > 0 ? { plan: [], notes: [] } : await planResidents(tx, rows)
  const operations = plan.map(({ operation }) => operation).filter(isOperation)
  return {
    check: toDryRun(plan, problems, [...notes, ...matching]),
    apply: (by: string, now: Date) => applyResidents(tx, operations, by, now),
  }
}

async function storeUndoLog(tx: Database, importId: string, result: readonly RowChange[]) {
  const rows = result.map((change, position) => ({ ...change, importId, position }))
  for (let at = 0; at < rows.length; at += 500) await tx.insert(importRows).values(rows.slice(at, at + 500))
}

const selectImports = (db: Database) =>
  db
    .select({ row: imports, firstName: users.firstName, lastName: users.lastName })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.createdBy))
    .$dynamic()

const text = ({ row, firstName, lastName }: { row: ImportRow; firstName: string; lastName: string }): Import => ({
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
