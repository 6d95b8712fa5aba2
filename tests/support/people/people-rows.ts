import type { Pool } from 'pg'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { newId } from '#platform/server/database/ids.ts'
import { insertDeskRows } from './desk-rows.ts'
import { insertMove } from './move-rows.ts'
import { addNotificationRows } from './notification-rows.ts'
import { insertMember, insertOwnership } from './owner-rows.ts'
import { addRequestRows } from './request-rows.ts'

/** A person of an example. Two people can share everything except their accounts. */
export type PersonInput = {
  name: string
  signIn: string
  primary: string | null
  secondary: string | null
  phone: string
  owner: boolean
  /** The account is deleted; another account can have its address. */
  deleted: boolean
}
export type InsertedPerson = PersonInput & {
  mark: string
  userId: string
  residentId: string
  unitId: string
  ids: string[]
}

type Row = Record<string, unknown>
export const insertRow = (pool: Pool, table: string, row: Row) =>
  pool.query(
    `insert into "${table}" (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, at) => `$${at + 1}`)
      .join(', ')})`,
    Object.values(row),
  )

/** Inserts the building, an account of the office, an announcement and a unit. */
export async function insertOffice(pool: Pool, officeEmail: string) {
  const [staffId, announcementId, unitId] = [newId(), newId(), newId()]
  await insertRow(pool, 'building', {
    name: 'Test Tower',
    code: 'TST',
    street: '1 Test Street',
    office_email: officeEmail,
    security_phone: '555-010-0100',
    time_zone: 'America/Toronto',
    tower_floors: 40,
  })
  const email = 'staff@tower.example'
  await insertRow(pool, 'users', {
    id: staffId,
    email,
    email_canonical: email,
    role: 'staff',
    password_hash: 'x',
    first_name: 'Staff',
    last_name: 'Person',
  })
  await insertRow(pool, 'announcements', {
    id: announcementId,
    title: 'News',
    body: 'News',
    category: 'events',
    created_by: staffId,
  })
  await insertRow(pool, 'units', { id: unitId, unit_number: '0901', floor: 9 })
  return { staffId, announcementId, unitId }
}
export type Office = Awaited<ReturnType<typeof insertOffice>>

