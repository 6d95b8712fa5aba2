import { and, eq, type SQL, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { deadline, isLate } from '../../requests/server/request-conditions.ts'
import { overdueEmails } from './overdue-email-table.ts'

/** Minutes after midnight, building time. */
const earliest = 7 * 60
const maxLines = 40

type Late = {
  number: number
  title: string
  place: string
  dueAt: string
  lateMinutes: number
  assignee: string | null
  /** The number of all late requests. */
  total: number
}

/**
 * E-mails the office the late requests: once a day, in the transaction that records the day, so that a restart or a
 * second server does not send it twice. Nothing is sent when nothing is late that morning.
 */
export async function sendOverdueEmail(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  now: Date,
): Promise<boolean> {
  const [profile] = await db.select().from(building)
  if (!profile) return false
  const clock = wallClock(now, profile.timeZone)
  if (clock.minutes < earliest) return false
  return db.transaction(async (tx) => {
    const [alreadySent] = await tx
      .select({ day: overdueEmails.day })
      .from(overdueEmails)
      .where(and(eq(overdueEmails.kind, 'overdue'), eq(overdueEmails.day, clock.day)))
    if (alreadySent) return false
    const late = await listLate(tx, now)
    const total = late[0]?.total ?? 0
    const recorded = await tx
      .insert(overdueEmails)
      .values({ kind: 'overdue', day: clock.day, overdue: total, createdAt: now })
      .onConflictDoNothing()
      .returning({ day: overdueEmails.day })
    if (recorded.length === 0 || total === 0) return false
    const lines = late.map((request) => lineOf(request, profile))
    const email = emails.late(lines, total - lines.length)
    const url = `${origin}${paths.admin({ tab: 'maintenance' })}`
    await mail.enqueue(
      tx,
      { to: profile.officeEmail, recipient: 'outside', ...email, button: { label: email.label, url } },
      now,
    )
    return true
  })
}

const listLate = (tx: Database, now: Date) => queryRows<Late>(tx, lateQuery(now))

/** Late requests, the longest overdue first. */
export const lateQuery = (now: Date): SQL =>
  sql`select number, title, coalesce(unit_number, place_name, '') as place,
        ${instantText('coalesce(scheduled_date, due_at)')} as "dueAt",
        floor(extract(epoch from ${now.toISOString()}::timestamptz - ${deadline}) / 60)::int as "lateMinutes",
        (select btrim(first_name || ' ' || last_name) from users where users.id = assigned_to) as assignee,
        count(*) over ()::int as total
      from maintenance_requests left join units on units.id = unit_id
      where ${isLate(now.toISOString())} order by ${deadline}, number limit ${maxLines}::int`

const lineOf = (request: Late, profile: { code: string; timeZone: string }) =>
  `${profile.code}-${request.number} · ${request.title}${request.place === '' ? '' : ` (${request.place})`} · due ${dashboardTime(request.dueAt, profile.timeZone)}, ${requestTexts.en.late(requestTexts.en.span(request.lateMinutes))} · ${request.assignee ?? officeWords.unassigned}`
