import { eq, sql } from 'drizzle-orm'
import { paths } from '#paths.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { emailsIn } from '../../emails.ts'
import { announcementTexts } from '../../messages/index.ts'
import { stateOf, textIn } from '../../rules.ts'
import { type DeliveryContext, findLanguages, findOptedOut, selectMailRecipients } from '../delivery.ts'
import { listCurrentHomes } from '../homes-now.ts'
import { findAnnouncement } from '../reads.ts'
import { announcementReminders, announcements } from '../table.ts'

/**
 * Writes to the recipients who have not read a published announcement and can be reached: they have a home and an address,
 * and get announcements by e-mail. Records who reminded how many. Throws 404, and 409 when there is nobody to remind.
 */
export async function remindUnread(
  db: Database,
  context: Pick<DeliveryContext, 'mail' | 'origin'>,
  id: string,
  by: Author,
  now: Date,
): Promise<OfficeAnnouncement> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
    if (!locked) throw notFound('Announcement')
    if (locked.deliveredAt === null || stateOf(locked, now) !== 'published')
      throw conflict('not_running', (language) => announcementTexts[language].notRunning)
    const { rows } = await tx.execute<{ userId: string }>(
      sql`select user_id as "userId" from announcement_recipients where announcement_id = ${id} and read_at is null`,
    )
    const unread = rows.map(({ userId }) => userId)
    const people = selectMailRecipients(
      unread,
      await listCurrentHomes(tx, now),
      locked.emergency ? new Set() : await findOptedOut(tx),
    )
    if (people.length === 0)
      throw conflict('nobody_to_remind', (language) => announcementTexts[language].nobodyToRemind)
    const languageByUser = await findLanguages(tx, people)
    await context.mail.enqueueAll(
      tx,
      people.map(({ userId, email, fullName }) => {
        const language = languageByUser.get(userId) ?? 'en'
        const { subject, paragraphs, label, off } = emailsIn(language).reminder(textIn(locked, language))
        return {
          to: email,
          recipient: { userId },
          toName: fullName,
          language,
          subject,
          paragraphs,
          button: { label, url: context.origin + paths.tenant({ tab: 'announcements', announcement: id }) },
          ...(locked.emergency ? {} : { unsubscribeLink: { label: off, linkType: 'unsubscribe' } }),
          about: { type: 'announcements', id },
        }
      }),
      now,
    )
    await tx
      .insert(announcementReminders)
      .values({ id: newId(), announcementId: id, sentBy: by.id, sentAt: now, people: people.length })
    const after = { people: people.length }
    await writeAudit(tx, { by, action: 'reminded', recordType: 'announcements', recordId: id, after, now })
    await notifyChanged(tx, { topic: 'announcements' })
    return findAnnouncement(tx, id, now)
  })
}
