import { eq, sql, type SQL } from 'drizzle-orm'
import { apiValue } from '#platform/server/database/api-values.ts'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { officeNotes } from '#residents/server/office-notes.ts'
import { residents } from '#residents/server/table.ts'
import type { PersonData } from '../../person-contract.ts'
import { dataWords } from '../../messages/data.ts'
import type { english } from '../../messages/data-en.ts'

/** The person: an account and its resident record, which household members do not have. Typed data, such as addresses, never selects records. */
export type Person = {
  userId: string
  residentId: string | null
  name: string
}

/** A resident or household member, also a former one; office accounts have no such record. Throws 404. */
export async function findPerson(db: Database, userId: string): Promise<Person> {
  const [found] = await db
    .select({ user: users, resident: residents })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(eq(users.id, userId))
  if (!found || !usesResidentPortal(found.user.role)) throw notFound('Resident')
  const { user, resident } = found
  return {
    userId,
    residentId: resident?.id ?? null,
    name: resident?.fullName ?? `${user.firstName} ${user.lastName}`.trim(),
  }
}

/** Messages through the web site that they sent while signed in, or that the office linked to them. */
export const messagesOf = ({ userId }: Person) => sql`select id from contact_messages where user_id = ${userId}`

/** E-mails to their account, and answers to their messages through the web site. */
export const emailsOf = (person: Person) =>
  sql`select id from mail_outbox where recipient_id = ${person.userId}
    union select mail_id from contact_replies where mail_id is not null and message_id in (${messagesOf(person)})`

/** Requests about them, and requests without a resident that they filed or that came from their messages. */
export const requestsOf = (person: Person) =>
  sql`select id from maintenance_requests where resident_id = ${person.residentId} or (resident_id is null and (reported_by = ${person.userId}
    or id in (select request_id from contact_messages where id in (${messagesOf(person)}))))`

