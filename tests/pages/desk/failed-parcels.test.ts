import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blankParcel, type Parcel, type Unsaved, withFailed } from '#portals/desk/intake/parcel.ts'

const parcelOf = (number: string): Parcel => ({ ...blankParcel, tracking: { carrier: 'amazon', number } })
const failed = (number: string): Unsaved => ({
  operation: `operation of ${number}`,
  match: { kind: 'unit', id: '', unit: { unitId: '', unitNumber: '2107', residents: [], waiting: 0 } },
  parcel: parcelOf(number),
  direction: 'incoming',
  reason: 'No connection',
})

describe('parcels that could not be saved', () => {
  it('are in hand again one at a time, and the others in the list', () => {
    const one = withFailed({ parcel: blankParcel, unsaved: [] }, failed('1'))
    assert.deepEqual(one, { parcel: { ...parcelOf('1'), operation: 'operation of 1' }, unsaved: [] })
    // The connection was lost: both calls fail in the same moment.
    const both = withFailed(one, failed('2'))
    assert.deepEqual(both, { parcel: one.parcel, unsaved: [failed('2')] })
  })

  it('leave the next one in hand that was scanned', () => {
    const next = parcelOf('2')
    assert.deepEqual(withFailed({ parcel: next, unsaved: [] }, failed('1')), { parcel: next, unsaved: [failed('1')] })
  })
})