let number = 0
/** Inserts a row for the person into every table that can contain one, as the app writes it. */
export async function insertPerson(
  pool: Pool,
  office: Office,
  input: PersonInput,
  mark: string,
): Promise<InsertedPerson> {
  const ids: string[] = []
  const own = () => ids[ids.push(newId()) - 1] as string
  const [userId, residentId, assignmentId] = [own(), own(), own()]
  const [requestId, ownRequestId, turnedId] = [own(), own(), own()]
  const [messageId, replyMailId, fileId, photoId] = [own(), own(), own(), own()]
  const { staffId } = office
  const unitId = newId()
  const now = new Date()
  const soon = new Date(now.getTime() + 3_600_000)
  const [firstName, ...rest] = input.name.split(' ')
  const add = (table: string, row: Row) => insertRow(pool, table, row)
  number += 1

  await add('users', {
    id: userId,
    email: input.signIn,
    email_canonical: canonicalEmail(input.signIn),
    role: 'tenant',
    password_hash: 'x',
    first_name: firstName,
    last_name: rest.join(' '),
    phone: `+1${input.phone}`,
    deleted_at: input.deleted ? now : null,
  })
  await add('residents', {
    id: residentId,
    user_id: userId,
    full_name: input.name,
    email_primary: input.primary,
    email_secondary: input.secondary,
    phone_primary: `+1${input.phone}`,
  })
  await add('units', { id: unitId, unit_number: `${1000 + number}`, floor: 10, owner_name: input.name })
  const home = { unit_id: unitId, resident_id: residentId, residence_type: input.owner ? 'owner' : 'renter' }
  const ended = { started_at: new Date(now.getTime() - 86_400_000), ended_at: now }
  await add('assignments', { id: assignmentId, ...home, rank: 'primary', ...ended })
  await add('asset_waiting_list', { id: own(), resident_id: residentId, kind: 'locker', joined_at: now })
  await add('assignment_logs', {
    id: own(),
    assignment_id: assignmentId,
    ...home,
    action: 'assigned',
    performed_by: staffId,
  })
  await insertOwnership(add, [newId(), own()], { residentId, number })
  await insertMember(add, own(), { userId, assignmentId, number })
  await insertMove(add, own(), { residentId, unitId, staffId })
  await insertDeskRows(add, own, { userId, unitId, staffId, name: input.name })
  const request = { title: 'Tap', description: 'Drips' }
  const filed = { ...request, place_kind: 'common_area', place_name: 'Garage', reported_by: staffId }
  await add('maintenance_requests', { id: requestId, number: number * 3, ...filed, resident_id: residentId })
  await add('maintenance_requests', { id: ownRequestId, number: number * 3 + 1, ...filed, reported_by: userId })
  await add('maintenance_requests', { id: turnedId, number: number * 3 + 2, ...filed })
  await add('contact_messages', {
    id: messageId,
    name: input.name,
    email: input.signIn,
    phone: input.phone,
    reason: 'other',
    subject: 'Hello',
    message: 'Hello',
    user_id: userId,
    linked_by: staffId,
    request_id: turnedId,
  })
  const email = { subject: 'Hello', text_body: 'Hello', html_body: 'Hello' }
  const recipient = { to_address: input.primary ?? input.signIn, to_name: input.name }
  await add('mail_outbox', { id: replyMailId, ...recipient, ...email })
  await add('mail_outbox', { id: own(), ...recipient, recipient_id: userId, ...email })
  await add('mail_outbox', {
    id: own(),
    to_address: 'staff@tower.example',
    about_type: 'maintenance',
    about_id: requestId,
    ...email,
  })
  await add('contact_replies', {
    id: own(),
    message_id: messageId,
    subject: 'Re',
    reply_message: 'Yes',
    replied_by: staffId,
    mail_id: replyMailId,
  })
  for (const id of [requestId, ownRequestId, turnedId])
    await addRequestRows(add, { own, id, userId, staffId, email: input.signIn })
  const file = { name: 'a.jpg', media_type: 'image/jpeg', bytes: 1, sha256: 'a'.repeat(64), added_by: userId }
  await add('files', { id: fileId, ...file })
  await add('request_photos', {
    id: photoId,
    request_id: requestId,
    file_id: fileId,
    thumbnail_id: fileId,
    added_by: userId,
  })
  await add('payment_entries', {
    id: own(),
    resident_id: residentId,
    kind: 'charge',
    type: 'Fee',
    date: '2026-01-01',
    amount_cents: 100,
    entered_by: staffId,
  })
  const author = { created_by: staffId, author_name: 'Staff' }
  await add('resident_office_notes', { id: own(), resident_id: residentId, note: 'x', ...author })
  await add('announcement_recipients', { announcement_id: office.announcementId, user_id: userId, delivered_at: now })
  await add('announcement_people', { announcement_id: office.announcementId, user_id: userId })
  await addNotificationRows(add, { own, userId, staffId, requestId, name: input.name })
  await add('directory_entries', { user_id: userId })
  await add('calendar_addresses', { user_id: userId, token_hash: newId() })
  await add('sessions', { id: own(), token_hash: newId(), user_id: userId, last_active_at: now, expires_at: soon })
  const reset = { kind: 'reset', user_id: userId, token_hash: newId(), expires_at: soon, sent_to: input.signIn }
  await add('one_time_tokens', { id: own(), ...reset })
  await add('pending_emails', { user_id: userId, kind: 'primary', email: input.primary ?? `${newId()}@mail.example` })
  await add('recovery_codes', { id: own(), user_id: userId, code_hash: newId() })
  await add('idempotency_keys', {
    id: own(),
    key: newId(),
    user_id: userId,
    endpoint: 'POST /x',
    body_hash: 'x',
    reply: '{}',
  })
  const stored = { endpoint: `POST /api/admin/tenants/${residentId}/notes`, body_hash: 'x' }
  await add('idempotency_keys', { id: own(), key: newId(), user_id: staffId, ...stored, reply: { id: residentId } })
  await add('throttle_counters', { kind: 'sign-in', subject: `${userId} 10.0.0.1`, window_ends_at: soon })
  const done = { record_type: 'residents', action: 'changed', before: { a: 1 }, after: { a: 2 } }
  await add('audit_log', { id: own(), by: userId, by_name: input.name, ...done, address: '10.0.0.1' })
  await add('audit_log', { id: own(), by: staffId, by_name: 'Staff', record_id: residentId, ...done })
  await add('audit_log', {
    id: own(),
    by: staffId,
    ...done,
    record_type: 'maintenance',
    record_id: requestId,
    about: [residentId],
  })
  const importId = newId()
  await add('imports', {
    id: importId,
    kind: 'residents',
    file_name: 'people.csv',
    status: 'applied',
    columns: {},
    rows: 1,
    created_by: staffId,
    applied_at: now,
  })
  const imported = { import_id: importId, table_name: 'residents', before: { full_name: input.name } }
  for (const [position, id] of [userId, residentId, assignmentId].entries())
    await add('import_rows', { ...imported, position, record_id: id, label: input.name })
  await pool.query(
    `insert into jobs.job (name, data, start_after) values ('forgot-password', $1, now() + interval '1 day')`,
    [{ userId }],
  )
  return { ...input, mark, userId, residentId, unitId, ids }
}
