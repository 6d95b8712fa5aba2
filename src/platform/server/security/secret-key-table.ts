import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../database/columns.ts'

/** At most one row: a known value sealed with SECRET_KEY, which detects a start with another key. */
export const secretKeyCheck = pgTable('secret_key_check', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  checkSealed: text('check_sealed'),
  createdAt: createdAt(),
})
