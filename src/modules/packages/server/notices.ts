import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notify, type ComposedEmail } from '#notifications/server/notify.ts'
import { describe } from '#notifications/messages/kinds.ts'
import type { ParamsOf } from '#notifications/messages/kinds.ts'
import type { Person } from '#notifications/server/people.ts'
import { paths } from '#paths.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { formatList } from '#platform/locale/lists.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { dayOf, minutes } from '#platform/time/dates.ts'
import type { Carrier } from '../choices.ts'
import type { PackageWords } from '../messages/en.ts'
import { packageTexts } from '../messages/index.ts'
import { isReminderDue, notifyAfterMinutes } from '../rules.ts'
import { writeCode } from './codes.ts'
import { findPackageRules } from './package-rules.ts'
import { accountsOf, type Recipient, unitNumberOf } from './recipients.ts'
import { pausedUntil } from './rows.ts'
import { packages } from './table.ts'
import { recordPackage } from './write-package.ts'

type Tools = { mail: Mail; origin: string; secretKey: Buffer }
type Kind = 'package_arrived' | 'package_reminder'

const link = paths.tenant({ tab: 'front-desk' })
type Waiting = Recipient & { carrier: Carrier; isPerishable: boolean }

/** Recipients of one run; the others follow a minute later. */
const batch = 200

/**
 * Notifies recipients of what was taken in some minutes ago, with one message for all of it and the code that collects it.
 * Packages of one recipient that arrive together are one message.
 */
export async function announceArrivals(db: Database, tools: Tools, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const before = new Date(now.getTime() - minutes(notifyAfterMinutes))
    const arrived = await tx
      .select()
      .from(packages)
      .where(
        and(
          isNull(packages.notifiedAt),
          eq(packages.status, 'waiting'),
          eq(packages.direction, 'incoming'),
          lte(packages.receivedAt, before),
        ),
      )
      .orderBy(asc(packages.receivedAt), asc(packages.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const group of Map.groupBy(arrived, keyOf).values()) {
      const [first] = group
      if (!first) continue
      await markNotified(tx, group, now)
      const unit = await unitNumberOf(tx, first.unitId)
      const params = { count: group.length, unit }
      await notifyRecipient(tx, tools, group, { kind: 'package_arrived', params }, now)
      for (const one of group) await recordPackage(tx, one, { by: null, action: 'notified of', now })
    }
    return arrived.length
  })
}

const keyOf = ({ unitId, recipientId }: Recipient) => `${unitId} ${recipientId ?? ''}`

const markNotified = (tx: Database, group: readonly { id: string }[], now: Date) =>
  tx.execute(sql`update packages set notified_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
    where id = any(${sql.param(group.map(({ id }) => id))}::uuid[])`)

type Due = Waiting & {
  id: string
  remindedAt: string | null
  receivedAt: string
  pausedUntil: string | null
}

/** Reminds recipients of what waits for days, one message for all of it. Nothing is sent while they are away. */
export async function remindRecipients(db: Database, tools: Tools, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const timeZone = await timeZoneOf(tx)
    const today = dayOf(now, timeZone)
    const rules = await findPackageRules(tx)
    const waiting = await queryRows<Due>(
      tx,
      sql`select p.id, p.unit_id as "unitId", p.recipient_id as "recipientId", ${instantText('p.reminded_at')} as "remindedAt", p.carrier, p.is_perishable as "isPerishable",
          ${instantText('p.received_at')} as "receivedAt", ${pausedUntil(today, timeZone)}::text as "pausedUntil"
        from packages p where p.status = 'waiting' and p.direction = 'incoming' and p.notified_at is not null
        order by p.received_at, p.id for update of p skip locked`,
    )
    const due = waiting
      .map((one) => ({ ...one, receivedOn: dayOf(new Date(one.receivedAt), timeZone) }))
      .filter((one) => isReminderDue(one, one.remindedAt && dayOf(new Date(one.remindedAt), timeZone), today, rules))
    for (const group of Map.groupBy(due, keyOf).values()) {
      const [first] = group
      if (!first) continue
      const params = { count: group.length, since: first.receivedOn }
      await notifyRecipient(tx, tools, group, { kind: 'package_reminder', params }, now)
      await tx.execute(sql`update packages set reminders = reminders + 1, reminded_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
        where id = any(${sql.param(group.map(({ id }) => id))}::uuid[])`)
      for (const one of group) await recordPackage(tx, one, { by: null, action: 'reminded of', now })
    }
    return due.length
  })
}

/** The message about what waits for a recipient. It is about their code, which is filled in when it is sent. */
async function notifyRecipient<K extends Kind>(
  tx: Database,
  { mail, origin, secretKey }: Tools,
  group: readonly Waiting[],
  { kind, params }: { kind: K; params: ParamsOf<K> },
  now: Date,
): Promise<void> {
  const [recipient] = group
  if (!recipient) return
  const code = await writeCode(tx, secretKey, recipient, now)
  if (code === null) return
  const timeZone = await timeZoneOf(tx)
  await notify(
    tx,
    {
      kind,
      params,
      recipients: await accountsOf(tx, recipient),
      link,
      about: { type: 'package codes', id: code },
      email: { mail, compose: (person) => emailAbout(person, group, { kind, params }, origin, timeZone) },
    },
    now,
  )
}

function emailAbout(
  person: Person,
  group: readonly Waiting[],
  { kind, params }: { kind: Kind; params: object },
  origin: string,
  timeZone: string,
): ComposedEmail {
  const language = readerLanguage(person.language)
  const words = packageTexts[language].email
  const { title, line } = describe(kind, params, { language, role: person.role, timeZone })
  return {
    subject: title,
    paragraphs: [words.hello(person.greeting), `${line}.`, ...contentsOf(words, group, language), words.bringCode],
    code: { label: words.code, linkType: 'package-code' },
    button: { label: words.open, url: `${origin}${link}` },
    links: [{ label: words.choose, url: `${origin}${paths.notificationChoices()}` }],
  }
}

/** Who brought the packages, where that is known, and whether one must stay cold. */
function contentsOf(words: PackageWords['email'], group: readonly Waiting[], language: Language): string[] {
  const { carriers } = packageTexts[language]
  const known = new Set(group.flatMap(({ carrier }) => (carrier === 'other' ? [] : [carriers[carrier]])))
  return [
    ...(known.size > 0 ? [words.from(formatList(known, language))] : []),
    ...(group.some(({ isPerishable }) => isPerishable) ? [words.cold(group.length)] : []),
  ]
}
