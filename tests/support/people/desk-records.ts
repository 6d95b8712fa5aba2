import { authorisedPeople, vacationNotices } from '#front-desk/contract.ts'
import { deskPhotos } from '#front-desk/photo-contract.ts'
import { assets } from '#assets/server/table.ts'
import { deskLog } from '#desk-log/contract.ts'
import { keys } from '#keys/contract.ts'
import { incidents } from '#incidents/contract.ts'
import { runningIncidents } from '#incidents/own-contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { reportPlaces } from '#maintenance/places/contract.ts'
import type { CheckOut } from '#keys/schemas.ts'
import { packages } from '#packages/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { packageCodes } from '#packages/server/table.ts'
import { announceArrivals } from '#packages/server/notices.ts'
import { openCode } from '#packages/server/codes.ts'
import { dayOf, minutes } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { TestApp } from '../test-app.ts'
import { aPicture } from '../picture.ts'

type Home = { unit: { id: string }; residentId: string }

/** The calendar day a number of days from today, in the building. */
export const dayAhead = (app: TestApp, days: number) => addDays(dayOf(app.now(), 'America/Toronto'), days)

/** Takes in a package for a person, or for the whole home. */
export async function takeIn(app: TestApp, unitId: string, recipientId: string | null, more: object = {}) {
  const { body } = await app.as('concierge').requestOk(packages.add, { body: { unitId, recipientId, ...more } })
  return body
}

/** Notifies of what was taken in, as the job does two minutes later. */
export const announce = (app: TestApp) =>
  announceArrivals(
    app.db,
    { mail: app.mail, origin: 'http://tower.test', secretKey: app.secretKey },
    new Date(app.now().getTime() + minutes(3)),
  )

/** The current code of a recipient, in clear text. */
export async function codeOf(app: TestApp, unitId: string, recipientId: string | null): Promise<string | null> {
  const [found] = await app.db
    .select({ id: packageCodes.id })
    .from(packageCodes)
    .where(
      and(
        eq(packageCodes.unitId, unitId),
        recipientId === null ? isNull(packageCodes.recipientId) : eq(packageCodes.recipientId, recipientId),
        isNull(packageCodes.endedAt),
      ),
    )
    .orderBy(desc(packageCodes.createdAt))
  return found ? openCode(app.db, app.secretKey, found.id) : null
}

/** Adds a key that is at the desk. */
export async function addKey(app: TestApp, more: Partial<typeof assets.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await app.db.insert(assets).values({ id, kind: 'key', number: `K-${id.slice(-8)}`, ...more })
  return id
}

/** Lends a key for an hour. */
export async function lendKey(app: TestApp, id: string, borrower: CheckOut['borrower'], more: Partial<CheckOut> = {}) {
  const dueAt = new Date(app.now().getTime() + 3_600_000).toISOString()
  const body = { borrower, dueAt, proof: 'name' as const, purpose: '', ...more }
  return (await app.as('concierge').requestOk(keys.checkOut, { params: { id }, body })).body
}

