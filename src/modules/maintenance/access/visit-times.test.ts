import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OwnRequest } from '../resident/contract.ts'
import { selectForOverview, nextVisits, waitsFor } from './visit-times.ts'

const zone = 'America/Toronto'
const days = (now: string, count?: number) =>
  nextVisits(new Date(now), zone, count).map(({ day, from }) => `${day} ${from}`)

describe('times offered for a visit', () => {
  it("are two a day from the building's next weekday on", () => {
    assert.deepEqual(days('2026-11-24T15:00:00Z'), ['2026-11-25 09:00', '2026-11-25 13:00', '2026-11-26 09:00'])
  })
  it("skip the weekend and use the building's day, not UTC's", () => {
    assert.deepEqual(days('2026-11-27T15:00:00Z', 2), ['2026-11-30 09:00', '2026-11-30 13:00'])
    assert.deepEqual(days('2026-11-25T03:30:00Z', 1), ['2026-11-25 09:00'])
  })
})

describe('requests that wait for the resident', () => {
  const request = (over: Partial<OwnRequest>) =>
    ({ id: 'a', status: 'assigned', waitingOn: 'staff', confirmBy: null, dueAt: null, ...over }) as OwnRequest
  it('wait for an answer on completed work, and for a time when the office requested one', () => {
    assert.equal(waitsFor(request({ status: 'completed', waitingOn: 'resident', confirmBy: '2026-12-01' })), 'answer')
    assert.equal(waitsFor(request({ status: 'on_hold', waitingOn: 'resident' })), 'time')
    assert.equal(waitsFor(request({})), null)
    assert.equal(waitsFor(request({ status: 'completed', waitingOn: 'resident' })), null)
  })
  it('come first, then by due time, without finished requests', () => {
    const all = [
      request({ id: 'later', dueAt: '2026-12-09' }),
      request({ id: 'done', status: 'completed' }),
      request({ id: 'sooner', dueAt: '2026-12-02' }),
      request({ id: 'time', status: 'on_hold', waitingOn: 'resident' }),
      request({ id: 'answer', status: 'completed', confirmBy: '2026-12-20' }),
      request({ id: 'no-sla' }),
    ]
    assert.deepEqual(
      selectForOverview(all).map(({ id }) => id),
      ['answer', 'time', 'sooner', 'later', 'no-sla'],
    )
  })
})
