import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ListedUnit } from './contract.ts'
import { exportedUnits } from './exported-units.ts'

const unit = {
  unitNumber: '1201',
  floor: 12,
  category: 'Residential',
  unitType: '2 Bed',
  status: 'occupied',
  ownerName: null,
  squareFootage: 910,
  bedrooms: 2,
  bathrooms: 1.5,
  balcony: null,
  balconyCount: null,
  facing: 'West',
  parkingAllocation: ['P1-12', 'P1-13'],
  storageLockers: [],
  openRequests: 1,
  tenants: [{ fullName: 'Ada Park' }, { fullName: 'Noor Park' }],
} as unknown as ListedUnit

describe('a file of units', () => {
  it('has every column unless some were chosen', () => {
    const { head, rows } = exportedUnits([unit], null)
    assert.equal(head.length, 15)
    assert.equal(rows[0]?.length, head.length)
    assert.equal(rows[0]?.[head.indexOf('Tenants')], 'Ada Park, Noor Park')
  })

  it('leaves out how many balconies a unit has while it is unknown', () => {
    const balconiesOf = (balcony: 'Yes' | 'No' | null) => {
      const { head, rows } = exportedUnits([{ ...unit, balcony }], null)
      return rows[0]?.[head.indexOf('Balconies')]
    }
    assert.deepEqual(
      [null, 'No', 'Yes'].map((one) => balconiesOf(one as 'Yes' | 'No' | null)),
      ['', '0', '1'],
    )
  })

  it('has the unit and the chosen columns, in the order of the list', () => {
    const { head, rows } = exportedUnits([unit], ['floor', 'storage'])
    assert.deepEqual(head, ['Unit', 'Parking', 'Lockers', 'Floor'])
    assert.deepEqual(rows, [['1201', 'P1-12, P1-13', '', '12']])
  })
})
