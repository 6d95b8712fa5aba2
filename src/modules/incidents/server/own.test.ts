import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { deskLog } from '#desk-log/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { writeInLog } from '../../../../tests/support/people/desk-records.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { incidents } from '../contract.ts'
import { runningIncidents } from '../own-contract.ts'
import { lockRunning } from './write-incident.ts'

let app: TestApp
let { desk, open, find, close, addResident }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ desk, open, find, close, addResident } = createIncidents(app))
})
after(() => app.close())

const own = (person: { cookie: string }) => app.withCookie(person.cookie)
const running = async (person: { cookie: string }) => (await own(person).requestOk(runningIncidents.list)).body

describe('the running incidents', () => {
  it('are listed from the newest, and drills after them', async () => {
    const person = await addResident(15, 'Q-9')
    const kinds = [{ kind: 'fire_alarm', isDrill: true }, { kind: 'water' }, { kind: 'security' }] as const
    const opened = []
    for (const one of kinds) opened.push((await open({ title: 'Listed', ...one })).id)
    const [drill, water, security] = opened
    assert.deepEqual(
      (await running(person)).map(({ id }) => id),
      [security, water, drill],
    )
    for (const id of opened) await close(id)
  })
})

describe('requests about an incident', () => {
  const file = async (person: { cookie: string }, title: string, category = 'general') =>
    (await own(person).requestOk(ownRequests.file, { body: { title, description: 'Please look.', category } })).body

  it('are gathered when a resident of an affected home files one that is likely about it', async () => {
    const [inside, outside] = [await addResident(14, 'Q-1'), await addResident(14, 'Q-2')]
    const incident = await open({ kind: 'water', title: 'No hot water', stacks: ['Q-1'] })
    const about = await file(inside, 'No hot water')
    await file(inside, 'Window does not close')
    await file(outside, 'No hot water either')
    const { gathered, requests } = await find(incident.id)
    assert.deepEqual([gathered.map(({ id }) => id), requests], [[about.id], 1])
    await close(incident.id)
    await file(inside, 'Still no water')
    assert.equal((await find(incident.id)).requests, 1)
  })

  it('are gathered when the office or the desk files one, and no filing waits while an update is sent', async () => {
    const incident = await open({ kind: 'water', title: 'No hot water' })
    const place = { placeKind: 'common_area', placeName: 'Gym', description: 'Cold.' }
    const body = { ...place, title: 'No hot water in the showers' }
    const { body: ofOffice } = await app.db.transaction(async (tx) => {
      await lockRunning(tx, incident.id)
      return app.as('staff').requestOk(maintenance.fileAnywhere, { body })
    })
    const entry = await writeInLog(app, { body: 'The pool has no water', placeName: 'Pool', needsFollowUp: true })
    const asRequest = { title: 'No water', category: 'plumbing', priority: 'normal' }
    const filed = await desk.requestOk(deskLog.fileRequest, { params: { id: entry.id }, body: asRequest })
    assert.deepEqual(
      new Set((await find(incident.id)).gathered.map(({ number }) => number)),
      new Set([ofOffice.number, filed.body.request?.number]),
    )
    await close(incident.id)
  })

  it('are offered, likely ones first, and belong to one incident', async () => {
    const person = await addResident(15, 'R-1')
    const [shelf, water] = [await file(person, 'Shelf fell'), await file(person, 'Water drips', 'plumbing')]
    const incident = await open({ kind: 'water', title: 'Leak' })
    const params = { id: incident.id }
    const { body: offered } = await desk.requestOk(incidents.candidates, { params })
    const places = [water, shelf].map(({ id }) => offered.findIndex((one) => one.id === id))
    assert.ok(places[0] !== -1 && places[0]! < places[1]!)
    const { body } = await desk.requestOk(incidents.gather, { params, body: { requestIds: [water.id, water.id] } })
    assert.deepEqual(
      body.gathered.map(({ number }) => number),
      [water.number],
    )
    const other = await open({ kind: 'water', title: 'Another leak' })
    const taken = await desk.request(incidents.gather, { params: { id: other.id }, body: { requestIds: [water.id] } })
    assert.deepEqual([taken.status, taken.body.code], [409, 'in_other'])
    const unknown = await desk.request(incidents.gather, { params, body: { requestIds: [newId()] } })
    assert.deepEqual([unknown.status, unknown.body.field], [400, 'requestIds'])
    const release = { params: { ...params, requestId: water.id } }
    assert.equal((await desk.requestOk(incidents.release, release)).body.requests, 0)
    assert.equal((await desk.request(incidents.release, release)).status, 404)
    await close(incident.id)
    await close(other.id)
  })
})

