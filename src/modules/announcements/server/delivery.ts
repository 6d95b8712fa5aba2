import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { matchesHome, recipientsOf, type Audience } from '#occupancy/audience.ts'
import { paths } from '#paths.ts'
import type { Language } from '#platform/language/language.ts'
import { plainParagraphs } from '#platform/text/markdown.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { ReachPreview } from '../contract.ts'
import { isDue } from '../rules.ts'
import { emailsIn } from '../emails.ts'
import { loadFiles } from './attachments.ts'
import { listCurrentHomes, type CurrentResident } from './homes-now.ts'
import { announcements, mailChoices } from './table.ts'

export type DeliveryContext = { mail: Mail; jobs: Jobs; origin: string }

export const deliveryQueue = 'deliver-announcement'

/** How many people and homes an audience includes now. */
export async function previewReach(db: Database, audience: Audience, now: Date): Promise<ReachPreview> {
  const residents = await listCurrentHomes(db, now)
  const people = recipientsOf(audience, residents)
  const optedOut = await findOptedOut(db)
  return {
    people: people.length,
    homes: new Set(residents.filter((resident) => matchesHome(audience, resident)).map(({ unitId }) => unitId)).size,
    byMail: selectMailRecipients(people, residents, false, optedOut).length,
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
  const people = recipientsOf(locked.audience, residents)
  const mailRecipients =
    locked.byMail || locked.emergency
      ? selectMailRecipients(people, residents, locked.emergency, await findOptedOut(tx))
      : []
  const files = (await loadFiles(tx, [id])).get(id)?.map(({ name }) => name) ?? []
  const news = { ...locked, paragraphs: plainParagraphs(locked.body), files }
  const emailByLanguage = { en: emailsIn('en').news(news), fr: emailsIn('fr').news(news) }
  const languageByUser = await findLanguages(tx, mailRecipients)
  const mailIds = await context.mail.enqueueAll(
    tx,
    mailRecipients.map(({ userId, email, fullName }) => {
      const language = languageByUser.get(userId) ?? 'en'
      const { subject, paragraphs, label, off } = emailByLanguage[language]
      return {
        to: email,
        recipient: { userId },
        toName: fullName,
        language,
        subject,
        paragraphs,
        button: { label, url: context.origin + paths.tenant({ tab: 'announcements', announcement: id }) },
        ...(locked.emergency ? {} : { unsubscribeLink: { label: off, linkType: 'unsubscribe' } }),
        about: { type: 'announcements', id },
      }
    }),
    now,
  )
  const mailIdByUser = new Map(mailRecipients.map(({ userId }, index) => [userId, mailIds[index] ?? null]))
  const recipients = people.map((userId) => ({ user_id: userId, mail_id: mailIdByUser.get(userId) ?? null }))
  await tx.execute(sql`
    insert into announcement_recipients (announcement_id, user_id, mail_id, delivered_at)
    select ${id}, user_id, mail_id, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(recipients)}::json) as one (user_id uuid, mail_id uuid)`)
  await tx
    .update(announcements)
    .set({ deliveredAt: now, version: locked.version + 1, updatedAt: now })
    .where(eq(announcements.id, id))
  const after = { people: people.length, emails: mailIds.length }
  await writeAudit(tx, { by: null, action: 'delivered', recordType: 'announcements', recordId: id, after, now })
  await notifyChanged(tx, {
    topic: 'announcements',
    residents: locked.audience.kind === 'everyone' ? 'everyone' : people,
  })
  return people.length
}

/** The chosen languages of these people. */
async function findLanguages(db: Database, people: readonly CurrentResident[]): Promise<ReadonlyMap<string, Language>> {
  const ids = people.map(({ userId }) => userId)
  const rows = await db.select({ id: users.id, language: users.language }).from(users).where(inArray(users.id, ids))
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])))
}

async function findOptedOut(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: mailChoices.userId })
    .from(mailChoices)
    .where(inArray(mailChoices.wantsMail, [false]))
  return new Set(rows.map(({ userId }) => userId))
}

/**
 * The people who get an e-mail: not those who opted out or are suspended, unless it is an emergency, nor those
 * without an address.
 */
function selectMailRecipients(
  people: readonly string[],
  residents: readonly CurrentResident[],
  emergency: boolean,
  optedOut: ReadonlySet<string>,
): CurrentResident[] {
  const residentById = new Map(residents.map((resident) => [resident.userId, resident]))
  return people
    .flatMap((id) => residentById.get(id) ?? [])
    .filter(({ email }) => email !== '')
    .filter(({ userId, status }) => emergency || (status !== 'Suspended' && !optedOut.has(userId)))
}
