import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { nextNumber } from '#platform/server/security/counter-table.ts'
import { prefixOf, throttle } from '#platform/server/security/throttle.ts'
import { hours, minutes } from '#platform/time/dates.ts'
import { requestEmailParts } from '../../messaging/server/email-parts.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import type { AfterFiling } from '../../notices/server/after-filing.ts'
import { attachPhoto } from '../../photos/server/attach-photo.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { requestCounter, requests } from '../../requests/server/table.ts'
import { waitingOnFor } from '../../requests/waiting-on.ts'
import { slaFor } from '../../sla/server/sla.ts'
import type { ScannedPlace } from '../scanned-place-contract.ts'
import { reportTexts } from '../messages/index.ts'
import { titleOfReport } from '../rules.ts'
import type { VisitorReport } from '../schemas.ts'
import { getScannedPlace } from './store.ts'

type Sent = VisitorReport & { code: string; photo: Uint8Array | null; isSpam: boolean }
type From = { currentUser: CurrentUser | null; address: string }
type Filing = From & { afterFiling: AfterFiling }

/** What is accepted of one place in an hour, from anywhere: a sign that is abused does not fill the board. */
const perHourAtPlace = { report: 30, affected: 300 }

/**
 * Files the report of a person who scanned the code of a place, and writes to the office. A bot's report is not filed; the
 * answer is the same. Throws 404 for a code that does not exist, 429, and 400 naming `picture`. Returns the number as people
 * read it.
 */
export async function receiveVisitorReport(
  { db, files, mail, config, origin }: Pick<AppContext, 'db' | 'files' | 'mail' | 'config' | 'origin'>,
  { code, photo, isSpam, ...report }: Sent,
  from: Filing,
  now: Date,
): Promise<string | null> {
  await limitReports({ db, config }, 'report', { code, address: from.address }, now)
  const place = await getScannedPlace(db, code)
  if (isSpam) return null
  const drawn = photo === null ? null : await redraw(photo)
  return db.transaction(async (tx) => {
    const filed = await fileReport(tx, place, report, from, now)
    if (drawn) await attachPhoto(tx, files, filed.id, drawn, from.currentUser, now)
    return writeToOffice(tx, mail, origin(), filed, now)
  })
}

/** Limits what is sent from one address, and at one sign; those who are affected by an incident take no report its place. Throws 429. */
export async function limitReports(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  kind: keyof typeof perHourAtPlace,
  { code, address }: { code: string; address: string },
  now: Date,
): Promise<void> {
  const counters = [
    { kind, subject: prefixOf(address), limit: config.limits.contact, window: minutes(10) },
    { kind: `${kind}-place`, subject: code.slice(0, 40), limit: perHourAtPlace[kind], window: hours(1) },
  ]
  await throttle(db, counters, (language) => reportTexts[language].tooMany, now)
}

async function fileReport(
  tx: Database,
  place: ScannedPlace,
  { description, contact }: VisitorReport,
  { currentUser, address, afterFiling }: Filing,
  now: Date,
) {
  const id = newId()
  const number = await nextNumber(tx, requestCounter)
  const title = titleOfReport(description)
  const kind = { priority: 'normal', category: place.placeKind === 'elevator' ? 'elevator' : 'general' } as const
  const visitorContact = currentUser === null && contact !== '' ? contact : null
  await tx.insert(requests).values({
    id,
    number,
    title,
    description,
    ...kind,
    ...place,
    unitId: null,
    reportedBy: currentUser?.id ?? null,
    visitorContact,
    ...(await slaFor(tx, kind, now)),
    ...waitingOnFor('pending'),
    waitingOnSince: now,
    createdAt: now,
    updatedAt: now,
  })
  await writeAudit(tx, {
    by: currentUser,
    action: 'reported by code',
    recordType: 'maintenance',
    recordId: id,
    after: { number, title, placeName: place.placeName },
    address,
    now,
  })
  await afterFiling(tx, { id, title, category: kind.category, unitId: null }, currentUser, now)
  await notifyChanged(tx, { topic: 'maintenance' })
  return { id, number, title, placeName: place.placeName, description, isSignedIn: currentUser !== null }
}

type Filed = Awaited<ReturnType<typeof fileReport>>

async function writeToOffice(tx: Database, mail: Mail, origin: string, filed: Filed, now: Date): Promise<string> {
  const [profile] = await tx.select({ code: building.code, office: building.officeEmail }).from(building)
  const number = `${profile?.code}-${filed.number}`
  const { label, ...email } = emails.reportedByCode({ ...filed, number })
  const button = { label, url: `${origin}${paths.admin({ tab: 'maintenance', request: filed.id })}` }
  const about = { type: 'maintenance', id: filed.id }
  const parts = await requestEmailParts(tx, await findRequestWithPeople(tx, filed.id), 'en')
  await mail.enqueue(tx, { to: profile?.office ?? '', recipient: 'outside', ...email, ...parts, button, about }, now)
  return number
}
