import { and, count, desc, eq, min, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { words as exchangeWords } from '#exchange/words.ts'
import { conflict, invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { unminted } from '#platform/server/letter.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { mailOutbox } from '#platform/server/outbox-table.ts'
import { holds } from '#platform/server/search.ts'
import type { LetterFilter, MailSettings, OutboxLetter, ReadLetter, TrialResult } from '../contract.ts'
import { kindOf, whyNotAgain } from '../rules.ts'
import { words } from '../words.ts'

/** Who can open a mailbox may follow the links of its letters, nobody else. */
const withoutSecrets = (text: string) => text.replaceAll(unminted, words.secretLink)
/** What stands in a letter whose words were erased. */
const erased = exchangeWords.person.erased
/** Failed ones that still say something. */
const sendable = and(eq(mailOutbox.status, 'failed'), ne(mailOutbox.textBody, erased))

/** How letters leave, how many there are of each state, and how many may be sent once more. */
export async function findMailSettings(db: Database, mail: Mail, own: string): Promise<MailSettings> {
  const rows = await db.select({ state: mailOutbox.status, total: count() }).from(mailOutbox).groupBy(mailOutbox.status)
  const [again] = await db
    .select({ count: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(sendable)
  const of = (state: string) => rows.find((row) => row.state === state)?.total ?? 0
  return {
    way: mail.way,
    own,
    counts: { queued: of('queued'), sent: of('sent'), failed: of('failed') },
    again: { count: again?.count ?? 0, oldest: again?.oldest?.toISOString() ?? null },
  }
}

/** One page of the letters that fit, how many fit in all, and after which one the next page begins. */
export async function listLetters(db: Database, asked: LetterFilter) {
  const fits = and(
    asked.state && eq(mailOutbox.status, asked.state),
    asked.search ? holds(mailOutbox.search, asked.search) : undefined,
  )
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(and(fits, await beyond(db, asked.cursor)))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(asked.limit + 1)
  const [counted] = await db.select({ total: count() }).from(mailOutbox).where(fits)
  const page = rows.slice(0, asked.limit)
  return {
    letters: page.map(told),
    total: counted?.total ?? 0,
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** By key, so that a page neither repeats nor skips when letters are written. */
async function beyond(db: Database, cursor: string | undefined): Promise<SQL | undefined> {
  if (cursor === undefined) return undefined
  const [known] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, cursor))
  if (!known) throw invalid('cursor', words.badCursor)
  return sql`(${mailOutbox.createdAt}, ${mailOutbox.id}) < (select m.created_at, m.id from mail_outbox m where m.id = ${cursor})`
}

/** The letter with its words, and a line in the audit log that somebody read it. */
export async function readLetter(db: Database, id: string, by: Author, now: Date): Promise<ReadLetter> {
  return db.transaction(async (tx) => {
    const letter = await holdLetter(tx, id)
    await writeAudit(tx, { by, action: 'read', noun: 'letters', recordId: id, about: [letter.aboutId], now })
    return { ...told(letter), text: withoutSecrets(letter.textBody) }
  })
}

/** Puts a failed letter on its way once more; refuses with 409 what was sent, waits, or says nothing any more. */
export async function sendAgain(db: Database, mail: Mail, id: string, by: Author, now: Date): Promise<OutboxLetter> {
  return db.transaction(async (tx) => {
    const held = await holdLetter(tx, id)
    const why = whyNotAgain({ state: held.status, text: held.textBody }, erased)
    if (why !== null) throw conflict('not_sendable', why)
    await mail.postAgain(tx, [id], now)
    await writeAudit(tx, { by, action: 'sent again', noun: 'letters', recordId: id, about: [held.aboutId], now })
    await tellChanged(tx, { topic: 'outbox' })
    return told(await holdLetter(tx, id))
  })
}

/** Puts every failed letter that still says something on its way once more; gives how many. */
export async function sendAllAgain(db: Database, mail: Mail, by: Author, now: Date): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const failed = await tx.select({ id: mailOutbox.id }).from(mailOutbox).where(sendable).for('update')
    if (failed.length === 0) return { count: 0 }
    const ids = failed.map(({ id }) => id)
    const sent = await mail.postAgain(tx, ids, now)
    await writeAudit(tx, { by, action: 'sent all again', noun: 'letters', after: { letters: sent }, now })
    await tellChanged(tx, { topic: 'outbox' })
    return { count: sent }
  })
}

/** Sends a letter to whoever asks, and says what became of it. */
export async function tryOut(
  db: Database,
  mail: Mail,
  by: Author & { email: string },
  now: Date,
): Promise<TrialResult> {
  const toName = `${by.firstName} ${by.lastName}`.trim()
  const { subject, paragraphs } = words.trialLetter
  const letter = { to: by.email, toName, subject, paragraphs: paragraphs(toName), about: { noun: 'outbox', id: by.id } }
  const { id, fault } = await mail.sendNow(db, letter, now)
  return db.transaction(async (tx) => {
    const after = { sent: fault === null, ...(fault === null ? {} : { fault }) }
    await writeAudit(tx, { by, action: 'tried the mail', noun: 'letters', recordId: id, after, now })
    await tellChanged(tx, { topic: 'outbox' })
    return { letter: told(await holdLetter(tx, id)), fault }
  })
}

type Row = typeof mailOutbox.$inferSelect

async function holdLetter(tx: Database, id: string): Promise<Row> {
  const [held] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
  if (!held) throw notFound(words.letter)
  return held
}

const told = (row: Row): OutboxLetter => ({
  id: row.id,
  to: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  kind: kindOf(row),
  state: row.status,
  tries: row.attempts,
  lastError: row.lastError,
  whyNotAgain: whyNotAgain({ state: row.status, text: row.textBody }, erased),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})
