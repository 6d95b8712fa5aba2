import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { MaintenanceRequest } from '#maintenance/requests/request.ts'
import type { Filing } from '#maintenance/notices/server/after-filing.ts'
import { fileAnywhere } from '#maintenance/requests/server/file-request.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { MessageReply, NewMessage, NewReply, SentMessage, MessageToRequest } from '../contract.ts'
import { reasonTitle, replySubject, validateNotSpam } from '../rules.ts'
import { emails, words } from '../messages/en.ts'
import { linkLockedMessage } from './linking.ts'
import { findMessage, lockMessage } from './reads.ts'
import { contactMessages, contactReplies } from './table.ts'

/**
 * Stores a visitor's message and notifies the office by mail. A bot's message is filed as spam without an e-mail; the
 * answer is the same, so that the bot learns nothing.
 */
export async function fileMessage(
  db: Database,
  mail: Mail,
  input: NewMessage,
  /** `userId` is the resident who was signed in, by their session alone. */
  from: { userId: string | null; address: string; office: string; isSpam: boolean },
  now: Date,
): Promise<SentMessage> {
  const id = newId()
  const result = { id, ...input, createdAt: now.toISOString() }
  await db.transaction(async (tx) => {
    const { userId, address: ipAddress } = from
    const spamAt = from.isSpam ? now : null
    await tx.insert(contactMessages).values({ id, ...input, userId, ipAddress, spamAt, createdAt: now, updatedAt: now })
    await writeAudit(tx, {
      by: null,
      action: from.isSpam ? 'received as spam' : 'received',
      recordType: 'contact',
      recordId: id,
      after: { reason: input.reason },
      address: from.address,
      now,
    })
    const [office] = await tx.select({ email: building.officeEmail }).from(building)
    if (office && !from.isSpam) {
      const { subject, paragraphs, label } = emails.notice(input, reasonTitle(input.reason))
      const button = { label, url: from.office }
      await mail.enqueue(
        tx,
        { to: office.email, recipient: 'outside', subject, paragraphs, button, about: { type: 'contact', id } },
        now,
      )
    }
    if (!from.isSpam) await notifyOffice(tx, { id, ...input }, now)
    await notifyChanged(tx, { topic: 'contact' })
  })
  return result
}

async function notifyOffice(tx: Database, { id, name, subject }: NewMessage & { id: string }, now: Date) {
  const link = paths.admin({ tab: 'website-requests', message: id })
  const params = { author: name, subject }
  await notify(tx, { kind: 'website_message', params, recipients: 'office', link, about: { type: 'contact', id } }, now)
}

/** Stores a reply with its author and queues its e-mail. */
export async function replyToMessage(
  db: Database,
  mail: Mail,
  messageId: string,
  reply: NewReply,
  by: CurrentUser,
  ifMatch: number | null,
  now: Date,
): Promise<MessageReply> {
  return db.transaction(async (tx) => {
    const locked = await lockMessage(tx, messageId, by.role, ifMatch)
    assertNotSpam(locked)
    const id = newId()
    const { replyMessage } = reply
    const subject = reply.subject || replySubject(await findCode(tx), locked.subject)
    const paragraphs = replyMessage.split(/\n{2,}/)
    const about = { type: 'contact', id: messageId }
    // The address was typed and proves nothing: the owner of the e-mail is the resident the message is linked to.
    const email = {
      to: locked.email,
      recipient: 'outside' as const,
      subject,
      // A person wrote it, and it has no heading.
      title: null,
      paragraphs,
      about,
      autoSubmitted: 'no' as const,
    }
    const mailId = await mail.enqueue(tx, email, now)
    await tx
      .insert(contactReplies)
      .values({ id, messageId, subject, replyMessage, repliedBy: by.id, mailId, sentAt: now })
    await tx
      .update(contactMessages)
      .set({ version: locked.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, messageId))
    await writeAudit(tx, { by, action: 'replied', recordType: 'contact', recordId: messageId, after: { subject }, now })
    await notifyChanged(tx, { topic: 'contact' })
    const { firstName, lastName } = by
    return { id, subject, replyMessage, sentAt: now.toISOString(), repliedByUser: { firstName, lastName } }
  })
}

/**
 * Files a maintenance request and stores it with the message. Throws 409 when the message has one already, 412 for an
 * outdated version, and the errors of filing and linking. Links the message only with `linkResident`.
 */
export async function convertToRequest(
  db: Database,
  id: string,
  { linkResident, ...request }: MessageToRequest,
  { by, ifMatch, now, afterFiling }: Filing & { by: CurrentUser; ifMatch: number | null },
): Promise<MaintenanceRequest> {
  return db.transaction(async (tx) => {
    const locked = await lockMessage(tx, id, by.role, null)
    assertNotSpam(locked)
    if (locked.requestId) throw conflict('turned_already', () => words.turnedAlready)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findMessage(tx, id, by.role))
    const filed = await fileAnywhere(tx, request, { by, now, afterFiling })
    const { tenantId: residentId } = request
    const linked =
      linkResident && residentId !== null ? await linkLockedMessage(tx, locked, residentId, by, now) : locked.version
    await tx
      .update(contactMessages)
      .set({ requestId: filed.id, version: linked + 1, updatedAt: now })
      .where(eq(contactMessages.id, id))
    const { number } = filed
    await writeAudit(tx, {
      by,
      action: 'turned into a request',
      recordType: 'contact',
      recordId: id,
      after: { number },
      now,
    })
    await notifyChanged(tx, { topic: 'contact' })
    return filed
  })
}

function assertNotSpam(message: { spamAt: Date | null }) {
  const reason = validateNotSpam(message)
  if (reason !== null) throw conflict('is_spam', reason)
}

async function findCode(db: Database): Promise<string> {
  const [profile] = await db.select({ code: building.code }).from(building)
  if (!profile) throw notFound('Building')
  return profile.code
}
