import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { units } from '../contract.ts'
import { listOffers } from './offers.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the offers of the public site', () => {
  it('are the published and not withdrawn listings, without people and purchase prices', async () => {
    const { id } = await addUnit(app.db)
    const body = { kind: 'sale', price: 480_000, monthlyFee: 612, availableFrom: '2027-02-01' }
    const now = () => new Date(Date.now() + 60_000)
    assert.deepEqual(await listOffers(app.db, now()), [])
    const { body: listing } = await app.as('staff').requestOk(units.publish, { params: { id }, body })
    const [offer] = await listOffers(app.db, now())
    assert.partialDeepStrictEqual(offer, { kind: 'sale', priceCents: 48_000_000, monthlyFeeCents: 61_200 })
    assert.deepEqual(
      Object.keys(offer ?? {}).filter((name) => /owner|purchase|value|note|code|created|tenant|address/i.test(name)),
      [],
    )
    await app.as('staff').requestOk(units.withdraw, { params: { id: listing.id } })
    assert.deepEqual(await listOffers(app.db, now()), [])
  })

  it('exclude listings that are published at a later time', async () => {
    const { id } = await addUnit(app.db)
    await app.as('staff').requestOk(units.publish, { params: { id }, body: { kind: 'lease', price: 2400 } })
    assert.deepEqual(await listOffers(app.db, new Date('2020-01-01')), [])
  })
})
