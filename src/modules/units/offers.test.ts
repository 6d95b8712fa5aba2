import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bedroomGroupOf, fits, emptyFilter, priceSteps, parseFilter } from './offers.ts'
import type { Offer } from './offers.ts'

const home = { kind: 'sale', bedrooms: '2', facing: 'South', price: 48_000_000 }

describe('the filter of the offers', () => {
  it('matches everything when it is empty', () => assert.equal(fits(home, emptyFilter), true))

  it('matches only when every criterion does', () => {
    assert.equal(fits(home, { for: 'sale', bedrooms: '2', facing: 'South', price: 'sale-50000000' }), true)
    for (const other of [{ for: 'lease' }, { bedrooms: '1' }, { facing: 'North' }, { price: 'sale-40000000' }])
      assert.equal(fits(home, { ...emptyFilter, ...other }), false, JSON.stringify(other))
  })

  it('includes the kind with the price: a rent does not match a sale price', () =>
    assert.equal(fits({ ...home, kind: 'lease', price: 250_000 }, { ...emptyFilter, price: 'sale-50000000' }), false))

  it('is parsed from the address, ignoring invalid values', () => {
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
  it('are grouped as studio, one, two, and three or more', () =>
    assert.deepEqual([null, 0, 2, 3, 5].map(bedroomGroupOf), ['', '0', '2', '3', '3']))
})

describe('the price steps', () => {
  it('divide the offers by round amounts', () => {
    const offers = [42_000_000, 61_000_000].map((priceCents) => ({ kind: 'sale', priceCents }) as Offer)
    assert.deepEqual(priceSteps(offers, 'sale'), [50_000_000, 60_000_000])
    assert.deepEqual(priceSteps(offers, 'lease'), [])
  })
})
