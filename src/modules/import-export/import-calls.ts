import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { importKinds } from './columns.ts'
import { words } from './messages/en.ts'

export const ImportKind = z.enum(importKinds, words.import.badKind)
export type ImportKind = z.infer<typeof ImportKind>
export const importStatuses = ['draft', 'applied', 'undone'] as const

export const Columns = z.record(
  z.string().max(60),
  z.int(words.import.badColumns).min(0).max(500).nullable(),
  words.import.badColumns,
)

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
  createdBy: person,
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
})
export type Import = z.infer<typeof Import>

/** A parsed file: its columns, the guessed fields, and its first rows. */
export const ImportDraft = Import.extend({
  heads: z.array(z.string()),
  columns: Columns,
  sample: z.array(z.array(z.string())),
  delimiter: z.string(),
  encoding: z.string(),
})
export type ImportDraft = z.infer<typeof ImportDraft>

export const rowOutcomes = ['new', 'changed', 'same', 'wrong'] as const

/** The planned result of a line of the file. */
export const CheckedRow = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  label: z.string(),
  outcome: z.enum(rowOutcomes),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
})
export type CheckedRow = z.infer<typeof CheckedRow>

/** The result of a dry run. */
export const ImportCheck = z.object({
  /** A hash of the plan: an import is applied only as it was checked. */
  mark: z.string(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** Errors of the whole file: a required field without a column. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  /** The lines with errors or changes, errors first, at most 500. */
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
  applyImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/apply',
    roles: administrators,
    summary: 'Apply an import as it was checked, all or nothing',
    body: z.object({
      mark: z.string(words.import.badMark).min(1, words.import.badMark).max(100, words.import.badMark),
    }),
    errors: [409],
    reply: Import,
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
