import { sql } from 'drizzle-orm'
import { notifications } from '#notifications/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { paths } from '#paths.ts'
import type { Chance } from '../chance.ts'
import { insertAll } from '../insert-all.ts'

type Request = {
  id: string
  number: number
  title: string
  place: string
  status: string
  assigned_to: string | null
  assignee: string
  resident_user: string | null
  due_at: string | null
  at: string
}
type Message = Request & { author: string; body: string; sent_to: string; written_at: string }

/** What happened lately, in the bells of the office and of the residents: from the demo's own requests. */
export async function createNotifications(
  tx: Database,
  { now, code }: { now: Date; code: string },
  chance: Chance,
): Promise<void> {
  const since = sql`${now.toISOString()}::timestamptz - interval '6 days'`
  const columns = sql`r.id, r.number, r.title, coalesce(n.unit_number, r.place_name, '') as place, r.status, r.assigned_to,
    coalesce(a.first_name || ' ' || a.last_name, '') as assignee, t.user_id as resident_user, r.due_at, r.updated_at as at`
  const joins = sql`maintenance_requests r left join units n on n.id = r.unit_id left join residents t on t.id = r.resident_id
    left join users a on a.id = r.assigned_to`
  const { rows: changed } = await tx.execute<Request>(
    sql`select ${columns} from ${joins} where r.updated_at > ${since} and r.updated_at <= ${now.toISOString()} order by r.number`,
  )
  const { rows: written } = await tx.execute<Message>(sql`
    select ${columns}, m.body, m.sent_to, m.created_at as written_at, w.first_name || ' ' || w.last_name as author
    from request_messages m join users w on w.id = m.author_id join ${joins} on r.id = m.request_id
    where m.created_at > ${since} and m.created_at <= ${now.toISOString()} order by m.created_at`)
  // Older ones are read, as in any office.
  const readAfter = 36 * 3_600_000
  const row = (userId: string, kind: string, params: object, link: string, aboutId: string, at: string) => {
    const createdAt = new Date(at)
    const readAt = now.getTime() - createdAt.getTime() > readAfter ? new Date(createdAt.getTime() + 3_600_000) : null
    const about = { aboutType: 'maintenance', aboutId }
    return {
      id: chance.id(createdAt),
      userId,
      kind,
      params: { ...params },
      link,
      ...about,
      inBell: true,
      readAt,
      createdAt,
    }
  }
  const named = ({ number, title, place }: Request) => ({ number: `${code}-${number}`, title, place })
  const office = (id: string) => paths.admin({ tab: 'maintenance', request: id })
  const own = (id: string) => paths.tenant({ tab: 'maintenance', request: id })
  await insertAll(tx, notifications, [
    ...changed.flatMap((request) => {
      const { id, status, assigned_to: assignedTo, assignee, resident_user: resident, due_at: due, at } = request
      const dueAt = due === null ? null : new Date(due).toISOString()
      const isStep = status !== 'pending' && status !== 'assigned'
      return [
        ...(assignedTo && status === 'assigned'
          ? [row(assignedTo, 'request_assigned', { ...named(request), dueAt, again: false }, office(id), id, at)]
          : []),
        ...(resident && isStep
          ? [row(resident, 'request_step', { ...named(request), step: status }, own(id), id, at)]
          : []),
        ...(resident && status === 'assigned' && assignee !== ''
          ? [row(resident, 'request_step', { ...named(request), step: status, who: assignee }, own(id), id, at)]
          : []),
      ]
    }),
    ...written.flatMap((message) => {
      const { id, author, body, sent_to: to, assigned_to: assignee, resident_user: resident } = message
      const params = { ...named(message), author, excerpt: body.slice(0, 120) }
      const toOffice = to === 'staff' || to === 'both'
      return [
        ...(toOffice && assignee ? [row(assignee, 'request_message', params, office(id), id, message.written_at)] : []),
        ...(to !== 'staff' && resident
          ? [row(resident, 'request_message', params, own(id), id, message.written_at)]
          : []),
      ]
    }),
  ])
}
