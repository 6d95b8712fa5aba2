import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { basisPointsOf, isOwnerOn, ownerText, percentOf, useOfUnit, validateShares } from './rules.ts'

describe('the shares of the owners of a unit', () => {
  it('add up to 100 % when all are known', () => {
    assert.equal(validateShares([]), null)
    assert.equal(validateShares([5000, 5000]), null)
    assert.equal(validateShares([3333, 3333, 3334]), null)
    assert.equal(validateShares([5000, 4999]), 'notWhole')
    assert.equal(validateShares([5000, 5001]), 'tooMuch')
  })

  it('leave something for an unknown share', () => {
    assert.equal(validateShares([null]), null)
    assert.equal(validateShares([9999, null]), null)
    assert.equal(validateShares([10_000, null]), 'tooMuch')
  })

  it('are hundredths of a per cent', () => {
    assert.equal(basisPointsOf(33.33), 3333)
    assert.equal(percentOf(3333), 33.33)
  })
})

describe('an owner', () => {
  it('owns from the first day until the ownership has ended', () => {
    assert.equal(isOwnerOn({ since: null, until: null }, '2026-12-01'), true)
    assert.equal(isOwnerOn({ since: '2026-12-01', until: null }, '2026-12-01'), true)
    assert.equal(isOwnerOn({ since: '2026-12-02', until: null }, '2026-12-01'), false)
    assert.equal(isOwnerOn({ since: '2026-01-01', until: '2026-11-01' }, '2026-12-01'), false)
  })
})

describe('the text of the owners', () => {
  it('is their names, cut to the length of the field', () => {
    assert.equal(ownerText([], 200), null)
    assert.equal(ownerText(['Ada Park', 'Ben Osei'], 200), 'Ada Park, Ben Osei')
    assert.equal(ownerText(['Ada Park', 'Ben Osei'], 12), 'Ada Park, B…')
  })
})

describe('the use of a unit', () => {
  it('is viewed from its owner', () => {
    assert.equal(useOfUnit({ livesHere: true, isOccupied: true }), 'own_home')
    assert.equal(useOfUnit({ livesHere: false, isOccupied: true }), 'let')
    assert.equal(useOfUnit({ livesHere: false, isOccupied: false }), 'vacant')
  })
})
