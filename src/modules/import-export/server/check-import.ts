import { eq } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Columns, type ImportKind, importFields } from '../columns.ts'
import type { Decision, ImportCheck } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { normalizeText } from '../normalize-text.ts'
import { lockDraft } from './imports.ts'
import { rememberMapping } from './mappings.ts'
import { type ImportRow, planImport } from './plan-import.ts'
import { digestsOf } from './plan/planned.ts'
import { imports } from './table.ts'

/** A dry run on the current records. The choice of columns is stored, and remembered for files with these headers. */
export const checkImport = (db: Database, id: string, chosen: Columns, by: Author, now: Date): Promise<ImportCheck> =>
  db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    const columns = knownFields(locked.kind, chosen)
    const heads = (locked.sheet?.rows[0]?.cells ?? []).map(normalizeText)
    const { check } = await preview(tx, { ...locked, columns }, now)
    if (check.problems.length === 0) await rememberMapping(tx, { kind: locked.kind, heads, columns }, by, now)
    return check
  })

/** Corrects cells of one line, by field, and checks the file again. Throws 404, or 400 for a field without a column. */
export const changeImportRow = (
  db: Database,
  id: string,
  line: number,
  changes: Record<string, string>,
  now: Date,
): Promise<ImportCheck> =>
  db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    const { sheet, columns } = locked
    const row = sheet?.rows.slice(1).find((one) => one.line === line)
    if (!sheet || !row) throw notFound('Import')
    const cells = [...row.cells]
    for (const [field, text] of Object.entries(changes)) {
      const at = columns[field]
      if (at === null || at === undefined) throw invalid('cells', () => words.import.noSuchCell)
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
    const rows = sheet.rows.map((one) => (one === row ? { line, cells } : one))
    return (await preview(tx, { ...locked, sheet: { ...sheet, rows } }, now)).check
  })

/** Stores what the office decides about these lines, or about all with a warning, and checks the file again. */
export const decideImportRows = (
  db: Database,
  id: string,
  lines: readonly number[] | null,
  decision: Decision,
  now: Date,
): Promise<ImportCheck> =>
  db.transaction(async (tx) => {
    const locked = await lockDraft(tx, id)
    const decided = lines
      ? lines.map((line) => [line, decision] as const)
      : (await planImport(tx, locked, { now })).plan
          .filter(isWarned)
          .map(({ line, decisions }) => [line, closestDecision(decision, decisions)] as const)
    return (await preview(tx, { ...locked, decisions: { ...locked.decisions, ...Object.fromEntries(decided) } }, now))
      .check
  })

/** A person who is already here is updated rather than added a second time. */
const closestDecision = (decision: Decision, possible: readonly Decision[]): Decision =>
  decision === 'skip' ? 'skip' : possible.includes('update') ? 'update' : 'import'

const isWarned = (row: { warnings: readonly unknown[]; outcome: string }) =>
  row.warnings.length > 0 && row.outcome !== 'wrong'

/** Plans a draft, and stores it with what the preview shows of each line. */
async function preview(tx: Database, draft: ImportRow, now: Date) {
  const planned = await planImport(tx, draft, { now })
  const { columns, sheet, decisions } = draft
  const shown = { mark: planned.check.mark, lines: digestsOf(planned.plan) }
  await tx.update(imports).set({ columns, sheet, decisions, preview: shown }).where(eq(imports.id, draft.id))
  return planned
}

/** Accepts only fields of this kind. */
const knownFields = (kind: ImportKind, columns: Columns): Columns =>
  Object.fromEntries(importFields[kind].map(({ field }) => [field, columns[field] ?? null]))
