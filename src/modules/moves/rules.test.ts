import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  canUndo,
  compareMoves,
  daysAfterMoveIn,
  daysAfterMoveOut,
  effectiveAt,
  effectiveDayOf,
  isCurrentMove,
  isLateStep,
  namedDayOf,
  shiftedDay,
  undoableSince,
  undoableUntil,
} from './rules.ts'

const zone = 'America/Toronto'

describe('a move', () => {
  const done = { status: 'done' as const, effectiveDay: '2026-11-23', undoableUntil: null }
  const isCurrent = (today: string, ...doneAt: (string | null)[]) =>
    isCurrentMove({ ...done, steps: doneAt.map((at) => ({ doneAt: at })) }, today)

  it('stays with the office until its steps are recorded, for 30 days at most', () => {
    assert.equal(isCurrent('2026-11-29', '2026-11-20T10:00:00Z', null), true)
    assert.equal(isCurrent('2026-12-23', null), true)
    assert.equal(isCurrent('2026-12-24', null), false)
    assert.equal(isCurrent('2026-11-29', '2026-11-20T10:00:00Z'), false)
    assert.equal(isCurrentMove({ ...done, status: 'cancelled', steps: [{ doneAt: null }] }, '2026-11-29'), false)
  })
})

describe('a step of a move', () => {
  it('is late after its day, but not on the day of planning or once it is done', () => {
    const step = { dueDay: '2026-11-21', doneAt: null }
    assert.equal(isLateStep(step, '2026-11-10', '2026-11-21'), false)
    assert.equal(isLateStep(step, '2026-11-10', '2026-11-22'), true)
    assert.equal(isLateStep(step, '2026-11-22', '2026-11-22'), false)
    assert.equal(isLateStep({ ...step, doneAt: '2026-11-23T10:00:00Z' }, '2026-11-10', '2026-11-24'), false)
  })
})

describe('the day of a move', () => {
  it("begins at midnight of the building, also around the clocks' changes", () => {
    assert.equal(effectiveAt('2026-12-05', zone).toISOString(), '2026-12-05T05:00:00.000Z')
    assert.equal(effectiveAt('2026-03-08', zone).toISOString(), '2026-03-08T05:00:00.000Z')
    assert.equal(effectiveAt('2026-03-09', zone).toISOString(), '2026-03-09T04:00:00.000Z')
  })

  it('orders leaving before moving in, and earlier days first', () => {
    const moves = [
      { id: '1', effectiveDay: '2026-12-05', kind: 'move_in' },
      { id: '2', effectiveDay: '2026-12-05', kind: 'move_out' },
      { id: '3', effectiveDay: '2026-12-04', kind: 'move_in' },
      { id: '4', effectiveDay: '2026-12-05', kind: 'transfer' },
    ] as const
    assert.deepEqual(
      moves.toSorted(compareMoves).map(({ id }) => id),
      ['3', '2', '4', '1'],
    )
  })

  it('of a move out is typed as the last day, and a text that is no day stays as it is', () => {
    assert.equal(effectiveDayOf('move_out', '2026-12-31'), '2027-01-01')
    assert.equal(effectiveDayOf('transfer', '2026-12-31'), '2026-12-31')
    assert.equal(namedDayOf('move_out', '2027-01-01'), '2026-12-31')
    for (const typed of ['', 'not a date']) assert.equal(effectiveDayOf('move_out', typed), typed)
  })

  it('moves the due days of its steps along', () => {
    assert.equal(shiftedDay('2026-11-28', '2026-12-05', '2026-12-08'), '2026-12-01')
  })
})

describe('undoing a move', () => {
  it('ends with the day after it took effect, also when that day has 25 hours', () => {
    const doneAt = effectiveAt('2026-10-31', zone)
    const until = undoableUntil(doneAt, zone)
    assert.equal(until.toISOString(), '2026-11-02T05:00:00.000Z')
    const justBefore = new Date(until.getTime() - 1)
    assert.deepEqual(
      [canUndo({ status: 'done', doneAt }, zone, justBefore), canUndo({ status: 'done', doneAt }, zone, until)],
      [true, false],
    )
    assert.ok(undoableSince(justBefore, zone) <= doneAt)
    assert.ok(undoableSince(until, zone) > doneAt)
  })

  const doneAt = new Date('2026-12-05T05:00:30Z')
  it('is possible until the day after it took effect has ended', () => {
    assert.equal(undoableUntil(doneAt, zone).toISOString(), '2026-12-07T05:00:00.000Z')
    assert.ok(canUndo({ status: 'done', doneAt }, zone, new Date('2026-12-07T04:59:59Z')))
    assert.ok(!canUndo({ status: 'done', doneAt }, zone, new Date('2026-12-07T05:00:00Z')))
    assert.ok(!canUndo({ status: 'undone', doneAt }, zone, doneAt))
    assert.ok(!canUndo({ status: 'planned', doneAt: null }, zone, doneAt))
  })
})

describe('the occupancy days', () => {
  it('begin on the day of moving in, without an end that is past', () => {
    assert.deepEqual(daysAfterMoveIn('2026-12-05', '2027-12-04'), {
      startDateOccupancy: '2026-12-05',
      endDateOccupancy: '2027-12-04',
    })
    assert.equal(daysAfterMoveIn('2026-12-05', '2025-01-01').endDateOccupancy, null)
  })

  it('end on the last day in the home, or earlier where the lease did', () => {
    assert.equal(daysAfterMoveOut('2026-12-04', '2024-01-01', '2027-01-01').endDateOccupancy, '2026-12-03')
    assert.equal(daysAfterMoveOut('2026-12-04', null, null).endDateOccupancy, '2026-12-03')
    assert.equal(daysAfterMoveOut('2026-12-04', '2024-01-01', '2026-11-30').endDateOccupancy, '2026-11-30')
    assert.equal(daysAfterMoveOut('2026-12-04', '2026-12-04', null).endDateOccupancy, null)
  })
})
