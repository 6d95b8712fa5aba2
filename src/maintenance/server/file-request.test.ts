import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addHome, addUnit } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Leak', description: 'Under the sink.' }
const at = (id: string, body: object) => ({ params: { id }, body })

describe('the office files a request for a unit', () => {
  it('with all fields, for one who lives there, who sees it too', async () => {
    const body = {
      ...leak,
      priority: 'High',
      tenantId: home.tenantId,
      assignedTo: house.people.maintenance.id,
      estimatedCost: 120.55,
      scheduledDate: '2027-01-05T14:00:00-05:00',
      number: 1,
      status: 'completed',
    }
    const { status, body: filed } = await house.as('staff').sends(maintenance.file, at(home.unit.id, body))
    assert.equal(status, 201)
    assert.partialDeepStrictEqual(filed, {
      ...leak,
      priority: 'high',
      category: 'general',
      status: 'assigned',
      unitId: home.unit.id,
      estimatedCost: 120.55,
      scheduledDate: '2027-01-05T19:00:00.000Z',
      assignedTo: house.people.maintenance.id,
    })
    const { body: own } = await house.as('tenant').sends(ownRequests.list)
    assert.equal(own[0]?.id, filed.id)
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params: { id: filed.id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      ['Status changed from pending to assigned'],
    )
  })

  it('needs a resident where somebody lives, and takes one of that unit only', async () => {
    const other = await addHome(house.db, await house.addPerson('tenant'))
    for (const tenantId of [undefined, null, '', other.tenantId, 'x']) {
      const heard = await house.as('admin').tries(maintenance.file, at(home.unit.id, { ...leak, tenantId }))
      assert.deepEqual([heard.status, heard.body.field], [400, 'tenantId'], String(tenantId))
    }
  })

  it('needs none for an empty unit; empty texts are nothing', async () => {
    const { id } = await addUnit(house.db)
    const body = { ...leak, tenantId: '', assignedTo: '', estimatedCost: '', scheduledDate: '' }
    const { body: filed } = await house.as('admin').sends(maintenance.file, at(id, body))
    assert.partialDeepStrictEqual(filed, { tenantId: null, assignedTo: null, estimatedCost: null, priority: 'normal' })
  })

  it('leaves nothing when the assignee is refused', async () => {
    const { id } = await addUnit(house.db)
    const body = { ...leak, assignedTo: house.people.tenant.id }
    const heard = await house.as('admin').tries(maintenance.file, at(id, body))
    assert.deepEqual([heard.status, heard.body.field], [400, 'assignedTo'])
    const { body: list } = await house.as('admin').sends(maintenance.list, { query: { unitId: id } })
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
    it(`names ${field} when it is wrong`, async () => {
      const { id } = await addUnit(house.db)
      const heard = await house.as('admin').tries(maintenance.file, at(id, { ...leak, [field]: value }))
      assert.deepEqual([heard.status, heard.body.field], [400, field])
      if (field === 'title') assert.equal(heard.body.message, 'Please fill in all required fields')
    })
})

describe('the history of a unit', () => {
  it('is what nobody works on, on hold first', async () => {
    const { id: unitId } = await addUnit(house.db)
    for (const status of ['on_hold', 'completed', 'pending', 'cancelled']) {
      const { body } = await house.as('admin').sends(maintenance.file, at(unitId, { ...leak, title: status }))
      await house.as('admin').sends(maintenance.move, { params: { id: body.id }, body: { status } })
    }
    const { body } = await house.as('staff').sends(maintenance.history, { params: { unitId } })
    assert.deepEqual(
      body.map(({ title }) => title),
      ['on_hold', 'cancelled', 'completed'],
    )
  })
})
