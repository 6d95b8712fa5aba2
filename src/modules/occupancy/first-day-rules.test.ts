import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstDayToShow } from './first-day-rules.ts'

const zone = 'America/Toronto'
const home = {
  startDateOccupancy: '2026-12-05',
  hasMoved: false,
  startedAt: new Date('2026-11-20T15:00:00Z'),
  dismissedAt: null,
}
const shown = (now: string, changes: Partial<Parameters<typeof firstDayToShow>[0]> = {}) =>
  firstDayToShow({ ...home, ...changes }, zone, new Date(now))

describe('the first-day card', () => {
  it("is shown from the first midnight of the building's first day to the end of the thirtieth day", () => {
    assert.equal(shown('2026-12-05T04:59:59Z'), null)
    assert.equal(shown('2026-12-05T05:00:00Z'), '2026-12-05')
    assert.equal(shown('2027-01-04T04:59:59Z'), '2026-12-05')
    assert.equal(shown('2027-01-04T05:00:00Z'), null)
  })

  it('counts from the assignment when no first day is entered', () => {
    const changes = { startDateOccupancy: null, startedAt: new Date('2026-12-06T02:00:00Z') }
    assert.equal(shown('2026-12-06T03:00:00Z', changes), '2026-12-05')
  })

  it('counts anew from a transfer, and not from an assignment that was entered long after moving in', () => {
    const changes = { startDateOccupancy: '2020-01-01', startedAt: new Date('2026-12-06T05:00:00Z') }
    assert.equal(shown('2026-12-10T12:00:00Z', { ...changes, hasMoved: true }), '2026-12-06')
    assert.equal(shown('2026-12-10T12:00:00Z', changes), null)
    assert.equal(shown('2026-12-10T12:00:00Z', { hasMoved: true }), '2026-12-05')
  })

  it('is not shown without a home', () => {
    assert.equal(shown('2026-12-10T12:00:00Z', { startedAt: null }), null)
  })

  it('stays dismissed for the home, also when dismissed on the first day, but not for the next one', () => {
    const dismissedAt = new Date('2026-12-05T05:00:00Z')
    assert.equal(shown('2026-12-10T12:00:00Z', { dismissedAt }), null)
    assert.equal(shown('2026-12-10T12:00:00Z', { dismissedAt: new Date('2026-12-05T04:59:59Z') }), '2026-12-05')
    assert.equal(shown('2027-03-02T12:00:00Z', { startDateOccupancy: '2027-03-01', dismissedAt }), '2027-03-01')
  })
})
