import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { conflict } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Hold } from '../person-calls.ts'
import { words } from '../words.ts'
import { findPerson, type Person, requestsOf, texts } from './person.ts'
import { blotOut } from './blot-out.ts'

const gone = words.person.erased
const nobody = 'erased@erased.invalid'

/** What the law or the building's own history keeps of everybody, and of this person. */
export async function holdsFor(db: Database, userId: string): Promise<Hold[]> {
  const { tenantId } = await findPerson(db, userId)
  const { rows } = await db.execute<{ paid: boolean; homes: boolean; requests: boolean }>(sql`
    select exists (select from payment_entries where tenant_id = ${tenantId}) as paid,
      exists (select from assignments where tenant_id = ${tenantId}) as homes,
      exists (select from maintenance_requests where tenant_id = ${tenantId} or reported_by = ${userId}) as requests`)
  const has = rows[0]
  const { holds } = words.person
  return [
    ...(has?.paid ? [holds.payments] : []),
    ...(has?.homes ? [holds.homes] : []),
    ...(has?.requests ? [holds.requests] : []),
    holds.audit,
    holds.contacts,
    holds.backups,
  ]
}

/**
 * Forgets a resident who has left, in one transaction: everything that tells who they were or what they wrote, in every
 * table, and their letters and photos on the disk. What stays is answered.
 */
export async function erasePerson(
  db: Database,
  house: { files: Files; mailDir: string },
  userId: string,
  by: Author,
  now: Date,
): Promise<Hold[]> {
  const holds = await holdsFor(db, userId)
  const letters = await db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    await tx.execute(sql`select from users where id = ${userId} for update`)
    await demandGone(tx, person)
    await tx.execute(sql`select set_config('house.unmaking', 'on', true)`)
    const erasedLetters = await eraseLetters(tx, person)
    await eraseRequests(tx, person)
    await eraseTraces(tx, person)
    // Not before: by what they wrote, the requests made of it are known.
    await eraseContact(tx, person)
    await blotOut(tx, person)
    await eraseIdentity(tx, person, now)
    await tx.execute(
      sql`insert into erasures (id, user_id, performed_by, holds, created_at)
          values (${newId()}, ${userId}, ${by.id}, ${JSON.stringify(holds)}::jsonb, ${now.toISOString()}) on conflict (user_id) do nothing`,
    )
    await tx.execute(sql`select set_config('house.unmaking', '', true)`)
    await writeAudit(tx, { by, action: 'erased', noun: 'residents', recordId: userId, about: [person.tenantId], now })
    for (const topic of ['residents', 'accounts', 'occupancy', 'maintenance', 'contact'])
      await tellChanged(tx, { topic })
    return erasedLetters
  })
  for (const id of letters) await rm(join(house.mailDir, `${id}.eml`), { force: true })
  await house.files.sweep(db)
  return holds
}

async function demandGone(tx: Database, { tenantId }: Person) {
  const { rows } = await tx.execute(
    sql`select from assignments where tenant_id = ${tenantId} and ended_at is null limit 1`,
  )
  if (rows.length > 0) throw conflict('lives_here', words.person.livesHere)
}

/** Letters to them, and letters about them or their requests to others; gives the letters' ids. */
async function eraseLetters(tx: Database, person: Person): Promise<string[]> {
  const { userId, tenantId, emails } = person
  const { rows } = await tx.execute<{ id: string }>(sql`
    update mail_outbox set subject = ${gone}, text_body = ${gone}, html_body = ${gone}, updated_at = now(), last_error = null,
      to_address = case when lower(to_address) = any(${texts(emails)}) then ${nobody} else to_address end,
      to_name = case when lower(to_address) = any(${texts(emails)}) then null else to_name end,
      status = case when status = 'queued' then 'failed' else status end
    where lower(to_address) = any(${texts(emails)}) or about_id in (${userId}, ${tenantId}) or about_id in (${requestsOf(person)})
      or about_id in (select id from contact_messages where lower(email) = any(${texts(emails)}))
    returning id`)
  return rows.map(({ id }) => id)
}

