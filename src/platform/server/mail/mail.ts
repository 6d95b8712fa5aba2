import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BuildingScope } from '../buildings/building-scope.ts'
import type { Config } from '../process/config.ts'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Files } from '../files/files.ts'
import { composeMessage, findAttachments, logoAttachment } from './compose-message.ts'
import { type Email, LinkNotCreated } from './email.ts'
import { type LogoOfEmail, logoOf } from './layout/content-ids.ts'
import { notifyChanged } from '../live/live.ts'
import {
  faultOf,
  findThread,
  recordFailure,
  recordSent,
  insertEmails,
  type Row,
  sender,
  withdrawEmails,
  lockEmailForSend,
  claimQueued,
} from './outbox-rows.ts'
import { isRejectedPermanently, isUnknownAddress } from './rejection.ts'
import { bounceAddress, nameOfServer, type SmtpServer } from './smtp.ts'
import { createTransports } from './transports.ts'

export type Mail = {
  /** Puts an e-mail into the outbox inside the caller's transaction and returns its id. It is sent after the commit. */
  enqueue: (tx: Database, email: Email, now: Date) => Promise<string>
  /** Like `enqueue`, for many e-mails; returns their ids in the same order. */
  enqueueAll: (tx: Database, emails: readonly Email[], now: Date) => Promise<string[]>
  /**
   * Queues the failed ones of these e-mails again, inside the caller's transaction, and returns how many. `to` has the
   * new addresses, by id, of e-mails whose recipient has another address now.
   */
  requeue: (tx: Database, ids: readonly string[], now: Date, to?: ReadonlyMap<string, string>) => Promise<number>
  /**
   * Withdraws the e-mails with a `notBefore` about this record that were written since a change of it, because the change is
   * undone. Returns how many were stopped, and how many had been sent.
   */
  withdraw: (tx: Database, aboutId: string, since: Date, now: Date) => Promise<{ stopped: number; sent: number }>
  /**
   * Sends an e-mail immediately, once, and returns its id and the mail server's error, to test whether sending works.
   * It is in the outbox like any other.
   */
  sendNow: (db: Database, email: Email, now: Date) => Promise<{ id: string; fault: string | null }>
  /** Whether an answer to an e-mail about a request becomes a message in it. */
  receivesReplies: (tx: Database) => Promise<boolean>
}

/** The mail server of this installation, read for each e-mail, so that a change needs no restart. */
export type OutgoingServer = {
  server: SmtpServer
  /** Whom e-mails are from; null for the address of the office. */
  sender: string | null
}
export type FindOutgoingServer = (tx: Database) => Promise<OutgoingServer | null>

/** Where answers and bounces of an e-mail go, and who is notified of an address that does not exist. */
export type ReplyRouting = {
  isReceiving: (tx: Database) => Promise<boolean>
  /** Null for the office. */
  addressesOf: (row: Row) => Promise<{ replyTo: string | null; bounces: string | null }>
  /** Marks the address of an e-mail, which the mail server does not know. */
  recordUnknownAddress: (tx: Database, row: Row, reason: string) => Promise<void>
}

/**
 * Creates the secret link of an e-mail that is being sent, for the record it is about. Throws `LinkNotCreated` when the
 * record has changed so that the e-mail must not be sent; `to` is its address.
 */
export type LinkFactory = (aboutId: string, mailId: string, to: string) => Promise<string>

const queue = 'mail'
/** More e-mails than this are inserted by several statements. */
const maxRowsPerInsert = 500
/** Many mail servers do not allow more connections. */
const emailConcurrency = 8
/** The time limit of the job, in seconds, is longer than all timeouts together, because an expired job is retried. */
const smtpJobSeconds = 600

