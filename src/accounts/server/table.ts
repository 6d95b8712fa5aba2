import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#platform/roles.ts'
import { languages } from '#platform/language.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/columns.ts'
import { searchColumn } from '#platform/server/search.ts'
import { accountStatuses, teams, themes, tokenKinds } from '../choices.ts'

export const users = pgTable('users', {
  id: key(),
  /** The address somebody signs in with; unique among those who are not deleted, whatever the case. */
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at'),
  role: text('role', { enum: roles }).notNull(),
  status: text('status', { enum: accountStatuses }).notNull().default('Active'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Ten digits. */
  phone: text('phone'),
  team: text('team', { enum: teams }),
  theme: text('theme', { enum: themes }).notNull().default('system'),
  /** What they chose to read. */
  language: text('language', { enum: languages }),
  lastSignInAt: instant('last_sign_in_at'),
  secondFactorSealed: text('second_factor_sealed'),
  secondFactorSince: instant('second_factor_since'),
  /** The step of the last code that was let in. */
  secondFactorStep: bigint('second_factor_step', { mode: 'number' }),
  deletedAt: instant('deleted_at'),
  search: searchColumn(sql`searchable(first_name, last_name, email, phone)`),
  ...bookkeeping(),
})

export const sessions = pgTable('sessions', {
  id: key(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  address: text('address'),
  agent: text('agent'),
  createdAt: createdAt(),
  lastActiveAt: instant('last_active_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const oneTimeTokens = pgTable('one_time_tokens', {
  id: key(),
  kind: text('kind', { enum: tokenKinds }).notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const recoveryCodes = pgTable('recovery_codes', {
  id: key(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  codeHash: text('code_hash').notNull(),
  createdAt: createdAt(),
  usedAt: instant('used_at'),
})
