import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { units } from '#units/contract.ts'
import { addUnit } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { contact } from '../contract.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

describe('what helps to write a reply', () => {
  it('is what is published now, and times in office hours', async () => {
    const unit = await addUnit(house.db)
    const { body: before } = await house.as('staff').sends(contact.help)
    assert.ok(!before.units.some(({ unitNumber }) => unitNumber === unit.unitNumber))
    const listing = { kind: 'lease', price: 2450, availableFrom: '2027-02-01' } as const
    await house.as('staff').sends(units.publish, { params: { id: unit.id }, body: listing })
    const { body: now } = await house.as('staff').sends(contact.help)
    const told = now.units.find(({ unitNumber }) => unitNumber === unit.unitNumber)
    assert.deepEqual([told?.kind, told?.price, told?.availableFrom], ['lease', 2450, '2027-02-01'])
    assert.equal(JSON.stringify(now).includes('description'), false)
    assert.ok(now.tourTimes.every((at) => Date.parse(at) > Date.now()))
  })
})
