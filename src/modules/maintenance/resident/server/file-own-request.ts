import { apiPhone } from '#building/server/phones.ts'
import { building } from '#building/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import type { Person } from '#notifications/server/people.ts'
import { type ActingResident, getActingResident } from '#occupancy/members/server/membership.ts'
import { assignments } from '#occupancy/server/table.ts'
import { paths } from '#paths.ts'
import { dialled, shownPhone } from '#platform/text/phones.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { nextNumber } from '#platform/server/security/counter-table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Priority } from '../../requests/choices.ts'
import type { NewOwnRequest } from '../schemas.ts'
import type { OwnRequest } from '../contract.ts'
import { linkToRequest, requestEmailParts } from '../../messaging/server/email-parts.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import { emailsIn } from '../../requests/messages/emails.ts'
import { waitingOnFor } from '../../requests/waiting-on.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { findScannedPlace } from '../../places/server/store.ts'
import { joinPhotos } from '../../photos/server/store.ts'
import { aboutRequest } from '../../notices/server/request-notices.ts'
import { alertToUrgent } from '../../notices/server/urgent-requests.ts'
import { slaFor } from '../../sla/server/sla.ts'
import { requestCounter, requests } from '../../requests/server/table.ts'
import type { AfterFiling } from '../../notices/server/after-filing.ts'
import { requestErrors } from '../../requests/messages/errors.ts'
import { entryColumns, findOwnRequest, type Resident, selectHomes } from './own-requests.ts'

/**
 * Files a request for the resident's home and queues the e-mail that confirms it. Throws 409 when the resident has no
 * home, 400 naming `unitId` when it is not one of theirs, `photoIds` when a photo does not exist, or `placeCode` when no
 * place has it.
 */
export async function fileOwnRequest(
  db: Database,
  { mail, origin, afterFiling }: { mail: Mail; origin: string; afterFiling: AfterFiling },
  sent: NewOwnRequest,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  const resident = await getActingResident(db, by.id)
  const id = newId()
  await db.transaction(async (tx) => {
    const place = await placeOf(tx, resident, sent)
    const number = await nextNumber(tx, requestCounter)
    const { title, description, category, priority } = sent
    const sla = await slaFor(tx, { priority, category }, now)
    await tx.insert(requests).values({
      id,
      number,
      title,
      description,
      category,
      priority,
      placeKind: place.placeKind,
      unitId: place.unitId,
      placeName: place.placeName,
      residentId: resident.id,
      reportedBy: by.id,
      ...(place.unitId === null ? {} : entryColumns(sent)),
      ...sla,
      ...waitingOnFor('pending'),
      waitingOnSince: now,
      createdAt: now,
      updatedAt: now,
    })
    await joinPhotos(tx, id, sent.photoIds ?? [], by)
    const about = [place.unitId, resident.id]
    await writeAudit(tx, {
      by,
      action: 'submitted',
      recordType: 'maintenance',
      recordId: id,
      about,
      after: { number, title, priority, category },
      now,
    })
    await sendReceipt(tx, { mail, origin }, { id, number, title, priority }, place, by, now)
    const { unitId, placeName } = place
    const filed = { id, number, title, priority, category, unitId, placeName, dueAt: sla.dueAt }
    if (!(await afterFiling(tx, filed, by, now))) await alertToUrgent(tx, filed, by, now)
    await notifyChanged(tx, { topic: 'maintenance', residents: [resident.userId, by.id] })
  })
  return findOwnRequest(db, id, by.id)
}

/** Tells the resident that the request was received; the e-mail about an urgent one has a button that calls the building. */
async function sendReceipt(
  tx: Database,
  { mail, origin }: { mail: Mail; origin: string },
  { id, number, title, priority }: { id: string; number: number; title: string; priority: Priority },
  { where }: { where: string },
  by: Resident,
  now: Date,
): Promise<void> {
  const [profile] = await tx.select({ code: building.code, phone: apiPhone(building.securityPhone) }).from(building)
  const phone = profile?.phone ?? ''
  const urgent = priority === 'urgent'
  const named = { number: `${profile?.code}-${number}`, title }
  const addressed = await findRequestWithPeople(tx, id)
  const compose = async ({ language, firstName }: Person) => {
    const facts = { ...named, firstName, unitNumber: where, urgent, phone: shownPhone(phone) }
    const { label, openLabel, ...email } = emailsIn(language).submitted(facts)
    const url = `${origin}${paths.tenant({ tab: 'maintenance', request: id })}`
    const isCall = urgent && phone !== ''
    return {
      ...email,
      ...(await requestEmailParts(tx, addressed, language)),
      button: isCall ? { label, url: dialled(phone) } : { label: openLabel, url },
      ...(isCall ? linkToRequest(origin, id, language) : {}),
      autoSubmitted: 'auto-replied' as const,
    }
  }
  const params = { ...named, place: where }
  const received = { kind: 'request_received' as const, params, recipients: [by.id], email: { mail, compose } }
  await notify(tx, { ...received, ...aboutRequest(id) }, now)
}

/** The place that the resident scanned, or one of their homes. */
async function placeOf(tx: Database, resident: ActingResident, { placeCode, unitId }: NewOwnRequest) {
  if (placeCode === undefined) {
    const home = await ownHome(tx, resident, unitId)
    return { placeKind: 'unit', unitId: home.unitId, placeName: null, where: home.unitNumber } as const
  }
  const place = await findScannedPlace(tx, placeCode)
  if (!place) throw invalid('placeCode', (language) => requestErrors[language].badPlaceCode)
  return { ...place, unitId: null, where: place.placeName }
}

async function ownHome(tx: Database, resident: ActingResident, unitId: string | undefined) {
  const homes = await selectHomes(tx, resident).for('share', { of: assignments })
  const home = unitId === undefined ? homes[0] : homes.find((home) => home.unitId === unitId)
  if (home) return home
  if (homes.length === 0) throw conflict('no_home', (language) => ownRequestTexts[language].noHome)
  throw invalid('unitId', (language) => requestErrors[language].chooseOwnHome)
}
