import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OwnRequest } from './own-contract.ts'
import { inBrief, nextVisits, waitsFor } from './visit-times.ts'

const zone = 'America/Toronto'
const days = (now: string, count?: number) =>
  nextVisits(new Date(now), zone, count).map(({ day, from }) => `${day} ${from}`)

describe('times offered for a visit', () => {
  it('begin on the next weekday of the building, two a day', () => {
    assert.deepEqual(days('2026-11-24T15:00:00Z'), ['2026-11-25 09:00', '2026-11-25 13:00', '2026-11-26 09:00'])
  })
  it('leave out the weekend, and follow the building’s day and not London’s', () => {
    assert.deepEqual(days('2026-11-27T15:00:00Z', 2), ['2026-11-30 09:00', '2026-11-30 13:00'])
    assert.deepEqual(days('2026-11-25T03:30:00Z', 1), ['2026-11-25 09:00'])
  })
})

describe('what waits for the resident', () => {
  const request = (over: Partial<OwnRequest>) =>
    ({ id: 'a', status: 'assigned', whoseMove: 'staff', answerBy: null, promisedAt: null, ...over }) as OwnRequest
  it('is the answer to finished work, and a time where the office waits for one', () => {
    assert.equal(waitsFor(request({ status: 'completed', whoseMove: 'resident', answerBy: '2026-12-01' })), 'answer')
    assert.equal(waitsFor(request({ status: 'on_hold', whoseMove: 'resident' })), 'time')
    assert.equal(waitsFor(request({})), null)
    assert.equal(waitsFor(request({ status: 'completed', whoseMove: 'resident' })), null)
  })
  it('stands first, then the nearest promise; what is finished is left out', () => {
    const all = [
      request({ id: 'later', promisedAt: '2026-12-09' }),
      request({ id: 'done', status: 'completed' }),
      request({ id: 'sooner', promisedAt: '2026-12-02' }),
      request({ id: 'time', status: 'on_hold', whoseMove: 'resident' }),
      request({ id: 'answer', status: 'completed', answerBy: '2026-12-20' }),
      request({ id: 'unpromised' }),
    ]
    assert.deepEqual(
      inBrief(all).map(({ id }) => id),
      ['answer', 'time', 'sooner', 'later', 'unpromised'],
    )
  })
})
