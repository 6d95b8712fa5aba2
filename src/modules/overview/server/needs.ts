import { type SQL, sql } from 'drizzle-orm'
import { readConflictCount } from '#assets/server/reads.ts'
import type { OfficeHours } from '#building/rules.ts'
import { replySla } from '#contact/reply-sla.ts'
import { readOverdueKeyCount } from '#keys/server/reads.ts'
import { isLeaseEnding } from '#occupancy/server/listing/resident-filter.ts'
import { deadline, isLate, isUnassignedRow } from '#maintenance/requests/server/request-conditions.ts'
import { building } from '#building/server/table.ts'
import { daysOfWarning } from '#maintenance/vendors/expiry.ts'
import { newestCertificates } from '#maintenance/vendors/server/certificates.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type {
  EndingLease,
  EndingPaper,
  FailedMail,
  LateRequest,
  Need,
  Overview,
  UnassignedRequest,
  WaitingMessage,
} from '../contract.ts'
import { maxPerKind } from '../rules.ts'

/** The most urgent needs of each kind, and their totals. */
export async function needsOf(
  db: Database,
  reader: Role,
  office: OfficeHours,
  now: Date,
): Promise<{ counts: Overview['needs']['counts']; rows: Need[] }> {
  const late = await requestsOf<LateRequest>(db, 'late', now)
  // A late one is shown once, as late; it is counted as unassigned too, as in the list.
  const unassigned = await requestsOf<UnassignedRequest>(db, 'unassigned', now)
  const message = await waitingMessages(db, office)
  const lease = await endingLeases(db, now)
  // Only administrators can send an e-mail again, and see the vendors in the settings.
  const mail = reader === 'admin' ? await failedMail(db) : { total: 0, rows: [] }
  const paper = reader === 'admin' ? await endingPapers(db, now) : { total: 0, rows: [] }
  return {
    counts: {
      late: late.total,
      unassigned: unassigned.total,
      message: message.total,
      lease: lease.total,
      mail: mail.total,
      paper: paper.total,
      conflict: await readConflictCount(db),
      key: await readOverdueKeyCount(db, now),
    },
    rows: [...late.rows, ...unassigned.rows, ...message.rows, ...lease.rows, ...mail.rows, ...paper.rows],
  }
}

type Found<Row> = { total: number; rows: Row[] }
/** Removes the total from the rows. */
const toFound = <Row>(rows: (Row & { total: number })[]): Found<Row> => ({ total: rows[0]?.total ?? 0, rows })

async function requestsOf<Row extends LateRequest | UnassignedRequest>(db: Database, kind: Row['kind'], now: Date) {
  const rows = await queryRows<Row & { total: number; isLate: boolean }>(db, requestsQuery(kind, now))
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.kind === 'late' || !row.isLate) }
}

/** Late requests and unassigned ones by deadline; urgent ones first. */
export function requestsQuery(kind: 'late' | 'unassigned', now: Date): SQL {
  const late = isLate(now.toISOString())
  const columns = sql`maintenance_requests.*, ${deadline} as deadline, ${late} as late`
  return sql`select ${kind}::text as kind, r.id, number, title, coalesce(u.unit_number, place_name, '') as place, priority,
          waiting_on as "waitingOn", assigned_to is not null or vendor_id is not null as "isAssigned",
          scheduled_date is not null as "isAppointment", coalesce(late, false) as "isLate",
          ${instantText('r.created_at')} as "createdAt", ${instantText('deadline')} as "dueAt", count(*) over ()::int as total
        from (select ${columns} from maintenance_requests where ${kind === 'late' ? late : isUnassignedRow}) r
        left join units u on u.id = r.unit_id
        order by ${kind === 'late' ? sql`priority = 'urgent' desc` : sql`coalesce(late, false), priority = 'urgent' desc`},
          priority = 'high' desc, deadline nulls last, r.created_at, r.id
        limit ${maxPerKind[kind]}`
}

/** Unanswered messages, longest waiting first. */
async function waitingMessages(db: Database, office: OfficeHours): Promise<Found<WaitingMessage>> {
  const { total, rows } = toFound(
    await queryRows<Omit<WaitingMessage, 'replyBy'> & { total: number }>(
      db,
      sql`select 'message' as kind, id, name, reason, subject, ${instantText('coalesce(open_since, created_at)')} as "createdAt",
          count(*) over ()::int as total
        from contact_messages m where archived_at is null and spam_at is null
          and not exists (select from contact_replies r where r.message_id = m.id)
        order by coalesce(open_since, created_at), id limit ${maxPerKind.message}`,
    ),
  )
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      replyBy: replySla(new Date(row.createdAt), office).replyBy.toISOString(),
    })),
  }
}

/** Leases of people who live here that end soon, or have ended. */
async function endingLeases(db: Database, now: Date): Promise<Found<EndingLease>> {
  return toFound(
    await queryRows<EndingLease & { total: number }>(
      db,
      sql`select 'lease' as kind, residents.id, full_name as name, end_date_occupancy::text as "endsOn", count(*) over ()::int as total,
          (select min(u.unit_number) from assignments a join units u on u.id = a.unit_id
            where a.resident_id = residents.id and a.ended_at is null) as "unitNumber"
        from residents join users p on p.id = user_id
        where p.deleted_at is null and ${isLeaseEnding(now)}
        order by end_date_occupancy, full_name, residents.id limit ${maxPerKind.lease}`,
    ),
  )
}

/** The insurance and the newest certificates of active vendors that have ended, or that end within 30 days. */
async function endingPapers(db: Database, now: Date): Promise<Found<EndingPaper>> {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const until = addDays(dayOf(now, profile?.timeZone ?? 'UTC'), daysOfWarning)
  return toFound(
    await queryRows<EndingPaper & { total: number }>(
      db,
      sql`select 'paper' as kind, v.id, v.name as vendor, paper.title, paper.valid_until::text as "validUntil",
          count(*) over ()::int as total
        from vendors v join (
          select id as vendor_id, null as title, insured_until as valid_until from vendors
          union all select * from (${newestCertificates}) certificates
        ) paper on paper.vendor_id = v.id
        where v.archived_at is null and paper.valid_until <= ${until}
        order by paper.valid_until, v.name, paper.title nulls first limit ${maxPerKind.paper}`,
    ),
  )
}

async function failedMail(db: Database): Promise<Found<FailedMail>> {
  const [newest] = await queryRows<FailedMail>(
    db,
    sql`select 'mail' as kind, id, count(*) over ()::int as count, to_address as "to", subject,
        ${instantText('updated_at')} as "failedAt"
      from mail_outbox where status = 'failed' order by updated_at desc, id desc limit 1`,
  )
  return newest ? { total: newest.count, rows: [newest] } : { total: 0, rows: [] }
}
