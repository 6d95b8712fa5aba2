import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { importKinds } from './columns.ts'
import { words } from './words.ts'

export const ImportKind = z.enum(importKinds, words.import.badKind)
export type ImportKind = z.infer<typeof ImportKind>
export const importStatuses = ['draft', 'applied', 'undone'] as const

export const Columns = z.record(
  z.string().max(60),
  z.int(words.import.badColumns).min(0).max(500).nullable(),
  words.import.badColumns,
)

const person = z.object({ firstName: z.string(), lastName: z.string() })

/** One import: a file that was sent, and what became of it. */
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

/** A file that was read: its columns, what they seem to be, and its first rows. */
export const ImportDraft = Import.extend({
  heads: z.array(z.string()),
  columns: Columns,
  sample: z.array(z.array(z.string())),
  delimiter: z.string(),
  encoding: z.string(),
})
export type ImportDraft = z.infer<typeof ImportDraft>

export const rowFates = ['new', 'changed', 'same', 'wrong'] as const

/** What would become of one line of the file. */
export const CheckedRow = z.object({
  /** Of the file, counted from 1. */
  line: z.int(),
  label: z.string(),
  fate: z.enum(rowFates),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
})
export type CheckedRow = z.infer<typeof CheckedRow>

/** A dry run. */
export const ImportCheck = z.object({
  /** Stands for all it says: an import is done only as it was checked. */
  mark: z.string(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** What concerns the whole file: a field without a column. */
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  /** The lines in which something is wrong or would change, wrong ones first, at most 500. */
  rows: z.array(CheckedRow),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const importCalls = {
  listImports: endpoint({
    method: 'GET',
    path: '/api/admin/imports',
    for: administrators,
    summary: 'The last imports, newest first',
    reply: z.array(Import),
  }),
  sendSheet: endpoint({
    method: 'POST',
    path: '/api/admin/imports',
    for: administrators,
    summary: 'Send a CSV file of units or residents; nothing is changed by it yet',
    query: z.object({
      kind: ImportKind,
      fileName: z.string().trim().min(1).max(200).default('import.csv'),
    }),
    takes: 'sheet',
    status: 201,
    reply: ImportDraft,
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/check',
    for: administrators,
    summary: 'Say what an import would change and which lines are wrong; nothing is changed',
    body: z.object({ columns: Columns }),
    mayRefuse: [409],
    reply: ImportCheck,
  }),
  applyImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/apply',
    for: administrators,
    summary: 'Do it as it was checked, all or nothing',
    body: z.object({
      mark: z.string(words.import.badMark).min(1, words.import.badMark).max(100, words.import.badMark),
    }),
    mayRefuse: [409],
    reply: Import,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/undo',
    for: administrators,
    summary: 'Take an import back whole; refused when something of it was changed since, which is named',
    mayRefuse: [409],
    reply: Import,
  }),
}
