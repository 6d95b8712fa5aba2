import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { eraseAccount } from '#accounts/server/erase-account.ts'
import { users } from '#accounts/server/table.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { ErasedKind } from '../../person-contract.ts'
import { words } from '../../messages/en.ts'
import { nameKey } from '../plan/residents-now.ts'
import { imports } from '../table.ts'
import { signsInAlone } from './identifiers.ts'
import { ownTables } from './own-tables.ts'
import { emailsOf, messagesOf, type Person, requestsOf } from './person.ts'

export const deleted = words.person.erased
const noUser = 'erased@erased.invalid'

/** The number of erased records by kind. */
export type ErasureCounts = Map<ErasedKind, number>

export const counting = (tx: Database, counts: ErasureCounts) => async (kind: ErasedKind | null, statement: SQL) => {
  const { rowCount } = await tx.execute(statement)
  if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + (rowCount ?? 0))
}

const uuids = (ids: readonly (string | null)[]) => sql`${sql.param(ids.filter((id) => id !== null))}::uuid[]`

/** E-mails to them, and to others about them, their requests or their messages; returns the ids of the e-mails. */
export async function eraseEmails(tx: Database, person: Person, counts: ErasureCounts): Promise<string[]> {
  const { userId, residentId } = person
  // Also the confirmation e-mails to their new addresses, which belong to no account, and the passes of their guests.
  const isAboutPerson = sql`(id in (${emailsOf(person)})
    or (recipient_id is null and ((about_type = 'accounts' and about_id = ${userId})
      or about_id in (select id from visitor_passes where host_id = ${userId}))))`
  const { rows } = await tx.execute<{ id: string }>(sql`
    update mail_outbox set subject = ${deleted}, text_body = ${deleted}, html_body = ${deleted}, updated_at = now(), last_error = null,
      to_address = case when ${isAboutPerson} then ${noUser} else to_address end, to_name = case when ${isAboutPerson} then null else to_name end,
      status = case when status = 'queued' then 'failed' else status end
    where ${isAboutPerson} or about_id = any(${uuids([userId, residentId])}) or about_id in (${requestsOf(person)})
      or about_id in (${messagesOf(person)})
    returning id`)
  counts.set('emails', rows.length)
  return rows.map(({ id }) => id)
}

/** Requests keep dates and costs; texts and photos are deleted. */
export async function eraseRequests(tx: Database, person: Person, counts: ErasureCounts) {
  const { userId } = person
  const requests = requestsOf(person)
  const count = counting(tx, counts)
  await count(
    'requestTexts',
    sql`update maintenance_notes set note = ${deleted}
      where created_by = ${userId} or request_id in (${requests})`,
  )
  await count(
    'requestTexts',
    sql`update request_messages set body = ${deleted}, full_text = null where author_id = ${userId} or request_id in (${requests})`,
  )
  await count(
    'requestTexts',
    sql`update maintenance_parts set name = ${deleted} where visit_id in (
      select id from maintenance_visits where visited_by = ${userId} or request_id in (${requests}))`,
  )
  await erasePhotos(
    tx,
    sql`delete from request_photos where added_by = ${userId} or request_id in (${requests})`,
    counts,
  )
  await tx.execute(sql`update files set name = ${deleted} where added_by = ${userId}`)
  await count(
    'requests',
    sql`update maintenance_requests set title = ${words.person.formerRequest}, description = ${deleted}, pets_note = null,
      entry_windows = '[]', waiting_on_reason = null, version = version + 1 where id in (${requests})`,
  )
}

/** Work orders keep times and costs; texts, the PDF and the vendor's photos are deleted. Invoices are retained. */
export async function eraseOrders(tx: Database, person: Person, counts: ErasureCounts) {
  const requests = requestsOf(person)
  await counting(tx, counts)(
    'orders',
    sql`update work_orders set scope = ${deleted}, visit_note = null, vendor_note = null, office_note = null,
      version = version + 1 where request_id in (${requests})`,
  )
  const { rows: files } = await tx.execute<{ file_id: string; thumbnail_id: string | null }>(
    sql`delete from work_order_files where kind <> 'invoice'
      and work_order_id in (select id from work_orders where request_id in (${requests})) returning file_id, thumbnail_id`,
  )
  await tx.execute(
    sql`delete from files where id = any(${uuids(files.flatMap((file) => [file.file_id, file.thumbnail_id]))})`,
  )
}

