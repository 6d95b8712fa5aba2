import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bodyOfOwners, newOwner, sumOfShares, valuesOfOwners } from './owner-values.ts'

describe('the form of the owners', () => {
  it('begins with the name in the text of the unit', () => {
    const people = { ownerName: 'Ada Park', owners: [], formerOwners: [], occupants: [], version: 1 }
    assert.deepEqual(valuesOfOwners(people).owners, [{ ...newOwner, name: 'Ada Park' }])
  })

  it('sends a resident by id, and others as typed', () => {
    const sent = bodyOfOwners({
      owners: [
        { ...newOwner, who: 'resident', residentId: 'r1', name: 'Ada', share: ' 50 ' },
        { ...newOwner, who: 'company', name: 'Holdings', share: '' },
      ],
    })
    assert.deepEqual(
      sent.owners.map((owner) => ['residentId' in owner, 'name' in owner, owner.share]),
      [
        [true, false, '50'],
        [false, true, null],
      ],
    )
  })

  it('adds up shares as people write them', () => {
    assert.deepEqual(sumOfShares([{ share: '33,34' }, { share: '66.66' }]), { sum: 100, isUnknown: false })
    assert.deepEqual(sumOfShares([{ share: '50' }, { share: '' }]), { sum: 50, isUnknown: true })
  })
})
