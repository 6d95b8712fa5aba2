import { eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { paths } from '#paths.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { residents } from './table.ts'

export type MailTools = { mail: Mail; origin: () => string }
export type EmailText = { subject: string; paragraphs: string[]; label: string }

/**
 * Queues an e-mail to each of the residents, in their own language and with a button that opens the portal; not to
 * suspended or deleted accounts, nor to residents without an address.
 */
export async function enqueueResidentEmails(
  tx: Database,
  { mail, origin }: MailTools,
  residentIds: readonly string[],
  compose: (firstName: string, language: Language) => EmailText,
  now: Date,
): Promise<void> {
  const people = await tx
    .select({ record: residents, user: users })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(inArray(residents.id, [...residentIds]))
  const emails = people
    .map(({ record, user }) => ({ record, user, to: record.emailPrimary ?? user.email }))
    .filter(({ user, to }) => user.deletedAt === null && user.status !== 'Suspended' && to !== '')
    .map(({ record, user, to }) => {
      const { label, ...email } = compose(user.firstName, readerLanguage(user.language))
      return {
        ...email,
        to,
        recipient: { userId: user.id },
        toName: record.fullName,
        language: user.language,
        button: { label, url: `${origin()}${paths.tenant()}` },
        about: { type: 'accounts', id: user.id },
      }
    })
  await mail.enqueueAll(tx, emails, now)
}
