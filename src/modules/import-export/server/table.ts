import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { type Columns, importKinds } from '../columns.ts'
import { type Decision, importStatuses } from '../import-contract.ts'
import type { Retention } from '../person-contract.ts'
import type { RowsLeft, Sheet } from './sheet.ts'

export const imports = pgTable('imports', {
  id: key(),
  kind: text('kind', { enum: importKinds }).notNull(),
  fileName: text('file_name').notNull(),
  status: text('status', { enum: importStatuses }).notNull().default('draft'),
  /** The original cells, headers first; deleted when applied. */
  sheet: jsonb('sheet').$type<Sheet>(),
  columns: jsonb('columns').$type<Columns>().notNull(),
  rows: integer('rows').notNull(),
  createdCount: integer('created_count').notNull().default(0),
  changedCount: integer('changed_count').notNull().default(0),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  appliedAt: instant('applied_at'),
  undoneAt: instant('undone_at'),
  /** The office's decisions by line. */
  decisions: jsonb('decisions').$type<Record<string, Decision>>().notNull().default({}),
  /** What the last check has shown: its mark, and a hash of each line. */
  preview: jsonb('preview').$type<{ mark: string; lines: Record<string, string> }>(),
  /** The rows that were not imported; deleted after a while. */
  rowsLeft: jsonb('rows_left').$type<RowsLeft>(),
  leftCount: integer('left_count').notNull().default(0),
  undoneBy: uuid('undone_by').references(() => users.id),
  ...bookkeeping(),
})

/** Which column fills which field, by the kind of file and its header row. */
export const importMappings = pgTable('import_mappings', {
  id: key(),
  kind: text('kind', { enum: importKinds }).notNull(),
  headerHash: text('header_hash').notNull(),
  columns: jsonb('columns').$type<Columns>().notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  ...bookkeeping(),
})

/** The changes of an import, for undo. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id),
    position: integer('position').notNull(),
    tableName: text('table_name').notNull(),
    recordId: uuid('record_id').notNull(),
    label: text('label').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    versionAfter: integer('version_after'),
  },
  (row) => [primaryKey({ columns: [row.importId, row.position] })],
)

/** The erased accounts by id, and what was retained. */
export const erasures = pgTable('erasures', {
  id: key(),
  userId: uuid('user_id').notNull(),
  performedBy: uuid('performed_by')
    .notNull()
    .references(() => users.id),
  retained: jsonb('retained').$type<Retention[]>().notNull(),
  createdAt: createdAt(),
})
