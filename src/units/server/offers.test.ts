import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { units } from '../contract.ts'
import { listOffers } from './offers.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

describe('what the public site offers', () => {
  it('is what is published and not withdrawn, without people and without what was paid for it', async () => {
    const { id } = await addUnit(house.db)
    const body = { kind: 'sale', price: 480_000, monthlyFee: 612, availableFrom: '2027-02-01' }
    const now = () => new Date(Date.now() + 60_000)
    assert.deepEqual(await listOffers(house.db, now()), [])
    const { body: listing } = await house.as('staff').sends(units.publish, { params: { id }, body })
    const [offer] = await listOffers(house.db, now())
    assert.partialDeepStrictEqual(offer, { kind: 'sale', priceCents: 48_000_000, monthlyFeeCents: 61_200 })
    assert.deepEqual(
      Object.keys(offer ?? {}).filter((name) => /owner|purchase|value|note|code|created|tenant|address/i.test(name)),
      [],
    )
    await house.as('staff').sends(units.withdraw, { params: { id: listing.id } })
    assert.deepEqual(await listOffers(house.db, now()), [])
  })

  it('is not what is published for a later time', async () => {
    const { id } = await addUnit(house.db)
    await house.as('staff').sends(units.publish, { params: { id }, body: { kind: 'lease', price: 2400 } })
    assert.deepEqual(await listOffers(house.db, new Date('2020-01-01')), [])
  })
})
