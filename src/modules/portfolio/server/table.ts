import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { createdAt, instant, key } from '#platform/server/database/columns.ts'
import { deliveryStates, sendProblems } from '../choices.ts'
import type { NewBuilding, NewMessage } from '../schemas.ts'

/*
 * Tables of the schema `registry`, whose accounts have the columns of those of a building.
 */

export const companies = pgTable('companies', {
  id: key(),
  name: text('name').notNull(),
  createdAt: createdAt(),
})

export const companyPeople = pgTable('company_people', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
})

export const companyBuildings = pgTable(
  'company_buildings',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    buildingId: uuid('building_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.buildingId] })],
)

/** The account of a person in a building that they have opened. */
export const buildingAccounts = pgTable(
  'building_accounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    buildingId: uuid('building_id').notNull(),
    accountId: uuid('account_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.buildingId] })],
)

/** Buildings whose creation is not complete. */
export const buildingCreations = pgTable('building_creations', {
  buildingId: uuid('building_id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  input: jsonb('input').$type<NewBuilding>().notNull(),
  createdAt: createdAt(),
})

export const openingCodes = pgTable('opening_codes', {
  id: key(),
  codeHash: text('code_hash').notNull(),
  browserHash: text('browser_hash').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  buildingId: uuid('building_id').notNull(),
  destination: text('destination').notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const companyMessages = pgTable('company_messages', {
  id: key(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  input: jsonb('input').$type<NewMessage>().notNull(),
  createdAt: createdAt(),
})

export const companyMessageBuildings = pgTable(
  'company_message_buildings',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => companyMessages.id),
    buildingId: uuid('building_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    announcementId: uuid('announcement_id'),
    people: integer('people'),
    problem: text('problem', { enum: sendProblems }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.buildingId] })],
)
