import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { lockForTransaction } from '#platform/server/database/advisory-lock.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { describe, type StoredParams } from '../messages/kinds.ts'
import { deliverMessages, type MessageTools } from './deliver-messages.ts'
import { digestOf, emailOf, languageOf } from './email.ts'
import { listPeople, type Person } from './people.ts'

export type DeliveryContext = { mail: Mail; origin: string } & MessageTools

/** Deliveries of one transaction. */
const batch = 100

type Due = {
  id: string
  userId: string
  kind: string
  params: StoredParams
  link: string | null
  about_type: string | null
  about_id: string | null
  alertId: string | null
  read: boolean
}

/**
 * Sends every delivery that is due, whichever program was off meanwhile: e-mails go to the outbox in the transaction
 * that marks them as sent, so none is lost and none is sent twice. Runs as a job, and after each change.
 */
export async function deliverDue(db: Database, context: DeliveryContext, now: Date): Promise<void> {
  while ((await db.transaction((tx) => mailDue(tx, context, now))) === batch);
  await db.transaction((tx) => mailDigests(tx, context, now))
  await deliverMessages(db, context, now)
}

/** Puts e-mails about single notifications into the outbox; returns how many deliveries it handled. */
async function mailDue(tx: Database, { mail, origin }: DeliveryContext, now: Date): Promise<number> {
  const due = await lockDue(tx, false, now)
  if (due.length === 0) return 0
  const people = await peopleOf(tx, due)
  const timeZone = await timeZoneOf(tx)
  const reached = due.flatMap((one) => {
    const person = people.get(one.userId)
    return person ? [{ one, email: emailOf(person, itemOf(one, person, timeZone), origin) }] : []
  })
  const mailIds = await mail.enqueueAll(
    tx,
    reached.map(({ one, email }) => ({ ...email, ...aboutOf(one) })),
    now,
  )
  const sent = reached.map(({ one }, index) => ({ id: one.id, mail_id: mailIds[index] ?? null }))
  await markSent(tx, sent, now)
  await markSkipped(tx, due, sent, now)
  return due.length
}

/** Puts one e-mail for each person with something unread since their last daily e-mail into the outbox. */
async function mailDigests(tx: Database, { mail, origin }: DeliveryContext, now: Date): Promise<void> {
  // Two programs at once would send a person two e-mails, each with a part.
  await lockForTransaction(tx, 'notification digests')
  const due = await lockDue(tx, true, now)
  if (due.length === 0) return
  const people = await peopleOf(tx, due)
  const timeZone = await timeZoneOf(tx)
  const unread = Map.groupBy(
    due.filter(({ read, userId }) => !read && people.has(userId)),
    ({ userId }) => userId,
  )
  const digests = [...unread].flatMap(([userId, items]) => {
    const person = people.get(userId)
    if (!person) return []
    const described = items.map((item) => itemOf(item, person, timeZone))
    return [{ items, email: digestOf(person, described, origin) }]
  })
  const mailIds = await mail.enqueueAll(
    tx,
    digests.map(({ email }) => email),
    now,
  )
  const sent = digests.flatMap(({ items }, index) => items.map(({ id }) => ({ id, mail_id: mailIds[index] ?? null })))
  await markSent(tx, sent, now)
  await markSkipped(tx, due, sent, now)
}

const lockDue = (tx: Database, daily: boolean, now: Date) =>
  queryRows<Due>(
    tx,
    sql`select d.id, n.user_id as "userId", n.kind, n.params, n.link, n.about_type, n.about_id, n.alert_id as "alertId", n.read_at is not null as read
      from notification_deliveries d join notifications n on n.id = d.notification_id
      where d.state = 'waiting' and d.due_at <= ${now.toISOString()} and d.channel = 'email' and d.daily = ${daily}
      order by d.due_at, d.id ${daily ? sql`` : sql`limit ${batch}::int`} for update of d skip locked`,
  )

async function peopleOf(tx: Database, due: readonly Due[]) {
  const people = await listPeople(
    tx,
    due.map(({ userId }) => userId),
    '',
  )
  const reachable = people.flatMap((person) => (person.email === null ? [] : [{ ...person, email: person.email }]))
  return new Map(reachable.map((person) => [person.userId, person]))
}

const itemOf = ({ kind, params, link, alertId }: Due, person: Person, timeZone: string) => ({
  ...describe(kind, params, { language: languageOf(person), role: person.role, timeZone }),
  link,
  isAlert: alertId !== null,
})

/** The record of an e-mail; that of an alert about no record is the alert. */
function aboutOf({ about_type: type, about_id: id, alertId }: Due) {
  if (type !== null && id !== null) return { about: { type, id } }
  return alertId === null ? {} : { about: { type: 'alerts', id: alertId } }
}

const markSent = (tx: Database, sent: readonly { id: string; mail_id: string | null }[], now: Date) =>
  tx.execute(sql`
    update notification_deliveries d set state = 'sent', attempts = d.attempts + 1, sent_at = ${now.toISOString()}, updated_at = ${now.toISOString()},
      mail_id = one.mail_id
    from json_to_recordset(${JSON.stringify(sent)}::json) as one (id uuid, mail_id uuid) where d.id = one.id`)

/** Those that were not sent: read meanwhile, or their person has no address any more. */
async function markSkipped(tx: Database, due: readonly Due[], sent: readonly { id: string }[], now: Date) {
  const sentIds = new Set(sent.map(({ id }) => id))
  const skipped = due.flatMap(({ id }) => (sentIds.has(id) ? [] : [id]))
  await tx.execute(sql`update notification_deliveries set state = 'skipped', updated_at = ${now.toISOString()}
    where id = any(${sql.param(skipped)}::uuid[])`)
}
