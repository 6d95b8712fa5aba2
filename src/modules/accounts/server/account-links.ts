import { and, eq } from 'drizzle-orm'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import type { EmailKind } from '../choices.ts'
import { notSent } from '../messages/email-en.ts'
import { checkRecipient, createLink } from './links.ts'
import { pendingEmails, users } from './table.ts'
import type { Account } from './write-account.ts'

/** Locks the account of a link until the link is stored. Throws when the account cannot sign in. */
export async function lockRecipient(tx: Database, userId: string): Promise<Account> {
  await lockRecords(tx)
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedAt || user.status === 'Suspended') throw new LinkNotCreated(notSent.noAccount)
  return user
}

/** Creates the link of a password e-mail that is being sent. */
export async function createPasswordLink(
  db: Database,
  kind: 'reset' | 'invite',
  userId: string,
  to: string,
  origin: string,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const user = await lockRecipient(tx, userId)
    checkRecipient(to, user.email)
    if (kind === 'invite' && user.passwordHash !== null) throw new LinkNotCreated(notSent.hasPassword)
    const token = await createLink(tx, { kind, userId, sentTo: to }, now)
    return `${origin}${paths.resetPassword(token, user.language)}`
  })
}

/** Creates the link that confirms a new address, if that address is still pending. */
export async function createEmailLink(
  db: Database,
  kind: EmailKind,
  userId: string,
  to: string,
  origin: string,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockRecipient(tx, userId)
    const [pending] = await tx
      .select()
      .from(pendingEmails)
      .where(and(eq(pendingEmails.userId, userId), eq(pendingEmails.kind, kind)))
    if (!pending) throw new LinkNotCreated(notSent.nothingPending)
    checkRecipient(to, pending.email)
    return `${origin}${paths.confirmEmail(await createLink(tx, { kind: `${kind}-email`, userId, sentTo: to }, now))}`
  })
}
