import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ProfileRecord } from './profile-contract.ts'
import { profileChanges, profileValues, parseProfile } from './profile-values.ts'

const record: ProfileRecord = {
  name: 'Test Tower',
  code: 'TST',
  street: '1 Test Street',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phoneCountry: 'CA',
  officePhone: '4165550100',
  securityPhone: '',
  officeEmail: 'office@tower.example',
  latitude: 43.6,
  longitude: -79.4,
  timeZone: 'America/Toronto',
  accentColour: null,
  logo: null,
  logoOnDark: null,
  logos: [],
  countryCode: 'CA',
  currency: 'CAD',
  areaUnit: 'sqft',
  weightUnit: 'lb',
  weekStart: 7,
  languages: ['en', 'fr'],
  poweredByName: null,
  poweredByUrl: null,
  petLimitLbs: 20,
  garageSeconds: 30,
  towerFloors: 40,
  orientation: 0,
  commercialUpToFloor: 3,
  version: 1,
}
const parse = (values: Partial<ReturnType<typeof profileValues>>) =>
  parseProfile({ ...profileValues(record), ...values }, record)
const changesOf = (values: Parameters<typeof parse>[0]) => {
  const parsed = parse(values)
  return 'fields' in parsed ? profileChanges(parsed.fields, record) : parsed.wrong
}

describe('the form of the profile', () => {
  it('sends only what differs', () => {
    assert.deepEqual(changesOf({}), {})
    assert.deepEqual(changesOf({ name: ' New Tower ', petLimitLbs: '' }), { name: 'New Tower', petLimitLbs: null })
    assert.deepEqual(changesOf({ latitude: '43,65' }), { latitude: 43.65 })
  })
  it('reports each invalid field', () => {
    const wrong = changesOf({ officeEmail: 'office', petLimitLbs: 'many', name: '' })
    assert.deepEqual(new Set(Object.keys(wrong)), new Set(['officeEmail', 'petLimitLbs', 'name']))
  })
})
