import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { meansHome, peopleMeant, type Audience } from '#occupancy/audience.ts'
import { paths } from '#paths.ts'
import type { Language } from '#platform/language.ts'
import { plainParagraphs } from '#platform/markdown.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { ReachPreview } from '../contract.ts'
import { isDue } from '../rules.ts'
import { lettersIn } from '../letters.ts'
import { filesOf } from './attachments.ts'
import { listHomesNow, type PersonAtHome } from './homes-now.ts'
import { announcements, newsByMail } from './table.ts'
import { audiencesOf } from './targets.ts'

/** What carries news out of the house. */
export type Post = { mail: Mail; jobs: Jobs; origin: string }

export const deliveryQueue = 'deliver-announcement'

/** How many an audience means as things stand now. */
export async function previewReach(db: Database, audience: Audience): Promise<ReachPreview> {
  const lives = await listHomesNow(db)
  const people = peopleMeant(audience, lives)
  const unwilling = await findUnwilling(db)
  return {
    people: people.length,
    homes: new Set(lives.filter((home) => meansHome(audience, home)).map(({ unitId }) => unitId)).size,
    byMail: mailable(people, lives, false, unwilling).length,
  }
}

/**
 * Hands an announcement that is due to everybody it is for, in the caller's transaction: the list of recipients, their
 * letters and the mark that it went out are there together or not at all, so that nobody gets it twice. Gives how many
 * people it reached; null when it was not due.
 */
export async function deliver(tx: Database, post: Pick<Post, 'mail' | 'origin'>, id: string, now: Date) {
  const [held] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!held || !isDue(held, now)) return null
  const audience = (await audiencesOf(tx, [id])).get(id)?.audience ?? { kind: 'everyone' }
  const lives = await listHomesNow(tx)
  const people = peopleMeant(audience, lives)
  const willGet = held.byMail || held.emergency ? mailable(people, lives, held.emergency, await findUnwilling(tx)) : []
  const files = (await filesOf(tx, [id])).get(id)?.map(({ name }) => name) ?? []
  const news = { ...held, paragraphs: plainParagraphs(held.body), files }
  const letterOf = { en: lettersIn('en').news(news), fr: lettersIn('fr').news(news) }
  const languageOf = await findLanguages(tx, willGet)
  const mailIds = await post.mail.postAll(
    tx,
    willGet.map(({ userId, email, fullName }) => {
      const language = languageOf.get(userId) ?? 'en'
      const { subject, paragraphs, label, off } = letterOf[language]
      return {
        to: email,
        toName: fullName,
        language,
        subject,
        paragraphs,
        button: { label, url: post.origin + paths.tenant({ tab: 'announcements', announcement: id }) },
        ...(held.emergency ? {} : { foot: { label: off, mint: 'news-off' } }),
        about: { noun: 'announcements', id },
      }
    }),
    now,
  )
  const mailOf = new Map(willGet.map(({ userId }, at) => [userId, mailIds[at] ?? null]))
  const recipients = people.map((userId) => ({ user_id: userId, mail_id: mailOf.get(userId) ?? null }))
  await tx.execute(sql`
    insert into announcement_recipients (announcement_id, user_id, mail_id, delivered_at)
    select ${id}, user_id, mail_id, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(recipients)}::json) as one (user_id uuid, mail_id uuid)`)
  await tx
    .update(announcements)
    .set({ deliveredAt: now, version: held.version + 1, updatedAt: now })
    .where(eq(announcements.id, id))
  const after = { people: people.length, letters: mailIds.length }
  await writeAudit(tx, { by: null, action: 'delivered', noun: 'announcements', recordId: id, after, now })
  await tellChanged(tx, { topic: 'announcements', residents: audience.kind === 'everyone' ? 'everyone' : people })
  return people.length
}

/** Delivers what is due and was not delivered yet, each in a transaction of its own. Runs as a job. */
export async function deliverDue(db: Database, post: Pick<Post, 'mail' | 'origin'>, now: Date): Promise<void> {
  const due = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        isNull(announcements.archivedAt),
        lte(announcements.publishedAt, now),
        or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
      ),
    )
  for (const { id } of due) await db.transaction((tx) => deliver(tx, post, id, now))
}

/** Who of these chose a language. */
async function findLanguages(db: Database, people: readonly PersonAtHome[]): Promise<ReadonlyMap<string, Language>> {
  const ids = people.map(({ userId }) => userId)
  const rows = await db.select({ id: users.id, language: users.language }).from(users).where(inArray(users.id, ids))
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])))
}

async function findUnwilling(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: newsByMail.userId })
    .from(newsByMail)
    .where(inArray(newsByMail.wanted, [false]))
  return new Set(rows.map(({ userId }) => userId))
}

/** To whom a letter goes: not to who wants none or is suspended, unless it is an emergency. */
function mailable(
  people: readonly string[],
  lives: readonly PersonAtHome[],
  emergency: boolean,
  unwilling: ReadonlySet<string>,
): PersonAtHome[] {
  const persons = new Map(lives.map((home) => [home.userId, home]))
  return people
    .flatMap((id) => persons.get(id) ?? [])
    .filter(({ userId, status }) => emergency || (status !== 'Suspended' && !unwilling.has(userId)))
}