/** Deletes photos with their files, which are deleted from the disk after the commit. */
export async function erasePhotos(tx: Database, deletion: SQL, counts: ErasureCounts) {
  const { rows: photos } = await tx.execute<{ file_id: string; thumbnail_id: string }>(
    sql`${deletion} returning file_id, thumbnail_id`,
  )
  counts.set('photos', (counts.get('photos') ?? 0) + photos.length)
  await tx.execute(
    sql`delete from files where id = any(${uuids(photos.flatMap((photo) => [photo.file_id, photo.thumbnail_id]))})`,
  )
}

export async function eraseContact(tx: Database, person: Person, counts: ErasureCounts) {
  const messages = messagesOf(person)
  const count = counting(tx, counts)
  await count(
    'contact',
    sql`update contact_replies set subject = ${deleted}, reply_message = ${deleted} where message_id in (${messages})`,
  )
  await count(
    'contact',
    sql`update contact_messages set name = ${deleted}, email = ${noUser}, phone = '-', subject = ${deleted}, message = ${deleted},
      ip_address = null, version = version + 1 where id in (${messages})`,
  )
}

/** Sessions, links, stored replies, counters and jobs of the person. */
export async function eraseTraces(tx: Database, person: Person, counts: ErasureCounts) {
  const { userId, residentId } = person
  const count = counting(tx, counts)
  for (const table of ownTables)
    await count('signIn', sql`delete from ${sql.identifier(table)} where user_id = ${userId}`)
  // Notifications to others about them.
  await count(
    'signIn',
    sql`delete from notifications where about_id = any(${uuids([userId, residentId])}) or about_id in (${requestsOf(person)})
      or about_id in (${messagesOf(person)})`,
  )
  await count('signIn', sql`delete from alerts where about_id in (${requestsOf(person)})`)
  // An id cannot match by chance.
  const ids = sql`(select unnest(${uuids([userId, residentId])}) union ${requestsOf(person)} union ${messagesOf(person)})`
  await count(
    'signIn',
    sql`delete from idempotency_keys k where exists (select from ${ids} as own (id)
      where position(own.id::text in k.reply::text) > 0 or position(own.id::text in k.endpoint) > 0)`,
  )
  // What an undo would write; the former values of a unit can name its owner.
  await count('signIn', sql`delete from undoable_changes where record_type = 'units' or record_id in ${ids}`)
  // The subject of a counter is an account, alone or followed by the address prefix.
  await count('signIn', sql`delete from throttle_counters where split_part(subject, ' ', 1) = ${userId}`)
  await count('signIn', sql`delete from jobs.job where data ->> 'userId' = ${userId}`)
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const isOwn = own && own.email !== '' && (await signsInAlone(tx, userId, own.email))
  counts.set('imports', await eraseSheetRows(tx, isOwn ? own.email : null, person.name))
}

/**
 * The lines of pending imports, and the lines left of applied ones, that would be matched to their account, or have
 * their name and no address. The header is a line too, and has neither.
 */
