import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { replySla, readReplyClock } from './reply-sla.ts'

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
const office = { timeZone: 'America/Toronto', hours, holidays: [{ day: '2026-11-25' }] }
const slaOf = (at: string, more = {}) => {
  const { replyBy, dueSoonAt } = replySla(new Date(at), { ...office, ...more })
  return [replyBy.toISOString(), dueSoonAt.toISOString()]
}

describe('the SLA of an answer', () => {
  it('is one working day: the same time on the next day the office is open', () => {
    // Toronto is five hours behind in winter. Thursday 10:00, Friday 15:00, and Tuesday before a holiday.
    assert.deepEqual(slaOf('2026-11-19T15:00:00Z'), ['2026-11-20T15:00:00.000Z', '2026-11-19T21:00:00.000Z'])
    assert.deepEqual(slaOf('2026-11-20T20:00:00Z'), ['2026-11-23T20:00:00.000Z', '2026-11-23T18:00:00.000Z'])
    assert.equal(slaOf('2026-11-24T20:00:00Z')[0], '2026-11-26T20:00:00.000Z')
  })

  it('begins in the morning for messages received at night or on a weekend', () => {
    for (const at of ['2026-11-21T03:00:00Z', '2026-11-22T20:00:00Z', '2026-11-23T13:59:00Z'])
      assert.equal(slaOf(at)[0], '2026-11-23T22:00:00.000Z')
  })

  it('uses the longest day as the working day, and every minute without office hours', () => {
    const short = [...hours, { weekday: 6, opens: '10:00', closes: '14:00' }]
    assert.equal(slaOf('2026-11-20T22:00:00Z', { hours: short })[0], '2026-11-23T18:00:00.000Z')
    assert.deepEqual(slaOf('2026-11-20T22:00:00Z', { hours: [] }), [
      '2026-11-21T22:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ])
  })

  it('is due soon after three quarters, and late afterwards', () => {
    const message = {
      waitingSince: '2026-11-20T10:00:00Z',
      dueSoonAt: '2026-11-20T16:00:00Z',
      replyBy: '2026-11-20T18:00:00Z',
    }
    const readAt = (at: string) => readReplyClock(message, new Date(at))
    assert.deepEqual(readAt('2026-11-20T10:00:00Z'), { state: 'running', used: 0, minutes: 480 })
    assert.deepEqual(readAt('2026-11-20T16:00:00Z'), { state: 'near', used: 0.75, minutes: 120 })
    assert.deepEqual(readAt('2026-11-20T17:59:30Z')?.minutes, 1)
    assert.deepEqual(readAt('2026-11-20T19:30:00Z'), { state: 'late', used: 1, minutes: 90 })
    assert.equal(readReplyClock({ ...message, replyBy: null }, new Date()), null)
  })
})