/** What was mended stays, with its dates and its cost; words and photos go. */
async function eraseRequests(tx: Database, person: Person) {
  const { userId } = person
  const requests = requestsOf(person)
  await tx.execute(sql`update maintenance_notes set note = ${gone}
    where not is_status_update and (created_by = ${userId} or request_id in (${requests}))`)
  await tx.execute(
    sql`update request_messages set body = ${gone} where author_id = ${userId} or request_id in (${requests})`,
  )
  await tx.execute(sql`delete from confirmation_links where request_id in (${requests})`)
  const { rows: photos } = await tx.execute<{ file_id: string; thumbnail_id: string }>(sql`
    delete from request_photos where added_by = ${userId} or request_id in (${requests}) returning file_id, thumbnail_id`)
  const fileIds = [...new Set(photos.flatMap((photo) => [photo.file_id, photo.thumbnail_id]))]
  await tx.execute(sql`delete from files where id = any(${sql.param(fileIds)}::uuid[])`)
  await tx.execute(sql`update files set name = ${gone} where added_by = ${userId}`)
  await tx.execute(sql`update maintenance_requests set title = ${words.person.formerRequest}, description = ${gone}, pets_note = null,
    entry_windows = '[]', whose_move_why = null, version = version + 1 where id in (${requests})`)
}

async function eraseContact(tx: Database, { emails }: Person) {
  await tx.execute(sql`update contact_replies set subject = ${gone}, reply_message = ${gone}
    where message_id in (select id from contact_messages where lower(email) = any(${texts(emails)}))`)
  await tx.execute(sql`update contact_messages set name = ${gone}, email = ${nobody}, phone = '-', subject = ${gone},
    message = ${gone}, ip_address = null, version = version + 1 where lower(email) = any(${texts(emails)})`)
}

/** What only counts while somebody is there, and the contents of the log. */
async function eraseTraces(tx: Database, person: Person) {
  const { userId, tenantId, emails } = person
  for (const table of [
    'sessions',
    'one_time_tokens',
    'recovery_codes',
    'news_by_mail',
    'directory_entries',
    'calendar_addresses',
    'announcement_recipients',
    'idempotency_keys',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`)
  await tx.execute(
    sql`delete from idempotency_keys where reply::text like ${`%${userId}%`} or reply::text like ${`%${tenantId}%`}
      or exists (select from (${requestsOf(person)}) r where position(r.id::text in reply::text) > 0)`,
  )
  for (const email of emails) {
    await tx.execute(sql`delete from throttle_counters where position(${email} in lower(subject)) > 0`)
    await tx.execute(sql`delete from imports where sheet is not null and position(${email} in lower(sheet::text)) > 0`)
    await tx.execute(sql`delete from jobs.job where position(${email} in lower(data::text)) > 0`)
  }
  const ids = sql`array[${userId}, ${tenantId}]::uuid[]`
  await tx.execute(sql`update import_rows set label = ${gone}, version_after = -1,
    before = case when before is null then null else '{}'::jsonb end
    where record_id = any(${ids}) or record_id in (select id from assignments where tenant_id = ${tenantId})`)
  await tx.execute(sql`update audit_log set before = null, after = null
    where by = ${userId} or record_id = any(${ids}) or about && ${ids}
      or about && array(${requestsOf(person)}) or record_id in (${requestsOf(person)})`)
  await tx.execute(sql`update audit_log set by_name = ${gone}, address = null where by = ${userId}`)
  await tx.execute(sql`update assignment_logs set notes = null where tenant_id = ${tenantId}`)
  await tx.execute(sql`update units set owner_name = null where lower(owner_name) = lower(${person.name})`)
}

async function eraseIdentity(tx: Database, { userId, tenantId }: Person, now: Date) {
  const at = now.toISOString()
  await tx.execute(sql`update tenants set full_name = ${gone}, preferred_name = null, start_date_occupancy = null,
    end_date_occupancy = null, email_primary = null, email_secondary = null, phone_primary = null, phone_secondary = null,
    emergency_contact_name = null, emergency_contact_phone = null, parking_stalls = '{}', locker_numbers = '{}', pets = '{}',
    unit_access_code_sealed = null, storage_locker_access_code_sealed = null, notes = '', resident_notes = '',
    version = version + 1, updated_at = ${at} where id = ${tenantId}`)
  await tx.execute(sql`update users set email = ${`erased-${userId}@erased.invalid`}, password_hash = null,
    password_changed_at = null, status = 'Suspended', first_name = ${gone}, last_name = '', phone = null,
    second_factor_since = null, second_factor_sealed = null, second_factor_step = null, last_sign_in_at = null,
    language = null, theme = 'system', deleted_at = coalesce(deleted_at, ${at}::timestamptz), version = version + 1, updated_at = ${at} where id = ${userId}`)
}
