import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changedFields, listed } from './changed-fields.ts'

describe('changed fields', () => {
  it('show money in dollars', () => {
    assert.deepEqual(changedFields({ purchasePriceCents: 97_300_000 }, { purchasePriceCents: 38_900_050 }), [
      { field: 'purchase price', before: '973000.00', after: '389000.50' },
    ])
  })

  it('have readable names and leave out internal fields', () => {
    const changes = changedFields(
      {
        phonePrimary: '555',
        pets: ['Rex'],
        notes: null,
        waitingOn: 'office',
        version: 1,
        keypadCodeSealed: 'x',
        same: 1,
      },
      {
        phonePrimary: '556',
        pets: ['Rex', 'Tom'],
        notes: '',
        waitingOn: 'staff',
        version: 2,
        keypadCodeSealed: 'y',
        same: 1,
        active: true,
      },
    )
    assert.deepEqual(
      changes.map(({ field, before, after }) => `${field}: ${before} ${after}`),
      ['phone primary: 555 556', 'pets: Rex Rex, Tom', 'notes: null null', 'active: null yes'],
    )
  })

  it('are listed in a sentence, shortened when there are many', () => {
    assert.equal(listed([]), '')
    assert.equal(listed(['phone']), 'phone')
    assert.equal(listed(['phone', 'pets']), 'phone and pets')
    assert.equal(listed(['a', 'b', 'c', 'd', 'e']), 'a, b, c and 2 more')
  })
})
