import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Status } from './choices.ts'
import { afterMove, moveOf } from './move-rules.ts'
import { statusNote } from './rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const hourAgo = new Date('2026-11-20T14:00:00Z')
const office = {
  timeZone: 'America/Toronto',
  hours: [{ weekday: 5, opens: '09:30', closes: '17:00' }],
  holidays: [],
}

describe('moving', () => {
  const held = {
    status: 'on_hold' as Status,
    tenantId: 'leila',
    pausedAt: hourAgo,
    completedAt: null,
    pausedMinutes: 30,
    pauses: [],
    promisedAt: now,
    nearAt: hourAgo,
    promiseClock: 'always' as 'always' | 'business',
  }
  it('out of a pause moves the promise by the time it waited', () => {
    const moved = { ...held, ...afterMove(held, 'in_progress', now, office) }
    assert.equal(moved.pausedAt, null)
    assert.equal(moved.pausedMinutes, 90)
    assert.deepEqual(moved.pauses, [{ from: '2026-11-20T14:00:00.000Z', to: '2026-11-20T15:00:00.000Z' }])
    assert.equal(moved.promisedAt?.toISOString(), '2026-11-20T16:00:00.000Z')
    assert.equal(moved.nearAt?.toISOString(), '2026-11-20T15:00:00.000Z')
  })
  it('moves it by the hours the office was open where the promise runs in those', () => {
    const moved = { ...held, ...afterMove({ ...held, promiseClock: 'business' }, 'in_progress', now, office) }
    assert.equal(moved.promisedAt?.toISOString(), '2026-11-20T15:30:00.000Z')
    assert.equal(moved.pausedMinutes, 90)
  })
  it('to completed sets the time, a reopened request loses it', () => {
    assert.equal(afterMove({ ...held, pausedAt: null }, 'completed', now, office).completedAt, now)
    const reopened = afterMove({ ...held, status: 'completed', pausedAt: null }, 'in_progress', now, office)
    assert.equal(reopened.completedAt, null)
    assert.equal(reopened.confirmedAt, null)
    assert.equal(reopened.confirmedHow, null)
  })
  it('out of completed gives back the time in which the work counted as done', () => {
    const done = { ...held, status: 'completed' as const, pausedAt: null, completedAt: hourAgo }
    const moved = { ...done, ...afterMove(done, 'in_progress', now, office) }
    assert.equal(moved.pausedMinutes, 90)
    assert.equal(moved.promisedAt?.toISOString(), '2026-11-20T16:00:00.000Z')
    assert.deepEqual(moved.pauses, [{ from: hourAgo.toISOString(), to: now.toISOString() }])
    assert.deepEqual({ ...done, ...afterMove(done, 'cancelled', now, office) }.pauses, [])
  })
  it('says whose move it is then', () => {
    assert.equal(moveOf('pending').whoseMove, 'office')
    assert.equal(moveOf('assigned').whoseMove, 'staff')
    assert.equal(moveOf('completed').whoseMove, 'resident')
    assert.equal(moveOf('completed', { resident: false }).whoseMove, 'nobody')
    assert.equal(moveOf('completed', { confirmed: true }).whoseMove, 'nobody')
    assert.equal(moveOf('cancelled').whoseMove, 'nobody')
  })
  it('is told in one sentence', () => {
    assert.equal(statusNote('pending', 'on_hold'), 'Status changed from pending to on_hold')
  })
})
