import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'
import { type AutoSubmitted, renderHtml, type Email, LinkNotCreated, linkTypeOf, oneLine, renderText } from './email.ts'
import { describeError } from '../process/logged-error.ts'

/** An e-mail of the outbox, ready to be sent. */
export type Row = {
  id: string
  to_address: string
  recipient_id: string | null
  to_name: string | null
  subject: string
  text_body: string
  html_body: string
  about_id: string | null
  link_type: string | null
  has_unsubscribe_link: boolean
  auto_submitted: AutoSubmitted
  created_at: string
}

const columnsOfRow = sql`id, to_address, recipient_id, to_name, subject, text_body, html_body, about_id, link_type, has_unsubscribe_link, auto_submitted, created_at`

export async function insertEmails(tx: Database, queued: readonly { id: string; email: Email }[], now: Date) {
  const { name } = await sender(tx)
  const rows = queued.map(({ id, email }) => ({
    id,
    to_address: email.to,
    recipient_id: email.recipient === 'outside' ? null : email.recipient.userId,
    to_name: oneLine(email.toName ?? '') || null,
    subject: oneLine(email.subject),
    text_body: renderText(email, name),
    html_body: renderHtml(email, name),
    link_type: linkTypeOf(email),
    has_unsubscribe_link: email.unsubscribeLink !== undefined,
    auto_submitted: email.autoSubmitted ?? 'auto-generated',
    about_type: email.about?.type ?? null,
    about_id: email.about?.id ?? null,
  }))
  await tx.execute(sql`
    insert into mail_outbox (id, to_address, recipient_id, to_name, subject, text_body, html_body, link_type, has_unsubscribe_link, auto_submitted,
      about_type, about_id, created_at)
    select id, to_address, recipient_id, to_name, subject, text_body, html_body, link_type, has_unsubscribe_link, auto_submitted, about_type, about_id,
      ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json) as email (id uuid, to_address text, recipient_id uuid, to_name text, subject text,
      text_body text, html_body text, link_type text, has_unsubscribe_link boolean, auto_submitted text, about_type text, about_id uuid)`)
}

export async function sender(db: Database): Promise<{ name: string; office: string }> {
  const { rows } = await db.execute<{ name: string; office: string }>(
    sql`select name, office_email as office from building`,
  )
  return rows[0] ?? { name: 'The building', office: 'office@localhost' }
}

export async function claimQueued(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning ${columnsOfRow}`)
  return rows[0]
}

export async function recordSent(db: Database, id: string) {
  await db.execute(
    sql`update mail_outbox set status = 'sent', sent_at = now(), last_error = null, updated_at = now() where id = ${id}`,
  )
}

/**
 * The reason of a failure for the office: the mail server's own message; of any other error nothing that could quote
 * data.
 */
export const faultOf = (error: unknown) =>
  (typeof error === 'string' ? error : isReadable(error) ? error.message : describeError(error)).slice(0, 500)

/** A message of our own about a link, or one of the transport: the server's answer, or the step that failed. */
const isReadable = (error: unknown): error is Error =>
  error instanceof LinkNotCreated ||
  (error instanceof Error && ('response' in error || 'responseCode' in error || 'command' in error))

/** Records why an e-mail was not sent. Without `status` it stays queued and is retried. */
export async function recordFailure(db: Database, id: string, error: unknown, status?: 'failed' | 'withdrawn') {
  await db.execute(sql`
    update mail_outbox set last_error = ${faultOf(error)}, updated_at = now(),
      status = coalesce(${status ?? null}::text, status) where id = ${id}`)
}

/** Takes an e-mail that is sent manually, whatever its state. */
export async function lockEmailForSend(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(
    sql`update mail_outbox set attempts = attempts + 1 where id = ${id} returning ${columnsOfRow}`,
  )
  return rows[0]
}
