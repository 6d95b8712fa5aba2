import { sql } from 'drizzle-orm'
import { anAnnouncement, anEvent } from './examples.ts'
import type { NewUser } from './examples.ts'
import type { Audience } from '#occupancy/audience.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { addDays, weekdayOf } from '#platform/time/wall-clock.ts'
import type { Chance } from './chance.ts'
import { dates } from './dates.ts'
import { at, dayBefore, during, later, today, workdayFrom } from './moments.ts'
import { draft, news, planned } from './news.ts'
import type { News } from './news.ts'
import type { Office } from './people/office.ts'

export type Board = {
  announcements: ReturnType<typeof anAnnouncement>[]
  events: ReturnType<typeof anEvent>[]
}

export function createAnnouncements(now: Date, office: Office, chance: Chance): Board {
  const board: Board = { announcements: [], events: [] }
  const authors = [office.admin, office.desk]

  const put = (item: Omit<News, 'daysAgo'>, createdAt: Date, publishedAt: Date | null) => {
    const announcement = anAnnouncement({
      id: chance.id(createdAt),
      title: withDays(item.title, now),
      body: withDays(item.body, now),
      translations: item.french
        ? { fr: { title: withDays(item.french.title, now), body: withDays(item.french.body, now) } }
        : {},
      category: item.category,
      pinned: item.pinned ?? false,
      byMail: item.byMail ?? false,
      audience: audienceOf(item),
      publishedAt,
      expiresAt: publishedAt && item.lasts ? later(publishedAt, item.lasts * 1440) : null,
      deliveredAt: publishedAt && publishedAt <= now ? publishedAt : null,
      createdBy: chance.pick(authors).id,
      createdAt,
      updatedAt: publishedAt && publishedAt <= now ? publishedAt : createdAt,
    })
    board.announcements.push(announcement)
  }

  for (const item of [...news].reverse()) {
    const publishedAt = during(dayBefore(now, item.daysAgo), 9, 12, chance)
    put(item, later(publishedAt, -chance.between(10, 200)), publishedAt)
  }
  for (const item of planned) put(item, later(now, -300), at(workdayFrom(addDays(today(now), 4)), 9))
  put(draft, later(now, -120), null)

  for (const date of dates) {
    const day = addDays(today(now), date.inDays)
    const startsAt = at(date.saturday ? saturdayFrom(day) : workdayFrom(day), date.hour)
    const createdAt = at(dayBefore(now, 20 + Math.max(0, -date.inDays)), 11)
    board.events.push(
      anEvent({
        id: chance.id(createdAt),
        title: date.title,
        description: date.description,
        type: date.type,
        startsAt,
        endsAt: later(startsAt, date.minutes),
        location: date.location,
        ...(date.audience ? { audience: date.audience } : {}),
        createdBy: chance.pick(authors).id,
        createdAt,
        updatedAt: createdAt,
      }),
    )
  }
  return board
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Replaces placeholders for a number of days with the weekday on the calendar. */
const withDays = (text: string, now: Date) =>
  text.replace(
    /\{day(\d+)\}/g,
    (_, days: string) => weekdays[weekdayOf(workdayFrom(addDays(today(now), Number(days)))) - 1] ?? '',
  )

function audienceOf(item: Pick<News, 'for'>): Audience {
  if (!item.for) return { kind: 'everyone' }
  if ('floors' in item.for) return { kind: 'floors', floors: [...item.for.floors] }
  return { kind: item.for.residence === 'owner' ? 'owners' : 'renters' }
}

const saturdayFrom = (day: Day): Day => addDays(day, (6 - weekdayOf(day) + 7) % 7)

/**
 * Delivers each announcement to the residents of that time in its audience. About two thirds have read it; for the demo
 * accounts the two newest are unread.
 */
export async function deliverAnnouncements(db: Database, demo: readonly Pick<NewUser, 'id'>[]): Promise<void> {
  const demoIds = sql.join(
    demo.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  await db.execute(sql`
    with newest as (select id from announcements where delivered_at is not null order by published_at desc limit 2),
    reached as (
      select distinct a.id as announcement_id, t.user_id, a.delivered_at,
        get_byte(decode(md5(a.id::text || t.user_id::text), 'hex'), 0) as luck,
        get_byte(decode(md5(a.id::text || t.user_id::text), 'hex'), 1) as waited
      from announcements a
      join assignments s on s.started_at <= a.delivered_at and (s.ended_at is null or s.ended_at > a.delivered_at)
      join units u on u.id = s.unit_id
      join residents t on t.id = s.resident_id
      join users person on person.id = t.user_id and person.status <> 'invited'
      where a.delivered_at is not null and (a.audience ->> 'kind' = 'everyone'
        or a.audience ->> 'kind' = s.residence_type || 's'
        or a.audience -> 'floors' @> to_jsonb(u.floor))
    )
    insert into announcement_recipients (announcement_id, user_id, delivered_at, read_at)
    select announcement_id, user_id, delivered_at,
      case
        when user_id in (${demoIds}) then case when announcement_id in (select id from newest) then null else delivered_at + interval '5 hours' end
        when luck < 170 then delivered_at + waited * interval '4 minutes'
      end
    from reached`)
  // Announcements that were e-mailed have an e-mail for each recipient; a few bounced.
  await db.execute(sql`
    with due as (
      select r.announcement_id, r.user_id, r.delivered_at, a.title, a.body,
        coalesce(t.email_primary, u.email) as address, t.full_name,
        md5(r.announcement_id::text || r.user_id::text || 'email') as mark
      from announcement_recipients r
      join announcements a on a.id = r.announcement_id and a.by_mail
      join users u on u.id = r.user_id
      join residents t on t.user_id = u.id
    ),
    posted as (
      insert into mail_outbox (id, to_address, recipient_id, to_name, subject, text_body, html_body, about_type, about_id, status,
        attempts, last_error, sent_at, created_at, updated_at)
      select (substr(announcement_id::text, 1, 15) || substr(mark, 1, 3) || '-8' || substr(mark, 4, 3) || '-' || substr(mark, 7, 12))::uuid,
        address, user_id, full_name, title, body, '<p>' || body || '</p>', 'announcements', announcement_id,
        case when failed then 'failed' else 'sent' end, 1,
        case when failed then '550 5.1.1 There is no such mailbox here' end,
        case when failed then null else delivered_at + interval '1 minute' end,
        delivered_at, delivered_at + interval '1 minute'
      from (select due.*, get_byte(decode(mark, 'hex'), 14) < 2 and user_id not in (${demoIds}) as failed from due) one
    )
    update announcement_recipients r
    set mail_id = (substr(due.announcement_id::text, 1, 15) || substr(mark, 1, 3) || '-8' || substr(mark, 4, 3) || '-' || substr(mark, 7, 12))::uuid
    from due where r.announcement_id = due.announcement_id and r.user_id = due.user_id`)
}
