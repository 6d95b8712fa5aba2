import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bedroomGroupOf, fits, emptyFilter, priceSteps, parseFilter } from './offers.ts'
import type { Offer } from './offers.ts'

const home = { kind: 'sale', bedrooms: '2', facing: 'South', price: 48_000_000 }

describe('what somebody looks for', () => {
  it('is met by everything when nothing is asked', () => assert.equal(fits(home, emptyFilter), true))

  it('is met only when each wish is', () => {
    assert.equal(fits(home, { for: 'sale', bedrooms: '2', facing: 'South', price: 'sale-50000000' }), true)
    for (const other of [{ for: 'lease' }, { bedrooms: '1' }, { facing: 'North' }, { price: 'sale-40000000' }])
      assert.equal(fits(home, { ...emptyFilter, ...other }), false, JSON.stringify(other))
  })

  it('in a price is also the kind: a rent is no price of a sale', () =>
    assert.equal(fits({ ...home, kind: 'lease', price: 250_000 }, { ...emptyFilter, price: 'sale-50000000' }), false))

  it('is read from the address, and what is no wish of ours is none', () => {
    const read = (search: string) => parseFilter(new URLSearchParams(search))
    assert.deepEqual(read('for=lease&bedrooms=0&facing=West&price=lease-250000'), {
      for: 'lease',
      bedrooms: '0',
      facing: 'West',
      price: 'lease-250000',
    })
    assert.deepEqual(read('for=gift&bedrooms=9&facing=up&price=sale-1'), emptyFilter)
  })
})

describe('bedrooms', () => {
  it('are told apart up to two; a home with more is one of three and more', () =>
    assert.deepEqual([null, 0, 2, 3, 5].map(bedroomGroupOf), ['', '0', '2', '3', '3']))
})

describe('round sums', () => {
  it('divide what is on the market', () => {
    const offers = [42_000_000, 61_000_000].map((priceCents) => ({ kind: 'sale', priceCents }) as Offer)
    assert.deepEqual(priceSteps(offers, 'sale'), [50_000_000, 60_000_000])
    assert.deepEqual(priceSteps(offers, 'lease'), [])
  })
})
