import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { UnitRecord } from './fields.ts'
import { changedFields, changesOf, newValues, readValues, valuesOf, type UnitValues } from './unit-values.ts'

const unit: UnitRecord = {
  id: '0190a000-0000-7000-8000-000000000000',
  unitNumber: '2107',
  floor: 21,
  slot: 7,
  stack: null,
  category: 'Residential',
  unitType: 'Two bedrooms',
  status: 'Occupied',
  ownerName: null,
  squareFootage: 948,
  bedrooms: 2,
  bathrooms: 1.5,
  balcony: 'Yes',
  balconyCount: 1,
  balconySize: '60 sq ft',
  alarmSystem: 'Monitored',
  hvacType: 'Heat Pump',
  lockType: 'Keypad',
  hasKeypadCode: true,
  isKeypadCodeOutdated: false,
  keyNumbers: ['K-1', 'K-2'],
  amenities: ['Fireplace'],
  applianceList: [],
  parkingAllocation: ['P3-41'],
  parkingSpaces: 1,
  storageLockers: [],
  storageUnit: null,
  fireSafetyDevices: [],
  accessibilityFeatures: [],
  utilityMeters: ['Hydro 1'],
  internetCableProvider: 'Fibre, 1 line',
  renovationHistory: ['2019: kitchen, floor', '2021: bath'],
  damageHistory: [],
  insurancePolicyId: null,
  monthlyMaintenance: 701.5,
  purchasePrice: null,
  currentValue: 900_000,
  exposure: 'North',
  address: null,
  notes: null,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const changes = (typed: Partial<UnitValues>) => {
  const read = readValues({ ...valuesOf(unit), ...typed })
  assert.ok('unit' in read, JSON.stringify(read))
  return changesOf(read.unit, unit)
}

describe('the unit form', () => {
  it('sends nothing when nothing was typed', () => assert.deepEqual(changes({}), {}))

  it('sends only what differs, as numbers, lists and lines', () =>
    assert.deepEqual(
      changes({
        bathrooms: '2',
        ownerName: ' Ada ',
        keyNumbers: 'K-1,K-9',
        renovationHistory: '2019: kitchen, floor\n\n2024: doors',
        currentValue: '',
        amenities: ['Fireplace', 'Bay Windows'],
      }),
      {
        bathrooms: 2,
        ownerName: 'Ada',
        keyNumbers: ['K-1', 'K-9'],
        renovationHistory: ['2019: kitchen, floor', '2024: doors'],
        currentValue: null,
        amenities: ['Fireplace', 'Bay Windows'],
      },
    ))

  it('omits the code while it is masked or hidden, and clears it when emptied', () => {
    assert.deepEqual(changes({ keypadCode: '1234' }), { keypadCode: '1234' })
    assert.deepEqual(changes({ keypadCode: '' }), { keypadCode: '' })
    assert.deepEqual(changes({ keypadCode: '1234', lockType: 'Mechanical' }), { lockType: 'Mechanical' })
  })

  it('shows each error at its field', () => {
    const read = readValues({ ...newValues(), bathrooms: '1.3', keyNumbers: 'k'.repeat(201) })
    assert.deepEqual(read, {
      wrong: {
        unitNumber: 'Please fill in all required fields',
        bathrooms: 'The number of bathrooms must be in steps of 0.5',
        keyNumbers: 'A key number can have at most 200 characters',
      },
    })
  })

  it('lists the fields that another user changed', () =>
    assert.deepEqual(changedFields(unit, { ...unit, keyNumbers: [], status: 'Reserved', version: 4 }), [
      'status',
      'keyNumbers',
    ]))
})
