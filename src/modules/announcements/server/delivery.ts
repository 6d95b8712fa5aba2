import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { channels } from '#notifications/choices.ts'
import { notify } from '#notifications/server/notify.ts'
import type { Person } from '#notifications/server/people.ts'
import { notificationChoices } from '#notifications/server/table.ts'
import { paths } from '#paths.ts'
import { mapLanguages, readerLanguage } from '#platform/language/language.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { plainParagraphs } from '#platform/text/markdown.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { oneLine } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { type AnnouncementAudience, matchesResident, recipientsOf } from '../announcement-audience.ts'
import type { AnnouncementText } from '../announcement-parts.ts'
import type { ReachPreview } from '../contract.ts'
import { isDue, textIn } from '../rules.ts'
import { emailsIn } from '../emails.ts'
import { loadFiles } from './attachments.ts'
import { loadAudience } from './audience/audience-people.ts'
import { listCurrentHomes, type CurrentResident } from './homes-now.ts'
import { announcements } from './table.ts'

export type DeliveryContext = { mail: Mail; jobs: Jobs; origin: string }

export const deliveryQueue = 'deliver-announcement'

/** How many people and homes an audience includes now. */
export async function previewReach(db: Database, audience: AnnouncementAudience, now: Date): Promise<ReachPreview> {
  const residents = await listCurrentHomes(db, now)
  const people = recipientsOf(audience, residents)
  const optedOut = await findOptedOut(db)
  return {
    people: people.length,
    homes: new Set(residents.filter((resident) => matchesResident(audience, resident)).map(({ unitId }) => unitId))
      .size,
    byMail: selectMailRecipients(people, residents, optedOut).length,
  }
}

/**
 * Delivers an announcement that is due to its audience, in the caller's transaction: recipients, e-mails and the
 * delivery time are committed together, so that nobody gets it twice. Returns the number of recipients; null when it
 * was not due.
 */
export async function deliver(tx: Database, context: Pick<DeliveryContext, 'mail' | 'origin'>, id: string, now: Date) {
  const [locked] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!locked || !isDue(locked, now)) return null
  const residents = await listCurrentHomes(tx, now)
  const people = recipientsOf(await loadAudience(tx, locked), residents)
  const notified = await notifyRecipients(tx, context, locked, people, now)
  const mailIdByUser = new Map(notified.map(({ userId, mailId }) => [userId, mailId]))
  const recipients = people.map((userId) => ({ user_id: userId, mail_id: mailIdByUser.get(userId) ?? null }))
  await tx.execute(sql`
    insert into announcement_recipients (announcement_id, user_id, mail_id, delivered_at)
    select ${id}, user_id, mail_id, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(recipients)}::json) as one (user_id uuid, mail_id uuid)`)
  await tx
    .update(announcements)
    .set({ deliveredAt: now, version: locked.version + 1, updatedAt: now })
    .where(eq(announcements.id, id))
  const after = { people: people.length, emails: notified.filter(({ mailId }) => mailId !== null).length }
  await writeAudit(tx, { by: null, action: 'delivered', recordType: 'announcements', recordId: id, after, now })
  await notifyChanged(tx, {
    topic: 'announcements',
    residents: locked.audience.kind === 'everyone' ? 'everyone' : people,
  })
  return people.length
}

/** The chosen languages of these people. */
export async function findLanguages(
  db: Database,
  people: readonly CurrentResident[],
): Promise<ReadonlyMap<string, Language>> {
  const ids = people.map(({ userId }) => userId)
  const rows = await db.select({ id: users.id, language: users.language }).from(users).where(inArray(users.id, ids))
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])))
}

/** An announcement in a language, with the text in it where there is one. */
function newsIn(language: Language, announcement: typeof announcements.$inferSelect, files: readonly string[]) {
  const { title, body } = textIn(announcement, language)
  return emailsIn(language).news({ title, paragraphs: plainParagraphs(body), files, emergency: announcement.emergency })
}

/** Notifies the recipients, by e-mail too where the author wants it; an emergency goes through every channel. */
async function notifyRecipients(
  tx: Database,
  { mail, origin }: Pick<DeliveryContext, 'mail' | 'origin'>,
  locked: typeof announcements.$inferSelect,
  people: readonly string[],
  now: Date,
) {
  const { id, emergency, byMail } = locked
  const files = (await loadFiles(tx, [id])).get(id)?.map(({ name }) => name) ?? []
  const emailByLanguage = mapLanguages((language) => newsIn(language, locked, files))
  const link = paths.tenant({ tab: 'announcements', announcement: id })
  const compose = ({ language }: Person) => {
    const { subject, paragraphs, label, off } = emailByLanguage[readerLanguage(language)]
    const button = { label, url: origin + link }
    return {
      subject,
      paragraphs,
      button,
      ...(emergency ? {} : { unsubscribeLink: { label: off, linkType: 'unsubscribe' } }),
    }
  }
  const about = { recipients: people, link, about: { type: 'announcements', id }, email: { mail, compose } }
  if (emergency) return notify(tx, { kind: 'emergency', ...inAllLanguages(locked, emergencyParams), ...about }, now)
  const reached = byMail ? channels : channels.filter((channel) => channel !== 'email')
  const news = { kind: 'announcement', ...inAllLanguages(locked, newsParams), channels: reached } as const
  return notify(tx, { ...news, ...about }, now)
}

const firstLine = (body: string) => oneLine(plainParagraphs(body)[0] ?? '')
const emergencyParams = ({ title, body }: AnnouncementText) => ({ title, body: firstLine(body) })
const newsParams = ({ title, body }: AnnouncementText) => ({ title, excerpt: firstLine(body) })

/** The parameters of a notification in the language of the text, and in those that it was translated into. */
function inAllLanguages<Params>(
  { title, body, translations }: typeof announcements.$inferSelect,
  paramsOf: (text: AnnouncementText) => Params,
): { params: Params; translations: ByLanguage<Params> } {
  const further = Object.entries(translations).map(([language, text]) => [language, paramsOf(text)] as const)
  return { params: paramsOf({ title, body }), translations: Object.fromEntries(further) }
}

export async function findOptedOut(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: notificationChoices.userId })
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.kind, 'announcement'),
        eq(notificationChoices.channel, 'email'),
        eq(notificationChoices.value, 'off'),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/**
 * The people who get an e-mail: not those who opted out, are suspended or have no address.
 */
export function selectMailRecipients(
  people: readonly string[],
  residents: readonly CurrentResident[],
  optedOut: ReadonlySet<string>,
): CurrentResident[] {
  const residentById = new Map(residents.map((resident) => [resident.userId, resident]))
  return people
    .flatMap((id) => residentById.get(id) ?? [])
    .filter(({ email }) => email !== '')
    .filter(({ userId, status }) => status !== 'Suspended' && !optedOut.has(userId))
}
