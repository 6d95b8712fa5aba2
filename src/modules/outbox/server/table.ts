import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping } from '#platform/server/database/columns.ts'
import { mailSecurities } from '#platform/mail-security.ts'

/** At most one row; SMTP_URL takes precedence. */
export const mailServers = pgTable('mail_servers', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  security: text('security', { enum: mailSecurities }).notNull(),
  username: text('username').notNull().default(''),
  passwordSealed: text('password_sealed'),
  sender: text('sender'),
  ...bookkeeping(),
})
