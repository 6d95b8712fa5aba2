import { eq } from 'drizzle-orm'
import { mapLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { CsvTable } from '#platform/server/csv/send-csv.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { rowTexts } from '../messages/row.ts'
import { planImport, type ImportRow } from './plan-import.ts'
import { describeProblems, type Planned, type RowNote, rowText } from './plan/planned.ts'
import type { RowsLeft, Sheet } from './sheet.ts'
import { imports } from './table.ts'

const leftOut: RowNote = { field: null, text: rowText((texts) => texts.leftOut) }
const changedSince: RowNote = { field: null, text: rowText((texts) => texts.changedSince) }

/** The lines that are wrong, left out or changed since the preview, as they are in the file. */
export function collectRowsLeft(
  { sheet, columns }: { sheet: Sheet; columns: ImportRow['columns'] },
  plan: readonly Planned<unknown>[],
  conflicts: ReadonlySet<number>,
): RowsLeft {
  const heads = sheet.rows[0]?.cells ?? []
  const byLine = new Map(sheet.rows.slice(1).map(({ line, cells }) => [line, cells]))
  const rows = plan.flatMap((row) => {
    const isConflict = conflicts.has(row.line)
    if (!isConflict && row.outcome !== 'wrong' && row.outcome !== 'skipped') return []
    const reasons = isConflict ? [changedSince] : row.outcome === 'wrong' ? row.problems : [leftOut, ...row.warnings]
    const text = (language: Language) => describeProblems(language, reasons, heads, columns)
    return [{ cells: byLine.get(row.line) ?? [], reasons: mapLanguages(text) }]
  })
  return { heads, rows }
}

/** A name that every system accepts: residents.csv becomes residents-to-correct.csv. */
const leftFileName = (fileName: string) =>
  `${
    fileName
      .replace(/\.[a-z]{1,4}$/i, '')
      .normalize('NFD')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'import'
  }-to-correct.csv`

/** A file of the rows that were not imported: the same columns, and one that says what to correct. Throws 404. */
export async function exportRowsLeft(
  db: Database,
  id: string,
  language: Language,
  by: Author,
  now: Date,
): Promise<CsvTable> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  const left = row?.sheet
    ? collectRowsLeft({ sheet: row.sheet, columns: row.columns }, (await planImport(db, row, { now })).plan, new Set())
    : row?.rowsLeft
  if (!row || !left) throw notFound('Import')
  const after = { file: row.fileName, rows: left.rows.length }
  await writeAudit(db, { by, action: 'exported the rows left', recordType: row.kind, recordId: id, after, now })
  const head = [...left.heads, rowTexts[language].mistakes]
  const lines = left.rows.map(({ cells, reasons }) => [
    ...left.heads.map((_, at) => cells[at] ?? ''),
    reasons[language],
  ])
  return { name: leftFileName(row.fileName), head, rows: lines }
}
