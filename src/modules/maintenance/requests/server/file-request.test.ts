import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Leak', description: 'Under the sink.' }
const at = (id: string, body: object) => ({ params: { id }, body })

describe('filing a request for a unit by the office', () => {
  it('stores all fields; its resident sees it', async () => {
    const body = {
      ...leak,
      priority: 'High',
      tenantId: home.residentId,
      assignedTo: app.people.maintenance.id,
      estimatedCost: 120.55,
      scheduledDate: '2027-01-05T14:00:00-05:00',
      number: 1,
      status: 'completed',
    }
    const { status, body: filed } = await app.as('staff').requestOk(maintenance.file, at(home.unit.id, body))
    assert.equal(status, 201)
    assert.partialDeepStrictEqual(filed, {
      ...leak,
      priority: 'high',
      category: 'general',
      status: 'assigned',
      unitId: home.unit.id,
      estimatedCost: 120.55,
      scheduledDate: '2027-01-05T19:00:00.000Z',
      assignedTo: app.people.maintenance.id,
    })
    const { body: own } = await app.as('tenant').requestOk(ownRequests.list)
    assert.equal(own[0]?.id, filed.id)
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id: filed.id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      ['Status changed from pending to assigned'],
    )
  })

  it('needs one of the residents of an occupied unit', async () => {
    const other = await addHome(app.db, await app.addPerson('tenant'))
    for (const residentId of [undefined, null, '', other.residentId, 'x']) {
      const response = await app
        .as('admin')
        .request(maintenance.file, at(home.unit.id, { ...leak, tenantId: residentId }))
      assert.deepEqual([response.status, response.body.field], [400, 'tenantId'], String(residentId))
    }
  })

  it('needs no resident for an empty unit; empty texts are null', async () => {
    const { id } = await addUnit(app.db)
    const body = { ...leak, tenantId: '', assignedTo: '', estimatedCost: '', scheduledDate: '' }
    const { body: filed } = await app.as('admin').requestOk(maintenance.file, at(id, body))
    assert.partialDeepStrictEqual(filed, { tenantId: null, assignedTo: null, estimatedCost: null, priority: 'normal' })
  })

  it('stores nothing when the assignee is rejected', async () => {
    const { id } = await addUnit(app.db)
    const body = { ...leak, assignedTo: app.people.tenant.id }
    const response = await app.as('admin').request(maintenance.file, at(id, body))
    assert.deepEqual([response.status, response.body.field], [400, 'assignedTo'])
    const { body: list } = await app.as('admin').requestOk(maintenance.list, { query: { unitId: id } })
    assert.deepEqual(list, [])
  })

  for (const [field, value] of [
    ['title', ' '],
    ['description', undefined],
    ['priority', 'whenever'],
    ['estimatedCost', -1],
    ['estimatedCost', 0.001],
    ['scheduledDate', 'soon'],
    ['assignedTo', 'x'],
  ] as const)
    it(`reports ${field} when it is invalid`, async () => {
      const { id } = await addUnit(app.db)
      const response = await app.as('admin').request(maintenance.file, at(id, { ...leak, [field]: value }))
      assert.deepEqual([response.status, response.body.field], [400, field])
      if (field === 'title') assert.equal(response.body.message, 'Please fill in all required fields')
    })
})

describe('the history of a unit', () => {
  it('lists inactive requests, on hold first', async () => {
    const { id: unitId } = await addUnit(app.db)
    for (const status of ['on_hold', 'completed', 'pending', 'cancelled']) {
      const { body } = await app.as('admin').requestOk(maintenance.file, at(unitId, { ...leak, title: status }))
      await app.as('admin').requestOk(maintenance.move, { params: { id: body.id }, body: { status } })
    }
    const { body } = await app.as('staff').requestOk(maintenance.history, { params: { unitId } })
    assert.deepEqual(
      body.map(({ title }) => title),
      ['on_hold', 'cancelled', 'completed'],
    )
  })
})
