import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { dialled, shownPhone } from '#platform/phones.ts'
import { conflict, invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import { nextNumber } from '#platform/server/counter-table.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { WhoseMove } from '../choices.ts'
import type { NewOwnRequest, OwnHome, OwnRequest } from '../own-contract.ts'
import type { Entry } from '../request-input.ts'
import { lettersIn } from '../letters.ts'
import { moveOf } from '../move-rules.ts'
import { ownWords } from '../own-words.ts'
import { answerBy, isOpen } from '../rules.ts'
import { listOwnMessages } from './own-answers.ts'
import { entryWords } from '../entry-words.ts'
import { joinPhotos } from './photos.ts'
import { promiseFor } from './promises.ts'
import { iso, isTheirs } from './reads.ts'
import { changeHeld, holdRequest } from './store.ts'
import { requestCounter, requestNotes, requests } from './table.ts'

type Resident = Author & { email: string }

/** The signed-in resident's own record; refuses with 404 for an account without one. */
export async function findTenant(db: Database, userId: string) {
  const [tenant] = await db
    .select({ id: tenants.id, fullName: tenants.fullName })
    .from(tenants)
    .where(eq(tenants.userId, userId))
  if (!tenant) throw notFound('Resident')
  return tenant
}

/** The resident's requests of the homes they live in now, newest first. */
export async function listOwnRequests(db: Database, userId: string): Promise<OwnRequest[]> {
  const tenant = await findTenant(db, userId)
  const rows = await selectOwn(db)
    .where(isTheirs(tenant.id))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(1000)
  return withWritten(db, rows, userId)
}

/** One of them; somebody else's is 404. */
export async function findOwnRequest(db: Database, id: string, userId: string): Promise<OwnRequest> {
  const tenant = await findTenant(db, userId)
  const [own] = await withWritten(db, await selectOwn(db).where(and(eq(requests.id, id), isTheirs(tenant.id))), userId)
  if (!own) throw notFound('Maintenance request')
  return own
}

/** The homes the resident can report something for. */
export async function listHomes(db: Database, userId: string): Promise<OwnHome[]> {
  const tenant = await findTenant(db, userId)
  return selectHomes(db, tenant.id)
}

/**
 * Files a request for the resident's home and posts the letter that confirms it. Refuses with 409 when the resident
 * has no home here, with 400 naming `unitId` when it is not one of theirs, or `photoIds` when a photo is gone.
 */
export async function fileOwnRequest(
  db: Database,
  mail: Mail,
  sent: NewOwnRequest,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  const tenant = await findTenant(db, by.id)
  const id = newId()
  await db.transaction(async (tx) => {
    const unit = await ownHome(tx, tenant.id, sent.unitId)
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
      tenantId: tenant.id,
      reportedBy: by.id,
      ...entryColumns(sent),
      ...(await promiseFor(tx, { priority, category }, now)),
      ...moveOf('pending'),
      whoseMoveSince: now,
      createdAt: now,
      updatedAt: now,
    })
    await joinPhotos(tx, id, sent.photoIds ?? [], by)
    const about = [unit.unitId, tenant.id]
    await writeAudit(tx, {
      by,
      action: 'submitted',
      noun: 'maintenance',
      recordId: id,
      about,
      after: { number, title, priority, category },
      now,
    })
    const [house] = await tx.select({ code: building.code, phone: building.securityPhone }).from(building)
    const [own] = await tx.select({ language: users.language }).from(users).where(eq(users.id, by.id))
    const phone = house?.phone ?? ''
    const language = own?.language ?? null
    const { label, ...letter } = lettersIn(language).submitted({
      firstName: by.firstName,
      number: `${house?.code}-${number}`,
      title,
      unitNumber: unit.unitNumber,
      urgent: priority === 'urgent',
      phone: shownPhone(phone),
    })
    const call = priority === 'urgent' && phone !== '' ? { button: { label, url: dialled(phone) } } : {}
    await mail.post(
      tx,
      { to: by.email, toName: tenant.fullName, language, ...letter, ...call, about: { noun: 'maintenance', id } },
      now,
    )
    await tellChanged(tx, { topic: 'maintenance', residents: [by.id] })
  })
  return findOwnRequest(db, id, by.id)
}

