import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { readChoice, storeChoice } from '#notifications/server/choices.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { announcementTexts } from '../messages/index.ts'

/** Whether a person receives announcements by e-mail, at once or daily; it is one of their notification choices. */
export async function findMailChoice(db: Database, userId: string): Promise<{ enabled: boolean }> {
  return { enabled: (await readChoice(db, userId, 'announcement', 'email', 'tenant')) !== 'off' }
}

/** Stores the choice of a person; repeating it changes nothing, so that a daily e-mail stays daily. */
export async function setMailChoice(
  db: Database,
  userId: string,
  enabled: boolean,
  how: 'portal' | 'email',
  now: Date,
) {
  await db.transaction(async (tx) => {
    const [by] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!by || (await findMailChoice(tx, userId)).enabled === enabled) return
    const choice = { kind: 'announcement', channel: 'email', value: enabled ? 'at_once' : 'off' } as const
    await storeChoice(tx, by, choice, { how }, now)
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
    .select({ userId: mailOutbox.recipientId })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, mailId))
  if (!recipient?.userId) throw new Error('This e-mail has no recipient with an account.')
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
