import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import type { Jobs } from './jobs.ts'

/** A letter in plain words; the house makes text and HTML of it. */
export type Letter = {
  to: string
  toName?: string
  subject: string
  /** Paragraphs; somebody's own words may stand in them, they are escaped. */
  paragraphs: readonly string[]
  /**
   * One button: a page whose own button does the deed, because mail scanners open links. A link that holds a secret
   * is minted only when the letter goes out (`mint` names who makes it), so that no secret lies in the outbox.
   */
  button?: { label: string; url: string } | { label: string; mint: string }
  about?: { noun: string; id: string }
}

export type Mail = {
  /** Puts a letter into the outbox inside the caller's transaction; gives its id. It is sent after the commit. */
  post: (tx: Database, letter: Letter, now: Date) => Promise<string>
}

/** Makes the secret link of a letter that goes out now, for the record the letter is about. */
export type Mint = (aboutId: string) => Promise<string>

type Row = {
  id: string
  to_address: string
  to_name: string | null
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  about_id: string | null
  link_maker: string | null
  created_at: string
}

/** Stands where a minted link will. A character for private use, which is taken out of everything anybody wrote. */
const unminted = '\uE000'

const queue = 'mail'
/** More would ask more connections of a mail server than many allow. */
const lettersAtOnce = 8
/**
 * A mail server may take minutes to say that it has a letter (RFC 5321, 4.5.3.2.6); who does not wait sends it again.
 * The time of the job, in seconds, is longer than all steps together: one that is over is given to another try.
 */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 120_000 }
const secondsOverSmtp = 600

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
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function send(id: string) {
    const row = await takeQueued(db, id)
    if (!row) return
    try {
      await sendRow(row)
    } catch (error) {
      await noteFailure(db, id, error)
      throw error
    }
    await db.execute(
      sql`update mail_outbox set status = 'sent', sent_at = now(), last_error = null, updated_at = now() where id = ${id}`,
    )
  }

  async function sendRow(row: Row) {
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
    }
    if (smtp) await smtp.sendMail(message)
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
      const { name } = await sender(tx)
      await tx.execute(sql`
        insert into mail_outbox (id, to_address, to_name, subject, text_body, html_body, link_maker, about_noun, about_id, created_at, send_after)
        values (${id}, ${letter.to}, ${oneLine(letter.toName ?? '') || null}, ${oneLine(letter.subject)}, ${textOf(letter, name)},
          ${htmlOf(letter, name)}, ${makerOf(letter)}, ${letter.about?.noun ?? null}, ${letter.about?.id ?? null}, ${now.toISOString()}, ${now.toISOString()})`)
      await jobs.post(tx, queue, { id })
      return id
    },
  }
}

async function mintedLink(mints: ReadonlyMap<string, Mint>, { link_maker: maker, about_id: aboutId }: Row) {
  if (maker === null) return null
  const mint = mints.get(maker)
  if (!mint || aboutId === null) throw new Error(`Nobody makes the link "${maker}" of this letter.`)
  return mint(aboutId)
}

async function takeQueued(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning id, to_address, to_name, reply_to, subject, text_body, html_body, about_id, link_maker, created_at`)
  return rows[0]
}

async function noteFailure(db: Database, id: string, error: unknown) {
  const said = error instanceof Error ? error.message : String(error)
  await db.execute(sql`update mail_outbox set last_error = ${said.slice(0, 500)}, updated_at = now() where id = ${id}`)
}

async function sender(db: Database): Promise<{ name: string; office: string }> {
  const { rows } = await db.execute<{ name: string; office: string }>(
    sql`select name, office_email as office from building`,
  )
  return rows[0] ?? { name: 'The building', office: 'office@localhost' }
}

/** Whole or not at all, and under the same name when it is written again. */
async function writeLetter(dir: string, id: string, bytes: Buffer) {
  await mkdir(dir, { recursive: true })
  const path = join(dir, `${id}.eml`)
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

/** User text never becomes a header: line ends and control characters go. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)

const makerOf = ({ button }: Letter) => (button && 'mint' in button ? button.mint : null)
/** What anybody wrote, without the mark of a link to come. */
const written = (text: string) => text.replaceAll(unminted, '')
const urlOf = (button: NonNullable<Letter['button']>) => ('url' in button ? button.url : unminted)

const textOf = (letter: Letter, building: string) =>
  [
    ...letter.paragraphs.map(written),
    ...(letter.button ? [`${letter.button.label}: ${urlOf(letter.button)}`] : []),
    building,
  ].join('\n\n')

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c)

const htmlOf = (letter: Letter, building: string) =>
  `<!doctype html><html lang="en"><body style="margin:0;background:#f8f6f2;color:#1f2a2b;font:16px/26px Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fffefc;border:1px solid #e3dfd8;border-radius:10px"><tr><td style="padding:28px 32px">
<p style="margin:0 0 20px;font:20px/26px Georgia,serif;color:#1d5560">${escapeHtml(building)}</p>
${letter.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(written(p)).replaceAll('\n', '<br>')}</p>`).join('\n')}
${letter.button ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(urlOf(letter.button))}" style="display:inline-block;padding:12px 22px;border-radius:7px;background:#1b5f6b;color:#ffffff;text-decoration:none">${escapeHtml(letter.button.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`
