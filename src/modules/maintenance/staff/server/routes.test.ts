import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { maintenance } from '../../requests/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { ownRequests } from '../../resident/contract.ts'
import { requestPhotos } from '../../photos/contract.ts'
import { days, hours } from '#platform/time/dates.ts'
import { tower } from '#tower/contract.ts'
import { cleanUp } from '#platform/server/jobs/clean-up.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { requestVisits, staffRequests } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let photo: Awaited<ReturnType<typeof aPicture>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  photo = await aPicture()
  const params = { id: home.unit.id }
  await app.as('admin').requestOk(tower.changeUnit, { params, body: { keypadCode: '4711' } })
})
after(() => app.close())

const entry = { entryPermission: 'call_first', petsNote: 'A shy cat.' }
const leak = { title: 'Tap drips', description: 'It drips.', ...entry }
const submit = async (more: object = {}) =>
  (await app.as('tenant').requestOk(ownRequests.file, { body: { ...leak, ...more } })).body.id
const fitter = () => app.as('maintenance')
const find = (id: string) => fitter().request(staffRequests.find, { params: { id } })
const details = async (id: string) => (await fitter().requestOk(staffRequests.find, { params: { id } })).body
const take = (id: string) => fitter().requestOk(staffRequests.take, { params: { id } })
const giveTo = (id: string, assignedTo: string | null) =>
  app.as('admin').requestOk(maintenance.change, { params: { id }, body: { assignedTo } })
const listed = async (query: Record<string, string> = {}) =>
  (await fitter().requestOk(staffRequests.list, { query })).body
const visit = { note: 'New gasket.', minutes: 35, parts: [{ name: 'Trap gasket', quantity: 2, cost: 4.5 }] }
const complete = (id: string, body: object = visit, headers: Record<string, string> = {}) =>
  fitter().request(staffRequests.complete, { params: { id }, body, headers })

describe('a maintenance person', () => {
  it("sees own and unassigned requests only; another person's are answered like ones that do not exist", async () => {
    const [free, own, others] = [await submit(), await submit(), await submit()]
    await take(own)
    await giveTo(others, app.people.staff.id)
    const ids = (await listed()).map(({ id }) => id)
    assert.deepEqual(
      [free, own, others].map((id) => ids.includes(id)),
      [true, true, false],
    )
    const calls = [
      await find(others),
      await fitter().request(staffRequests.changeStatus, { params: { id: others }, body: { status: 'on-hold' } }),
      await fitter().request(staffRequests.addNote, { params: { id: others }, body: { note: 'Hello' } }),
      await complete(others),
      await fitter().request(staffRequests.revealDoorCode, { params: { id: others } }),
      await fitter().request(requestPhotos.list, { params: { id: others } }),
      await fitter().request(staffRequests.addPhoto, {
        params: { id: others },
        ...photo,
      }),
    ]
    assert.deepEqual(new Set(calls.map(({ status }) => status)), new Set([404]))
    assert.equal((await listed({ assignedTo: app.people.staff.id })).length, 0)
    assert.equal((await fitter().request(requestPhotos.list, { params: { id: free } })).status, 200)
  })

  it('sees the home, who lives there and how to enter once the request is taken', async () => {
    const id = await submit()
    const before = await details(id)
    assert.deepEqual(
      [before.unit, before.unitId, before.tenant, before.tenantId, before.entryPermission, before.petsNote],
      [null, null, null, null, null, null],
    )
    assert.equal(before.floor, home.unit.floor)
    assert.equal(before.hasDoorCode, false)
    const rows = await listed({ search: home.unit.unitNumber })
    assert.ok(!rows.some((row) => row.id === id), 'not found by the unit')
    assert.deepEqual(
      (await listed({ floor: String(home.unit.floor), search: 'Tap drips' })).some((row) => row.id === id),
      true,
    )
    await take(id)
    const taken = await details(id)
    assert.equal(taken.unit?.unitNumber, home.unit.unitNumber)
    assert.equal(taken.entryPermission, 'call_first')
    assert.equal(taken.petsNote, 'A shy cat.')
    assert.ok(taken.tenant?.fullName)
    assert.ok(taken.takenAt && taken.hasDoorCode)
    assert.ok((await listed({ search: home.unit.unitNumber })).some((row) => row.id === id))
    await giveTo(id, app.people.staff.id)
    assert.equal((await find(id)).status, 404, 'and no longer once it is given to another person')
  })

  it('must take a request before working on it', async () => {
    const id = await submit()
    const calls = [
      await fitter().request(staffRequests.changeStatus, { params: { id }, body: { status: 'completed' } }),
      await fitter().request(staffRequests.addNote, { params: { id }, body: { note: 'Hello' } }),
      await complete(id),
      await fitter().request(staffRequests.revealDoorCode, { params: { id } }),
    ]
    for (const { status, body } of calls) assert.deepEqual([status, body.code], [409, 'take_first'])
  })

  it('cannot cancel or assign', async () => {
    const id = await submit()
    await take(id)
    for (const status of ['cancelled', 'assigned']) {
      const response = await fitter().request(staffRequests.changeStatus, { params: { id }, body: { status } })
      assert.deepEqual([response.status, response.body.field], [400, 'status'])
    }
  })

  it('gets the present request with a stale change, as far as it may be seen', async () => {
    const id = await submit()
    const { version } = (await take(id)).body
    await giveTo(id, null)
    await giveTo(id, app.people.maintenance.id)
    const headers = { 'if-match': `"${version}"` }
    const stale = await fitter().request(staffRequests.changeStatus, {
      params: { id },
      body: { status: 'on_hold' },
      headers,
    })
    assert.equal(stale.status, 412)
    assert.equal((stale.body.present as { id: string }).id, id)
    await giveTo(id, app.people.staff.id)
    assert.equal((await complete(id, visit, headers)).status, 404)
  })
})

