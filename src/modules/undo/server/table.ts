import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, key } from '#platform/server/database/columns.ts'

export const undoableChanges = pgTable(
  'undoable_changes',
  {
    id: key(),
    operation: uuid('operation').notNull(),
    createdBy: uuid('created_by').notNull(),
    recordType: text('record_type').notNull(),
    recordId: uuid('record_id').notNull(),
    versionAfter: integer('version_after').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [unique('undoable_changes_operation_key').on(t.createdBy, t.operation, t.recordType, t.recordId)],
)
