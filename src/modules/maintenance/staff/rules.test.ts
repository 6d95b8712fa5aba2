import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isShownTo,
  nearestFirst,
  routeByFloor,
  seesHome,
  severityFirst,
  severityOf,
  suggestedMinutes,
} from './rules.ts'

const now = new Date('2026-11-25T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
const request = (more: object = {}) => ({
  status: 'assigned' as const,
  priority: 'normal' as const,
  assignedTo: 'ada',
  createdAt: at(-10),
  dueAt: at(20),
  dueSoonAt: at(10),
  pausedAt: null,
  pausedUntil: null,
  ...more,
})

describe('the order of the staff portal', () => {
  it('is urgent, high, normal, low, on hold and finished, each by due time', () => {
    const rows = {
      finished: request({ status: 'completed' }),
      onHold: request({ status: 'on_hold' }),
      lateOnHold: request({ status: 'on_hold', priority: 'urgent', dueAt: at(-5), dueSoonAt: at(-8) }),
      veryLateLow: request({ priority: 'low', dueAt: at(-50), dueSoonAt: at(-80) }),
      later: request({ dueAt: at(30), dueSoonAt: at(25) }),
      undated: request({ dueAt: null, dueSoonAt: null }),
      free: request({ assignedTo: null, status: 'pending' }),
      late: request({ dueAt: at(-1), dueSoonAt: at(-3) }),
      veryLate: request({ dueAt: at(-5), dueSoonAt: at(-8) }),
      high: request({ priority: 'high', dueAt: at(60), dueSoonAt: at(50) }),
      urgent: request({ priority: 'urgent' }),
    }
    const order = Object.entries(rows).toSorted(([, a], [, b]) => severityFirst(now)(a, b))
    assert.deepEqual(
      order.map(([name]) => name),
      [
        'urgent',
        'high',
        'veryLate',
        'late',
        'free',
        'later',
        'undated',
        'veryLateLow',
        'lateOnHold',
        'onHold',
        'finished',
      ],
    )
    assert.equal(severityOf(request({ priority: 'urgent', status: 'on_hold' })), 'on_hold')
  })
})

describe('what a maintenance person sees', () => {
  const reader = { id: 'ada', role: 'maintenance' as const }
  it('is own and unassigned requests, and the home of own ones', () => {
    const [own, free, others] = [request(), request({ assignedTo: null }), request({ assignedTo: 'ben' })]
    assert.deepEqual(
      [own, free, others].map((one) => isShownTo(one, reader)),
      [true, true, false],
    )
    assert.deepEqual(
      [own, free, others].map((one) => seesHome(one, reader)),
      [true, false, false],
    )
    assert.equal(isShownTo(request({ assignedTo: null, vendorId: 'v' }), reader), false)
    assert.equal(isShownTo(request({ assignedTo: null, status: 'completed' }), reader), false)
    assert.equal(seesHome(others, { id: 'eve', role: 'staff' }), true)
  })
})

describe('the suggested time of a visit', () => {
  it('is the time since the request was taken in steps of 5 minutes, unless that was long ago', () => {
    assert.deepEqual(suggestedMinutes(at(-36 / 60), now), { minutes: 35, sinceTaken: true })
    assert.deepEqual(suggestedMinutes(at(-0.01), now), { minutes: 5, sinceTaken: true })
    assert.deepEqual(suggestedMinutes(at(-20), now), { minutes: 30, sinceTaken: false })
    assert.deepEqual(suggestedMinutes(null, now), { minutes: 30, sinceTaken: false })
  })
})

describe('what is on the way', () => {
  const at = (floor: number | null, status: 'pending' | 'in_progress' | 'on_hold' = 'pending') => ({ floor, status })
  it('is on the same floor first, and at most three', () => {
    const floors = nearestFirst([at(8), at(10), at(9), at(9)], 9).map(({ floor }) => floor)
    assert.deepEqual(floors, [9, 9, 8])
  })
  it('leaves out what is on hold and what has no floor', () => {
    assert.deepEqual(nearestFirst([at(9, 'on_hold'), at(null), at(9, 'in_progress')], 9), [at(9, 'in_progress')])
  })
})

describe('the route', () => {
  it('goes by floor from the top down, and ends with places without a floor', () => {
    const rows = [{ floor: 4 }, { floor: null }, { floor: 30 }, { floor: 4 }]
    assert.deepEqual(
      routeByFloor(rows).map(({ floor, requests }) => [floor, requests.length]),
      [
        [30, 1],
        [4, 2],
        [null, 1],
      ],
    )
  })
})
