import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { timeZoneOfCountry } from './country-defaults.ts'

describe('the time zone of a country', () => {
  it('is the present one where the country has it, otherwise that of most of its people', () => {
    const zones = ['DE', 'CA', 'US', 'ES', 'PT', 'NZ', 'AU'].map((country) => timeZoneOfCountry(country, 'UTC'))
    assert.deepEqual(zones, [
      'Europe/Berlin',
      'America/Toronto',
      'America/New_York',
      'Europe/Madrid',
      'Europe/Lisbon',
      'Pacific/Auckland',
      'Australia/Sydney',
    ])
    assert.equal(timeZoneOfCountry('CA', 'America/Halifax'), 'America/Halifax')
    assert.equal(timeZoneOfCountry('DE', 'America/Toronto'), 'Europe/Berlin')
  })
})
