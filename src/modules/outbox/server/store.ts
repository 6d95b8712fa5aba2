import { and, count, eq, inArray, isNotNull, isNull, min, ne } from 'drizzle-orm'
import { words as importExportWords } from '#import-export/messages/en.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import { linkPlaceholder } from '#platform/server/mail/email.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { matchesText } from '#platform/server/sql/search.ts'
import type { EmailFilter, MailSettings, OutboxEmail, EmailDetail, TrialResult } from '../contract.ts'
import type { ManyResult } from '#undo/many.ts'
import { findMailServer, findWay } from './mail-server.ts'
import { kindOf, resendDisabledReason } from '../rules.ts'
import { words } from '../messages/en.ts'

/** Links with tokens are for the recipient only, so administrators do not see them. */
const withoutSecrets = (text: string) => text.replaceAll(linkPlaceholder, words.secretLink)
/** The text of an e-mail whose content was erased. */
const erased = importExportWords.person.erased
/** Failed e-mails whose content was not erased. */
const sendable = and(eq(mailOutbox.status, 'failed'), ne(mailOutbox.textBody, erased))

/** How e-mails are sent, their number in each state, and how many can be sent again. */
export async function findMailSettings(
  db: Database,
  { config }: Pick<AppContext, 'config'>,
  own: string,
): Promise<MailSettings> {
  const rows = await db
    .select({ status: mailOutbox.status, total: count(), bounced: db.$count(mailOutbox, isInState('bounced')) })
    .from(mailOutbox)
    .groupBy(mailOutbox.status)
  const bounced = rows[0]?.bounced ?? 0
  const [again] = await db
    .select({ count: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(sendable)
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0
  return {
    way: await findWay(db, config),
    server: await findMailServer(db, config),
    own,
    counts: {
      queued: of('queued'),
      sent: of('sent'),
      failed: of('failed') - bounced,
      bounced,
      withdrawn: of('withdrawn'),
    },
    again: { count: again?.count ?? 0, oldest: again?.oldest?.toISOString() ?? null },
  }
}

/** A bounced e-mail has failed after it was sent. */
const isInState = (state: OutboxEmail['state']) =>
  state === 'bounced'
    ? isNotNull(mailOutbox.bouncedAt)
    : and(eq(mailOutbox.status, state), state === 'failed' ? isNull(mailOutbox.bouncedAt) : undefined)

const newest = newestFirst(mailOutbox.createdAt, mailOutbox.id)

/** A page of e-mails, the total that matches the filter, and the cursor of the next page. */
export async function listEmails(db: Database, filter: EmailFilter & { ids?: ReadonlySet<string> | undefined }) {
  const fits = and(
    filter.ids && inArray(mailOutbox.id, [...filter.ids]),
    filter.state && isInState(filter.state),
    filter.search ? matchesText(mailOutbox.search, filter.search) : undefined,
  )
  const rows = await db
    .select({ email: mailOutbox, keys: keysOfRow(newest) })
    .from(mailOutbox)
    .where(and(fits, afterCursor(newest, filter.cursor)))
    .orderBy(orderBy(newest))
    .limit(filter.limit + 1)
  const [counted] = await db.select({ total: count() }).from(mailOutbox).where(fits)
  const { page, next } = toPage(rows, filter.limit)
  return { rows: page.map(({ email }) => label(email)), total: counted?.total ?? 0, next }
}

/** An e-mail with its text; reading it is audited. */
export async function readEmail(db: Database, id: string, by: Author, now: Date): Promise<EmailDetail> {
  return db.transaction(async (tx) => {
    const email = await lockEmail(tx, id)
    await writeAudit(tx, { by, action: 'read', recordType: 'emails', recordId: id, about: [email.aboutId], now })
    return { ...label(email), text: withoutSecrets(email.textBody) }
  })
}

/** Sends a failed e-mail again; throws 409 when it was sent, is queued, or is obsolete. */
export async function resend(db: Database, mail: Mail, id: string, by: Author, now: Date): Promise<OutboxEmail> {
  return db.transaction(async (tx) => {
    const locked = await lockEmail(tx, id)
    const why = resendDisabledReason({ state: locked.status, text: locked.textBody }, erased)
    if (why !== null) throw conflict('not_sendable', why)
    await mail.requeue(tx, [id], now)
    await writeAudit(tx, { by, action: 'sent again', recordType: 'emails', recordId: id, about: [locked.aboutId], now })
    await notifyChanged(tx, { topic: 'outbox' })
    return label(await lockEmail(tx, id))
  })
}

/** Sends the failed ones of these e-mails again, with an entry of the audit log each, and says why others are left out. */
export async function resendMany(
  db: Database,
  mail: Mail,
  ids: readonly string[],
  by: Author,
  now: Date,
): Promise<ManyResult> {
  return db.transaction(async (tx) => {
    const locked = await tx
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.id, [...ids]))
      .orderBy(mailOutbox.id)
      .for('update')
    const found = new Map(locked.map((email) => [email.id, email]))
    const results = [...new Set(ids)].map((id) => ({ id, ...resendOutcome(found.get(id)) }))
    const changed = results.flatMap(({ id, outcome }) => (outcome === 'changed' ? (found.get(id) ?? []) : []))
    if (changed.length === 0) return { results }
    await mail.requeue(
      tx,
      changed.map(({ id }) => id),
      now,
    )
    for (const { id, aboutId } of changed)
      await writeAudit(tx, { by, action: 'sent again', recordType: 'emails', recordId: id, about: [aboutId], now })
    await notifyChanged(tx, { topic: 'outbox' })
    return { results }
  })
}

