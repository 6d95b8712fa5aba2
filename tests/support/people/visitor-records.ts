import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { doNotAdmit } from '#visitors/barred-contract.ts'
import { visitors } from '#visitors/contract.ts'
import { ownVisitors } from '#visitors/own-contract.ts'
import type { TestApp } from '../test-app.ts'
import { addHome } from './household.ts'

const timeZone = 'America/Toronto'

/** The day of the building a number of days from today. */
export const visitDay = (app: TestApp, days: number) => addDays(dayOf(app.now(), timeZone), days)

type Home = { unit: { id: string } }

/** A visit today, from now until the evening of the next day of the clock. */
export const visitToday = (app: TestApp, guests: readonly string[] = ['Nora Lindqvist'], more: object = {}) => ({
  guests: [...guests],
  firstDay: visitDay(app, 0),
  lastDay: visitDay(app, 0),
  startsAt: '00:00',
  endsAt: '00:00',
  ...more,
})

export async function addVisitorStall(app: TestApp, number: string): Promise<void> {
  await app.db.execute(
    sql`insert into assets (id, kind, number, place) values (${newId()}, 'visitor_stall', ${number}, 'P1')`,
  )
}

/** A visit that another resident announced. */
export async function announceForeign(app: TestApp) {
  const owner = await app.addPerson('tenant')
  await addHome(app.db, owner)
  const { body } = await app.withCookie(owner.cookie).requestOk(ownVisitors.add, { body: visitToday(app) })
  return { owner, ids: { id: body.id } }
}

/** A guest or contractor at the desk. */
export async function arrive(app: TestApp, body: object) {
  return (await app.as('concierge').requestOk(visitors.checkIn, { body })).body
}

/** What the valid calls about visitors refer to. */
export async function addVisitorRecords(app: TestApp, { unit }: Home, resident: { id: string; cookie: string }) {
  const own = app.withCookie(resident.cookie)
  for (const number of ['V-1', 'V-2', 'V-3']) await addVisitorStall(app, number)
  const announce = async (guest: string) =>
    (await own.requestOk(ownVisitors.add, { body: visitToday(app, [guest]) })).body
  const [changed, sent, arriving] = [await announce('Ann Lee'), await announce('Bo Chan'), await announce('Cy Fox')]
  const stay = await arrive(app, { fullName: 'Ed Moss', unitId: unit.id })
  const desk = app.as('concierge')
  const stall = (await desk.requestOk(visitors.giveStall, { body: { unitId: unit.id, plate: 'ABC 1', hours: 2 } })).body
  const { body: entry } = await app
    .as('staff')
    .requestOk(doNotAdmit.add, { body: { fullName: 'Rex Stone', reason: 'x' } })
  const records: [RegExp, Record<string, string>][] = [
    [/\/tenant\/visitor-passes\/:id\/email/, { id: sent.id }],
    [/\/tenant\/visitor-passes\/:id/, { id: changed.id }],
    [/\/desk\/visitor-passes\/:id/, { id: arriving.id }],
    [/\/desk\/visitor-stays\/:id/, { id: stay.id }],
    [/\/desk\/stall-passes\/:id/, { id: stall.id }],
    [/\/desk\/do-not-admit\/:id/, { id: entry.id }],
  ]
  const visit = { ...visitToday(app), unitId: unit.id, weekdays: null, plate: null }
  const values = {
    'POST /api/tenant/visitor-passes': visit,
    'PUT /api/tenant/visitor-passes/:id': visit,
    'POST /api/tenant/visitor-passes/:id/email': { email: 'guest@example.com' },
    'POST /api/desk/visitor-passes/by-code': { code: arriving.code },
    'POST /api/desk/visitor-stays': {
      kind: 'guest',
      passId: arriving.id,
      guestId: null,
      fullName: 'Fay Orr',
      unitId: null,
      hostId: null,
      vendorId: null,
      badge: '',
    },
    'POST /api/desk/stall-passes': { unitId: unit.id, passId: null, hours: 2 },
    'PUT /api/desk/visitor-rules': { stallsPerMonth: 6 },
    'POST /api/desk/do-not-admit': { unitId: null, validUntil: null, fullName: 'Kit Vane' },
    'PUT /api/desk/do-not-admit/:id': { unitId: null, validUntil: null, fullName: 'Kit Vane' },
  }
  return { records, values }
}

/** A visit that a person announced, with a guest who came and a stall, each with a note. */
export async function addVisitorCanaries(
  app: TestApp,
  { person, note }: { person: { id: string; cookie: string }; note: string },
) {
  await addVisitorStall(app, newId().slice(-12))
  const own = app.withCookie(person.cookie)
  const { body: pass } = await own.requestOk(ownVisitors.add, {
    body: visitToday(app, [note], { note, plate: note.slice(0, 15) }),
  })
  await own.requestOk(ownVisitors.email, { params: { id: pass.id }, body: { email: 'guest@example.com' } })
  await arrive(app, { passId: pass.id, fullName: note, note })
}
