import { sql } from 'drizzle-orm'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { FindOutgoingServer } from '#platform/server/mail/mail.ts'
import { smtpServer, smtpServerOf } from '#platform/server/mail/smtp.ts'
import type { Config } from '#platform/server/process/config.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import type { MailServer, MailSettings } from '../contract.ts'
import { serverWords as words } from '../messages/server.ts'
import type { NewMailServer } from '../schemas.ts'
import { mailServers } from './table.ts'

type Row = typeof mailServers.$inferSelect

export const mailPasswordPlace = sealedPlace('mail_servers', 'only', 'password')

/** Finds the mail server of SMTP_URL, or the one of the settings; null while e-mails are written to files. */
export function createServerFinder(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  keys: { secretKey: Buffer },
): FindOutgoingServer {
  const ofEnvironment = smtpUrl === null ? null : { server: smtpServer(smtpUrl), sender: null }
  return async (tx) => {
    if (ofEnvironment) return ofEnvironment
    const [row] = await tx.select().from(mailServers)
    if (!row) return null
    const password = row.passwordSealed === null ? '' : unseal(keys.secretKey, row.passwordSealed, mailPasswordPlace)
    return { server: smtpServerOf({ ...row, password }), sender: row.sender }
  }
}

/** The server of the settings, without its password, and whether the environment takes precedence. */
export async function findMailServer(db: Database, { smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<MailServer> {
  const [row] = await db.select().from(mailServers)
  return {
    source: smtpUrl !== null ? 'environment' : row ? 'settings' : 'none',
    stored: row ? toStored(row) : null,
    version: row?.version ?? 0,
  }
}

/** How e-mails are sent now. Decrypts nothing, so that the form of a new password is shown when the stored one is lost. */
export async function findWay(
  db: Database,
  { smtpUrl, mailDir }: Pick<Config, 'smtpUrl' | 'mailDir'>,
): Promise<MailSettings['way']> {
  if (smtpUrl !== null) return toWay(smtpServer(smtpUrl))
  const [row] = await db.select({ host: mailServers.host, port: mailServers.port }).from(mailServers)
  return row ? toWay(row) : { kind: 'folder', folder: mailDir }
}

const toWay = ({ host, port }: Pick<Row, 'host' | 'port'>) => ({ kind: 'server' as const, host, port })

const toStored = ({ host, port, security, username, sender }: Row): MailServer['stored'] => ({
  host,
  port,
  security,
  username,
  sender: sender ?? '',
})

/**
 * Stores the server, which the next e-mail uses. Throws 409 while the environment names one, 412 for an outdated version, and 400
 * without the password: the stored one is not sent to another server, or without encryption.
 */
export async function saveMailServer(
  db: Database,
  { config, secretKey }: { config: Config; secretKey: Buffer },
  { password, sender, ...input }: NewMailServer,
  by: Author,
  ifMatch: number | null,
  now: Date,
): Promise<void> {
  if (config.smtpUrl !== null) throw conflict('set_by_environment', words.byEnvironment)
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(mailServers).for('update')
    if (ifMatch !== null && ifMatch !== (current?.version ?? 0)) throw stale(await findMailServer(tx, config))
    const passwordSealed = sealedPassword(current, { ...input, password }, secretKey)
    const values = { ...input, sender: sender === '' ? null : sender, passwordSealed, updatedAt: now }
    await tx
      .insert(mailServers)
      .values({ ...values, createdAt: now })
      .onConflictDoUpdate({
        target: mailServers.onlyRow,
        set: { ...values, version: sql`${mailServers.version} + 1` },
      })
    const after = { ...input, sender, ...(password === '' ? {} : { password: 'changed' }) }
    await writeAudit(tx, { by, action: 'changed', recordType: 'mail server', after, now })
    await notifyChanged(tx, { topic: 'outbox' })
  })
}

function sealedPassword(
  current: Row | undefined,
  { host, security, username, password }: Pick<NewMailServer, 'host' | 'security' | 'username' | 'password'>,
  secretKey: Buffer,
): string | null {
  if (username === '') return null
  if (password !== '') return seal(secretKey, password, mailPasswordPlace)
  if (!current?.passwordSealed) throw invalid('password', words.passwordNeeded)
  const isUnencryptedNow = security === 'none' && current.security !== 'none'
  if (current.host !== host || current.username !== username || isUnencryptedNow)
    throw invalid('password', words.passwordAgain)
  return current.passwordSealed
}

/** Deletes the server with its password; e-mails are written to files again. Throws 404 when nothing is stored. */
export async function deleteMailServer(db: Database, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(mailServers).returning({ host: mailServers.host })
    if (deleted.length === 0) throw notFound('Mail server')
    await writeAudit(tx, { by, action: 'removed', recordType: 'mail server', now })
    await notifyChanged(tx, { topic: 'outbox' })
  })
}
