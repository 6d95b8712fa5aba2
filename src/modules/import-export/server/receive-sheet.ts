import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { invalid } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { isLikeFormula } from '#platform/server/csv/csv.ts'
import { findHeaderRow, guessColumns, type ImportKind, normalizeHead } from '../columns.ts'
import type { ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { rowTexts } from '../messages/row.ts'
import { normalizeText } from '../normalize-text.ts'
import { findImport } from './imports.ts'
import { findMapping } from './mappings.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { imports } from './table.ts'

const maxRows = 5_000
const maxColumns = 100
const sampleRows = 5

/** Parses a file and stores it until it is applied, or for a day. */
export async function receiveSheet(
  db: Database,
  kind: ImportKind,
  fileName: string,
  bytes: Uint8Array,
  by: Author,
  now: Date,
): Promise<ImportDraft> {
  const sheet = parseSheet(kind, bytes)
  const [head, ...body] = sheet.rows
  const heads = (head?.cells ?? []).map(normalizeText)
  const mapping = await findMapping(db, kind, heads)
  const guessed = guessColumns(kind, heads)
  const columns = mapping?.columns ?? guessed
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
  const { delimiter, encoding } = sheet
  const sample = body.slice(0, sampleRows).map(({ cells }) => cells.map(normalizeText))
  const remembered = mapping && (await describeMapping(db, mapping))
  return { ...(await findImport(db, id)), heads, columns, guessed, remembered, sample, delimiter, encoding }
}

async function describeMapping(db: Database, mapping: { id: string; createdBy: string; updatedAt: Date }) {
  const [author] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, mapping.createdBy))
  return { id: mapping.id, at: mapping.updatedAt.toISOString(), by: author ?? { firstName: '', lastName: '' } }
}

/** The table of a file, headers first. Throws 400. */
export function parseSheet(kind: ImportKind, bytes: Uint8Array): Sheet {
  const parsed = readSheet(bytes)
  if ('problem' in parsed) throw invalid('sheet', () => words.import.unclosed(parsed.line))
  const rows = parsed.rows.slice(findHeaderRow(kind, parsed.rows))
  const [head, ...body] = rows
  if (!head || body.length === 0) throw invalid('sheet', () => words.import.empty)
  if (body.length > maxRows) throw invalid('sheet', () => words.import.tooLong(body.length, maxRows))
  if (head.cells.length > maxColumns) throw invalid('sheet', () => words.import.tooWide)
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\u0000'))))
    throw invalid('sheet', () => words.import.noText)
  return { ...parsed, rows: withoutReasons(rows.map(withoutApostrophes)) }
}

/** Our own files protect a cell that a spreadsheet could read as a formula, such as +49, by an apostrophe. */
const withoutApostrophes = ({ line, cells }: SheetRow): SheetRow => ({
  line,
  cells: cells.map((cell) => (cell.startsWith("'") && isLikeFormula(cell.slice(1)) ? cell.slice(1) : cell)),
})

const reasonHeads = new Set(Object.values(rowTexts).map(({ mistakes }) => normalizeHead(mistakes)))

/** Without the column that says what to correct in a file of the rows that were not imported. */
function withoutReasons(rows: SheetRow[]): SheetRow[] {
  const at = rows[0]?.cells.findIndex((head) => reasonHeads.has(normalizeHead(head))) ?? -1
  return at < 0 ? rows : rows.map(({ line, cells }) => ({ line, cells: cells.toSpliced(at, 1) }))
}
