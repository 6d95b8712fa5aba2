import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { units } from '#units/contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('what helps to write a reply', () => {
  it('is what is published now, and times in office hours', async () => {
    const unit = await addUnit(app.db)
    const { body: before } = await app.as('staff').requestOk(contact.help)
    assert.ok(!before.units.some(({ unitNumber }) => unitNumber === unit.unitNumber))
    const listing = { kind: 'lease', price: 2450, availableFrom: '2027-02-01' } as const
    await app.as('staff').requestOk(units.publish, { params: { id: unit.id }, body: listing })
    const { body: now } = await app.as('staff').requestOk(contact.help)
    const found = now.units.find(({ unitNumber }) => unitNumber === unit.unitNumber)
    assert.deepEqual([found?.kind, found?.price, found?.availableFrom], ['lease', 2450, '2027-02-01'])
    assert.equal(JSON.stringify(now).includes('description'), false)
    assert.ok(now.tourTimes.every((at) => Date.parse(at) > Date.now()))
  })
})
