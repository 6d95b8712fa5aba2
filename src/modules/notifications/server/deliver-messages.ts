import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import { isKind, kinds } from '../kinds.ts'
import { notificationTexts } from '../messages/index.ts'
import { describe, type StoredParams } from '../messages/kinds.ts'
import { nextTry } from '../rules.ts'
import { type PushTools, sendPush } from './channels/send-push.ts'
import { hasSms, sendSms, SmsRejected, type SmsTools } from './channels/send-sms.ts'
import { createAlertLink } from './alert-link.ts'
import { languageOf } from './email.ts'
import { listPeople, type Person } from './people.ts'

/**
 * Finds the code that belongs in the message about a record, so that no stored notification contains it; null for a record
 * without one. Undefined when the code has ended, so that the message must not be sent any more.
 */
export type FindCode = (db: Database, about: { type: string; id: string }) => Promise<string | null | undefined>
export type MessageTools = { origin: string; push: PushTools; sms: SmsTools; findCode?: FindCode }

/** Push and text messages at once. */
const batch = 20
/** A message whose program died while it was sent is tried again after this. */
const leaseMs = 120_000

type Reached = Person & { phone: string }
type Due = {
  id: string
  notificationId: string
  channel: 'push' | 'sms'
  attempts: number
  userId: string
  kind: string
  params: StoredParams
  link: string | null
  alertId: string | null
  aboutType: string | null
  aboutId: string | null
}

/**
 * Sends the push and text messages that are due. Each is claimed before it is sent, so that no two programs send it; one
 * that fails is tried again with longer pauses and then given up, and its row says why.
 */
export async function deliverMessages(db: Database, tools: MessageTools, now: Date): Promise<void> {
  for (;;) {
    const claimed = await claimDue(db, now)
    if (claimed.length === 0) return
    const people = new Map(
      (
        await listPeople(
          db,
          claimed.map(({ userId }) => userId),
          '',
        )
      ).map((one) => [one.userId, one]),
    )
    const timeZone = await timeZoneOf(db)
    await Promise.all(claimed.map((one) => deliver(db, tools, one, people.get(one.userId) ?? null, timeZone, now)))
  }
}

const claimDue = (db: Database, now: Date) =>
  queryRows<Due>(
    db,
    sql`with due as (
        select id from notification_deliveries
        where state = 'waiting' and due_at <= ${now.toISOString()} and channel in ('push', 'sms')
        order by due_at, id limit ${batch}::int for update skip locked)
      update notification_deliveries d set attempts = d.attempts + 1, updated_at = ${now.toISOString()},
        due_at = ${new Date(now.getTime() + leaseMs).toISOString()}
      from due, notifications n where d.id = due.id and n.id = d.notification_id
      returning d.id, n.id as "notificationId", d.channel, d.attempts, n.user_id as "userId", n.kind, n.params, n.link, n.alert_id as "alertId",
        n.about_type as "aboutType", n.about_id as "aboutId"`,
  )

async function deliver(
  db: Database,
  tools: MessageTools,
  due: Due,
  person: Person | null,
  timeZone: string,
  now: Date,
): Promise<void> {
  try {
    const sent = person !== null && (await send(db, tools, due, person, timeZone, now))
    await record(db, due.id, { state: sent ? 'sent' : 'skipped', error: null, dueAt: now }, now)
  } catch (error) {
    const next = nextTry(due.attempts, now)
    const reason = error instanceof SmsRejected ? error.message : describeError(error)
    await record(
      db,
      due.id,
      { state: next ? 'waiting' : 'failed', error: reason.slice(0, 500), dueAt: next ?? now },
      now,
    )
  }
}

/** Sends one message; false when there is no way to this person any more. */
async function send(db: Database, tools: MessageTools, due: Due, person: Person, timeZone: string, now: Date) {
  const reader = { language: languageOf(person), role: person.role, timeZone }
  const { title, line: words } = describe(due.kind, due.params, reader)
  const code = await findCodeOf(db, tools, due)
  if (code === undefined) return false
  const line = code === null ? words : `${words}. ${notificationTexts[reader.language].email.code}: ${code}`
  if (due.channel === 'push') {
    const urgent = isKind(due.kind) && kinds[due.kind].urgent
    return sendPush(db, tools.push, person.userId, { id: due.notificationId, title, line, link: due.link, urgent }, now)
  }
  if (person.phone === null || !(await hasSms(db, tools.sms))) return false
  const [profile] = await db.select({ name: building.name }).from(building)
  const take = await takeLinkOf(db, tools, due, { ...person, phone: person.phone }, now)
  const address = take ?? (due.link === null ? '' : ` ${tools.origin}${due.link}`)
  const text = `${profile?.name ?? ''}: ${title}. ${line}${address}`
  await sendSms(db, tools.sms, { id: due.id, to: person.phone, text })
  return true
}

const findCodeOf = async (db: Database, { findCode }: MessageTools, { aboutType: type, aboutId: id }: Due) =>
  findCode && type !== null && id !== null ? findCode(db, { type, id }) : null

/** The end of a text message about an alert: the link that takes it. Null for other messages. */
async function takeLinkOf(db: Database, { origin }: MessageTools, { alertId }: Due, person: Reached, now: Date) {
  if (alertId === null) return null
  const link = await createAlertLink(db, { alertId, userId: person.userId, to: person.phone }, origin, now)
  return `. ${notificationTexts[languageOf(person)].email.haveIt}: ${link}`
}

async function record(
  db: Database,
  id: string,
  { state, error, dueAt }: { state: 'sent' | 'skipped' | 'waiting' | 'failed'; error: string | null; dueAt: Date },
  now: Date,
) {
  await db.execute(sql`
    update notification_deliveries set state = ${state}, last_error = ${error}, due_at = ${dueAt.toISOString()},
      sent_at = case when ${state} = 'sent' then ${now.toISOString()}::timestamptz end, updated_at = ${now.toISOString()}
    where id = ${id}`)
}
