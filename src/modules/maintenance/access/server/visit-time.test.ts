import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

describe('a time for a visit', () => {
  it('changes waitingOn from resident to office; the request stays on hold', async () => {
    const { body: filed } = await app.as('tenant').requestOk(ownRequests.file, {
      body: { title: 'Dryer vent blocked', description: 'Lint everywhere.' },
    })
    const params = { id: filed.id }
    const entryWindows = [{ day: '2026-11-30', from: '09:00', to: '11:00' }]
    const before = await app.as('tenant').requestOk(ownRequests.changeEntry, { params, body: { entryWindows } })
    assert.equal(before.body.waitingOn, 'office')
    await app
      .as('staff')
      .requestOk(maintenance.pause, { params, body: { waitsFor: 'resident', why: 'When may we come?', until: null } })
    const other = await app
      .as('tenant')
      .requestOk(ownRequests.changeEntry, { params, body: { entryPermission: 'call_first' } })
    assert.equal(other.body.waitingOn, 'resident', 'how to come in is no time')
    const picked = [{ day: '2026-12-01', from: '13:00', to: '15:00' }]
    const { body } = await app
      .as('tenant')
      .requestOk(ownRequests.changeEntry, { params, body: { entryWindows: picked } })
    assert.deepEqual([body.waitingOn, body.status, body.entryWindows], ['office', 'on_hold', picked])
    const found = await app.as('staff').requestOk(maintenance.find, { params })
    assert.equal(found.body.waitingOnReasonCode, 'visit_time_proposed')
    assert.equal(found.body.waitingOnReason, null, 'the question of the office is answered')
  })
})
