import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { units } from '#units/server/table.ts'
import { assignments } from '../../server/table.ts'
import { memberEmails } from '../messages/emails.ts'
import type { MemberRow } from './end.ts'

type Invited = Pick<MemberRow, 'id' | 'assignmentId' | 'userId' | 'firstName' | 'lastName' | 'email'>

/** The language that a person has chosen; null when none. */
export async function findLanguage(tx: Database, userId: string): Promise<Language | null> {
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return user?.language ?? null
}

/**
 * Queues the invitation, in the language of the account or else the chosen one. Where the address belongs to another account, its
 * owner is informed instead, and that account stays as it is.
 */
export async function enqueueInvitation(
  tx: Database,
  mail: Mail,
  to: Invited,
  by: Author,
  now: Date,
  chosen?: Language | null,
): Promise<void> {
  const [home] = await tx
    .select({ unitNumber: units.unitNumber })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(eq(assignments.id, to.assignmentId))
  const [profile] = await tx.select({ name: building.name }).from(building)
  const facts = {
    firstName: to.firstName,
    building: profile?.name ?? '',
    by: `${by.firstName} ${by.lastName}`.trim(),
    unitNumber: home?.unitNumber ?? '',
  }
  const account = await findRecipient(tx, to)
  if (!account) return
  const language = readerLanguage(account.language ?? chosen ?? (await findLanguage(tx, by.id)))
  const isNew = account.id === to.userId
  const { label, ...email } = memberEmails[language][isNew ? 'invitation' : 'addressInUse'](facts)
  await mail.enqueue(
    tx,
    {
      to: account.email,
      recipient: { userId: account.id },
      toName: `${to.firstName} ${to.lastName}`.trim(),
      language,
      ...email,
      ...(isNew ? { button: { label, linkType: 'invite' }, about: { type: 'accounts', id: account.id } } : {}),
    },
    now,
  )
}

/** The account that was created for the member, or the one that has the address. */
async function findRecipient(tx: Database, { userId, email }: Invited) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(
      userId === null
        ? and(eq(users.emailCanonical, canonicalEmail(email)), isNull(users.deletedAt))
        : eq(users.id, userId),
    )
  return account
}