describe('the line in the portals', () => {
  it('is shown to people with a home in their language, and says whether their home is affected', async () => {
    const [inside, outside] = [await addResident(16, 'S-1'), await addResident(16, 'S-2')]
    const former = await app.addPerson('tenant')
    const incident = await open({
      stacks: ['S-1'],
      statusTexts: { en: 'Elevator 2 stopped', fr: 'Ascenseur 2 en panne' },
    })
    const listed = async (person: { cookie: string }, language = 'en') => {
      const headers = { 'accept-language': language }
      const { body } = await own(person).requestOk(runningIncidents.list, { headers })
      return body.find(({ id }) => id === incident.id)
    }
    assert.deepEqual([(await listed(inside))?.status, (await listed(inside))?.isAffected], ['Elevator 2 stopped', true])
    assert.deepEqual(
      [(await listed(outside, 'fr'))?.status, (await listed(outside))?.isAffected],
      ['Ascenseur 2 en panne', false],
    )
    assert.equal(await listed(former), undefined)
    assert.equal(
      (await app.as('maintenance').requestOk(runningIncidents.list)).body.some(({ id }) => id === incident.id),
      true,
    )
    const params = { id: incident.id }
    await desk.requestOk(incidents.change, { params, body: { isShown: false } })
    assert.equal(await listed(inside), undefined)
    const hidden = await own(inside).request(runningIncidents.report, {
      body: { incidentId: incident.id, isAffected: true },
    })
    assert.deepEqual([hidden.status, hidden.body.field], [400, 'incidentId'])
    assert.equal(
      (await app.as('staff').requestOk(runningIncidents.list)).body.some(({ id }) => id === incident.id),
      true,
    )
    await close(incident.id)
    assert.deepEqual(await running(inside), [])
  })

  it('lets a resident add that they are affected and take it back, until it is over', async () => {
    const person = await addResident(17, 'T-1')
    const incident = await open()
    const report = (isAffected: boolean) =>
      own(person).request(runningIncidents.report, { body: { incidentId: incident.id, isAffected } })
    await report(true)
    await report(true)
    assert.equal((await running(person))[0]?.hasReported, true)
    assert.deepEqual(
      (await find(incident.id)).reports.map(({ place }) => place),
      [person.home.unit.unitNumber],
    )
    await report(false)
    assert.deepEqual((await find(incident.id)).reports, [])
    // Of two homes it is the one that is affected.
    const second = await addUnit(app.db, { floor: 18, stack: 'T-2' })
    const { residentId } = person.home
    const asOwner = { residenceType: 'owner' as const, rank: 'primary' as const }
    await app.db.update(residents).set({ tenantType: 'Owner' }).where(eq(residents.id, residentId))
    await app.db
      .insert(assignments)
      .values({ ...asOwner, id: newId(), residentId, unitId: second.id, startedAt: app.now() })
    await desk.requestOk(incidents.change, { params: { id: incident.id }, body: { stacks: ['T-2'] } })
    await report(true)
    assert.deepEqual(
      (await find(incident.id)).reports.map(({ place }) => place),
      [second.unitNumber],
    )
    const former = await app.addPerson('tenant')
    const tried = await own(former).request(runningIncidents.report, {
      body: { incidentId: incident.id, isAffected: true },
    })
    assert.equal(tried.status, 404)
    await close(incident.id)
    const late = await report(true)
    assert.deepEqual([late.status, late.body.code], [409, 'closed'])
  })
})
