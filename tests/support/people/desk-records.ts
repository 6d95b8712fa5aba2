import { authorisedPeople, vacationNotices } from '#front-desk/contract.ts'
import { packages } from '#packages/contract.ts'
import { packageCodes } from '#packages/server/table.ts'
import { announceArrivals } from '#packages/server/notices.ts'
import { openCode } from '#packages/server/codes.ts'
import { minutes } from '#platform/time/dates.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { TestApp } from '../test-app.ts'
import { aPicture } from '../picture.ts'

type Home = { unit: { id: string }; residentId: string }

/** A calendar day so many days from today. */
export const dayAhead = (app: TestApp, days: number) =>
  new Date(app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

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
  const records: [RegExp, Record<string, string>][] = [
    [/\/desk\/packages\/:id/, { id: waiting.id }],
    [/\/tenant\/packages\/:id\/pause/, { id: third.id }],
    [/\/package-photos\/:id/, { id: photo.id }],
    [/\/authorised-people\/:id/, { id: person.id }],
    [/\/vacation-notices\/:id/, { id: notice.id }],
  ]
  const values = {
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
    'PUT /api/desk/package-places': { places: [{ name: 'A1', kind: 'shelf' }] },
    'PUT /api/tenant/packages/:id/pause': { until: dayAhead(app, 5) },
    'POST /api/tenant/authorised-people': { unitId: unit.id, validUntil: null },
    'PUT /api/tenant/authorised-people/:id': { unitId: unit.id, validUntil: null },
    'POST /api/tenant/vacation-notices': { firstDay: dayAhead(app, 20), lastDay: dayAhead(app, 22) },
    'PUT /api/tenant/vacation-notices/:id': { firstDay: dayAhead(app, 20), lastDay: dayAhead(app, 22) },
  }
  return { records, values }
}

/** A package of a person that someone else collected, whom they authorised, and when they are away, each with a note. */
export async function addDeskCanaries(
  app: TestApp,
  { person, unitId, note }: { person: { id: string; cookie: string }; unitId: string; note: string },
) {
  const own = app.withCookie(person.cookie)
  const { id } = await takeIn(app, unitId, person.id, { note })
  await announce(app)
  const collector = { kind: 'other', name: note }
  await app.as('concierge').requestOk(packages.handOver, { body: { packageIds: [id], proof: 'name', collector } })
  await own.requestOk(authorisedPeople.add, { body: { fullName: note, note } })
  await own.requestOk(vacationNotices.add, { body: { firstDay: dayAhead(app, 3), lastDay: dayAhead(app, 9), note } })
}
