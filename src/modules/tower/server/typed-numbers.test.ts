import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('numbers of a unit that are sent as text', () => {
  it('are read as people write them', async () => {
    const { id } = await addUnit(app.db)
    const sent = { bathrooms: '1,5', monthlyMaintenance: '1 234,50 $', currentValue: 389 }
    const { body } = await app.as('staff').requestOk(tower.changeUnit, { params: { id }, body: sent })
    assert.deepEqual([body.bathrooms, body.monthlyMaintenance, body.currentValue], [1.5, 1234.5, 389])
  })

  it('are rejected with both readings when they have two', async () => {
    const { id } = await addUnit(app.db)
    const sent = { purchasePrice: '389.000' }
    const { status, body } = await app.as('staff').request(tower.changeUnit, { params: { id }, body: sent })
    assert.deepEqual(
      [status, body.field, body.message],
      [400, 'purchasePrice', '389.000 can mean 389 or 389,000. Write 389 or 389000.'],
    )
  })
})
