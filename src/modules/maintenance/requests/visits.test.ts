import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitSpan } from './visits.ts'

const span = (...of: Parameters<typeof visitSpan>) => visitSpan(...of).map((at) => at.toISOString())

describe('the time of a filter by visits', () => {
  it('is the day in the time zone of the building, which is shorter when the clocks change', () => {
    assert.deepEqual(span('today', '2026-11-26', 'America/Toronto'), [
      '2026-11-26T05:00:00.000Z',
      '2026-11-27T05:00:00.000Z',
    ])
    assert.deepEqual(span('today', '2026-03-08', 'America/Toronto'), [
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ])
  })

  it('is the week from Monday to Sunday, on its first and on its last day', () => {
    const week = ['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z']
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29']) assert.deepEqual(span('week', day, 'UTC'), week)
  })
})
