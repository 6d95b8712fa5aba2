import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from '../database/drizzle.ts'

export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  last: integer('last').notNull().default(0),
})

/** The next number of a sequence without gaps: call it in the transaction that uses the number. */
export async function nextNumber(db: Database, name: string): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last })
  if (!row) throw new Error(`The count of ${name} gave no number`)
  return row.last
}
