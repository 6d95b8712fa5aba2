import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { htmlOf, type Letter, makerOf, oneLine, textOf } from './letter.ts'

/** A letter of the outbox, ready to go. */
export type Row = {
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

const columnsOfRow = sql`id, to_address, to_name, reply_to, subject, text_body, html_body, about_id, link_maker, has_foot, created_at`

export async function putIntoOutbox(tx: Database, posted: readonly { id: string; letter: Letter }[], now: Date) {
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

export async function sender(db: Database): Promise<{ name: string; office: string }> {
  const { rows } = await db.execute<{ name: string; office: string }>(
    sql`select name, office_email as office from building`,
  )
  return rows[0] ?? { name: 'The building', office: 'office@localhost' }
}

export async function takeQueued(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning ${columnsOfRow}`)
  return rows[0]
}

export async function noteSent(db: Database, id: string) {
  await db.execute(
    sql`update mail_outbox set status = 'sent', sent_at = now(), last_error = null, updated_at = now() where id = ${id}`,
  )
}

export const faultOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

export async function noteFailure(db: Database, id: string, error: unknown, forGood: boolean) {
  await db.execute(sql`
    update mail_outbox set last_error = ${faultOf(error)}, updated_at = now(),
      status = case when ${forGood} then 'failed' else status end where id = ${id}`)
}

/** Takes a letter out that is sent by hand, whatever its state. */
export async function takeByHand(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(
    sql`update mail_outbox set attempts = attempts + 1 where id = ${id} returning ${columnsOfRow}`,
  )
  return rows[0]
}