function resendOutcome(email: Row | undefined): Omit<ManyResult['results'][number], 'id'> {
  if (!email) return { outcome: 'rejected', reason: words.gone }
  // An earlier call with the same e-mail can be the reason.
  if (email.status === 'queued' || email.status === 'sent') return { outcome: 'unchanged', reason: null }
  const reason = resendDisabledReason({ state: email.status, text: email.textBody }, erased)
  return { outcome: reason === null ? 'changed' : 'rejected', reason }
}

/** Sends all failed e-mails again that are not obsolete; returns their number. */
export async function resendAll(db: Database, mail: Mail, by: Author, now: Date): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const failed = await tx.select({ id: mailOutbox.id }).from(mailOutbox).where(sendable).for('update')
    if (failed.length === 0) return { count: 0 }
    const ids = failed.map(({ id }) => id)
    const sent = await mail.requeue(tx, ids, now)
    await writeAudit(tx, { by, action: 'sent all again', recordType: 'emails', after: { emails: sent }, now })
    await notifyChanged(tx, { topic: 'outbox' })
    return { count: sent }
  })
}

/** Sends a test e-mail to the caller and returns the result. */
export async function sendTestEmail(
  db: Database,
  mail: Mail,
  by: Author & { email: string },
  now: Date,
): Promise<TrialResult> {
  const toName = `${by.firstName} ${by.lastName}`.trim()
  const { subject, paragraphs } = words.testEmail
  const email = {
    to: by.email,
    recipient: { userId: by.id },
    toName,
    subject,
    paragraphs: paragraphs(toName),
    about: { type: 'outbox', id: by.id },
  }
  const { id, fault } = await mail.sendNow(db, email, now)
  return db.transaction(async (tx) => {
    const after = { sent: fault === null, ...(fault === null ? {} : { fault }) }
    await writeAudit(tx, { by, action: 'tried the mail', recordType: 'emails', recordId: id, after, now })
    await notifyChanged(tx, { topic: 'outbox' })
    return { email: label(await lockEmail(tx, id)), fault }
  })
}

type Row = typeof mailOutbox.$inferSelect

async function lockEmail(tx: Database, id: string): Promise<Row> {
  const [locked] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
  if (!locked) throw notFound('Email')
  return locked
}

const label = (row: Row): OutboxEmail => ({
  id: row.id,
  to: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  kind: kindOf(row),
  state: row.bouncedAt === null ? row.status : 'bounced',
  attempts: row.attempts,
  lastError: row.lastError,
  resendDisabledReason: resendDisabledReason({ state: row.status, text: row.textBody }, erased),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})
