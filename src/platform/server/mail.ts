import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { escapeHtml } from '../html.ts'
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
  /** A quiet link at the foot that turns such letters off; it is minted, so the button is not. */
  foot?: { label: string; mint: string }
  about?: { noun: string; id: string }
}

export type Mail = {
  /** Puts a letter into the outbox inside the caller's transaction; gives its id. It is sent after the commit. */
  post: (tx: Database, letter: Letter, now: Date) => Promise<string>
  /** The same for many letters at once; gives their ids in the same order. */
  postAll: (tx: Database, letters: readonly Letter[], now: Date) => Promise<string[]>
  /** Sends failed ones of these letters again, inside the caller's transaction; gives how many. */
  postAgain: (tx: Database, ids: readonly string[], now: Date) => Promise<number>
}

/** Makes the secret link of a letter that goes out now, for the record the letter is about. */
export type Mint = (aboutId: string, mailId: string) => Promise<string>

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
  has_foot: boolean
  created_at: string
}

/** Stands where a minted link will. A character for private use, which is taken out of everything anybody wrote. */
const unminted = '\uE000'

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
      const forGood = isRefusedForGood(error)
      await noteFailure(db, id, error, forGood)
      if (forGood) return
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
      ...(row.has_foot && link !== null ? { list: { unsubscribe: link } } : {}),
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
    async postAgain(tx, ids, now) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        update mail_outbox set status = 'queued', last_error = null, updated_at = ${now.toISOString()}
        where id = any(${sql.param(ids)}::uuid[]) and status = 'failed' returning id`)
      await jobs.postAll(tx, queue, rows)
      return rows.length
    },
  }
}

async function mintedLink(mints: ReadonlyMap<string, Mint>, { id, link_maker: maker, about_id: aboutId }: Row) {
  if (maker === null) return null
  const mint = mints.get(maker)
  if (!mint || aboutId === null) throw new Error(`Nobody makes the link "${maker}" of this letter.`)
  return mint(aboutId, id)
}

async function takeQueued(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning id, to_address, to_name, reply_to, subject, text_body, html_body, about_id, link_maker, has_foot, created_at`)
  return rows[0]
}

async function noteFailure(db: Database, id: string, error: unknown, forGood: boolean) {
  const said = error instanceof Error ? error.message : String(error)
  await db.execute(sql`
    update mail_outbox set last_error = ${said.slice(0, 500)}, updated_at = now(),
      status = case when ${forGood} then 'failed' else status end where id = ${id}`)
}

/** The mail server knows no such address: it will say so every time. */
const isRefusedForGood = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 550 && responseCode < 554
}

async function putIntoOutbox(tx: Database, posted: readonly { id: string; letter: Letter }[], now: Date) {
  const { name } = await sender(tx)
  const rows = posted.map(({ id, letter }) => ({
    id,
    to_address: letter.to,
    to_name: oneLine(letter.toName ?? '') || null,
    subject: oneLine(letter.subject),
    text_body: textOf(letter, name),
    html_body: htmlOf(letter, name),
    link_maker: makerOf(letter),
    has_foot: letter.foot !== undefined,
    about_noun: letter.about?.noun ?? null,
    about_id: letter.about?.id ?? null,
  }))
  await tx.execute(sql`
    insert into mail_outbox (id, to_address, to_name, subject, text_body, html_body, link_maker, has_foot, about_noun, about_id, created_at, send_after)
    select id, to_address, to_name, subject, text_body, html_body, link_maker, has_foot, about_noun, about_id, ${now.toISOString()}, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json) as letter (id uuid, to_address text, to_name text, subject text,
      text_body text, html_body text, link_maker text, has_foot boolean, about_noun text, about_id uuid)`)
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

const makerOf = ({ button, foot }: Letter) => foot?.mint ?? (button && 'mint' in button ? button.mint : null)
/** What anybody wrote, without the mark of a link to come. */
const written = (text: string) => text.replaceAll(unminted, '')
const urlOf = (button: NonNullable<Letter['button']>) => ('url' in button ? button.url : unminted)

const textOf = (letter: Letter, building: string) =>
  [
    ...letter.paragraphs.map(written),
    ...(letter.button ? [`${letter.button.label}: ${urlOf(letter.button)}`] : []),
    building,
    ...(letter.foot ? [`${letter.foot.label}: ${unminted}`] : []),
  ].join('\n\n')

const htmlOf = (letter: Letter, building: string) =>
  `<!doctype html><html lang="en"><body style="margin:0;background:#f8f6f2;color:#1f2a2b;font:16px/26px Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fffefc;border:1px solid #e3dfd8;border-radius:10px"><tr><td style="padding:28px 32px">
<p style="margin:0 0 20px;font:20px/26px Georgia,serif;color:#1d5560">${escapeHtml(building)}</p>
${letter.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(written(p)).replaceAll('\n', '<br>')}</p>`).join('\n')}
${letter.button ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(urlOf(letter.button))}" style="display:inline-block;padding:12px 22px;border-radius:7px;background:#1b5f6b;color:#ffffff;text-decoration:none">${escapeHtml(letter.button.label)}</a></p>` : ''}
</td></tr></table>
${letter.foot ? `<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:20px"><a href="${unminted}" style="color:#5c6666">${escapeHtml(letter.foot.label)}</a></p>` : ''}
</td></tr></table></body></html>`