/** `own`: for the person, without internal notes of the office. The titles of the groups are in this language. */
export async function dataOf(
  db: Database,
  userId: string,
  own: boolean,
  now: Date,
  language: Language = 'en',
): Promise<PersonData> {
  return db.transaction(
    async (tx) => {
      const person = await findPerson(tx, userId)
      const [profile] = await tx.select({ name: building.name }).from(building)
      const groups: PersonData['groups'] = []
      for (const [key, query] of Object.entries(queriesOf(person, own))) {
        const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
          sql`select to_json(t) as row from (${query}) t`,
        )
        groups.push({
          title: dataWords[language].groups[key as keyof typeof english.groups],
          rows: rows.map(({ row }) => row),
        })
      }
      return { madeAt: now.toISOString(), building: profile?.name ?? '', name: person.name, groups }
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** A column of minutes after midnight, as a time. */
const timeOfDay = (column: string) => sql.raw(`to_char(make_interval(mins => ${column}), 'HH24:MI') as ${column}`)

/** The query of each group. Every column has a label in `messages/data-en.ts`. */
export function queriesOf(person: Person, own: boolean): Record<keyof typeof english.groups, SQL> {
  const { userId, residentId } = person
  const requests = requestsOf(person)
  const office = (column: SQL) => (own ? sql`` : sql`, ${column}`)
  return {
    account: sql`select email, first_name, last_name, phone, ${apiValue(users.status, 'status')} as status, theme, language, last_sign_in_at, second_factor_since,
      created_at, updated_at from users where id = ${userId}`,
    record: sql`select full_name, preferred_name, ${apiValue(residents.tenantType, 'resident_type')} as resident_type, start_date_occupancy, end_date_occupancy, email_primary,
      email_secondary, phone_primary, phone_secondary, emergency_contact_name, emergency_contact_phone, parking_stalls,
      locker_numbers, pets, resident_notes, first_day_dismissed_at, created_at, updated_at ${office(sql`${officeNotes} as notes`)} from residents where id = ${residentId}`,
    pendingEmails: sql`select kind, email, created_at from pending_emails where user_id = ${userId} order by kind`,
    homes: sql`select u.unit_number, a.residence_type, a.rank, a.started_at, a.ended_at
      from assignments a join units u on u.id = a.unit_id where a.resident_id = ${residentId} order by a.started_at`,
    moves: sql`select u.unit_number, l.action, l.residence_type, l.created_at ${office(sql`l.notes`)}
      from assignment_logs l join units u on u.id = l.unit_id where l.resident_id = ${residentId} order by l.created_at`,
    ownedUnits: sql`select u.unit_number, o.share_basis_points / 100.0 as share, o.address as postal_address, o.since, o.until,
      o.gets_announcements from unit_owners o join units u on u.id = o.unit_id
      where o.resident_id = ${residentId} order by u.unit_number`,
    household: sql`select u.unit_number, m.first_name, m.last_name, m.email, m.rights, m.created_at, m.ended_at
      from household_members m join assignments a on a.id = m.assignment_id join units u on u.id = a.unit_id
      where m.user_id = ${userId} or m.invited_by = ${userId} order by m.created_at`,
    plannedHousehold: sql`select u.unit_number, p.first_name, p.last_name, p.email, p.rights, p.created_at
      from planned_household_members p join moves m on m.id = p.move_id join units u on u.id = m.unit_id
      where p.resident_id = ${residentId} order by p.created_at`,
    plannedMoves: sql`select u.unit_number, m.kind, m.effective_day, m.status, m.residence_type, m.forwarding_address, m.elevator_note, m.created_at
      ${office(sql`m.notes`)} from moves m join units u on u.id = coalesce(m.to_unit_id, m.unit_id)
      where m.id in (select move_id from move_residents where resident_id = ${residentId}) order by m.effective_day`,
    assets: sql`select a.kind, a.number as asset_number, a.place as asset_place, h.started_at as since, h.ended_at as until, h.end_reason
      from asset_holders h join assets a on a.id = h.asset_id
      where h.resident_id = ${residentId} and h.started_at is not null order by h.started_at, a.number`,
    waitingList: sql`select kind, joined_at, ended_at as until ${office(sql`note`)} from asset_waiting_list
      where resident_id = ${residentId} order by joined_at`,
    packages: sql`select u.unit_number, p.direction, p.carrier, p.tracking_number, p.status, p.note, p.received_at, p.done_at, p.handed_to
      ${office(sql`p.reason`)} from packages p join units u on u.id = p.unit_id
      where p.recipient_id = ${userId} and p.status <> 'withdrawn' order by p.received_at`,
    keyLoans: sql`select a.number as asset_number, l.borrower_name as full_name, l.purpose, l.out_at as since, l.due_at, l.in_at as until
      ${office(sql`l.return_note`)} from key_loans l join assets a on a.id = l.asset_id
      where l.user_id = ${userId} and not l.is_withdrawn order by l.out_at`,
    incidentReports: sql`select u.unit_number, i.kind, i.opened_at, p.reported_at from incident_reports p
      join incidents i on i.id = p.incident_id left join units u on u.id = p.unit_id where p.user_id = ${userId} order by p.reported_at`,
    authorisedPeople: sql`select u.unit_number, x.full_name, x.note, x.valid_until as until, x.created_at
      from authorised_people x join units u on u.id = x.unit_id where x.user_id = ${userId} and x.ended_at is null order by x.full_name`,
    collectionObjections: sql`select created_at from collection_objections where user_id = ${userId}`,
    vacationNotices: sql`select first_day, last_day, holds_packages, note, created_at from vacation_notices
      where user_id = ${userId} and ended_at is null order by first_day`,
    emergencyNeeds: sql`select u.unit_number, n.full_name, n.needs, n.note, n.pets, n.consented_at, n.consent_version, n.consent_note
      from emergency_needs n join units u on u.id = n.unit_id where n.user_id = ${userId} order by n.full_name, n.id`,
    visitors: sql`select u.unit_number, array(select g.full_name from visitor_guests g where g.pass_id = p.id order by g.position) as guests,
      p.first_day, p.last_day, p.note, p.guest_email as email, p.created_at, p.cancelled_at
      from visitor_passes p join units u on u.id = p.unit_id where p.host_id = ${userId} order by p.first_day, p.created_at`,
    visitorStays: sql`select u.unit_number, y.full_name, y.arrived_at, y.left_at ${office(sql`y.note`)}
      from visitor_stays y join units u on u.id = y.unit_id
      where y.host_id = ${userId} and y.status <> 'withdrawn' order by y.arrived_at`,
    requests: sql`select number, title, description, category, priority, status, place_name, entry_permission, entry_windows,
      pets_note, created_at, completed_at, confirmed_at from maintenance_requests where id in (${requests}) order by number`,
    requestNotes: sql`select r.number, n.note, n.created_at from maintenance_notes n
      join maintenance_requests r on r.id = n.request_id
      where n.request_id in (${requests}) and (${!own} or n.visible_to_resident) order by n.created_at`,
    requestMessages: sql`select r.number, m.body, case when m.author_id = ${userId} then m.full_text end as full_text, m.author_id = ${userId} as own, m.created_at from request_messages m
      join maintenance_requests r on r.id = m.request_id
      where m.author_id = ${userId} or (m.request_id in (${requests}) and (${!own} or m.sent_to in ('tenant', 'both')))
      order by m.created_at`,
    photos: sql`select f.name, f.media_type, f.bytes, p.caption, p.created_at from request_photos p
      join files f on f.id = p.file_id where p.added_by = ${userId} or p.request_id in (${requests})
      union all select f.name, f.media_type, f.bytes, null, p.created_at from move_photos p join files f on f.id = p.file_id
      where p.move_id in (select move_id from move_residents where resident_id = ${residentId})
      union all select f.name, f.media_type, f.bytes, null, p.created_at from package_photos p join files f on f.id = p.file_id
      where p.package_id in (select id from packages where recipient_id = ${userId})
      union all select f.name, f.media_type, f.bytes, null, p.created_at from desk_photos p join files f on f.id = p.file_id
      where p.id in (select photo_id from key_loans where user_id = ${userId}) order by created_at`,
    payments: sql`select kind, type, date, amount_cents, method, memo, created_at from payment_entries
      where resident_id = ${residentId} order by date, created_at`,
    news: sql`select a.title, r.delivered_at, r.read_at from announcement_recipients r
      join announcements a on a.id = r.announcement_id where r.user_id = ${userId} order by r.delivered_at`,
    notifications: sql`select kind, params, created_at, read_at from notifications where user_id = ${userId} order by created_at`,
    notificationChoices: sql`select kind, channel, value, updated_at from notification_choices where user_id = ${userId}
      order by kind, channel`,
    pushDevices: sql`select device, created_at, ended_at as until from push_subscriptions where user_id = ${userId} order by created_at`,
    notificationHours: sql`select quiet, ${timeOfDay('quiet_from')}, ${timeOfDay('quiet_until')}, ${timeOfDay('digest_at')},
      digest_days, updated_at from notification_settings where user_id = ${userId}`,
    savedViews: sql`select list, label, parameters, is_shared, created_at from saved_views where user_id = ${userId} order by created_at`,
    listColumns: sql`select list, columns, updated_at from list_columns where user_id = ${userId} order by list`,
    directory: sql`select show_name, show_unit, show_phone, show_email, updated_at from directory_entries where user_id = ${userId}`,
    calendarAddress: sql`select created_at, last_read_at from calendar_addresses where user_id = ${userId}`,
    contact: sql`select name, email, phone, reason, subject, message, ip_address, created_at,
      array(select reply_message from contact_replies r where r.message_id = m.id order by r.sent_at) as replies
      from contact_messages m where id in (${messagesOf(person)}) order by created_at`,
    emails: sql`select to_address, subject, text_body, status, sent_at from mail_outbox
      where id in (${emailsOf(person)}) order by created_at`,
    sessions: sql`select address, agent, created_at, last_active_at, expires_at from sessions where user_id = ${userId} order by created_at`,
    events: sql`select at, action, record_type as "recordType", address from audit_log
      where by = ${userId} ${own ? sql`` : sql`or about && array[${userId}, ${residentId}]::uuid[]`} order by at`,
  }
}
