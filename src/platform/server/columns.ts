import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The key of a row: a UUIDv7 that the program makes. */
export const key = () => uuid('id').primaryKey()
export const instant = (name: string) => timestamp(name, { withTimezone: true })
/** Money: whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' })
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** What every row has that may change. */
export const bookkeeping = () => ({
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