/** The outbox: e-mails are written in the transaction that causes them and sent by a job with retries. */
export async function openMail(options: {
  db: Database
  jobs: Jobs
  config: Config
  origin: () => string
  perBuilding: BuildingScope['perBuilding']
  files: Files
  replies: ReplyRouting
  findServer: FindOutgoingServer
  /** The picture in the head of e-mails, as a PNG. */
  drawLogo: (logo: LogoOfEmail) => Promise<Buffer>
  linkFactories: ReadonlyMap<string, LinkFactory>
}): Promise<Mail> {
  const { config, db, jobs } = options
  const transportsOf = options.perBuilding(createTransports)
  const notifierOf = options.perBuilding(() => createNotifier(db))
  const notifySoon = () => notifierOf()()

  async function send(id: string) {
    const row = await claimQueued(db, id)
    if (!row) return
    let acceptedBy: string | null
    try {
      acceptedBy = await sendRow(row)
    } catch (error) {
      const status = error instanceof LinkNotCreated ? 'withdrawn' : isRejectedPermanently(error) ? 'failed' : undefined
      await db.transaction(async (tx) => {
        await recordFailure(tx, id, error, status)
        if (isUnknownAddress(error)) await options.replies.recordUnknownAddress(tx, row, faultOf(error))
      })
      notifySoon()
      if (status) return
      throw error
    }
    await recordSent(db, id, acceptedBy)
    notifySoon()
  }

  async function logoAttachments({ html_body: html }: Row) {
    const logo = logoOf(html)
    return logo ? [logoAttachment(logo.id, await options.drawLogo(logo))] : []
  }

  /** Returns the mail server that accepted it; null when it was written to a file. */
  async function sendRow(row: Row, { quick = false } = {}): Promise<string | null> {
    const from = await sender(db)
    const outgoing = await options.findServer(db)
    const address = outgoing?.sender ?? from.office
    const link = await linkFor(options.linkFactories, row)
    const { name, office } = from
    const replies = await options.replies.addressesOf(row)
    const bounces = config.bounceAddress ? bounceAddress(config.bounceAddress, row.id) : (replies.bounces ?? address)
    const message = composeMessage(
      row,
      link,
      { from: { name, address }, replyTo: replies.replyTo ?? office, bounces },
      await findThread(db, row),
      [...(await logoAttachments(row)), ...(await findAttachments(db, options.files, row))],
      new URL(options.origin()).hostname,
    )
    if (outgoing) await transportsOf().send(outgoing.server, message, quick)
    else await writeEmail(config.mailDir, row.id, await transportsOf().compose(message))
    return outgoing ? nameOfServer(outgoing.server) : null
  }

  await jobs.work(queue, async ({ id }: { id: string }) => send(id), {
    // E-mails that can be undone wait ten seconds, and should not wait much longer.
    delay: 10,
    retries: 8,
    atOnce: emailConcurrency,
    seconds: smtpJobSeconds,
    heartbeat: 20,
    onFailed: async ({ id }) => {
      await db.execute(
        sql`update mail_outbox set status = 'failed', updated_at = now() where id = ${id} and status = 'queued'`,
      )
    },
  })

  return {
    async enqueue(tx, email, now) {
      const id = newId()
      await insertEmails(tx, [{ id, email }], now)
      await jobs.enqueue(tx, queue, { id }, email.notBefore)
      return id
    },
    async enqueueAll(tx, emails, now) {
      const rows = emails.map((email) => ({ id: newId(), email }))
      for (let from = 0; from < rows.length; from += maxRowsPerInsert)
        await insertEmails(tx, rows.slice(from, from + maxRowsPerInsert), now)
      const ids = rows.map(({ id }) => id)
      await jobs.enqueueAll(
        tx,
        queue,
        ids.map((id) => ({ id })),
        emails.map(({ notBefore }) => notBefore),
      )
      return ids
    },
    async requeue(tx, ids, now, to = new Map()) {
      const addresses = JSON.stringify(Object.fromEntries(to))
      const { rows } = await tx.execute<{ id: string }>(sql`
        update mail_outbox set status = 'queued', last_error = null, bounced_at = null, updated_at = ${now.toISOString()},
          to_address = coalesce(${addresses}::jsonb ->> id::text, to_address)
        where id = any(${sql.param(ids)}::uuid[]) and status = 'failed' returning id`)
      await jobs.enqueueAll(tx, queue, rows)
      return rows.length
    },
    withdraw: withdrawEmails,
    async sendNow(tx, email, now) {
      const id = newId()
      await tx.transaction(async (inside) => {
        await insertEmails(inside, [{ id, email }], now)
        // If the process dies before the answer, the e-mail counts as failed and is not retried automatically.
        await recordFailure(inside, id, 'The trial was cut off.', 'failed')
      })
      let acceptedBy: string | null = null
      try {
        const row = await lockEmailForSend(tx, id)
        if (row) acceptedBy = await sendRow(row, { quick: true })
      } catch (error) {
        await recordFailure(tx, id, error, 'failed')
        return { id, fault: faultOf(error) }
      }
      await recordSent(tx, id, acceptedBy)
      return { id, fault: null }
    },
    receivesReplies: options.replies.isReceiving,
  }
}

/** Notifies screens that e-mails were sent or failed, at most every half second. */
function createNotifier(db: Database): () => void {
  let waiting: NodeJS.Timeout | null = null
  return () => {
    waiting ??= setTimeout(() => {
      waiting = null
      notifyChanged(db, { topic: 'outbox' }).catch(() => {})
    }, 500).unref()
  }
}

async function linkFor(linkFactories: ReadonlyMap<string, LinkFactory>, row: Row) {
  const { id, link_type: linkType, about_id: aboutId } = row
  if (linkType === null) return null
  const createLink = linkFactories.get(linkType)
  if (!createLink || aboutId === null) throw new Error(`No factory creates the link "${linkType}" of this e-mail.`)
  return createLink(aboutId, id, row.to_address)
}

/** Written completely or not at all, and under the same name when it is written again. */
async function writeEmail(dir: string, id: string, bytes: Buffer) {
  await mkdir(dir, { recursive: true })
  const path = join(dir, `${id}.eml`)
  const part = `${path}.part`
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (error) {
    // A partly written file would use up space on a full disk.
    await rm(part, { force: true })
    throw error
  }
}
