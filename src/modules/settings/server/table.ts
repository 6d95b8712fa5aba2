import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import type { Setting } from '../contract.ts'

export const settingChanges = pgTable('setting_changes', {
  id: key(),
  area: text('area').notNull(),
  before: jsonb('before').$type<Setting>().notNull(),
  after: jsonb('after').$type<Setting>().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  undoneAt: instant('undone_at'),
  undoneBy: uuid('undone_by'),
  undoneByName: text('undone_by_name'),
  undoes: uuid('undoes'),
  ...bookkeeping(),
})
