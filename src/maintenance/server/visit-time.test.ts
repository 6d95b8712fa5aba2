import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
})
after(() => house.close())

describe('a time for a visit', () => {
  it('hands the move back to the office that waited for it; the request stays on hold', async () => {
    const { body: filed } = await house.as('tenant').sends(ownRequests.file, {
      body: { title: 'Dryer vent blocked', description: 'Lint everywhere.' },
    })
    const params = { id: filed.id }
    const entryWindows = [{ day: '2026-11-30', from: '09:00', to: '11:00' }]
    const before = await house.as('tenant').sends(ownRequests.changeEntry, { params, body: { entryWindows } })
    assert.equal(before.body.whoseMove, 'office')
    await house
      .as('staff')
      .sends(maintenance.pause, { params, body: { waitsFor: 'resident', why: 'When may we come?', until: null } })
    const other = await house
      .as('tenant')
      .sends(ownRequests.changeEntry, { params, body: { entryPermission: 'call_first' } })
    assert.equal(other.body.whoseMove, 'resident', 'how to come in is no time')
    const picked = [{ day: '2026-12-01', from: '13:00', to: '15:00' }]
    const { body } = await house.as('tenant').sends(ownRequests.changeEntry, { params, body: { entryWindows: picked } })
    assert.deepEqual([body.whoseMove, body.status, body.entryWindows], ['office', 'on_hold', picked])
    const seen = await house.as('staff').sends(maintenance.find, { params })
    assert.equal(seen.body.whoseMoveWhy, 'The resident named a time for the visit')
  })
})