/** What the valid calls of the front desk refer to. */
export async function addDeskRecords(app: TestApp, { unit }: Home, resident: { id: string; cookie: string }) {
  const own = app.withCookie(resident.cookie)
  const [waiting, other, third] = [
    await takeIn(app, unit.id, resident.id),
    await takeIn(app, unit.id, resident.id),
    await takeIn(app, unit.id, resident.id),
  ]
  await announce(app)
  const { body: photo } = await app.as('concierge').requestOk(packages.upload, await aPicture())
  await takeIn(app, unit.id, resident.id, { photoId: photo.id })
  await announce(app)
  const person = (await own.requestOk(authorisedPeople.add, { body: { fullName: 'Rosa Lima' } })).body
  const days = { firstDay: dayAhead(app, 3), lastDay: dayAhead(app, 9) }
  const notice = (await own.requestOk(vacationNotices.add, { body: days })).body
  const code = await codeOf(app, unit.id, resident.id)
  const borrower = { kind: 'other' as const, name: 'Rosa Lima' }
  const [here, lent, returning, sealed, unsealed] = [
    await addKey(app),
    await addKey(app),
    await addKey(app),
    await addKey(app),
    await addKey(app),
  ]
  for (const id of [lent, returning]) await lendKey(app, id, borrower)
  await app.as('concierge').requestOk(keys.seal, { params: { id: sealed }, body: { sealNumber: 'S-1' } })
  const { body: signature } = await app
    .as('concierge')
    .requestOk(deskPhotos.upload, { ...(await aPicture()), query: { kind: 'signature' } })
  const due = new Date(app.now().getTime() + 7_200_000).toISOString()
  const log = await addLogRecords(app)
  const incident = await addIncidentRecords(app)
  const records: [RegExp, Record<string, string>][] = [
    ...log.records,
    ...incident.records,
    [/\/desk\/keys\/:id\/check-in/, { id: returning }],
    [/\/desk\/keys\/:id\/extend/, { id: lent }],
    [/\/desk\/keys\/:id\/break-seal/, { id: sealed }],
    [/\/desk\/keys\/:id\/seal/, { id: unsealed }],
    [/\/desk\/keys\/:id/, { id: here }],
    [/\/desk\/photos\/:id/, { id: signature.id }],
    [/\/desk\/packages\/:id/, { id: waiting.id }],
    [/\/tenant\/packages\/:id\/pause/, { id: third.id }],
    [/\/package-photos\/:id/, { id: photo.id }],
    [/\/authorised-people\/:id/, { id: person.id }],
    [/\/vacation-notices\/:id/, { id: notice.id }],
  ]
  const values = {
    ...log.values,
    ...incident.values,
    'POST /api/desk/packages': { unitId: unit.id, recipientId: resident.id, photoId: null, place: 'A1' },
    'PATCH /api/desk/packages/:id': { unitId: unit.id, recipientId: resident.id, status: 'waiting' },
    'POST /api/desk/packages/hand-over': {
      packageIds: [other.id],
      proof: 'name',
      collector: { kind: 'recipient', name: '' },
      photoId: null,
      code: null,
    },
    'POST /api/desk/packages/by-code': { code },
    'POST /api/desk/keys/:id/check-out': { borrower, dueAt: due, proof: 'name', photoId: null },
    'POST /api/desk/keys/:id/extend': { dueAt: due },
    'PUT /api/desk/package-places': { places: [{ name: 'A1', kind: 'shelf' }] },
    'PUT /api/desk/package-rules': { remindAfter: [], remindPerishableAfter: [] },
    'PUT /api/tenant/packages/:id/pause': { until: dayAhead(app, 5) },
    'PUT /api/tenant/collection-rule': { othersMayCollect: true },
    'POST /api/tenant/authorised-people': { unitId: unit.id, validUntil: null },
    'PUT /api/tenant/authorised-people/:id': { unitId: unit.id, validUntil: null },
    'POST /api/tenant/vacation-notices': { firstDay: dayAhead(app, 20), lastDay: dayAhead(app, 22) },
    'PUT /api/tenant/vacation-notices/:id': { firstDay: dayAhead(app, 20), lastDay: dayAhead(app, 22) },
  }
  return { records, values }
}

/** An entry in the log of the desk, in a shift that is begun where none is under way. */
export async function writeInLog(app: TestApp, more: Record<string, unknown> = {}) {
  const desk = app.as('concierge')
  const { shift } = (await desk.requestOk(deskLog.current)).body
  if (!shift) await desk.requestOk(deskLog.begin)
  return (await desk.requestOk(deskLog.write, { body: { body: 'The garage door closes slowly', ...more } })).body
}

/** A shift with entries and a round, for the valid calls of the log. */
async function addLogRecords(app: TestApp) {
  const desk = app.as('concierge')
  const open = { needsFollowUp: true }
  const [done, filed, drafted] = [await writeInLog(app, open), await writeInLog(app, open), await writeInLog(app, open)]
  const { body } = await desk.requestOk(deskLog.beginRound)
  await app
    .as('admin')
    .requestOk(reportPlaces.add, { body: { places: [{ placeKind: 'common_area', placeName: 'Roof' }] } })
  const [place] = (await app.as('admin').requestOk(reportPlaces.list)).body
  const records: [RegExp, Record<string, string>][] = [
    [/\/desk\/shifts\/:id/, { id: body.shift?.id ?? '' }],
    [/\/desk\/log\/:id\/done/, { id: done.id }],
    [/\/desk\/log\/:id\/request/, { id: filed.id }],
    [/\/desk\/log\/:id\/announcement/, { id: drafted.id }],
  ]
  const values = {
    'POST /api/desk/log': { kind: 'note', unitId: null, photoId: null, correctsId: null },
    'POST /api/desk/rounds/current/scan': { code: place?.code ?? '' },
  }
  return { records, values }
}

