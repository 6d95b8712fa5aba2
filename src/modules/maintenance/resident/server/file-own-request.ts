import { apiPhone } from '#building/server/phones.ts'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { type ActingResident, getActingResident } from '#occupancy/members/server/membership.ts'
import { assignments } from '#occupancy/server/table.ts'
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
import { emailsIn } from '../../requests/messages/emails.ts'
import { waitingOnFor } from '../../requests/waiting-on.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { joinPhotos } from '../../photos/server/store.ts'
import { slaFor } from '../../sla/server/sla.ts'
import { requestCounter, requests } from '../../requests/server/table.ts'
import { requestErrors } from '../../requests/messages/errors.ts'
import { entryColumns, findOwnRequest, type Resident, selectHomes } from './own-requests.ts'

/**
 * Files a request for the resident's home and queues the e-mail that confirms it. Throws 409 when the resident has no
 * home, 400 naming `unitId` when it is not one of theirs, or `photoIds` when a photo does not exist.
 */
export async function fileOwnRequest(
  db: Database,
  mail: Mail,
  sent: NewOwnRequest,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  const resident = await getActingResident(db, by.id)
  const id = newId()
  await db.transaction(async (tx) => {
    const unit = await ownHome(tx, resident, sent.unitId)
    const number = await nextNumber(tx, requestCounter)
    const { title, description, category, priority } = sent
    await tx.insert(requests).values({
      id,
      number,
      title,
      description,
      category,
      priority,
      placeKind: 'unit',
      unitId: unit.unitId,
      residentId: resident.id,
      reportedBy: by.id,
      ...entryColumns(sent),
      ...(await slaFor(tx, { priority, category }, now)),
      ...waitingOnFor('pending'),
      waitingOnSince: now,
      createdAt: now,
      updatedAt: now,
    })
    await joinPhotos(tx, id, sent.photoIds ?? [], by)
    const about = [unit.unitId, resident.id]
    await writeAudit(tx, {
      by,
      action: 'submitted',
      recordType: 'maintenance',
      recordId: id,
      about,
      after: { number, title, priority, category },
      now,
    })
    await sendReceipt(tx, mail, { id, number, title, priority }, { ...unit, fullName: resident.fullName }, by, now)
    await notifyChanged(tx, { topic: 'maintenance', residents: [resident.userId, by.id] })
  })
  return findOwnRequest(db, id, by.id)
}

/** Queues the e-mail that confirms the request; an urgent one has a button that calls the building. */
async function sendReceipt(
  tx: Database,
  mail: Mail,
  { id, number, title, priority }: { id: string; number: number; title: string; priority: Priority },
  { unitNumber, fullName }: { unitNumber: string; fullName: string },
  by: Resident,
  now: Date,
): Promise<void> {
  const [profile] = await tx.select({ code: building.code, phone: apiPhone(building.securityPhone) }).from(building)
  const [own] = await tx.select({ language: users.language }).from(users).where(eq(users.id, by.id))
  const phone = profile?.phone ?? ''
  const language = own?.language ?? null
  const { label, ...email } = emailsIn(language).submitted({
    firstName: by.firstName,
    number: `${profile?.code}-${number}`,
    title,
    unitNumber,
    urgent: priority === 'urgent',
    phone: shownPhone(phone),
  })
  const call = priority === 'urgent' && phone !== '' ? { button: { label, url: dialled(phone) } } : {}
  await mail.enqueue(
    tx,
    {
      to: by.email,
      recipient: { userId: by.id },
      toName: fullName,
      language,
      ...email,
      ...call,
      about: { type: 'maintenance', id },
      autoSubmitted: 'auto-replied',
    },
    now,
  )
}

async function ownHome(tx: Database, resident: ActingResident, unitId: string | undefined) {
  const homes = await selectHomes(tx, resident).for('share', { of: assignments })
  const home = unitId === undefined ? homes[0] : homes.find((home) => home.unitId === unitId)
  if (home) return home
  if (homes.length === 0) throw conflict('no_home', (language) => ownRequestTexts[language].noHome)
  throw invalid('unitId', (language) => requestErrors[language].chooseOwnHome)
}
