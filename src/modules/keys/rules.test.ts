import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lateness, listDueTimes, stateOf, validateDue } from './rules.ts'

const now = new Date('2031-03-05T15:00:00Z')
const toronto = 'America/Toronto'
const facts = { isInService: true, holder: null, isSealed: false, dueAt: null }

describe('the state of a key', () => {
  it('is its loan first, then its service, its holder and its seal', () => {
    assert.equal(stateOf(facts, now), 'here')
    assert.equal(stateOf({ ...facts, isSealed: true }, now), 'sealed')
    assert.equal(stateOf({ ...facts, isSealed: true, holder: 'Ana Bell' }, now), 'issued')
    assert.equal(stateOf({ ...facts, isInService: false, isSealed: true }, now), 'unavailable')
    assert.equal(stateOf({ ...facts, isInService: false, dueAt: new Date('2031-03-05T15:00:01Z') }, now), 'out')
    assert.equal(stateOf({ ...facts, dueAt: new Date('2031-03-05T14:59:59Z') }, now), 'overdue')
  })
})

describe('the time of return', () => {
  it('is to come, and within ninety days', () => {
    assert.equal(validateDue(now, now), 'past')
    assert.equal(validateDue(new Date('2031-03-05T15:01:00Z'), now), null)
    assert.equal(validateDue(new Date('2031-06-03T15:00:00Z'), now), null)
    assert.equal(validateDue(new Date('2031-06-03T15:00:01Z'), now), 'tooLong')
  })

  it('is offered by the clock of the building, the evening only while it is two hours away', () => {
    const offered = (at: string) =>
      listDueTimes(new Date(at), toronto).map((one) => `${one.choice} ${one.at.toISOString()}`)
    assert.deepEqual(offered('2031-03-05T15:00:00Z'), [
      'hour 2031-03-05T16:00:00.000Z',
      'fourHours 2031-03-05T19:00:00.000Z',
      'evening 2031-03-05T23:00:00.000Z',
      'tomorrow 2031-03-06T14:00:00.000Z',
      'week 2031-03-12T22:00:00.000Z',
    ])
    assert.equal(offered('2031-03-05T21:01:00Z').length, 4)
  })

  it('has passed for minutes, hours or days', () => {
    const late = (dueAt: string) => lateness(dueAt, now)
    assert.deepEqual(late('2031-03-05T14:59:40Z'), { count: 1, unit: 'minutes' })
    assert.deepEqual(late('2031-03-05T14:01:00Z'), { count: 59, unit: 'minutes' })
    assert.deepEqual(late('2031-03-05T14:00:00Z'), { count: 1, unit: 'hours' })
    assert.deepEqual(late('2031-03-03T15:00:00Z'), { count: 2, unit: 'days' })
  })
})
