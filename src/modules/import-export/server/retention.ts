import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { retention, words } from '../messages/en.ts'

/** Deletes expired data; the periods are in the operator's guide. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`
  const deleted = words.person.erased
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local building.allow_history_changes = 'on'`)
    await tx.execute(sql`update mail_outbox set text_body = ${deleted}, html_body = ${deleted}
      where status <> 'queued' and created_at < ${before(retention.emails)} and text_body <> ${deleted}`)
    await tx.execute(sql`update contact_replies set reply_message = ${deleted} where reply_message <> ${deleted} and message_id in
      (select id from contact_messages where archived_at < ${before(retention.contact)})`)
    // A message that was answered before it was archived as spam is retained like any other.
    await tx.execute(sql`delete from contact_messages m where spam_at < ${before(retention.spam)} and request_id is null
      and not exists (select from contact_replies r where r.message_id = m.id)`)
    await tx.execute(sql`update contact_messages set name = ${deleted}, email = 'erased@erased.invalid', phone = '-',
      subject = ${deleted}, message = ${deleted}, ip_address = null
      where archived_at < ${before(retention.contact)} and message <> ${deleted}`)
    await tx.execute(sql`update contact_messages set ip_address = null
      where ip_address is not null and created_at < ${before(retention.addresses)}`)
    await tx.execute(sql`update audit_log set address = null
      where address is not null and at < ${before(retention.addresses)}`)
    await tx.execute(sql`delete from import_rows where import_id in
      (select id from imports where applied_at < ${before(retention.wayBack)})`)
    await tx.execute(sql`update imports set rows_left = null where applied_at < ${before(retention.rowsLeft)}`)
    // Their deliveries go with them.
    await tx.execute(sql`delete from notifications where created_at < ${before(retention.notifications)}
      or (read_at is not null and created_at < ${before(retention.readNotifications)})`)
    await tx.execute(sql`delete from alerts where created_at < ${before(retention.notifications)}`)
    await deleteTextsOfMoves(tx, before(retention.moves))
    await deletePackages(tx, { photos: before(retention.packagePhotos), all: before(retention.packages) })
    await deleteVisitors(tx, { visits: before(retention.visitors), entries: before(retention.doNotAdmit) })
    // Its steps, requests, reports and updates go with it.
    await tx.execute(sql`delete from incidents where closed_at < ${before(retention.incidents)}`)
    await deleteLog(tx, before(retention.deskLog))
    await deleteRoster(tx, before(retention.emergencyViews))
    await deleteKeyLoans(tx, { photos: before(retention.packagePhotos), all: before(retention.keys) })
    await tx.execute(sql`set local building.allow_history_changes = ''`)
  })
}

/** Photos and signatures of packages that left long ago, later the packages, and what residents arranged for the past. */
async function deletePackages(tx: Database, { photos, all }: { photos: SQL; all: SQL }) {
  const withFiles = sql`delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`
  await tx.execute(sql`with gone as (delete from package_photos where package_id in (select id from packages where done_at < ${photos})
    returning file_id, thumbnail_id) ${withFiles}`)
  await tx.execute(sql`delete from packages where done_at < ${all}`)
  await tx.execute(sql`delete from package_codes where ended_at < ${photos}`)
  await tx.execute(sql`delete from authorised_people where ended_at < ${photos} or valid_until < (${all})::date`)
  await tx.execute(sql`delete from vacation_notices where last_day < (${all})::date`)
}

/** Visits, visitors and stalls of long ago, and later the people who may be admitted again. */
async function deleteVisitors(tx: Database, { visits, entries }: { visits: SQL; entries: SQL }) {
  // Also those whom no one checked out: they have left long since.
  await tx.execute(sql`delete from visitor_stays where coalesce(left_at, arrived_at) < ${visits}`)
  await tx.execute(sql`delete from stall_passes where ends_at < ${visits}`)
  await tx.execute(sql`delete from visitor_passes where last_day < (${visits})::date`)
  await tx.execute(sql`delete from do_not_admit where ended_at < ${entries} or valid_until < (${entries})::date`)
}

/** Shifts that ended long ago, with their entries and photos, unless something is still open. */
async function deleteLog(tx: Database, before: SQL) {
  const past = sql`select s.id from desk_shifts s where s.ended_at < ${before} and not exists (select from desk_log_entries e
    join desk_follow_ups f on f.entry_id = e.id where e.shift_id = s.id and f.done_at is null)
    and not exists (select from desk_log_entries e join desk_log_entries c on c.corrects_id = e.id
      join desk_shifts o on o.id = c.shift_id where e.shift_id = s.id and coalesce(o.ended_at >= ${before}, true))`
  const { rows } = await tx.execute<{ id: string }>(past)
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
  await tx.execute(
    sql`delete from desk_follow_ups where entry_id in (select id from desk_log_entries where shift_id = ${ids})`,
  )
  await tx.execute(
    sql`update desk_log_entries set corrects_id = null, kind = 'note' where corrects_id is not null and shift_id = ${ids}`,
  )
  const { rows: gone } = await tx.execute<{ photo: string | null }>(
    sql`delete from desk_log_entries where shift_id = ${ids} returning photo_id as photo`,
  )
  const photos = sql`any(${sql.param(gone.flatMap(({ photo }) => photo ?? []))}::uuid[])`
  await tx.execute(sql`with gone as (delete from desk_photos where id = ${photos} returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
  await tx.execute(sql`delete from desk_rounds where shift_id = ${ids}`)
  await tx.execute(sql`delete from desk_shifts where id = ${ids}`)
}

/** Entries of people who have moved out, and later views and devices of long ago. */
async function deleteRoster(tx: Database, before: SQL) {
  await tx.execute(sql`delete from emergency_needs n where not exists (select from assignments a join residents r on r.id = a.resident_id
      where a.unit_id = n.unit_id and a.ended_at is null and r.user_id = n.user_id)
    and not exists (select from current_household_members m where m.unit_id = n.unit_id and m.user_id = n.user_id)`)
  await tx.execute(sql`delete from emergency_views where coalesce(received_at, viewed_at) < ${before}`)
  await tx.execute(sql`delete from emergency_devices d where removed_at < ${before}
    and not exists (select from emergency_views v where v.device_id = d.id)`)
}

/** Signatures of keys that came back long ago, later the loans and broken seals. */
async function deleteKeyLoans(tx: Database, { photos, all }: { photos: SQL; all: SQL }) {
  await tx.execute(sql`with gone as (delete from desk_photos where id in (select photo_id from key_loans where in_at < ${photos})
    returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
  await tx.execute(sql`delete from key_loans where in_at < ${all}`)
  await tx.execute(sql`delete from key_seals where broken_at < ${all}`)
}

/** Addresses, notes, photos and former belongings of moves that were long ago; who moved and when stays. */
async function deleteTextsOfMoves(tx: Database, before: SQL) {
  const past = sql`select id from moves where effective_day < (${before})::date`
  await tx.execute(sql`update moves set forwarding_address = null, elevator_note = null, notes = null where id in (${past})
    and (forwarding_address is not null or elevator_note is not null or notes is not null)`)
  await tx.execute(sql`update move_steps set note = null where note is not null and move_id in (${past})`)
  await tx.execute(sql`update move_residents set before = null where before is not null and move_id in (${past})`)
  await tx.execute(sql`with gone as (
      delete from move_photos where move_id in (${past}) returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
}
