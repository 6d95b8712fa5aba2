import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Email } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { type Channel, channels as everyChannel } from '../choices.ts'
import { type Kind, kinds } from '../kinds.ts'
import type { ParamsOf, StoredParams } from '../messages/kinds.ts'
import { dueOf } from '../rules.ts'
import { listOfficeIds, listPeople, type Person } from './people.ts'

/** An e-mail of the caller, in place of the one made of the texts of the kind. */
export type ComposedEmail = Omit<Email, 'to' | 'recipient' | 'toName' | 'language' | 'about'>

export type NewNotification<K extends Kind> = {
  kind: K
  params: ParamsOf<K>
  /** The parameters with texts that the office wrote in further languages, for those who read one of them. */
  translations?: ByLanguage<ParamsOf<K>>
  /** Ids of accounts in the order in which they are sent it, or everyone who works in the console; deleted ones, and roles that the table of kinds does not name, are left out. */
  recipients: readonly string[] | 'office'
  /** The page that it opens, where that depends on the role of its reader as a function; null without one. */
  link: string | null | ((role: Role) => string | null)
  about?: { type: string; id: string }
  /** The alert of which it tells: its e-mail and text message have the link that takes it. */
  alertId?: string
  /** The author of the change, who is not notified of it. */
  by?: { id: string } | null
  /** Nothing is sent earlier, so that `withdrawNotifications` can stop it; the bell shows it at once. */
  notBefore?: Date | undefined
  /** Only these channels; the caller reaches people by the others itself. */
  channels?: readonly Channel[]
  email?: { mail: Mail; compose: (person: Person) => ComposedEmail | null | Promise<ComposedEmail | null> }
}

export type Notified = { userId: string; id: string; mailId: string | null }

/** More rows than this are inserted by several statements. */
const maxRowsPerInsert = 500

/**
 * Notifies people of something, in the transaction of the change: a row for each of them, and one for each channel that
 * the table of kinds and their choices allow. The channels send after the commit (`deliver-due.ts`); an e-mail that the
 * caller composes is in the outbox at once.
 */
export async function notify<K extends Kind>(
  tx: Database,
  notification: NewNotification<K>,
  now: Date,
): Promise<Notified[]> {
  const { kind, by, link, alertId = null, recipients } = notification
  const params: StoredParams = { ...notification.params, ...withTranslations(notification.translations) }
  const ids = recipients === 'office' ? await listOfficeIds(tx) : recipients
  const others = ids.filter((id) => id !== by?.id)
  if (others.length === 0) return []
  const place = new Map(others.map((id, at) => [id, at]))
  const people = (await listPeople(tx, others, kind))
    .filter(({ role, suspended }) => kinds[kind].rows[role] && (kinds[kind].urgent || !suspended))
    // What is sent at the same time is sent in the order of the rows.
    .toSorted((a, b) => (place.get(a.userId) ?? 0) - (place.get(b.userId) ?? 0))
  const timeZone = await timeZoneOf(tx)
  const rows = people.map((person) => ({ id: newId(), person, plan: planFor(notification, person, now, timeZone) }))
  const about = { about_type: notification.about?.type ?? null, about_id: notification.about?.id ?? null }
  await insertAll(
    tx,
    rows.map(({ id, person: { userId, role }, plan }) => ({
      ...about,
      id,
      user_id: userId,
      link: typeof link === 'function' ? link(role) : link,
      in_bell: plan.inBell,
    })),
    (
      json,
    ) => sql`insert into notifications (id, user_id, kind, params, link, about_type, about_id, alert_id, in_bell, created_at)
      select id, user_id, ${kind}, ${JSON.stringify(params)}::jsonb, link, about_type, about_id, ${alertId}::uuid, in_bell, ${now.toISOString()}
      from json_to_recordset(${json}::json)
        as one (id uuid, user_id uuid, link text, about_type text, about_id uuid, in_bell boolean)`,
  )
  const mailIds = await enqueueComposed(tx, notification, rows, now)
  const isComposed = notification.email !== undefined
  await insertAll(
    tx,
    rows.flatMap(({ id, plan }) =>
      plan.deliveries.flatMap(({ channel, at, daily }) => {
        const mailId = mailIds.get(id) ?? null
        if (channel === 'email' && isComposed && !daily && mailId === null) return []
        const handedOver = channel === 'email' && mailId !== null
        const state = handedOver ? 'sent' : 'waiting'
        return [
          { id: newId(), notification_id: id, channel, state, daily, due_at: at, mail_id: handedOver ? mailId : null },
        ]
      }),
    ),
    (
      json,
    ) => sql`insert into notification_deliveries (id, notification_id, channel, state, daily, due_at, mail_id, sent_at, created_at, updated_at)
      select id, notification_id, channel, state, daily, due_at, mail_id, case when state = 'sent' then ${now.toISOString()}::timestamptz end,
        ${now.toISOString()}, ${now.toISOString()}
      from json_to_recordset(${json}::json)
        as one (id uuid, notification_id uuid, channel text, state text, daily boolean, due_at timestamptz, mail_id uuid)`,
  )
  if (rows.length > 0) await notifyChanged(tx, { topic: 'notifications', only: people.map(({ userId }) => userId) })
  return rows.map(({ id, person }) => ({ userId: person.userId, id, mailId: mailIds.get(id) ?? null }))
}

