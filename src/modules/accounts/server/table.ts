import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#platform/roles.ts'
import { languages } from '#platform/language/language.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { titleCaseColumn } from '#platform/server/database/api-values.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { accountStatuses, emailKinds, teams, themes, tokenKinds } from '../choices.ts'

export const users = pgTable('users', {
  id: key(),
  /**
   * The sign-in address as typed; e-mails are sent to it. Empty for a resident who has none yet. Set together with the
   * next by `signInAddress`.
   */
  email: text('email').notNull(),
  /** Its canonical form (`canonicalEmail`), unique among accounts that are not deleted; used by look-ups. Null without one. */
  emailCanonical: text('email_canonical'),
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at'),
  role: text('role', { enum: roles }).notNull(),
  status: titleCaseColumn('status', accountStatuses).notNull().default('Active'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Ten digits. */
  phone: text('phone'),
  team: text('team', { enum: teams }),
  theme: text('theme', { enum: themes }).notNull().default('system'),
  /** The chosen language. */
  language: text('language', { enum: languages }),
  lastSignInAt: instant('last_sign_in_at'),
  secondFactorSealed: text('second_factor_sealed'),
  secondFactorSince: instant('second_factor_since'),
  /** The step of the last accepted code. */
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

/** The links that can sign in or act as a person; their rules are in `link-kinds.ts`. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  id: key(),
  kind: text('kind', { enum: tokenKinds }).notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull(),
  /** The address it went to. */
  sentTo: text('sent_to').notNull(),
  /** The record it is about, where it is not the account, and the time of its state. */
  aboutId: uuid('about_id'),
  aboutAt: instant('about_at'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  /** When its page was first loaded; only invitations record it. */
  openedAt: instant('opened_at'),
  /** When it was used, replaced or ended. */
  usedAt: instant('used_at'),
})

/** Addresses that people typed for themselves and have not confirmed yet. */
export const pendingEmails = pgTable(
  'pending_emails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: emailKinds }).notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const recoveryCodes = pgTable('recovery_codes', {
  id: key(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  codeHash: text('code_hash').notNull(),
  createdAt: createdAt(),
  usedAt: instant('used_at'),
})
