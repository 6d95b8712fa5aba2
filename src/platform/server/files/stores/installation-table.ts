import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'

export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  id: uuid('id').notNull().defaultRandom(),
})