async function eraseSheetRows(tx: Database, email: string | null, name: string): Promise<number> {
  const files = await tx
    .select({ id: imports.id, sheet: imports.sheet, rowsLeft: imports.rowsLeft, columns: imports.columns })
    .from(imports)
    .where(and(eq(imports.kind, 'residents'), or(isNotNull(imports.sheet), isNotNull(imports.rowsLeft))))
    .for('update')
  let lines = 0
  for (const { id, sheet, rowsLeft, columns } of files) {
    const isOfOthers = ({ cells }: { cells: string[] }) => {
      const cellOf = (field: string) => cells[columns[field] ?? -1]?.trim() ?? ''
      const address = cellOf('emailPrimary')
      if (address !== '') return email === null || canonicalEmail(address) !== canonicalEmail(email)
      const fullName = cellOf('fullName') || `${cellOf('firstName')} ${cellOf('lastName')}`
      return nameKey(fullName, null) !== nameKey(name, null)
    }
    if (sheet) {
      const rows = sheet.rows.filter(isOfOthers)
      lines += sheet.rows.length - rows.length
      const remaining = { sheet: { ...sheet, rows }, rows: rows.length - 1, preview: null }
      if (rows.length < 2) await tx.delete(imports).where(eq(imports.id, id))
      else if (rows.length < sheet.rows.length) await tx.update(imports).set(remaining).where(eq(imports.id, id))
    } else if (rowsLeft) {
      const rows = rowsLeft.rows.filter(isOfOthers)
      lines += rowsLeft.rows.length - rows.length
      const remaining = rows.length > 0 ? { ...rowsLeft, rows } : null
      if (rows.length < rowsLeft.rows.length)
        await tx.update(imports).set({ rowsLeft: remaining }).where(eq(imports.id, id))
    }
  }
  return lines
}

/** The contents of audit entries about them; action and time are retained. */
export async function eraseLog(tx: Database, person: Person, counts: ErasureCounts) {
  const { userId, residentId } = person
  const ids = uuids([userId, residentId])
  const count = counting(tx, counts)
  await count(
    'log',
    sql`update import_rows set label = ${deleted}, version_after = -1, before = case when before is null then null else '{}'::jsonb end
      where record_id = any(${ids}) or record_id in (select id from assignments where resident_id = ${residentId})
        or record_id in (select id from assignment_logs where resident_id = ${residentId})`,
  )
  await count(
    'log',
    sql`update audit_log set before = null, after = null
      where (before is not null or after is not null) and (by = ${userId} or record_id = any(${ids}) or about && ${ids}
        or about && array(${requestsOf(person)}) or record_id in (${requestsOf(person)}) or record_id in (${messagesOf(person)}))`,
  )
  await tx.execute(sql`update audit_log set by_name = ${deleted}, address = null where by = ${userId}`)
  await tx.execute(
    sql`update audit_log set address = null where by is null and address is not null
      and (record_id = any(${ids}) or record_id in (${messagesOf(person)}))`,
  )
  await count(
    'log',
    sql`update assignment_logs set notes = null where resident_id = ${residentId} and notes is not null`,
  )
  await count('ownerNames', ownerNames(person))
}

/**
 * Owner names are typed: one is cleared only where the person owned that unit and no other owner of it has the same
 * name.
 */
const ownerNames = ({ residentId, name }: Person) => sql`
  update units u set owner_name = null where owner_name = ${name}
    and exists (select from assignments a where a.unit_id = u.id and a.resident_id = ${residentId} and a.residence_type = 'owner')
    and not exists (select from assignments a join residents t on t.id = a.resident_id
      where a.unit_id = u.id and a.resident_id <> ${residentId} and a.residence_type = 'owner' and t.full_name = u.owner_name)`

export async function eraseIdentity(tx: Database, { userId, residentId }: Person, now: Date, counts: ErasureCounts) {
  const at = now.toISOString()
  const count = counting(tx, counts)
  await count(
    'identity',
    sql`update residents set full_name = ${deleted}, preferred_name = null, start_date_occupancy = null,
      end_date_occupancy = null, email_primary = null, email_secondary = null, phone_primary = null, phone_secondary = null,
      emergency_contact_name = null, emergency_contact_phone = null, parking_stalls = '{}', locker_numbers = '{}', pets = '{}',
      notes = '', resident_notes = '', first_day_dismissed_at = null,
      version = version + 1, updated_at = ${at} where id = ${residentId}`,
  )
  await tx.execute(sql`delete from resident_office_notes where resident_id = ${residentId}`)
  await eraseAccount(tx, userId, deleted, now)
  counts.set('identity', (counts.get('identity') ?? 0) + 1)
}
