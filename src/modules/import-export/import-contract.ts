import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { importKinds } from './columns.ts'
import { words } from './messages/en.ts'

export const ImportKind = z.enum(importKinds, words.import.badKind)
export type ImportKind = z.infer<typeof ImportKind>
const longestCell = 10_000
export const importStatuses = ['draft', 'applied', 'undone'] as const

export const Columns = z.record(
  z.string().max(60),
  z.int(words.import.badColumns).min(0).max(500).nullable(),
  words.import.badColumns,
)

export const decisions = ['import', 'update', 'skip'] as const
export const Decision = z.enum(decisions, words.import.badDecision)
export type Decision = z.infer<typeof Decision>

const person = z.object({ firstName: z.string(), lastName: z.string() })

/** An import: an uploaded file and its result. */
export const Import = z.object({
  id: z.uuid(),
  kind: ImportKind,
  fileName: z.string(),
  status: z.enum(importStatuses),
  rows: z.int(),
  createdCount: z.int(),
  changedCount: z.int(),
  /** How many rows were not imported, and whether they can still be downloaded. */
  leftCount: z.int(),
  hasRowsLeft: z.boolean(),
  createdBy: person,
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
})
export type Import = z.infer<typeof Import>

/** An import that was just applied; its other rows can be downloaded. */
export const AppliedImport = Import.extend({
  notImported: z.object({ wrong: z.int(), skipped: z.int(), conflicts: z.int() }),
})
export type AppliedImport = z.infer<typeof AppliedImport>

/** A parsed file: its columns, their fields as remembered or guessed, and its first rows. */
export const ImportDraft = Import.extend({
  heads: z.array(z.string()),
  columns: Columns,
  guessed: Columns,
  /** Whose choice of columns for these headers is remembered. */
  remembered: z.object({ id: z.uuid(), at: z.iso.datetime(), by: person }).nullable(),
  sample: z.array(z.array(z.string())),
  delimiter: z.string(),
  encoding: z.string(),
})
export type ImportDraft = z.infer<typeof ImportDraft>

export const rowOutcomes = ['new', 'changed', 'same', 'wrong', 'skipped'] as const

const note = z.object({ field: z.string().nullable(), message: z.string() })

/** The planned result of a line of the file. */
export const CheckedRow = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  label: z.string(),
  outcome: z.enum(rowOutcomes),
  /** What is done with the line, and what could be; null for one that is wrong or unchanged. */
  decision: Decision.nullable(),
  decisions: z.array(Decision),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(note),
  /** What the office should know before it decides. */
  warnings: z.array(note),
  /** The cells of an invalid line as they are in the file. */
  cells: z.array(z.object({ field: z.string(), label: z.string(), text: z.string(), isWrong: z.boolean() })),
})
export type CheckedRow = z.infer<typeof CheckedRow>

/** The result of a dry run. */
export const ImportCheck = z.object({
  /** A hash of the plan: a line is applied only as this check shows it. */
  mark: z.string(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), skipped: z.int() }),
  /** How many lines have a warning, and how many have anything to show. */
  warned: z.int(),
  shownOf: z.int(),
  /** Errors of the whole file: a required field without a column. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  /** The lines with errors, warnings or changes, in this order, at most 500. */
  rows: z.array(CheckedRow),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const importCalls = {
  listImports: endpoint({
    method: 'GET',
    path: '/api/admin/imports',
    roles: administrators,
    summary: 'The last imports, newest first',
    reply: z.array(Import),
  }),
  sendSheet: endpoint({
    method: 'POST',
    path: '/api/admin/imports',
    roles: administrators,
    summary: 'Upload a CSV file of units or residents; nothing is changed yet',
    query: z.object({
      kind: ImportKind,
      fileName: z.string().trim().min(1).max(200).default('import.csv'),
    }),
    bodyType: 'sheet',
    status: 201,
    reply: ImportDraft,
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/check',
    roles: administrators,
    summary: 'A dry run of an import: its changes and its invalid lines',
    body: z.object({ columns: Columns }),
    errors: [409],
    reply: ImportCheck,
  }),
  changeImportRow: endpoint({
    method: 'PATCH',
    path: '/api/admin/imports/:id/rows/:line',
    roles: administrators,
    summary: 'Correct cells of a line, and check the file again',
    body: z.object({
      cells: z.record(
        z.string().max(60),
        z.string(words.import.badCells).max(longestCell, words.import.badCells),
        words.import.badCells,
      ),
    }),
    errors: [409],
    reply: ImportCheck,
  }),
  decideImportRows: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/decisions',
    roles: administrators,
    summary: 'Import, update or leave out these lines, or all with a warning, and check the file again',
    body: z.object({
      lines: z.array(z.int(words.import.badLines), words.import.badLines).max(5_000, words.import.badLines).nullable(),
      decision: Decision,
    }),
    errors: [409],
    reply: ImportCheck,
  }),
  exportRowsLeft: endpoint({
    method: 'GET',
    path: '/api/admin/imports/:id/rows-left',
    roles: administrators,
    summary: 'The rows that are not imported, as CSV with a column that says what to correct. The export is audited',
    contentType: 'text/csv',
    reply: z.string(),
  }),
  deleteMapping: endpoint({
    method: 'DELETE',
    path: '/api/admin/imports/mappings/:id',
    roles: administrators,
    summary: 'Forget the choice of columns for a header row',
    reply: z.object({}),
  }),
  applyImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/apply',
    roles: administrators,
    summary: 'Apply the valid lines of an import as they were checked; the others can be downloaded',
    body: z.object({
      mark: z.string(words.import.badMark).min(1, words.import.badMark).max(100, words.import.badMark),
    }),
    errors: [409],
    reply: AppliedImport,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/undo',
    roles: administrators,
    summary: 'Undo a whole import; rejected with the records that have changed since',
    errors: [409],
    reply: Import,
  }),
}
