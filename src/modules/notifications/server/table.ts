import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { createdAt, instant, key } from '#platform/server/database/columns.ts'
import type { StoredParams } from '../messages/kinds.ts'
import { channels, digestDays, emailChoices, smsContentTypes, switchChoices } from '../choices.ts'

const times = () => ({ createdAt: createdAt(), updatedAt: instant('updated_at').notNull().defaultNow() })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id)

export const notifications = pgTable('notifications', {
  id: key(),
  userId: userId(),
  kind: text('kind').notNull(),
  params: jsonb('params').$type<StoredParams>().notNull().default({}),
  link: text('link'),
  aboutType: text('about_type'),
  aboutId: uuid('about_id'),
  /** Of an alert; `on-call` comes after this module, so its table is not named here. */
  alertId: uuid('alert_id'),
  inBell: boolean('in_bell').notNull(),
  readAt: instant('read_at'),
  createdAt: createdAt(),
})

export const deliveryStates = ['waiting', 'sent', 'failed', 'skipped'] as const

export const notificationDeliveries = pgTable('notification_deliveries', {
  id: key(),
  notificationId: uuid('notification_id')
    .notNull()
    .references(() => notifications.id),
  channel: text('channel', { enum: ['email', 'push', 'sms'] }).notNull(),
  state: text('state', { enum: deliveryStates }).notNull(),
  daily: boolean('daily').notNull().default(false),
  dueAt: instant('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  mailId: uuid('mail_id'),
  sentAt: instant('sent_at'),
  ...times(),
})

export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: userId(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    value: text('value', { enum: [...emailChoices, ...switchChoices] }).notNull(),
    ...times(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
)

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: key(),
  userId: userId(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  device: text('device').notNull().default(''),
  endedAt: instant('ended_at'),
  ...times(),
})

export const pushKeys = pgTable('push_keys', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  publicKey: text('public_key').notNull(),
  privateKeySealed: text('private_key_sealed'),
  createdAt: createdAt(),
})

export const smsGateway = pgTable('sms_gateway', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  url: text('url').notNull(),
  header: text('header').notNull().default(''),
  secretSealed: text('secret_sealed'),
  contentType: text('content_type', { enum: smsContentTypes }).notNull().default('application/json'),
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
  ...times(),
})

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  quiet: boolean('quiet').notNull().default(true),
  quietFrom: integer('quiet_from').notNull().default(1320),
  quietUntil: integer('quiet_until').notNull().default(420),
  digestAt: integer('digest_at').notNull().default(480),
  digestDays: text('digest_days', { enum: digestDays }).notNull().default('weekdays'),
  ...times(),
})
