import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { readMailbox, type ReceivedMessage } from '#platform/server/mail/incoming/read-mailbox.ts'
import { sender } from '#platform/server/mail/outbox-rows.ts'
import { addReply, storePictures, type Tools } from './accept-email.ts'
import { judgeReply } from './judge-reply.ts'
import { type Addresses, parseEmail, type ParsedEmail, unreadableEmail } from './parse-email.ts'
import { recordBounce } from './record-bounce.ts'
import { faultOfMailbox, findMailbox, type MailboxContext, nameOfMailbox } from './settings.ts'
import { incomingEmailPhotos, incomingEmails, mailboxPositions } from './table.ts'

export type ReceiveContext = Tools & MailboxContext & { db: Database }

/** One that ends the process is begun this often, then skipped. */
const maxAttempts = 3

/**
 * Reads the new e-mails of the mailbox, each exactly once: its effect and the position after it are one transaction. Returns
 * their number and the mailbox server's error; null without a mailbox.
 */
export async function receiveEmails(
  context: ReceiveContext,
  now: Date,
): Promise<{ received: number; fault: string | null } | null> {
  const { db, config } = context
  const mailbox = await findMailbox(db, context)
  if (!mailbox) return null
  const name = nameOfMailbox(mailbox.server)
  const { office } = await sender(db)
  const { replyAddress, authservId } = mailbox
  const addresses = { replyAddress, bounceAddress: config.bounceAddress ?? replyAddress, authservId, office }
  const [position] = await db.select().from(mailboxPositions).where(eq(mailboxPositions.mailbox, name))
  let [received, fault]: [number, string | null] = [0, null]
  try {
    await readMailbox(mailbox.server, position ?? null, async (message) => {
      if (await receiveOne(context, name, addresses, message, now)) received += 1
    })
  } catch (error) {
    fault = faultOfMailbox(error)
  }
  await db
    .insert(mailboxPositions)
    .values({ mailbox: name, uidValidity: '', readAt: now, lastError: fault })
    .onConflictDoUpdate({ target: mailboxPositions.mailbox, set: { readAt: now, lastError: fault } })
  return { received, fault }
}

async function receiveOne(
  context: ReceiveContext,
  mailbox: string,
  addresses: Addresses,
  { uidValidity, uid, source, isTooLarge }: ReceivedMessage,
  now: Date,
): Promise<boolean> {
  const attempts = await beginReading(context.db, mailbox, uidValidity, uid)
  if (attempts === null) return false
  const email =
    attempts > maxAttempts ? unreadableEmail(uidValidity, uid) : await parseEmail(source, addresses, isTooLarge)
  return context.db.transaction(async (tx) => {
    const [position] = await tx
      .select()
      .from(mailboxPositions)
      .where(eq(mailboxPositions.mailbox, mailbox))
      .for('update')
    // Another process has read it meanwhile.
    if (position?.uidValidity !== uidValidity || position.lastUid >= uid) return false
    const isNew = await recordEmail(tx, context, email, now)
    await tx.update(mailboxPositions).set({ lastUid: uid, attempts: 0 }).where(eq(mailboxPositions.mailbox, mailbox))
    return isNew
  })
}

/** Counts the beginning, so that a message cannot end the process again and again. Null when it has been read. */
async function beginReading(db: Database, mailbox: string, uidValidity: string, uid: number): Promise<number | null> {
  const { rows } = await db.execute<{ last_uid: string | number; attempts: number }>(sql`
    insert into mailbox_positions as known (mailbox, uid_validity, reading_uid, attempts)
    values (${mailbox}, ${uidValidity}, ${uid}, 1)
    on conflict (mailbox) do update set
      last_uid = case when known.uid_validity = excluded.uid_validity then known.last_uid else 0 end,
      attempts = case when known.uid_validity = excluded.uid_validity and known.reading_uid = excluded.reading_uid
        then known.attempts + 1 else 1 end,
      uid_validity = excluded.uid_validity, reading_uid = excluded.reading_uid
    returning last_uid, attempts`)
  const [row] = rows
  return row && Number(row.last_uid) < uid ? row.attempts : null
}

/** Records an e-mail with its effect; returns false for a copy of one that is known. */
async function recordEmail(tx: Database, context: ReceiveContext, email: ParsedEmail, now: Date): Promise<boolean> {
  const id = newId()
  const isJudged = email.kind === 'reply' || email.kind === 'other'
  const { requestId, account, reason } = isJudged
    ? await judgeReply(tx, context.secretKey, email, now)
    : { requestId: null, account: null, reason: null }
  const state = !isJudged ? 'ignored' : reason === null ? 'accepted' : 'waiting'
  const { fingerprint, kind, fromAddress, fromName, subject, body, fullText, pictures, leftOutFiles } = email
  // Without an account nobody is named as the author of the pictures, so they are left out.
  const omitted = account ? 0 : pictures.length
  const texts = state === 'waiting' ? { fromAddress, fromName, subject, body, fullText } : {}
  const inserted = await tx
    .insert(incomingEmails)
    .values({
      id,
      fingerprint,
      kind,
      state,
      reason,
      ...texts,
      leftOutFiles: leftOutFiles + omitted,
      requestId,
      userId: account?.id ?? null,
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: incomingEmails.id })
  if (inserted.length === 0) return false
  if (kind === 'bounce') await recordBounce(tx, email, now)
  if (account && state !== 'ignored') {
    const stored = await storePictures(tx, context.files, email, account.id, now)
    if (state === 'accepted' && requestId !== null) await addReply(tx, context, requestId, email, stored, account, now)
    else if (stored.length > 0)
      await tx.insert(incomingEmailPhotos).values(stored.map((photo) => ({ id: newId(), emailId: id, ...photo })))
  }
  await notifyChanged(tx, { topic: 'mailbox' })
  return true
}
