import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayBounds, groupByDay, isOver, firstDayOfMonth, monthWeeks, endsBeforeStart } from './rules.ts'

const zone = 'America/Toronto'

describe('a month on the calendar', () => {
  it('consists of whole weeks from Sunday to Saturday', () => {
    const weeks = monthWeeks('2026-11-01')
    assert.equal(weeks.length, 5)
    assert.deepEqual([weeks[0]?.[0], weeks.at(-1)?.at(-1)], ['2026-11-01', '2026-12-05'])
    const february = monthWeeks('2026-02-01')
    assert.deepEqual([february.length, february[0]?.[0], february.at(-1)?.at(-1)], [4, '2026-02-01', '2026-02-28'])
    assert.ok(monthWeeks('2026-08-01').every((week) => week.length === 7))
    assert.equal(monthWeeks('2026-08-01').length, 6)
  })
  it('can cross the end of a year', () => {
    assert.deepEqual(
      [firstDayOfMonth('2026-12-31', 1), firstDayOfMonth('2026-01-15', -1), firstDayOfMonth('2026-05-31')],
      ['2027-01-01', '2025-12-01', '2026-05-01'],
    )
  })
})

describe('the days of an event', () => {
  const days = (startsAt: string, endsAt: string | null) => [...groupByDay([{ startsAt, endsAt }], zone).keys()]
  it("are in the building's time zone", () => {
    assert.deepEqual(days('2026-11-25T03:30:00Z', '2026-11-25T04:30:00Z'), ['2026-11-24'])
  })
  it('are all days until its end; one that ends at midnight does not reach the next day', () => {
    assert.deepEqual(days('2026-11-23T14:00:00Z', '2026-11-25T22:00:00Z'), ['2026-11-23', '2026-11-24', '2026-11-25'])
    assert.deepEqual(days('2026-11-23T14:00:00Z', '2026-11-24T05:00:00Z'), ['2026-11-23'])
    assert.deepEqual(days('2026-11-23T14:00:00Z', null), ['2026-11-23'])
    assert.deepEqual(days('2026-11-23T05:00:00Z', '2026-11-23T05:00:00Z'), ['2026-11-23'])
  })
  it("begin and end with the building's midnight, also when the clocks change", () => {
    const [from, to] = dayBounds('2026-11-01', '2026-11-01', zone)
    assert.deepEqual([from.toISOString(), to.toISOString()], ['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
  })
})

describe('the times of an event', () => {
  it('do not end before they begin', () => {
    const at = new Date('2026-11-23T14:00:00Z')
    assert.equal(endsBeforeStart(at, null), false)
    assert.equal(endsBeforeStart(at, at), false)
    assert.equal(endsBeforeStart(at, new Date('2026-11-23T13:59:00Z')), true)
  })
  it('are over after the end, or after the beginning when there is no end', () => {
    const now = new Date('2026-11-23T14:00:00Z')
    assert.equal(isOver({ startsAt: '2026-11-23T13:00:00Z', endsAt: '2026-11-23T15:00:00Z' }, now), false)
    assert.equal(isOver({ startsAt: '2026-11-23T13:00:00Z', endsAt: null }, now), true)
  })
})
