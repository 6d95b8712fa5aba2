import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCountryCode, isCurrency } from './known-codes.ts'

describe('the codes of a locale', () => {
  it('are those of countries and currencies', () => {
    const codes = ['CA', 'DE', 'XX', 'ZZ', 'EU', 'ca', 'CAN']
    assert.deepEqual(codes.filter(isCountryCode), ['CA', 'DE'])
    assert.deepEqual(['CAD', 'EUR', 'QQQ', 'eur'].map(isCurrency), [true, true, false, false])
  })
})
