import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { StatusAsSent, statuses } from './choices.ts'
import type { Category, Priority, Status } from './choices.ts'
import {
  afterMove,
  averageResponse,
  changedFields,
  isActive,
  isOpen,
  isOverdue,
  moveOf,
  nearestPromiseFirst,
  promiseOf,
  readPromise,
  staffCounts,
  statusNote,
  statusWhenAssigned,
  whyNotAssign,
  whyNotConfirm,
  whyNotMove,
  withPresent,
} from './rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const hourAgo = new Date('2026-11-20T14:00:00Z')

describe('the named sets', () => {
  it('ACTIVE is what somebody works on, OPEN is that and what waits', () => {
    assert.deepEqual(
      statuses.filter((status) => isActive({ status })),
      ['pending', 'assigned', 'in_progress'],
    )
    assert.deepEqual(
      statuses.filter((status) => isOpen({ status })),
      ['pending', 'assigned', 'in_progress', 'on_hold'],
    )
  })
})

describe('a spelling from outside', () => {
  it('becomes the one inside', () => {
    for (const said of ['in-progress', 'In Progress', 'IN_PROGRESS'])
      assert.equal(StatusAsSent.parse(said), 'in_progress')
    assert.equal(StatusAsSent.parse('canceled'), 'cancelled')
    assert.equal(StatusAsSent.safeParse('done').success, false)
    assert.equal(StatusAsSent.safeParse(7).success, false)
  })
})

describe('overdue', () => {
  it('is an open request whose date is past', () => {
    assert.equal(isOverdue({ status: 'assigned', scheduledDate: hourAgo }, now), true)
    assert.equal(isOverdue({ status: 'on_hold', scheduledDate: hourAgo.toISOString() }, now), true)
    assert.equal(isOverdue({ status: 'completed', scheduledDate: hourAgo }, now), false)
    assert.equal(isOverdue({ status: 'cancelled', scheduledDate: hourAgo }, now), false)
    assert.equal(isOverdue({ status: 'pending', scheduledDate: null }, now), false)
  })
  it('goes by the promise where nothing is scheduled', () => {
    const later = new Date('2026-11-21T14:00:00Z')
    assert.equal(isOverdue({ status: 'pending', scheduledDate: null, promisedAt: hourAgo }, now), true)
    assert.equal(isOverdue({ status: 'pending', scheduledDate: later, promisedAt: hourAgo }, now), false)
  })
})

describe('overdue while on hold', () => {
  const held = { status: 'on_hold' as const, scheduledDate: null, promisedAt: new Date('2026-11-20T14:30:00Z') }
  it('stands as it stood when the pause began', () => {
    assert.equal(isOverdue({ ...held, pausedAt: hourAgo }, now), false)
    assert.equal(isOverdue({ ...held, pausedAt: new Date('2026-11-20T14:45:00Z') }, now), true)
    assert.equal(isOverdue({ ...held, pausedAt: hourAgo, scheduledDate: hourAgo }, now), true)
  })
})

describe('moving', () => {
  const held = { status: 'on_hold' as Status, pausedAt: hourAgo, pausedMinutes: 30, promisedAt: now }
  it('out of a pause moves the promise by the time it waited', () => {
    const moved = afterMove(held, 'in_progress', now)
    assert.equal(moved.pausedAt, null)
    assert.equal(moved.pausedMinutes, 90)
    assert.equal(moved.promisedAt?.toISOString(), '2026-11-20T16:00:00.000Z')
  })
  it('to completed sets the time, a reopened request loses it', () => {
    assert.equal(afterMove({ ...held, pausedAt: null }, 'completed', now).completedAt, now)
    const reopened = afterMove({ ...held, status: 'completed', pausedAt: null }, 'in_progress', now)
    assert.equal(reopened.completedAt, null)
    assert.equal(reopened.confirmedAt, null)
  })
  it('says whose move it is then', () => {
    assert.equal(moveOf('pending').whoseMove, 'ours')
    assert.equal(moveOf('completed').whoseMove, 'resident')
    assert.equal(moveOf('completed', true).whoseMove, 'nobody')
    assert.equal(moveOf('cancelled').whoseMove, 'nobody')
  })
  it('is told in one sentence', () => {
    assert.equal(statusNote('pending', 'on_hold'), 'Status changed from pending to on_hold')
  })
})

describe('assigning', () => {
  it('moves a pending request only', () => {
    assert.deepEqual(statuses.map(statusWhenAssigned), [
      'assigned',
      'assigned',
      'in_progress',
      'on_hold',
      'completed',
      'cancelled',
    ])
  })
  it('is for active people of the house', () => {
    assert.equal(whyNotAssign({ role: 'maintenance', status: 'Active' }), null)
    assert.notEqual(whyNotAssign({ role: 'tenant', status: 'Active' }), null)
    assert.notEqual(whyNotAssign({ role: 'staff', status: 'Suspended' }), null)
    assert.notEqual(whyNotAssign({ role: 'staff', status: 'Active', deletedAt: now }), null)
  })
})

describe('confirming', () => {
  it('is possible once, when the work is done', () => {
    assert.equal(whyNotConfirm({ status: 'completed', confirmedAt: null }), null)
    assert.notEqual(whyNotConfirm({ status: 'completed', confirmedAt: now }), null)
    assert.notEqual(whyNotConfirm({ status: 'in_progress', confirmedAt: null }), null)
  })
})

