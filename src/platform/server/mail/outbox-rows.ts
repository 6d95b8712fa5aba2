import { sql } from 'drizzle-orm'
import type { Database } from '../database/drizzle.ts'
import { type AutoSubmitted, type Email, LinkNotCreated, linkTypeOf, oneLine } from './email.ts'
import { pictureId } from './layout/content-ids.ts'
import { renderHtml, renderText, type Sender } from './layout/render.ts'
import { toApiPhone } from '../phones/stored-phone.ts'
import { shownPhone } from '../../text/phones.ts'
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
  about_type: string | null
  about_id: string | null
  attachments: OutboxAttachment[]
  link_type: string | null
  has_unsubscribe_link: boolean
  auto_submitted: AutoSubmitted
  created_at: string
}

/** A stored file of an e-mail; `contentId` names a picture that the HTML shows. */
export type OutboxAttachment = { fileId: string; name: string; contentId?: string }

const columnsOfRow = sql`id, to_address, recipient_id, to_name, subject, text_body, html_body, about_type, about_id, attachments, link_type, has_unsubscribe_link, auto_submitted, created_at`

export async function insertEmails(tx: Database, queued: readonly { id: string; email: Email }[], now: Date) {
  const from = await sender(tx)
  const rows = queued.map(({ id, email: unchecked }) => {
    // The subject is shown in the HTML too, and a line end is none of its text.
    const email = { ...unchecked, subject: oneLine(unchecked.subject) }
    return {
      id,
      to_address: email.to,
      recipient_id: email.recipient === 'outside' ? null : email.recipient.userId,
      to_name: oneLine(email.toName ?? '') || null,
      subject: email.subject,
      text_body: renderText(email, from),
      html_body: renderHtml(email, from),
      link_type: linkTypeOf(email),
      has_unsubscribe_link: email.unsubscribeLink !== undefined,
      auto_submitted: email.autoSubmitted ?? 'auto-generated',
      about_type: email.about?.type ?? null,
      about_id: email.about?.id ?? null,
      attachments: attachmentsOf(email),
      not_before: email.notBefore?.toISOString() ?? null,
    }
  })
  await tx.execute(sql`
    insert into mail_outbox (id, to_address, recipient_id, to_name, subject, text_body, html_body, link_type, has_unsubscribe_link, auto_submitted,
      about_type, about_id, attachments, not_before, created_at)
    select id, to_address, recipient_id, to_name, subject, text_body, html_body, link_type, has_unsubscribe_link, auto_submitted, about_type, about_id, attachments, not_before,
      ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json) as email (id uuid, to_address text, recipient_id uuid, to_name text, subject text,
      text_body text, html_body text, link_type text, has_unsubscribe_link boolean, auto_submitted text, about_type text, about_id uuid, attachments jsonb, not_before timestamptz)`)
}

const attachmentsOf = ({ picture, attachments = [] }: Email): OutboxAttachment[] => [
  ...(picture ? [{ fileId: picture.fileId, name: 'photo.jpg', contentId: pictureId }] : []),
  ...attachments,
]

type Profile = Record<'name' | 'street' | 'city' | 'phone' | 'office' | 'calling_code' | 'trunk_prefix', string> & {
  accent: string | null
  logo: string | null
  logo_width: number | null
  logo_height: number | null
}

/** The building in the header and the footer of each e-mail. */
export async function sender(db: Database): Promise<Sender> {
  const { rows } = await db.execute<Profile>(sql`
    select building.name, street, city, office_email as office, coalesce(nullif(security_phone, ''), office_phone) as phone,
      phone_calling_code as calling_code, phone_trunk_prefix as trunk_prefix, accent_colour as accent, logo,
      building_logos.width as logo_width, building_logos.height as logo_height
    from building left join building_logos on building_logos.name = building.logo`)
  const [profile] = rows
  if (!profile)
    return { name: 'The building', address: '', phone: '', office: 'office@localhost', accent: null, logo: null }
  const { name, street, city, office, accent, calling_code: callingCode, trunk_prefix: trunkPrefix } = profile
  const phone = shownPhone(toApiPhone(profile.phone, callingCode, trunkPrefix))
  const { logo: logoName, logo_width: width, logo_height: height } = profile
  const logo = logoName === null || width === null || height === null ? null : { name: logoName, width, height }
  return { name, address: [street, city].filter(Boolean).join(', '), phone, office, accent, logo }
}

/** How many earlier e-mails a header names: the first of the thread and the latest. */
const maxReferences = 10

/**
 * The ids of earlier e-mails about the same request or message to the same recipient, oldest first; empty for other
 * e-mails, which start no thread.
 */
export async function findThread(db: Database, row: Row): Promise<string[]> {
  if (row.about_type !== 'maintenance' && row.about_type !== 'contact') return []
  const isSameRecipient =
    row.recipient_id === null
      ? sql`recipient_id is null and to_address = ${row.to_address}`
      : sql`recipient_id = ${row.recipient_id}`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from mail_outbox where about_id = ${row.about_id} and about_type = ${row.about_type} and ${isSameRecipient}
      and id < ${row.id} and status = 'sent' order by id`)
  const ids = rows.map(({ id }) => id)
  return ids.length <= maxReferences ? ids : [...ids.slice(0, 1), ...ids.slice(1 - maxReferences)]
}

export async function claimQueued(db: Database, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning ${columnsOfRow}`)
  return rows[0]
}

/** `acceptedBy` is the mail server; null for a file. */
export async function recordSent(db: Database, id: string, acceptedBy: string | null) {
  await db.execute(
    sql`update mail_outbox set status = 'sent', sent_at = now(), accepted_by = ${acceptedBy}, bounced_at = null, last_error = null,
      updated_at = now() where id = ${id}`,
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

/** Withdraws the e-mails that wait for the end of a change that is undone. One that is being sent counts as sent. */
/** How many e-mails with a `notBefore` about this record, written since, wait to be sent, and how many have left. */
export async function countDelayedEmails(tx: Database, aboutId: string, since: Date) {
  const { rows } = await tx.execute<{ waiting: number; sent: number }>(sql`
    select count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where not (${isWaiting}) and status <> 'withdrawn')::int as sent
    from mail_outbox where ${isDelayed(aboutId, since)}`)
  return rows[0] ?? { waiting: 0, sent: 0 }
}

const isWaiting = sql`status = 'queued' and attempts = 0`
const isDelayed = (aboutId: string, since: Date) =>
  sql`about_id = ${aboutId} and not_before is not null and created_at >= ${since.toISOString()}`

export async function withdrawEmails(tx: Database, aboutId: string, since: Date, now: Date) {
  const delayed = isDelayed(aboutId, since)
  const stopped = await tx.execute(sql`
    update mail_outbox set status = 'withdrawn', last_error = 'Not sent: the change was undone.', updated_at = ${now.toISOString()}
    where ${delayed} and ${isWaiting} returning id`)
  const sent = await tx.execute(sql`select id from mail_outbox where ${delayed} and status <> 'withdrawn'`)
  return { stopped: stopped.rows.length, sent: sent.rows.length }
}
