import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { allowLongWork } from '#platform/server/database/database-session.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { AppliedImport, Import } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import type { RowChange } from './apply/import-log.ts'
import { digestsOf } from './plan/planned.ts'
import { type ImportRow, planImport } from './plan-import.ts'
import { collectRowsLeft } from './rows-left.ts'
import { importRows, imports } from './table.ts'

const listed = 50

/**
 * Applies the rows of a checked file that are valid and as the preview showed them, in one transaction. The others
 * can be downloaded. Throws 409 when the preview is not the last one, or when no row can be imported.
 */
export async function applyImport(
  db: Database,
  id: string,
  mark: string,
  secretKey: Buffer,
  by: Author,
  now: Date,
): Promise<AppliedImport> {
  const notImported = await db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    if (!locked.sheet || locked.preview?.mark !== mark)
      throw conflict('changed_since_check', () => words.import.checkAgain)
    // Locks these tables from planning to the last row.
    // Thousands of rows may take longer than the usual statement timeout.
    await allowLongWork(tx)
    await lockRecords(tx, 'exclusive')
    await tx.execute(sql`lock table units, users, residents, assignments, moves in share row exclusive mode`)
    const { plan, check, apply, conflicts } = await planAsPreviewed(tx, locked, locked.preview.lines, {
      secretKey,
      now,
    })
    const { new: createdCount, changed: changedCount } = check.counts
    if (check.problems[0] !== undefined) throw conflict('rows_wrong', check.problems[0])
    if (createdCount + changedCount === 0) {
      if (conflicts.size > 0) throw conflict('changed_since_check', () => words.import.checkAgain)
      throw conflict('nothing_to_import', () => words.import.nothing)
    }
    const result = await apply(by.id)
    await storeUndoLog(tx, id, result)
    const rowsLeft = collectRowsLeft({ sheet: locked.sheet, columns: locked.columns }, plan, conflicts)
    const leftCount = rowsLeft.rows.length
    const stored = { createdCount, changedCount, leftCount, rowsLeft: leftCount > 0 ? rowsLeft : null }
    await tx
      .update(imports)
      .set({ status: 'applied', sheet: null, preview: null, decisions: {}, appliedAt: now, updatedAt: now, ...stored })
      .where(eq(imports.id, id))
    const after = { file: locked.fileName, created: createdCount, changed: changedCount, left: leftCount }
    const about = result.map(({ recordId }) => recordId)
    await writeAudit(tx, { by, action: 'imported', recordType: locked.kind, recordId: id, about, after, now })
    await notifyImportChanged(tx)
    const count = (outcome: string) => plan.filter((row) => row.outcome === outcome && !conflicts.has(row.line)).length
    return { wrong: count('wrong'), skipped: count('skipped'), conflicts: conflicts.size }
  })
  return { ...(await findImport(db, id)), notImported }
}

/**
 * Plans without the lines that are not as the preview showed them. A line that depends on one of these changes with
 * it, so planning is repeated until the others stay the same.
 */
async function planAsPreviewed(
  tx: Database,
  locked: ImportRow,
  shown: Record<string, string>,
  options: { secretKey: Buffer; now: Date },
) {
  const conflicts = new Set<number>()
  for (;;) {
    const planned = await planImport(tx, locked, { ...options, leaveOut: conflicts })
    const digests = digestsOf(planned.plan)
    const changed = planned.plan.filter(({ line }) => !conflicts.has(line) && digests[line] !== shown[line])
    if (changed.length === 0) return { ...planned, conflicts }
    for (const { line } of changed) conflicts.add(line)
  }
}

export async function listImports(db: Database): Promise<Import[]> {
  const rows = await selectImports(db).orderBy(desc(imports.createdAt), desc(imports.id)).limit(listed)
  return rows.filter(({ row }) => row.status !== 'draft').map(toImport)
}

export async function findImport(db: Database, id: string): Promise<Import> {
  const [row] = await selectImports(db).where(eq(imports.id, id))
  if (!row) throw notFound('Import')
  return toImport(row)
}

export async function notifyImportChanged(tx: Database): Promise<void> {
  for (const topic of ['units', 'residents', 'occupancy', 'accounts', 'imports']) await notifyChanged(tx, { topic })
}

/** Deletes files that were not applied within a day. */
export const deleteDrafts = (db: Database, now: Date) =>
  db.execute(
    sql`delete from imports where status = 'draft' and created_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  )

/** Throws 404, or 409 when the file was imported already. */
export async function lockDraft(tx: Database, id: string): Promise<ImportRow> {
  const [locked] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!locked) throw notFound('Import')
  if (locked.status !== 'draft') throw conflict('applied_already', () => words.import.appliedAlready)
  return locked
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

const toImport = ({ row, firstName, lastName }: { row: ImportRow; firstName: string; lastName: string }): Import => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  status: row.status,
  rows: row.rows,
  createdCount: row.createdCount,
  changedCount: row.changedCount,
  leftCount: row.leftCount,
  hasRowsLeft: row.rowsLeft !== null,
  createdBy: { firstName, lastName },
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})
