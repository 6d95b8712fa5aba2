import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { aVisit, staffCallsOf } from '../../../../../tests/support/calls/staff-calls.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { requestPhotos } from '../../photos/contract.ts'
import { staffRequests } from '../contract.ts'

let app: TestApp
let calls: Awaited<ReturnType<typeof staffCallsOf>>
let photo: Awaited<ReturnType<typeof aPicture>>

before(async () => {
  app = await createTestApp()
  calls = await staffCallsOf(app)
  photo = await aPicture()
})
after(() => app.close())

describe('a maintenance person', () => {
  it("sees own and unassigned requests only; another person's are answered like ones that do not exist", async () => {
    const [free, own, others] = [await calls.submit(), await calls.submit(), await calls.submit()]
    await calls.take(own)
    await calls.giveTo(others, app.people.staff.id)
    const ids = new Set((await calls.listed()).map(({ id }) => id))
    assert.deepEqual(
      [free, own, others].map((id) => ids.has(id)),
      [true, true, false],
    )
    const responses = [
      await calls.find(others),
      await calls.fitter.request(staffRequests.changeStatus, { params: { id: others }, body: { status: 'on-hold' } }),
      await calls.fitter.request(staffRequests.addNote, { params: { id: others }, body: { note: 'Hello' } }),
      await calls.complete(others),
      await calls.fitter.request(staffRequests.revealDoorCode, { params: { id: others } }),
      await calls.fitter.request(requestPhotos.list, { params: { id: others } }),
      await calls.fitter.request(staffRequests.addPhoto, {
        params: { id: others },
        ...photo,
      }),
    ]
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([404]))
    assert.equal((await calls.listed({ assignedTo: app.people.staff.id })).length, 0)
    assert.equal((await calls.fitter.request(requestPhotos.list, { params: { id: free } })).status, 200)
  })

  it('gets the number of the requests that a filter finds', async () => {
    const [free, own, completed] = [await calls.submit(), await calls.submit(), await calls.submit()]
    for (const id of [own, completed]) await calls.take(id)
    await calls.complete(completed)
    for (const [status, ids] of [
      ['all', [free, own, completed]],
      ['pending', [free]],
      ['completed', [completed]],
    ] as const) {
      const { body, headers } = await calls.fitter.requestOk(staffRequests.list, { query: { status, limit: '1000' } })
      assert.ok(ids.every((id) => body.some((one) => one.id === id)))
      assert.equal(headers['x-total-count'], String(body.length))
    }
  })

  it('is shown what is on the way: own and unassigned requests nearby, without the homes that are not taken', async () => {
    const [at, free, others] = [await calls.submit(), await calls.submit(), await calls.submit()]
    await calls.giveTo(others, app.people.staff.id)
    const { body } = await calls.fitter.requestOk(staffRequests.nearby, { params: { id: at } })
    assert.ok(body.length > 0 && body.length <= 3)
    assert.ok(body.every(({ id }) => id !== at && id !== others))
    assert.ok(body.every(({ floor }) => Math.abs((floor ?? 0) - (calls.home.unit.floor ?? 0)) <= 1))
    assert.ok(body.filter(({ assignedTo }) => assignedTo === null).every(({ unit, tenant }) => !unit && !tenant))
    assert.equal((await calls.fitter.request(staffRequests.nearby, { params: { id: others } })).status, 404)
    await calls.giveTo(free, app.people.staff.id)
    const later = await calls.fitter.requestOk(staffRequests.nearby, { params: { id: at } })
    assert.ok(later.body.every(({ id }) => id !== free))
  })

  it('sees the home, who lives there and how to enter once the request is taken', async () => {
    const id = await calls.submit()
    const before = await calls.details(id)
    assert.deepEqual(
      [before.unit, before.unitId, before.tenant, before.tenantId, before.entryPermission, before.petsNote],
      [null, null, null, null, null, null],
    )
    assert.equal(before.floor, calls.home.unit.floor)
    assert.equal(before.hasDoorCode, false)
    const rows = await calls.listed({ search: calls.home.unit.unitNumber })
    assert.ok(!rows.some((row) => row.id === id), 'not found by the unit')
    assert.deepEqual(
      (await calls.listed({ floor: String(calls.home.unit.floor), search: 'Tap drips' })).some((row) => row.id === id),
      true,
    )
    await calls.take(id)
    const taken = await calls.details(id)
    assert.equal(taken.unit?.unitNumber, calls.home.unit.unitNumber)
    assert.equal(taken.entryPermission, 'call_first')
    assert.equal(taken.petsNote, 'A shy cat.')
    assert.ok(taken.tenant?.fullName)
    assert.ok(taken.takenAt && taken.hasDoorCode)
    assert.ok((await calls.listed({ search: calls.home.unit.unitNumber })).some((row) => row.id === id))
    await calls.giveTo(id, app.people.staff.id)
    assert.equal((await calls.find(id)).status, 404, 'and no longer once it is given to another person')
  })

  it('must take a request before working on it', async () => {
    const id = await calls.submit()
    const responses = [
      await calls.fitter.request(staffRequests.changeStatus, { params: { id }, body: { status: 'completed' } }),
      await calls.fitter.request(staffRequests.addNote, { params: { id }, body: { note: 'Hello' } }),
      await calls.complete(id),
      await calls.fitter.request(staffRequests.revealDoorCode, { params: { id } }),
    ]
    for (const { status, body } of responses) assert.deepEqual([status, body.code], [409, 'take_first'])
  })

  it('cannot cancel or assign', async () => {
    const id = await calls.submit()
    await calls.take(id)
    for (const status of ['cancelled', 'assigned']) {
      const response = await calls.fitter.request(staffRequests.changeStatus, { params: { id }, body: { status } })
      assert.deepEqual([response.status, response.body.field], [400, 'status'])
    }
  })

  it('gets the present request with a stale change, as far as it may be read', async () => {
    const id = await calls.submit()
    const { version } = (await calls.take(id)).body
    await calls.giveTo(id, null)
    await calls.giveTo(id, app.people.maintenance.id)
    const headers = { 'if-match': `"${version}"` }
    const stale = await calls.fitter.request(staffRequests.changeStatus, {
      params: { id },
      body: { status: 'on_hold' },
      headers,
    })
    assert.equal(stale.status, 412)
    assert.equal((stale.body.present as { id: string }).id, id)
    await calls.giveTo(id, app.people.staff.id)
    assert.equal((await calls.complete(id, aVisit, headers)).status, 404)
  })
})
