import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import type { Jobs } from './jobs.ts'
import { type Letter, unminted } from './letter.ts'
import { tellChanged } from './live.ts'
import {
  faultOf,
  noteFailure,
  noteSent,
  putIntoOutbox,
  type Row,
  sender,
  takeByHand,
  takeQueued,
} from './outbox-rows.ts'

export type Mail = {
  /** Puts a letter into the outbox inside the caller's transaction; gives its id. It is sent after the commit. */
  post: (tx: Database, letter: Letter, now: Date) => Promise<string>
  /** The same for many letters at once; gives their ids in the same order. */
  postAll: (tx: Database, letters: readonly Letter[], now: Date) => Promise<string[]>
  /**
   * Sends failed ones of these letters again, inside the caller's transaction; gives how many. `to` names, by their ids,
   * those whose reader has another address now.
   */
  postAgain: (tx: Database, ids: readonly string[], now: Date, to?: ReadonlyMap<string, string>) => Promise<number>
  /**
   * Sends a letter in this very moment, once, and gives its id and what the mail server had against it; for who wants to
   * know whether mail goes out. It is in the outbox like any other.
   */
  sendNow: (db: Database, letter: Letter, now: Date) => Promise<{ id: string; fault: string | null }>
  /** How letters leave the house; of a mail server nothing that is secret. */
  way: MailWay
}

export type MailWay = { kind: 'server'; host: string; port: number } | { kind: 'folder'; folder: string }

/** Makes the secret link of a letter that goes out now, for the record the letter is about. */
export type Mint = (aboutId: string, mailId: string) => Promise<string>

const queue = 'mail'
/** More letters than these are written in several statements. */
const atOneStroke = 500
/** More would ask more connections of a mail server than many allow. */
const lettersAtOnce = 8
/**
 * A mail server may take minutes to say that it has a letter (RFC 5321, 4.5.3.2.6); who does not wait sends it again.
 * The time of the job, in seconds, is longer than all steps together: one that is over is given to another try.
 */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 120_000 }
const secondsOverSmtp = 600
/** Whoever waits for the answer of a trial waits less long. */
const trial = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }

/** The outbox: written in the transaction that causes the letter, sent by a job with retries. */
export async function openMail(house: {
  db: Database
  jobs: Jobs
  config: Config
  origin: () => string
  mints: ReadonlyMap<string, Mint>
}): Promise<Mail> {
  const { config, db, jobs } = house
  const smtp = config.smtpUrl ? nodemailer.createTransport({ url: config.smtpUrl, ...patience }) : null
  const quick = config.smtpUrl ? nodemailer.createTransport({ url: config.smtpUrl, ...trial }) : null
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  const tellSoon = tellsSoon(db)

  async function send(id: string) {
    const row = await takeQueued(db, id)
    if (!row) return
    try {
      await sendRow(row, smtp)
    } catch (error) {
      const forGood = isRefusedForGood(error)
      await noteFailure(db, id, error, forGood)
      tellSoon()
      if (forGood) return
      throw error
    }
    await noteSent(db, id)
    tellSoon()
  }

  async function sendRow(row: Row, server: typeof smtp) {
    const { name, office } = await sender(db)
    const link = await mintedLink(house.mints, row)
    const withLink = (body: string) => body.replaceAll(unminted, () => link ?? '')
    const message = {
      from: { name, address: office },
      replyTo: row.reply_to ?? office,
      to: { name: row.to_name ?? '', address: row.to_address },
      subject: row.subject,
      text: withLink(row.text_body),
      html: withLink(row.html_body),
      messageId: `<${row.id}@${new URL(house.origin()).hostname}>`,
      date: new Date(row.created_at),
      ...(row.has_foot && link !== null ? { list: { unsubscribe: link } } : {}),
    }
    if (server) await server.sendMail(message)
    else await writeLetter(config.mailDir, row.id, (await composer.sendMail(message)).message as unknown as Buffer)
  }

  await jobs.work(queue, async ({ id }: { id: string }) => send(id), {
    retries: 8,
    atOnce: lettersAtOnce,
    ...(smtp ? { seconds: secondsOverSmtp } : {}),
    gaveUp: async ({ id }) => {
      await db.execute(
        sql`update mail_outbox set status = 'failed', updated_at = now() where id = ${id} and status = 'queued'`,
      )
    },
  })

  return {
    async post(tx, letter, now) {
      const id = newId()
      await putIntoOutbox(tx, [{ id, letter }], now)
      await jobs.post(tx, queue, { id })
      return id
    },
    async postAll(tx, letters, now) {
      const posted = letters.map((letter) => ({ id: newId(), letter }))
      for (let from = 0; from < posted.length; from += atOneStroke)
        await putIntoOutbox(tx, posted.slice(from, from + atOneStroke), now)
      const ids = posted.map(({ id }) => id)
      await jobs.postAll(
        tx,
        queue,
        ids.map((id) => ({ id })),
      )
      return ids
    },
    async postAgain(tx, ids, now, to = new Map()) {
      const addresses = JSON.stringify(Object.fromEntries(to))
      const { rows } = await tx.execute<{ id: string }>(sql`
        update mail_outbox set status = 'queued', last_error = null, updated_at = ${now.toISOString()},
          to_address = coalesce(${addresses}::jsonb ->> id::text, to_address)
        where id = any(${sql.param(ids)}::uuid[]) and status = 'failed' returning id`)
      await jobs.postAll(tx, queue, rows)
      return rows.length
    },
    async sendNow(tx, letter, now) {
      const id = newId()
      await tx.transaction(async (inside) => {
        await putIntoOutbox(inside, [{ id, letter }], now)
        // Cut off before the answer is there, it counts as not sent; nothing tries it again by itself.
        await noteFailure(inside, id, 'The trial was cut off.', true)
      })
      try {
        const row = await takeByHand(tx, id)
        if (row) await sendRow(row, quick)
      } catch (error) {
        await noteFailure(tx, id, error, true)
        return { id, fault: faultOf(error) }
      }
      await noteSent(tx, id)
      return { id, fault: null }
    },
    way: wayOf(config),
  }
}

function wayOf({ smtpUrl, mailDir }: Config): MailWay {
  if (!smtpUrl) return { kind: 'folder', folder: mailDir }
  const { hostname, port, protocol } = new URL(smtpUrl)
  return { kind: 'server', host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
}

/** Tells that letters have left or not; of many in a row every half second only. */
function tellsSoon(db: Database): () => void {
  let waiting: NodeJS.Timeout | null = null
  return () => {
    waiting ??= setTimeout(() => {
      waiting = null
      tellChanged(db, { topic: 'outbox' }).catch(() => {})
    }, 500).unref()
  }
}

async function mintedLink(mints: ReadonlyMap<string, Mint>, { id, link_maker: maker, about_id: aboutId }: Row) {
  if (maker === null) return null
  const mint = mints.get(maker)
  if (!mint || aboutId === null) throw new Error(`Nobody makes the link "${maker}" of this letter.`)
  return mint(aboutId, id)
}

/** The mail server knows no such address: it will say so every time. */
const isRefusedForGood = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 554
}

/** Whole or not at all, and under the same name when it is written again. */
async function writeLetter(dir: string, id: string, bytes: Buffer) {
  await mkdir(dir, { recursive: true })
  const path = join(dir, `${id}.eml`)
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
