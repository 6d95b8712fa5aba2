import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import type { OnCallException } from '../schemas.ts'

export const onCallRota = pgTable('on_call_rota', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  people: uuid('people').array().notNull().default([]),
  startsOn: date('starts_on').notNull(),
  handover: integer('handover').notNull().default(480),
  minutes: integer('minutes').notNull().default(10),
  exceptions: jsonb('exceptions').$type<OnCallException[]>().notNull().default([]),
  ...bookkeeping(),
})

export const alerts = pgTable('alerts', {
  id: key(),
  kind: text('kind').notNull(),
  params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
  link: text('link'),
  maintenanceLink: text('maintenance_link'),
  aboutType: text('about_type'),
  aboutId: uuid('about_id'),
  key: text('key').notNull(),
  level: integer('level').notNull().default(0),
  nextAt: instant('next_at'),
  takenBy: uuid('taken_by').references(() => users.id),
  takenAt: instant('taken_at'),
  closedAt: instant('closed_at'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const alertNotices = pgTable(
  'alert_notices',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.userId] })],
)
