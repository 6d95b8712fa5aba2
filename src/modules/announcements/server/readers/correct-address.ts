import { and, eq, isNotNull } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { lockResident, writeResident } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import type { DeliveryContext } from '../delivery.ts'
import { findAnnouncement } from '../reads.ts'
import { announcementRecipients } from '../table.ts'

/**
 * Saves another contact address of a recipient, and sends the failed e-mail to it. Throws 404 for a person who is no recipient
 * with an e-mail, and 400 naming `email`.
 */
export async function correctAddress(
  db: Database,
  context: Pick<DeliveryContext, 'mail'>,
  { id, userId }: { id: string; userId: string },
  email: string,
  by: Author,
  now: Date,
): Promise<OfficeAnnouncement> {
  return db.transaction(async (tx) => {
    const [recipient] = await tx
      .select({ mailId: announcementRecipients.mailId, residentId: residents.id })
      .from(announcementRecipients)
      .innerJoin(residents, eq(residents.userId, announcementRecipients.userId))
      .where(
        and(
          eq(announcementRecipients.announcementId, id),
          eq(announcementRecipients.userId, userId),
          isNotNull(announcementRecipients.mailId),
        ),
      )
    if (!recipient?.mailId) throw notFound('Resident')
    const resident = await lockResident(tx, recipient.residentId)
    await writeResident(tx, { mail: context.mail }, resident, { emailPrimary: email }, by, now)
    const sent = await context.mail.requeue(tx, [recipient.mailId], now, new Map([[recipient.mailId, email]]))
    if (sent > 0) {
      const after = { emails: sent }
      await writeAudit(tx, { by, action: 'sent again', recordType: 'announcements', recordId: id, after, now })
    }
    await notifyChanged(tx, { topic: 'announcements' })
    return findAnnouncement(tx, id, now)
  })
}