/** Running incidents with a request, for the valid calls of incidents. */
async function addIncidentRecords(app: TestApp) {
  const open = async (kind = 'water') =>
    (await app.as('concierge').requestOk(incidents.open, { body: { kind, title: 'Leak', isAnother: true } })).body
  const [running, closing, stopped] = [await open(), await open(), await open('elevator')]
  const stepId = stopped.script.find(({ repeatMinutes }) => repeatMinutes !== null)?.id ?? ''
  const again = { params: { id: stopped.id, stepId }, body: {} }
  const { body: repeated } = await app.as('concierge').requestOk(incidents.addTime, again)
  const timeId = repeated.script.find(({ id }) => id === stepId)?.times[0]?.id ?? ''
  const file = async () =>
    (
      await app.as('staff').requestOk(maintenance.fileAnywhere, {
        body: {
          title: 'Door does not close',
          description: 'In the garage',
          placeKind: 'common_area',
          placeName: 'Garage',
        },
      })
    ).body.id
  const [gathered, other] = [await file(), await file()]
  const params = { id: running.id }
  await app.as('concierge').requestOk(incidents.gather, { params, body: { requestIds: [gathered] } })
  const records: [RegExp, Record<string, string>][] = [
    [/\/incidents\/:id\/steps\/:stepId\/times/, { id: stopped.id, stepId, timeId }],
    [/\/incidents\/:id\/steps\/:stepId/, { id: running.id, stepId: running.script[0]?.id ?? '' }],
    [/\/incidents\/:id\/requests\/:requestId/, { id: running.id, requestId: gathered }],
    [/\/incidents\/:id\/close/, { id: closing.id }],
    [/\/incidents\/:id/, { id: running.id }],
    [/\/incident-scripts\/:kind/, { kind: 'water' }],
  ]
  const values = {
    'POST /api/desk/incidents': {
      kind: 'water',
      floors: [],
      stacks: [],
      statusTexts: { en: 'Leak' },
      logEntryId: null,
      isAnother: true,
    },
    'PATCH /api/desk/incidents/:id': { floors: [], stacks: [], statusTexts: { en: 'Leak' } },
    'POST /api/desk/incidents/:id/requests': { requestIds: [other] },
    'PUT /api/tenant/incident-reports': { incidentId: running.id, isAffected: true },
    'POST /api/desk/incidents/:id/updates': { texts: { en: 'Fixed soon' } },
  }
  return { records, values }
}

type Canaries = { person: { id: string; cookie: string }; unitId: string; name: string; note: string }

/** A package of a person that someone else collected, whom they authorised, and when they are away, each with a note. */
export async function addDeskCanaries(app: TestApp, { person, unitId, name, note }: Canaries) {
  const own = app.withCookie(person.cookie)
  const { id } = await takeIn(app, unitId, person.id, { note })
  await announce(app)
  const collector = { kind: 'other', name: note }
  await app.as('concierge').requestOk(packages.handOver, { body: { packageIds: [id], proof: 'name', collector } })
  const key = await addKey(app)
  await lendKey(app, key, { kind: 'resident', name: note, userId: person.id, unitId }, { purpose: note })
  await app.as('concierge').requestOk(keys.checkIn, { params: { id: key }, body: { note } })
  await writeInLog(app, { body: `${name} called about the noise`, unitId })
  const incident = { kind: 'water', title: `Leak at ${name}`, statusTexts: { en: `Leak at ${name}` }, isAnother: true }
  const { body: running } = await app.as('concierge').requestOk(incidents.open, { body: incident })
  const params = { id: running.id }
  await own.requestOk(runningIncidents.report, { body: { incidentId: running.id, isAffected: true } })
  await app.as('concierge').requestOk(incidents.update, { params, body: { texts: { en: `${name} is fine` } } })
  await app.as('staff').requestOk(incidents.close, { params, body: { note: `${name} closed the tap` } })
  await own.requestOk(authorisedPeople.add, { body: { fullName: note, note } })
  await own.requestOk(vacationNotices.add, { body: { firstDay: dayAhead(app, 3), lastDay: dayAhead(app, 9), note } })
}
