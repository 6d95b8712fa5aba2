import { desc, eq, sql } from 'drizzle-orm'
import { notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { countMessages, type MailboxServer } from '#platform/server/mail/incoming/read-mailbox.ts'
import { faultOf } from '#platform/server/mail/outbox-rows.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Config } from '#platform/server/process/config.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import type { ReceivingSettings, ReceivingTest } from '../contract.ts'
import type { NewReceivingSettings } from '../schemas.ts'
import { mailboxPositions, mailboxSettings } from './table.ts'

/** What is needed to read the settings: the environment and the key of the password. */
export type MailboxContext = { config: Config; secretKey: Buffer }
export type Mailbox = { server: MailboxServer; replyAddress: string; authservId: string }

export const passwordPlace = sealedPlace('mailbox_settings', 'only', 'password')

/** The mailbox of answers, to sign in to: the environment's, or the one of the settings; null when there is none. */
export async function findMailbox(db: Database, { config, secretKey }: MailboxContext): Promise<Mailbox | null> {
  if (config.mailbox) return config.mailbox
  const [row] = await db.select().from(mailboxSettings)
  if (!row) return null
  const { host, port, security, username, folder, replyAddress, authservId } = row
  const password = unseal(secretKey, row.passwordSealed, passwordPlace)
  return { server: { host, port, security, username, password, folder }, replyAddress, authservId }
}

/** The name under which the position in a mailbox is stored. */
export const nameOfMailbox = ({ host, port, username, folder }: Omit<MailboxServer, 'security' | 'password'>) =>
  `${username} ${host}:${port}/${folder}`

/** The pattern of the addresses of answers; null when there is no mailbox. Decrypts nothing, so that e-mails do not wait for it. */
export async function findReplyAddress(db: Database, config: Config): Promise<string | null> {
  if (config.mailbox) return config.mailbox.replyAddress
  const [row] = await db.select({ replyAddress: mailboxSettings.replyAddress }).from(mailboxSettings)
  return row?.replyAddress ?? null
}

/**
 * The settings as administrators see them. The password is not decrypted, so that the form of a new one is shown when the
 * stored one is lost.
 */
export async function findReceivingSettings(
  db: Database,
  { config }: Pick<MailboxContext, 'config'>,
): Promise<ReceivingSettings> {
  const [row] = await db.select().from(mailboxSettings)
  const mailbox = withoutPassword(config.mailbox ? { ...config.mailbox.server, ...config.mailbox } : row)
  const [position] = await db
    .select({ readAt: mailboxPositions.readAt, lastError: mailboxPositions.lastError })
    .from(mailboxPositions)
    .where(eq(mailboxPositions.mailbox, mailbox ? nameOfMailbox(mailbox) : ''))
    .orderBy(desc(mailboxPositions.readAt))
  return {
    source: config.mailbox ? 'environment' : mailbox ? 'settings' : 'none',
    mailbox,
    readAt: position?.readAt?.toISOString() ?? null,
    lastError: position?.lastError ?? null,
    version: row?.version ?? 0,
  }
}

type ShownMailbox = NonNullable<ReceivingSettings['mailbox']>

function withoutPassword(mailbox: ShownMailbox | undefined): ShownMailbox | null {
  if (!mailbox) return null
  const { host, port, security, username, folder, replyAddress, authservId } = mailbox
  return { host, port, security, username, folder, replyAddress, authservId }
}

/** Stores the settings; an empty password leaves the stored one. Throws 412 for an outdated version. */
export async function saveReceivingSettings(
  db: Database,
  context: MailboxContext,
  { password, ...input }: NewReceivingSettings,
  by: Author,
  ifMatch: number | null,
  now: Date,
): Promise<ReceivingSettings> {
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(mailboxSettings).for('update')
    if (ifMatch !== null && ifMatch !== (current?.version ?? 0)) throw stale(await findReceivingSettings(tx, context))
    const present = password === '' ? current?.passwordSealed : undefined
    const passwordSealed = present ?? seal(context.secretKey, password, passwordPlace)
    const values = { ...input, passwordSealed, version: (current?.version ?? 0) + 1, updatedAt: now }
    await tx
      .insert(mailboxSettings)
      .values({ ...values, createdAt: now })
      .onConflictDoUpdate({ target: mailboxSettings.onlyRow, set: values })
    const { host, username, replyAddress, authservId } = input
    await writeAudit(tx, {
      by,
      action: 'changed',
      recordType: 'mailbox',
      after: { host, username, replyAddress, authservId, ...(password === '' ? {} : { password: 'changed' }) },
      now,
    })
    await notifyChanged(tx, { topic: 'outbox' })
  })
  return findReceivingSettings(db, context)
}

/** Stops receiving; the stored password is deleted. Throws 404 when nothing is stored. */
export async function deleteReceivingSettings(db: Database, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(mailboxSettings).returning({ host: mailboxSettings.host })
    if (deleted.length === 0) throw notFound('Mailbox')
    await writeAudit(tx, { by, action: 'removed', recordType: 'mailbox', now })
    await notifyChanged(tx, { topic: 'outbox' })
  })
}

/** Connects to a mailbox and returns the number of its messages, or the server's error. */
export async function testReceiving(
  db: Database,
  context: MailboxContext,
  input: NewReceivingSettings | null,
): Promise<ReceivingTest> {
  // The stored password is decrypted only where none is typed.
  const stored = input && input.password !== '' ? null : await findMailbox(db, context)
  const server = input ? { ...input, password: input.password || (stored?.server.password ?? '') } : stored?.server
  if (!server) throw notFound('Mailbox')
  try {
    return { messages: await countMessages(server), fault: null }
  } catch (error) {
    return { messages: null, fault: faultOfMailbox(error) }
  }
}

/** The mailbox server's own words; of any other error nothing that could quote data. */
export function faultOfMailbox(error: unknown): string {
  const { responseText, authenticationFailed } = error as { responseText?: unknown; authenticationFailed?: unknown }
  if (typeof responseText === 'string') return responseText.slice(0, 300)
  return authenticationFailed === true ? 'AUTHENTICATIONFAILED' : faultOf(describeError(error))
}

/** Whether answers by e-mail are received. */
export async function isReceiving(db: Database, config: Config): Promise<boolean> {
  if (config.mailbox) return true
  const { rows } = await db.execute(sql`select from mailbox_settings limit 1`)
  return rows.length > 0
}