/** What the resident says of the way in; what is absent stays. */
export const entryColumns = ({ entryPermission, entryWindows, petsNote }: Entry) => ({
  ...(entryPermission === undefined ? {} : { entryPermission }),
  ...(entryWindows === undefined ? {} : { entryWindows }),
  ...(petsNote === undefined ? {} : { petsNote: petsNote || null }),
})

/** Says anew how the home may be entered; the same again changes nothing. Refuses with 404, and with 409 once the request is finished. */
export async function changeOwnEntry(
  db: Database,
  id: string,
  sent: Entry,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  const tenant = await findTenant(db, by.id)
  await db.transaction(async (tx) => {
    const [theirs] = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), isTheirs(tenant.id)))
    if (!theirs) throw notFound('Maintenance request')
    const held = await holdRequest(tx, id)
    if (!isOpen(held)) throw conflict('finished', entryWords.tooLate)
    await changeHeld(tx, held, { ...entryColumns(sent), ...answeredMove(held, sent) }, by, now)
  })
  return findOwnRequest(db, id, by.id)
}

/** Whoever was waited for and names a time for a visit has made their move. */
const answeredMove = (held: { whoseMove: WhoseMove }, { entryWindows }: Entry) =>
  held.whoseMove === 'resident' && entryWindows !== undefined && entryWindows.length > 0
    ? ({ whoseMove: 'office', whoseMoveWhy: entryWords.timeNamed } as const)
    : {}

async function ownHome(tx: Database, tenantId: string, unitId: string | undefined) {
  const homes = await selectHomes(tx, tenantId).for('share', { of: assignments })
  const home = unitId === undefined ? homes[0] : homes.find((one) => one.unitId === unitId)
  if (home) return home
  if (homes.length === 0) throw conflict('no_home', ownWords.noHome)
  throw invalid('unitId', 'Choose one of your homes')
}

/** Where the resident lives now; the home they had first comes first. */
const selectHomes = (db: Database, tenantId: string) =>
  db
    .select({ unitId: units.id, unitNumber: units.unitNumber, floor: units.floor })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(and(eq(assignments.tenantId, tenantId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(units.unitNumber))

const selectOwn = (db: Database) =>
  db
    .select({
      request: requests,
      unit: { unitNumber: units.unitNumber, floor: units.floor },
      assignee: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(requests)
    .leftJoin(units, eq(units.id, requests.unitId))
    .leftJoin(users, eq(users.id, requests.assignedTo))

/** The rows with what was written for the resident: notes, and messages to and from them. */
async function withWritten(
  db: Database,
  rows: Awaited<ReturnType<typeof selectOwn>>,
  userId: string,
): Promise<OwnRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ request }) => request.id)
  const messages = await listOwnMessages(db, ids, userId)
  const notes = await db
    .select({ note: requestNotes, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(requestNotes)
    .innerJoin(users, eq(users.id, requestNotes.createdBy))
    .where(
      and(
        inArray(requestNotes.requestId, ids),
        or(eq(requestNotes.visibleToResident, true), eq(requestNotes.isStatusUpdate, true)),
      ),
    )
    .orderBy(asc(requestNotes.createdAt), asc(requestNotes.id))
  return rows.map(({ request, unit, assignee }) => ({
    ...request,
    unit,
    submittedDate: request.createdAt.toISOString(),
    completedDate: iso(request.completedAt),
    scheduledDate: iso(request.scheduledDate),
    promisedAt: iso(request.promisedAt),
    nearAt: iso(request.nearAt),
    pausedAt: iso(request.pausedAt),
    confirmedAt: iso(request.confirmedAt),
    answerBy: iso(answerBy(request)),
    assignedTo: assignee && `${assignee.firstName} ${assignee.lastName}`.trim(),
    notes: notes
      .filter(({ note }) => note.requestId === request.id)
      .map(({ note, createdBy }) => ({ ...note, createdAt: note.createdAt.toISOString(), createdBy })),
    messages: messages.flatMap(({ requestId, ...message }) => (requestId === request.id ? [message] : [])),
    updatedAt: request.updatedAt.toISOString(),
  }))
}
