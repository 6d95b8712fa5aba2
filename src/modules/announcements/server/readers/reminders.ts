import { readerLanguage } from '#platform/language/language.ts'
import { eq, sql } from 'drizzle-orm'
import { paths } from '#paths.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { countDelayedEmails } from '#platform/server/mail/outbox-rows.ts'
import { emailsAfter, recordUndoable, type Restored, type UndoableChange } from '#undo/server/store.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { emailsIn } from '../../emails.ts'
import { announcementTexts } from '../../messages/index.ts'
import { stateOf, textIn } from '../../rules.ts'
import { type DeliveryContext, findLanguages, findOptedOut, selectMailRecipients } from '../delivery.ts'
import { type CurrentResident, listCurrentHomes } from '../homes-now.ts'
import { findAnnouncement } from '../reads.ts'
import { announcementReminders, announcements } from '../table.ts'

export type Reachable = { homes: readonly CurrentResident[]; optedOut: ReadonlySet<string> }

/** Who lives here now, and who turned e-mails about announcements off. */
export const findReachable = async (db: Database, now: Date): Promise<Reachable> => ({
  homes: await listCurrentHomes(db, now),
  optedOut: await findOptedOut(db),
})

/** The recipients who have not read an announcement and can be reached. */
export async function selectUnread(
  db: Database,
  { id, emergency }: { id: string; emergency: boolean },
  { homes, optedOut }: Reachable,
) {
  const { rows } = await db.execute<{ userId: string }>(
    sql`select user_id as "userId" from announcement_recipients where announcement_id = ${id} and read_at is null`,
  )
  const unread = rows.map(({ userId }) => userId)
  return selectMailRecipients(unread, homes, emergency ? new Set() : optedOut)
}

/**
 * Writes to the recipients who have not read a published announcement and can be reached: they have a home and an address,
 * and get announcements by e-mail. Records who reminded how many. Throws 404, and 409 when there is nobody to remind.
 */
export async function remindUnread(
  db: Database,
  context: Pick<DeliveryContext, 'mail' | 'origin'>,
  id: string,
  { by, operation, now }: { by: Author; operation?: string | undefined; now: Date },
): Promise<OfficeAnnouncement> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
    if (!locked) throw notFound('Announcement')
    if (locked.deliveredAt === null || stateOf(locked, now) !== 'published')
      throw conflict('not_running', (language) => announcementTexts[language].notRunning)
    const people = await selectUnread(tx, locked, await findReachable(tx, now))
    if (people.length === 0)
      throw conflict('nobody_to_remind', (language) => announcementTexts[language].nobodyToRemind)
    const notBefore = emailsAfter(operation, locked.emergency, now)
    const languageByUser = await findLanguages(tx, people)
    await context.mail.enqueueAll(
      tx,
      people.map(({ userId, email, fullName }) => {
        const language = readerLanguage(languageByUser.get(userId))
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
          notBefore,
        }
      }),
      now,
    )
    const reminderId = newId()
    await tx
      .insert(announcementReminders)
      .values({ id: reminderId, announcementId: id, sentBy: by.id, sentAt: now, people: people.length })
    if (operation !== undefined) {
      const change = { operation, recordType: 'announcements', recordId: id, versionAfter: locked.version }
      await recordUndoable(tx, { ...change, before: { reminderId } }, by, now)
    }
    const after = { people: people.length }
    await writeAudit(tx, { by, action: 'reminded', recordType: 'announcements', recordId: id, after, now })
    await notifyChanged(tx, { topic: 'announcements' })
    return findAnnouncement(tx, id, now)
  })
}

/** Takes a reminder back, whose e-mails are withdrawn then; of one that is half sent, the sent ones count. */
export async function undoReminder(
  tx: Database,
  { recordId, createdAt }: UndoableChange,
  reminderId: string,
  by: Author,
  now: Date,
): Promise<Restored> {
  const { waiting, sent } = await countDelayedEmails(tx, recordId, createdAt)
  if (waiting === 0) return 'sent'
  const isReminder = eq(announcementReminders.id, reminderId)
  if (sent === 0) await tx.delete(announcementReminders).where(isReminder)
  else await tx.update(announcementReminders).set({ people: sent }).where(isReminder)
  await writeAudit(tx, { by, action: 'took back a reminder', recordType: 'announcements', recordId, now })
  await notifyChanged(tx, { topic: 'announcements' })
  return true
}
