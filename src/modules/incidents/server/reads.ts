import { type SQL, sql } from 'drizzle-orm'
import { type Category, statuses } from '#maintenance/requests/choices.ts'
import { isOpenStatus } from '#maintenance/requests/open-statuses.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { countRows } from '#platform/server/sql/count-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import type { GatheredRequest, Incident, IncidentFilter, IncidentSummary } from '../contract.ts'
import { isAbout } from '../rules.ts'
import { countAffected, type FindPeopleWhoNeedHelp } from './affected.ts'

const nameOfUser = (column: string): SQL =>
  sql`(select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.raw(column)})`

const summaryColumns = sql`i.id, i.kind, i.is_drill as "isDrill", i.title, i.floors, i.stacks, ${instantText('i.opened_at')} as "openedAt",
  coalesce(${nameOfUser('i.opened_by')}, '') as "openedBy", ${instantText('i.closed_at')} as "closedAt",
  (select count(*)::int from incident_steps s where s.incident_id = i.id) as steps,
  (select count(*)::int from incident_steps s where s.incident_id = i.id and s.done_at is not null) as "stepsDone",
  (select count(*)::int from incident_requests r where r.incident_id = i.id) as requests`

const newest = newestFirst(sql`i.opened_at`, sql`i.id`)

/** One page of incidents, the newest first. */
export async function listIncidents(db: Database, { state, limit, cursor }: IncidentFilter) {
  const isListed =
    state === undefined ? sql`true` : state === 'running' ? sql`i.closed_at is null` : sql`i.closed_at is not null`
  const rows = await queryRows<IncidentSummary & { keys: string }>(
    db,
    sql`select ${summaryColumns}, ${keysOfRow(newest)} as keys from incidents i
      where ${isListed} and ${afterCursor(newest, cursor) ?? sql`true`} order by ${orderBy(newest)} limit ${limit + 1}`,
  )
  const { page, next } = toPage(rows, limit)
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select ${countRows(sql`from incidents i where ${isListed}`)} as total`,
  )
  return { rows: page, total: counted?.total ?? 0, next }
}

/** The times of a step `s` that repeats. */
const timesOfStep = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'doneAt', ${instantText('t.done_at')},
  'doneBy', coalesce(${nameOfUser('t.done_by')}, ''), 'note', t.note) order by t.done_at, t.id), '[]')
  from incident_step_times t where t.step_id = s.id)`

/** Who added that they are affected by an incident `i`: residents with their home, and visitors at the code of a place. */
const reportsOfIncident = sql`select coalesce(u.unit_number, '') as place, false as is_visitor, o.reported_at
    from incident_reports o left join units u on u.id = o.unit_id where o.incident_id = i.id
  union all select v.place_name, true, v.reported_at from incident_visitor_reports v where v.incident_id = i.id`

type Row = Omit<Incident, 'affected' | 'gathered'>

/** Throws 404. */
export async function findIncident(
  db: Database,
  id: string,
  findPeopleWhoNeedHelp: FindPeopleWhoNeedHelp,
  now: Date,
): Promise<Incident> {
  const [found] = await queryRows<Row>(
    db,
    sql`select ${summaryColumns}, i.status_texts as "statusTexts", i.is_shown as "isShown",
        i.log_entry_id as "logEntryId", ${nameOfUser('i.closed_by')} as "closedBy", i.closing_note as "closingNote", i.version,
        (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'call', s.call, 'sayTexts', s.say_texts,
            'doneAt', ${instantText('s.done_at')}, 'doneBy', ${nameOfUser('s.done_by')}, 'note', s.note,
            'isInside', s.is_inside, 'repeatMinutes', s.repeat_minutes, 'times', ${timesOfStep}) order by s.position), '[]')
          from incident_steps s where s.incident_id = i.id) as script,
        (select coalesce(json_agg(json_build_object('place', r.place, 'isVisitor', r.is_visitor, 'at', ${instantText('r.reported_at')})
            order by r.reported_at), '[]') from (${reportsOfIncident}) r) as reports,
        (select coalesce(json_agg(json_build_object('id', n.id, 'texts', n.texts, 'audience', n.audience,
            'recipients', n.recipients, 'reached', ${reachedBy}, 'sentAt', ${instantText('n.sent_at')},
            'sentBy', coalesce(${nameOfUser('n.sent_by')}, '')) order by n.sent_at desc, n.id desc), '[]')
          from incident_updates n where n.incident_id = i.id) as updates,
        (select json_build_object('at', ${instantText('a.created_at')}, 'takenBy', ${nameOfUser('a.taken_by')},
            'takenAt', ${instantText('a.taken_at')}) from alerts a where a.about_id = i.id order by a.created_at limit 1) as alert
      from incidents i where i.id = ${id}`,
  )
  if (!found) throw notFound('Incident')
  // Outside an incident no one learns where someone needs help, not even how many do in a single home.
  const needHelp = found.closedAt === null ? await findPeopleWhoNeedHelp(db, now) : []
  return {
    ...found,
    affected: await countAffected(db, found, needHelp),
    gathered: await readRequests(
      db,
      sql`join incident_requests g on g.request_id = r.id and g.incident_id = ${id}`,
      sql`g.added_at, r.number`,
    ),
  }
}

/** How many of its recipients have read an update `n` of the list, or were sent it by e-mail, push or text message. */
const reachedBy = sql`(select count(distinct notice.user_id)::int from notifications notice where notice.about_id = n.id
  and (notice.read_at is not null or exists (select from notification_deliveries d
    where d.notification_id = notice.id and d.state = 'sent')))`

const readRequests = (db: Database, join: SQL, order: SQL): Promise<GatheredRequest[]> =>
  queryRows<GatheredRequest>(
    db,
    sql`select r.id, r.number, r.title, coalesce(u.unit_number, r.place_name, '') as place, r.status,
        ${instantText('r.created_at')} as at
      from maintenance_requests r left join units u on u.id = r.unit_id ${join} order by ${order}`,
  )

/** How long before an incident a request about it can have come in, in hours, and how many requests are offered. */
const hoursBefore = 6
const mostOffered = 30
const mostRead = 200

/** Open requests since shortly before an incident that belong to none; those that are likely about it first. Throws 404. */
export async function listCandidates(db: Database, id: string): Promise<GatheredRequest[]> {
  const [incident] = await queryRows<{ kind: Incident['kind']; openedAt: string }>(
    db,
    sql`select kind, ${instantText('opened_at')} as "openedAt" from incidents where id = ${id}`,
  )
  if (!incident) throw notFound('Incident')
  const rows = await queryRows<GatheredRequest & { category: Category }>(
    db,
    sql`select r.id, r.number, r.title, r.category, coalesce(u.unit_number, r.place_name, '') as place, r.status,
        ${instantText('r.created_at')} as at
      from maintenance_requests r left join units u on u.id = r.unit_id
      where r.status = any(${sql.param(statuses.filter(isOpenStatus))}::text[])
        and r.created_at >= ${incident.openedAt}::timestamptz - make_interval(hours => ${hoursBefore})
        and not exists (select from incident_requests g where g.request_id = r.id)
      order by r.created_at desc, r.id limit ${mostRead}`,
  )
  const [likely, others] = [
    rows.filter((row) => isAbout(incident.kind, row)),
    rows.filter((row) => !isAbout(incident.kind, row)),
  ]
  return [...likely, ...others].slice(0, mostOffered)
}