describe('taking a request', () => {
  it('gives it to one of two people, and tells the other who was first', async () => {
    const id = await submit()
    const both = await Promise.all(
      ['maintenance', 'staff'].map((role) =>
        app.as(role as 'maintenance' | 'staff').request(staffRequests.take, { params: { id } }),
      ),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
    const refused = both.find(({ status }) => status === 409)
    assert.equal(refused?.body.code, 'taken')
    assert.match(refused?.body.message ?? '', /took it first$/)
    const [row] = await app.db.select().from(requests).where(eq(requests.id, id))
    assert.equal(row?.status, 'assigned')
  })

  it('twice changes nothing', async () => {
    const id = await submit()
    const [first, again] = [await take(id), await take(id)]
    assert.equal(again.body.version, first.body.version)
  })
})

describe('completing', () => {
  it('writes the note, the time and the parts, and asks the resident', async () => {
    const id = await submit()
    await take(id)
    const { body, status } = await complete(id)
    assert.equal(status, 201)
    assert.equal((body as unknown as { status: string }).status, 'completed')
    const { body: visits } = await app.as('staff').requestOk(requestVisits.list, { params: { id } })
    assert.deepEqual(
      visits.map(({ note, minutes, parts, needsSecondVisit }) => ({ note, minutes, parts, needsSecondVisit })),
      [
        {
          note: 'New gasket.',
          minutes: 35,
          parts: [{ name: 'Trap gasket', quantity: 2, cost: 4.5 }],
          needsSecondVisit: false,
        },
      ],
    )
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id } })
    assert.ok(notes.some(({ note, visibleToResident }) => note === 'New gasket.' && visibleToResident))
    const again = await complete(id)
    assert.deepEqual([again.status, again.body.code], [409, 'finished'])
  })

  it('keeps a request open that needs a second visit, for the office', async () => {
    const id = await submit()
    await take(id)
    await complete(id, { note: 'Ordered the part.', needsSecondVisit: true })
    const { body } = await app.as('staff').requestOk(maintenance.find, { params: { id } })
    assert.deepEqual(
      [body.status, body.waitingOn, body.waitingOnReason],
      ['in_progress', 'office', 'A second visit is needed'],
    )
  })

  it('happens once for its key, also a month later, and so do a change of status and a photo', async () => {
    const id = await submit()
    const { version } = (await take(id)).body
    const headers = (key: string, of: number) => ({ 'idempotency-key': key, 'if-match': `"${of}"` })
    const send = (status: string) =>
      fitter().request(staffRequests.changeStatus, {
        params: { id },
        body: { status },
        headers: headers('one', version),
      })
    const [first, again] = [await send('in_progress'), await send('in_progress')]
    assert.deepEqual([again.status, again.body], [200, first.body])
    await cleanUp(app.db, new Date(Date.now() + days(29)))
    assert.deepEqual((await send('in_progress')).body, first.body)
    assert.equal((await send('completed')).body.code, 'idempotency_key_reused')
    const type = { ...photo.headers, 'idempotency-key': 'photo' }
    const upload = () => fitter().requestOk(staffRequests.addPhoto, { params: { id }, body: photo.body, headers: type })
    assert.equal((await upload()).body.length, 1)
    assert.equal((await upload()).body.length, 1)
    const present = (first.body as unknown as { version: number }).version
    const phones = await Promise.all([1, 2, 3].map(() => complete(id, visit, headers('two', present))))
    assert.deepEqual(new Set(phones.map(({ status }) => status)), new Set([201]))
    assert.equal((await app.as('admin').requestOk(requestVisits.list, { params: { id } })).body.length, 1)
  })

  it('names the field of a mistake', async () => {
    const id = await submit()
    await take(id)
    for (const [body, field] of [
      [{ ...visit, note: ' ' }, 'note'],
      [{ ...visit, minutes: -5 }, 'minutes'],
      [{ ...visit, minutes: 2000 }, 'minutes'],
      [{ ...visit, parts: [{ name: '', quantity: 1 }] }, 'parts.0.name'],
      [{ ...visit, parts: [{ name: 'Tap', quantity: 0 }] }, 'parts.0.quantity'],
    ] as const)
      assert.deepEqual(((response) => [response.status, response.body.field])(await complete(id, body)), [400, field])
  })
})