describe('the promise', () => {
  const lines = [
    { priority: 'urgent', category: null, withinMinutes: 240, clock: 'always' },
    { priority: 'normal', category: null, withinMinutes: 120, clock: 'business' },
    { priority: 'urgent', category: 'elevator', withinMinutes: 60, clock: 'always' },
  ] as const
  const office = {
    timeZone: 'America/Toronto',
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
    holidays: [],
  }
  const friday = new Date('2026-11-20T21:00:00Z')
  const promised = (priority: Priority, category: Category) => promiseOf({ priority, category }, friday, lines, office)
  it('takes the line of the category before the general one', () => {
    assert.equal(promised('urgent', 'elevator')?.toISOString(), '2026-11-20T22:00:00.000Z')
    assert.equal(promised('urgent', 'plumbing')?.toISOString(), '2026-11-21T01:00:00.000Z')
  })
  it('runs in business hours where it says so, and is none without a line', () => {
    assert.equal(promised('normal', 'general')?.toISOString(), '2026-11-23T15:00:00.000Z')
    assert.equal(promised('low', 'general'), null)
  })
})

describe('the average response time', () => {
  it('is the mean of the completed ones in days', () => {
    assert.equal(
      averageResponse([
        { createdAt: day(1), completedAt: day(2) },
        { createdAt: day(1), completedAt: day(4) },
        { createdAt: day(1), completedAt: null },
      ]),
      '2.0',
    )
    assert.equal(averageResponse([{ createdAt: day(1), completedAt: null }]), 'N/A')
  })
})

const given = (status: Status, assignedTo: string | null, promisedAt: Date | null = null, createdAt = day(1)) => ({
  status,
  assignedTo,
  promisedAt,
  createdAt,
})

describe('the staff portal', () => {
  it("counts the person's own requests in any status", () => {
    const requests = [
      given('pending', 'ines'),
      given('in_progress', 'ines'),
      given('completed', 'ines'),
      given('completed', 'ines'),
      given('on_hold', 'ines'),
      given('pending', 'marcus'),
      given('completed', null),
    ]
    assert.deepEqual(staffCounts(requests, 'ines'), { mine: 5, pending: 1, inProgress: 1, completed: 2 })
  })
  it('shows what is worked on, then what waits, then the rest; the nearest promise on top, else the newest', () => {
    const late = given('assigned', 'ines', day(2))
    const soon = given('pending', 'ines', day(5))
    const waiting = given('on_hold', 'ines', day(1))
    const unpromised = given('pending', 'ines', null, day(4))
    const old = given('completed', 'ines', day(1), day(1))
    const recent = given('cancelled', 'ines', day(9), day(3))
    const shown = [old, unpromised, waiting, soon, recent, late].sort(nearestPromiseFirst)
    assert.deepEqual(shown, [late, soon, unpromised, waiting, recent, old])
  })
  it('updates to another status only', () => {
    assert.equal(whyNotMove('pending', 'completed'), null)
    assert.equal(whyNotMove('pending', null), 'Choose a status first')
    assert.equal(whyNotMove('pending', 'pending'), 'The request already has this status')
  })
})

describe('a form that leaves choices out', () => {
  it('still offers what the request has', () => {
    assert.deepEqual(withPresent(['pending', 'on_hold'], 'assigned'), ['assigned', 'pending', 'on_hold'])
    assert.deepEqual(withPresent(['pending', 'on_hold'], 'on_hold'), ['pending', 'on_hold'])
  })
})

describe('the promise clock', () => {
  const from = { createdAt: '2026-11-20T13:00:00Z', promisedAt: '2026-11-20T17:00:00Z' }
  it('tells how much is left and how much is used', () => {
    assert.deepEqual(readPromise({ ...from, status: 'pending' }, now), { state: 'running', used: 0.5, minutes: 120 })
  })
  it('does not count the time a request waited', () => {
    const waited = { ...from, status: 'in_progress' as const, pausedMinutes: 60 }
    assert.equal(readPromise(waited, now)?.used, 1 / 3)
  })
  it('is late after it, and stands still on hold', () => {
    const after = new Date('2026-11-20T18:30:00Z')
    assert.deepEqual(readPromise({ ...from, status: 'assigned' }, after), { state: 'late', used: 1, minutes: 90 })
    const held = { ...from, status: 'on_hold' as const, pausedAt: now }
    assert.deepEqual(readPromise(held, after), { state: 'paused', used: 0.5, minutes: 210 })
    assert.equal(readPromise({ ...from, status: 'on_hold' }, after)?.minutes, null)
  })
  it('ends with the work; nothing is promised for what is cancelled or has no promise', () => {
    assert.equal(readPromise({ ...from, status: 'completed' }, now)?.state, 'done')
    assert.equal(readPromise({ ...from, status: 'cancelled' }, now), null)
    assert.equal(readPromise({ ...from, promisedAt: null, status: 'pending' }, now), null)
  })
})

describe('what somebody else changed', () => {
  it('is named field by field', () => {
    const before = {
      title: 'Tap drips',
      description: 'Since Monday',
      status: 'pending',
      priority: 'low',
      category: 'plumbing',
      assignedTo: null,
      scheduledDate: null,
      estimatedCost: 20,
    } as const
    assert.deepEqual(changedFields(before, before), [])
    assert.deepEqual(changedFields(before, { ...before, status: 'assigned', assignedTo: 'ines' }), [
      'status',
      'assignedTo',
    ])
  })
})
