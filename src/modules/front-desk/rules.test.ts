import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isValidOn, validateVacation } from './rules.ts'

describe('an authorised person', () => {
  it('may act until the last day, and always without one', () => {
    assert.ok(isValidOn(null, '2031-03-05'))
    assert.ok(isValidOn('2031-03-05', '2031-03-05'))
    assert.ok(!isValidOn('2031-03-05', '2031-03-06'))
  })
})

describe('a vacation', () => {
  it('may have begun, but not be over', () => {
    assert.equal(validateVacation({ firstDay: '2031-03-01', lastDay: '2031-03-05' }, '2031-03-05'), null)
    assert.equal(validateVacation({ firstDay: '2031-03-01', lastDay: '2031-03-05' }, '2031-03-06'), 'past')
  })

  it('is not longer than a year', () => {
    assert.equal(validateVacation({ firstDay: '2031-03-01', lastDay: '2032-06-01' }, '2031-03-01'), 'tooLong')
  })
})
