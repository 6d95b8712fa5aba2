import { eq } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { NewPlacedRequest } from '#maintenance/request-input.ts'
import type { MaintenanceRequest } from '#maintenance/request.ts'
import { fileAnywhere } from '#maintenance/server/file-request.ts'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import type { Role } from '#platform/roles.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Visitor } from '#platform/server/house.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { MessageReply, NewMessage, NewReply, SentMessage } from '../contract.ts'
import { trapField } from '../contract.ts'
import { isTrapped, reasonTitle, replySubject } from '../rules.ts'
import { letters, words } from '../words.ts'
import { findMessage } from './reads.ts'
import { contactMessages, contactReplies } from './table.ts'

/** Keeps a visitor's message and tells the office by mail; a program that fell into the trap only believes so. */
export async function fileMessage(
  db: Database,
  mail: Mail,
  { [trapField]: trap, ...said }: NewMessage,
  from: { address: string; office: string },
  now: Date,
): Promise<SentMessage> {
  const id = newId()
  const sent = { id, ...said, createdAt: now.toISOString() }
  if (isTrapped(trap)) return sent
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ id, ...said, ipAddress: from.address, createdAt: now, updatedAt: now })
    await writeAudit(tx, {
      by: null,
      action: 'received',
      noun: 'contact',
      recordId: id,
      after: { reason: said.reason },
      address: from.address,
      now,
    })
    const [office] = await tx.select({ email: building.officeEmail }).from(building)
    if (office) {
      const { subject, paragraphs, label } = letters.notice(said, reasonTitle(said.reason))
      const button = { label, url: from.office }
      await mail.post(tx, { to: office.email, subject, paragraphs, button, about: { noun: 'contact', id } }, now)
    }
    await tellChanged(tx, { topic: 'contact' })
  })
  return sent
}

/** Answers a message: kept under the author's name, sent to the visitor through the outbox. */
export async function replyToMessage(
  db: Database,
  mail: Mail,
  messageId: string,
  reply: NewReply,
  by: Visitor,
  ifMatch: number | null,
  now: Date,
): Promise<MessageReply> {
  return db.transaction(async (tx) => {
    const held = await holdMessage(tx, messageId, by.role, ifMatch)
    const id = newId()
    const { replyMessage } = reply
    const subject = reply.subject || replySubject(await findCode(tx), held.subject)
    const paragraphs = replyMessage.split(/\n{2,}/)
    const about = { noun: 'contact', id: messageId }
    const mailId = await mail.post(tx, { to: held.email, subject, paragraphs, about }, now)
    await tx
      .insert(contactReplies)
      .values({ id, messageId, subject, replyMessage, repliedBy: by.id, mailId, sentAt: now })
    await tx
      .update(contactMessages)
      .set({ version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, messageId))
    await writeAudit(tx, { by, action: 'replied', noun: 'contact', recordId: messageId, after: { subject }, now })
    await tellChanged(tx, { topic: 'contact' })
    const { firstName, lastName } = by
    return { id, subject, replyMessage, sentAt: now.toISOString(), repliedByUser: { firstName, lastName } }
  })
}

/** Puts a message away; one that is away already stays as it is. Refuses with 412 when the caller saw an older one. */
export async function archiveMessage(db: Database, id: string, by: Visitor, ifMatch: number | null, now: Date) {
  await db.transaction(async (tx) => {
    const held = await holdMessage(tx, id, by.role, ifMatch)
    if (held.archivedAt) return
    await tx
      .update(contactMessages)
      .set({ archivedAt: now, archivedBy: by.id, version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, id))
    await writeAudit(tx, { by, action: 'archived', noun: 'contact', recordId: id, now })
    await tellChanged(tx, { topic: 'contact' })
  })
  return findMessage(db, id, by.role)
}

/** Takes a message out of the archive; one that is not in it stays as it is. Refuses with 412 when the caller saw an older one. */
export async function unarchiveMessage(db: Database, id: string, by: Visitor, ifMatch: number | null, now: Date) {
  await db.transaction(async (tx) => {
    const held = await holdMessage(tx, id, by.role, ifMatch)
    if (!held.archivedAt) return
    await tx
      .update(contactMessages)
      .set({ archivedAt: null, archivedBy: null, version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, id))
    await writeAudit(tx, { by, action: 'took out of the archive', noun: 'contact', recordId: id, now })
    await tellChanged(tx, { topic: 'contact' })
  })
  return findMessage(db, id, by.role)
}

/**
 * Files a maintenance request that the message tells of from then on. Refuses with 409 when it became one already, with
 * 412 when the caller saw an older one, and as filing itself does.
 */
export async function turnIntoRequest(
  db: Database,
  id: string,
  request: NewPlacedRequest,
  by: Visitor,
  ifMatch: number | null,
  now: Date,
): Promise<MaintenanceRequest> {
  return db.transaction(async (tx) => {
    const held = await holdMessage(tx, id, by.role, null)
    if (held.requestId) throw conflict('turned_already', words.turnedAlready)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(await findMessage(tx, id, by.role))
    const filed = await fileAnywhere(tx, request, by, now)
    await tx
      .update(contactMessages)
      .set({ requestId: filed.id, version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, id))
    const { number } = filed
    await writeAudit(tx, { by, action: 'turned into a request', noun: 'contact', recordId: id, after: { number }, now })
    await tellChanged(tx, { topic: 'contact' })
    return filed
  })
}

/** The message, locked until the transaction ends; refuses with 404, or with 412 when the caller saw an older one. */
async function holdMessage(tx: Database, id: string, reader: Role, ifMatch: number | null) {
  const [held] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!held) throw notFound('Message')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(await findMessage(tx, id, reader))
  return held
}

async function findCode(db: Database): Promise<string> {
  const [profile] = await db.select({ code: building.code }).from(building)
  if (!profile) throw notFound('Building')
  return profile.code
}
