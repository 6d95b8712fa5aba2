import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { announcementTexts } from '../messages/index.ts'
import { announcementRecipients, mailChoices } from './table.ts'

/** Whether a person receives announcements by e-mail; the default is yes. */
export async function findMailChoice(db: Database, userId: string): Promise<{ enabled: boolean }> {
  const [row] = await db
    .select({ enabled: mailChoices.wantsMail })
    .from(mailChoices)
    .where(eq(mailChoices.userId, userId))
  return { enabled: row?.enabled ?? true }
}

/** Stores the choice of a person; repeating it changes nothing. */
export async function setMailChoice(
  db: Database,
  userId: string,
  enabled: boolean,
  how: 'portal' | 'email',
  now: Date,
) {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into announcement_mail_choices as mine (user_id, wants_mail, created_at, updated_at)
      values (${userId}, ${enabled}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (user_id) do update set wants_mail = excluded.wants_mail, version = mine.version + 1, updated_at = excluded.updated_at
        where mine.wants_mail <> excluded.wants_mail`)
    if (!rowCount) return
    const [by] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
    const after = { enabled, how }
    await writeAudit(tx, {
      by: by ?? null,
      action: 'chose mail',
      recordType: 'announcements',
      recordId: userId,
      after,
      now,
    })
    await notifyChanged(tx, { topic: 'announcements', residents: [userId] })
  })
  return { enabled }
}

const sealContext = sealedPlace('announcements', 'email', 'unsubscribe')

/**
 * The unsubscribe link of an e-mail that is being sent. The encrypted id of the person is in the link, so it never
 * expires and reveals nothing.
 */
export async function createUnsubscribeLink(
  db: Database,
  key: Buffer,
  mailId: string,
  origin: string,
): Promise<string> {
  const [recipient] = await db
    .select({ userId: announcementRecipients.userId })
    .from(announcementRecipients)
    .where(eq(announcementRecipients.mailId, mailId))
  if (!recipient) throw new Error('This e-mail has no recipient of an announcement.')
  return `${origin}${paths.newsByMail(seal(key, recipient.userId, sealContext))}`
}

/** The owner of an unsubscribe link; throws 400 when the link is invalid or the account is deleted. */
export async function findLinkOwner(db: Database, key: Buffer, token: string): Promise<string> {
  const userId = decryptUserId(key, token)
  const [person] =
    userId === null
      ? []
      : await db.select({ id: users.id, deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId))
  if (!person || person.deletedAt) throw badLink()
  return person.id
}

/**
 * Stops news to the owner of a link; does nothing for a deleted account. Throws 400 for an invalid link.
 */
export async function unsubscribeByLink(db: Database, key: Buffer, token: string, now: Date): Promise<void> {
  const userId = decryptUserId(key, token)
  if (userId === null) throw badLink()
  const [person] = await db.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId))
  if (person && !person.deletedAt) await setMailChoice(db, userId, false, 'email', now)
}

const badLink = () =>
  new HttpError(400, 'bad_link', (language) => announcementTexts[language].byMail.badLink, { field: 'token' })

function decryptUserId(key: Buffer, token: string): string | null {
  try {
    return unseal(key, token, sealContext)
  } catch {
    return null
  }
}
