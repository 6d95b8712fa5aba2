import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, key } from '../database/columns.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: key(),
    key: text('key').notNull(),
    userId: uuid('user_id'),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply').$type<unknown>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`now() + interval '1 day'`),
  },
  (t) => [unique().on(t.userId, t.endpoint, t.key).nullsNotDistinct()],
)