describe('the door code', () => {
  it('is shown for a taken, open request, and each look is written down', async () => {
    const id = await submit()
    const reveal = () => fitter().request(staffRequests.revealDoorCode, { params: { id } })
    await take(id)
    const { status, body } = await reveal()
    assert.deepEqual([status, (body as unknown as { code: string }).code], [200, '4711'])
    await reveal()
    assert.equal((await details(id)).codeViews.length, 2)
    const { rows } = await app.pool.query<{ by: string }>(
      `select by from audit_log where action = 'saw the door code' and record_id = $1`,
      [id],
    )
    assert.deepEqual(rows, [{ by: app.people.maintenance.id }, { by: app.people.maintenance.id }])
    await complete(id)
    assert.deepEqual([(await reveal()).status, (await reveal()).body.code], [409, 'finished'])
  })
})

describe('the list of the staff portal', () => {
  it('begins with a new urgent request, also with more than 20 late ones', async () => {
    const late = await Promise.all(Array.from({ length: 21 }, (_, at) => submit({ title: `Late ${at}` })))
    const past = new Date(Date.now() - hours(5))
    for (const id of late)
      await app.db.update(requests).set({ dueAt: past, dueSoonAt: past, slaClock: 'always' }).where(eq(requests.id, id))
    const urgent = await submit({ title: 'Pipe burst', priority: 'urgent' })
    const [first, second] = (await app.as('staff').requestOk(staffRequests.list, { query: { limit: '20' } })).body
    assert.equal(first?.id, urgent)
    assert.ok(second && late.includes(second.id))
    const figures = (await fitter().requestOk(staffRequests.figures)).body
    const urgentRows = await listed({ status: 'active', priority: 'urgent' })
    const lateRows = await listed({ due: 'late' })
    const floorRows = await listed({ status: 'open', floor: String(home.unit.floor) })
    assert.deepEqual(
      [figures.all.urgent, figures.all.late, figures.all.floors.find(({ floor }) => floor === home.unit.floor)?.open],
      [urgentRows.length, lateRows.length, floorRows.length],
    )
    assert.equal(figures.mine.total, (await listed({ assignedTo: app.people.maintenance.id })).length)
    assert.equal(
      figures.mine.completed,
      (await listed({ assignedTo: app.people.maintenance.id, status: 'finished' })).length,
    )
    assert.equal(figures.all.unassigned, (await listed({ status: 'active', assignedTo: 'nobody' })).length)
  })
})
