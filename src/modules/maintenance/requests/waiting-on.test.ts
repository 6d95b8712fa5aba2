import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Status } from './choices.ts'
import { waitingOnReasonText } from './messages/waiting-on-reasons.ts'
import { afterTransition, waitingOnFor } from './waiting-on.ts'
import { statusNote } from './rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const hourAgo = new Date('2026-11-20T14:00:00Z')
const office = {
  timeZone: 'America/Toronto',
  hours: [{ weekday: 5, opens: '09:30', closes: '17:00' }],
  holidays: [],
}

describe('a status change', () => {
  const current = {
    status: 'on_hold' as Status,
    residentId: 'leila',
    pausedAt: hourAgo,
    completedAt: null,
    pausedMinutes: 30,
    pauses: [],
    dueAt: now,
    dueSoonAt: hourAgo,
    slaClock: 'always' as 'always' | 'business',
  }
  it('ending a pause moves the due time by its duration', () => {
    const moved = { ...current, ...afterTransition(current, 'in_progress', now, office) }
    assert.equal(moved.pausedAt, null)
    assert.equal(moved.pausedMinutes, 90)
    assert.deepEqual(moved.pauses, [{ from: '2026-11-20T14:00:00.000Z', to: '2026-11-20T15:00:00.000Z' }])
    assert.equal(moved.dueAt?.toISOString(), '2026-11-20T16:00:00.000Z')
    assert.equal(moved.dueSoonAt?.toISOString(), '2026-11-20T15:00:00.000Z')
  })
  it('moves it by the office hours passed when the SLA runs in business hours', () => {
    const moved = { ...current, ...afterTransition({ ...current, slaClock: 'business' }, 'in_progress', now, office) }
    assert.equal(moved.dueAt?.toISOString(), '2026-11-20T15:30:00.000Z')
    assert.equal(moved.pausedMinutes, 90)
  })
  it('to completed sets completedAt, and reopening clears it', () => {
    assert.equal(afterTransition({ ...current, pausedAt: null }, 'completed', now, office).completedAt, now)
    const reopened = afterTransition({ ...current, status: 'completed', pausedAt: null }, 'in_progress', now, office)
    assert.equal(reopened.completedAt, null)
    assert.equal(reopened.confirmedAt, null)
    assert.equal(reopened.confirmedHow, null)
  })
  it('out of completed excludes the time in which the work counted as done', () => {
    const done = { ...current, status: 'completed' as const, pausedAt: null, completedAt: hourAgo }
    const moved = { ...done, ...afterTransition(done, 'in_progress', now, office) }
    assert.equal(moved.pausedMinutes, 90)
    assert.equal(moved.dueAt?.toISOString(), '2026-11-20T16:00:00.000Z')
    assert.deepEqual(moved.pauses, [{ from: hourAgo.toISOString(), to: now.toISOString() }])
    assert.deepEqual({ ...done, ...afterTransition(done, 'cancelled', now, office) }.pauses, [])
  })
  it('sets waitingOn', () => {
    assert.equal(waitingOnFor('pending').waitingOn, 'office')
    assert.equal(waitingOnFor('assigned').waitingOn, 'staff')
    assert.equal(waitingOnFor('completed').waitingOn, 'resident')
    assert.equal(waitingOnFor('completed', { resident: false }).waitingOn, 'nobody')
    assert.equal(waitingOnFor('completed', { confirmed: true }).waitingOn, 'nobody')
    assert.equal(waitingOnFor('cancelled').waitingOn, 'nobody')
  })
  it("replaces a typed reason by a code, whose text is in the reader's language", () => {
    const moved = afterTransition(current, 'in_progress', now, office)
    assert.deepEqual([moved.waitingOnReasonCode, moved.waitingOnReason], ['finish_work', null])
    assert.equal(waitingOnReasonText(moved, 'en'), 'Finish the work')
    assert.equal(waitingOnReasonText(moved, 'fr'), 'Terminer les travaux')
    const written = { waitingOnReason: 'Compressor ordered', waitingOnReasonCode: null }
    assert.equal(waitingOnReasonText(written, 'fr'), 'Compressor ordered')
  })
  it('is described in one sentence', () => {
    assert.equal(statusNote('pending', 'on_hold'), 'Status changed from pending to on_hold')
  })
})