const withTranslations = (translations: ByLanguage<object> = {}) =>
  Object.keys(translations).length > 0 ? { translations } : {}

type Plan = {
  inBell: boolean
  deliveries: { channel: Exclude<Channel, 'bell'>; at: Date; daily: boolean }[]
}

/** Which channels reach a person, and when. */
function planFor<K extends Kind>(
  { kind, notBefore, channels = everyChannel }: NewNotification<K>,
  { role, choices, settings, email, phone, hasPush }: Person,
  now: Date,
  timeZone: string,
): Plan {
  const due = (channel: Channel) =>
    channels.includes(channel) ? dueOf({ kind, channel, role }, choices, settings, now, timeZone) : null
  const isReached = { email: email !== null, push: hasPush, sms: phone !== null }
  const deliveries = (['email', 'push', 'sms'] as const).flatMap((channel) => {
    const planned = isReached[channel] ? due(channel) : null
    if (!planned) return []
    const at = notBefore && planned.at < notBefore ? notBefore : planned.at
    return [{ channel, ...planned, at }]
  })
  return { inBell: due('bell') !== null, deliveries }
}

/** Queues the e-mails that the caller composes for those who get one at once; returns their ids by notification. */
async function enqueueComposed<K extends Kind>(
  tx: Database,
  { email, about }: NewNotification<K>,
  rows: readonly { id: string; person: Person; plan: Plan }[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (!email) return new Map()
  const composed: { id: string; email: Email }[] = []
  for (const { id, person, plan } of rows) {
    const isImmediate = plan.deliveries.some(({ channel, daily }) => channel === 'email' && !daily)
    const message = isImmediate && person.email !== null ? await email.compose(person) : null
    if (!message || person.email === null) continue
    const { userId, name, language } = person
    const to = { to: person.email, recipient: { userId }, toName: name, language }
    composed.push({ id, email: { ...to, ...message, ...(about ? { about } : {}) } })
  }
  if (composed.length === 0) return new Map()
  const mailIds = await email.mail.enqueueAll(
    tx,
    composed.map((one) => one.email),
    now,
  )
  return new Map(composed.map(({ id }, index) => [id, mailIds[index] ?? '']))
}

async function insertAll(tx: Database, rows: readonly object[], insert: (json: string) => ReturnType<typeof sql>) {
  for (let from = 0; from < rows.length; from += maxRowsPerInsert)
    await tx.execute(insert(JSON.stringify(rows.slice(from, from + maxRowsPerInsert))))
}

/** Deletes the notifications of a change that is undone, unless they have reached the person by another channel already. */
export async function withdrawNotifications(
  tx: Database,
  aboutId: string,
  changed: readonly Kind[],
  since: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    delete from notifications n
    where about_id = ${aboutId} and kind = any(${sql.param([...changed])}::text[]) and created_at >= ${since.toISOString()}
      and not exists (select from notification_deliveries d where d.notification_id = n.id and d.state = 'sent')
    returning user_id as "userId"`)
  if (rows.length > 0) await notifyChanged(tx, { topic: 'notifications', only: rows.map(({ userId }) => userId) })
}

/** Marks a person's notifications of a record as read, because they have opened it. */
export async function markAboutRead(tx: Database, userId: string, aboutId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update notifications set read_at = greatest(${now.toISOString()}, created_at)
    where user_id = ${userId} and about_id = ${aboutId} and read_at is null`)
  if (rowCount) await notifyChanged(tx, { topic: 'notifications', only: [userId] })
}
