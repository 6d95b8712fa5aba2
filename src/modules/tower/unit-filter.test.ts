import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ListedUnit } from './contract.ts'
import { filterUnits, choicesOf, type UnitFilterValues } from './unit-filter.ts'

const resident = (fullName: string) => ({ fullName, user: { email: `${fullName}@mail.example` } })
const unit = (unitNumber: string, floor: number, more: object = {}, name?: string) =>
  ({
    id: unitNumber,
    unitNumber,
    floor,
    category: 'Residential',
    status: 'Vacant',
    unitType: 'One bedroom',
    bedrooms: 1,
    squareFootage: 600 + floor,
    ownerName: null,
    parkingAllocation: [],
    storageLockers: [],
    isOccupied: name !== undefined,
    openRequests: 0,
    tenant: name ? resident(name) : null,
    tenants: name ? [resident(name)] : [],
    ...more,
    // A unit has more fields; the filter reads only these.
  }) as unknown as ListedUnit

const all = [
  unit('0905', 9, { bedrooms: 0, unitType: 'Studio' }, 'Élise Laurent'),
  unit('C-104', 1, { category: 'Commercial', bedrooms: null, unitType: 'Shop' }, 'Riverside Pharmacy'),
  unit('1204', 12, { status: 'For Sale', parkingAllocation: ['P3-41'] }, 'Ben Ames'),
  unit('1201', 12),
]
const nothing: UnitFilterValues = { search: '', floor: '', area: '', status: '', type: '', bedrooms: '', sort: '-unit' }
const filter = (changes: Partial<UnitFilterValues>) =>
  filterUnits(all, { ...nothing, ...changes }).map(({ unitNumber }) => unitNumber)

describe('the list of units', () => {
  it('sorts by floor and number, highest first, by default', () => {
    assert.deepEqual(filter({}), ['1204', '1201', '0905', 'C-104'])
    assert.deepEqual(filter({ sort: 'unit' }), ['C-104', '0905', '1201', '1204'])
    assert.deepEqual(filter({ sort: 'size' }), ['C-104', '0905', '1201', '1204'])
  })
  it('sorts by resident in both directions, vacant homes last', () => {
    assert.deepEqual(filter({ sort: 'tenant' }), ['1204', '0905', 'C-104', '1201'])
    assert.deepEqual(filter({ sort: '-tenant' }), ['C-104', '0905', '1204', '1201'])
  })
  it('finds units, people regardless of accents, and parking stalls', () => {
    assert.deepEqual(filter({ search: 'elise' }), ['0905'])
    assert.deepEqual(filter({ search: 'p3-41' }), ['1204'])
    assert.deepEqual(filter({ search: '12 ben' }), ['1204'])
  })
  it('filters by each criterion', () => {
    assert.deepEqual(filter({ status: 'Leased' }), ['C-104'])
    assert.deepEqual(filter({ status: 'For Sale' }), ['1204'])
    assert.deepEqual(filter({ area: 'residential', floor: '12', bedrooms: '1' }), ['1204', '1201'])
    assert.deepEqual(filter({ type: 'Studio' }), ['0905'])
    assert.deepEqual(filter({ bedrooms: '0' }), ['0905'])
    assert.deepEqual(filter({ type: 'Castle' }), [])
  })
  it('lists an occupied home for sale under both', () => {
    assert.deepEqual(filter({ status: 'For Sale' }), ['1204'])
    assert.deepEqual(filter({ status: 'Occupied' }), ['1204', '0905', 'C-104'])
    assert.deepEqual(filter({ status: 'Vacant' }), ['1201'])
  })

  it('offers only values that some unit has', () =>
    assert.deepEqual(choicesOf(all), {
      floors: [12, 9, 1],
      types: ['One bedroom', 'Shop', 'Studio'],
      bedrooms: [0, 1],
      statuses: ['Occupied', 'Vacant', 'For Sale', 'Leased'],
    }))
})
