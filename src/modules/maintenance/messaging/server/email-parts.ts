import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Email, EmailFact } from '#platform/server/mail/email.ts'
import { portalTime } from '#platform/time/dates.ts'
import { emailPartsIn } from '../../requests/messages/email-parts.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { requestPhotos } from '../../requests/server/table.ts'
import type { RequestWithPeople } from './recipients.ts'

type Parts = Pick<Email, 'title' | 'reference' | 'facts'>

/** What every e-mail about a request shows: its title, number, unit, promised time and who comes. */
export async function requestEmailParts(
  db: Database,
  addressed: RequestWithPeople,
  language: Language | null,
): Promise<Parts> {
  const words = emailPartsIn(language)
  const [profile] = await db.select({ code: building.code, timeZone: building.timeZone }).from(building)
  const { request, unitNumber } = addressed
  const where = unitNumber === null ? (request.placeName ?? '') : words.unit(unitNumber)
  // A narrow cell breaks the line before the time of day, not within it.
  const format = (at: Date) =>
    portalTime(at, profile?.timeZone ?? 'UTC', readerLanguage(language)).replace(/ (?=[AP]M$)/, '\u00a0')
  return {
    title: request.title,
    reference: [`${profile?.code}-${request.number}`, where].filter(Boolean).join(' · '),
    facts: [
      promiseOf(addressed, language, format),
      doneOf(addressed, language, format),
      workerOf(addressed, language),
    ].filter((fact) => fact !== null),
  }
}

/** Whether the work was completed after its appointment or promised time. */
export const wasLate = ({ request: { completedAt, scheduledDate, dueAt } }: RequestWithPeople): boolean =>
  lateMinutes(completedAt, scheduledDate ?? dueAt) > 0

const lateMinutes = (completedAt: Date | null, deadline: Date | null) =>
  completedAt && deadline ? Math.floor((completedAt.getTime() - deadline.getTime()) / 60_000) : 0

type Format = (at: Date) => string

/** A promise that is paused has no time. */
function promiseOf({ request }: RequestWithPeople, language: Language | null, format: Format): EmailFact | null {
  const { completedAt, scheduledDate, dueAt, pausedAt } = request
  const words = emailPartsIn(language)
  const deadline = scheduledDate ?? (pausedAt ? null : dueAt)
  if (!deadline) return null
  const promiseLabel = completedAt ? words.formerPromise : words.promise
  const label = scheduledDate ? words.appointment : promiseLabel
  const late = lateMinutes(completedAt, deadline)
  const texts = requestTexts[readerLanguage(language)]
  return {
    label,
    value: format(deadline),
    ...(late > 0 ? { detail: texts.late(texts.span(late)), isWarning: true } : {}),
  }
}

const doneOf = ({ request }: RequestWithPeople, language: Language | null, format: Format): EmailFact | null =>
  request.completedAt === null ? null : { label: emailPartsIn(language).fixed, value: format(request.completedAt) }

function workerOf({ request, assignee, vendor }: RequestWithPeople, language: Language | null): EmailFact | null {
  const words = emailPartsIn(language)
  const label = request.completedAt ? words.came : words.comes
  if (vendor) return { label, value: vendor.name, detail: words.company }
  if (!assignee) return null
  return { label, value: `${assignee.firstName} ${assignee.lastName}`.trim(), detail: words.ourTeam }
}

/** The newest picture of our team, which shows the result. */
export async function resultPicture(
  db: Database,
  { request }: RequestWithPeople,
  language: Language | null,
): Promise<Pick<Email, 'picture'>> {
  const [photo] = await db
    .select({ fileId: requestPhotos.thumbnailId, caption: requestPhotos.caption, createdAt: requestPhotos.createdAt })
    .from(requestPhotos)
    .innerJoin(users, eq(users.id, requestPhotos.addedBy))
    .where(and(eq(requestPhotos.requestId, request.id), inArray(users.role, ['admin', 'staff', 'maintenance'])))
    .orderBy(desc(requestPhotos.createdAt))
    .limit(1)
  if (!photo) return {}
  const words = emailPartsIn(language)
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const time = portalTime(photo.createdAt, profile?.timeZone ?? 'UTC', readerLanguage(language))
  const alt = photo.caption || words.picture
  return { picture: { fileId: photo.fileId, alt, caption: words.pictureTaken(photo.caption, time) } }
}

/** What to do beside the button, while answers are received; none otherwise. */
export async function replyHint(
  db: Database,
  mail: Mail,
  number: string,
  language: Language | null,
  title: 'replyTitle' | 'notFixedTitle' = 'replyTitle',
): Promise<Pick<Email, 'buttonHint'>> {
  if (!(await mail.receivesReplies(db))) return {}
  const words = emailPartsIn(language)
  return { buttonHint: { title: words[title], text: words.replyText(number) } }
}

/** The small link to the request in the resident portal, for e-mails whose button leads elsewhere. */
export const linkToRequest = (origin: string, id: string, language: Language | null): Pick<Email, 'links'> => ({
  links: [
    { label: emailPartsIn(language).seeRequest, url: `${origin}${paths.tenant({ tab: 'maintenance', request: id })}` },
  ],
})
