import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { StatusAsSent, statuses } from './choices.ts'
import type { Status } from './choices.ts'
import {
  answerBy,
  averageResponse,
  changedFields,
  isActive,
  isOpen,
  isOverdue,
  staffCounts,
  statusWhenAssigned,
  whyNotAssign,
  whyNotConfirm,
  whyNotMove,
  whyNotReopen,
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
    assert.match(whyNotConfirm({ status: 'completed', confirmedAt: now, confirmedHow: 'silence' }) ?? '', /no answer/)
  })
  it('or the opposite is possible until it counts as confirmed', () => {
    assert.equal(whyNotReopen({ status: 'completed', confirmedAt: null }), null)
    assert.notEqual(whyNotReopen({ status: 'completed', confirmedAt: now }), null)
    assert.notEqual(whyNotReopen({ status: 'assigned', confirmedAt: null }), null)
    assert.equal(answerBy({ completedAt: day(2), confirmedAt: null })?.getTime(), day(7).getTime())
    assert.equal(answerBy({ completedAt: day(2), confirmedAt: day(3) }), null)
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

const given = (status: Status, assignedTo: string | null) => ({ status, assignedTo })

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

describe('what somebody else changed', () => {
  const windows = [{ day: 'weekdays', from: '09:00', to: '17:00' }]
  const before = {
    title: 'Tap drips',
    description: 'Since Monday',
    status: 'pending',
    priority: 'low',
    category: 'plumbing',
    assignedTo: null,
    scheduledDate: null,
    estimatedCost: 20,
    entryPermission: 'yes',
    entryWindows: windows,
    petsNote: null,
  } as const

  it('is named field by field', () => {
    assert.deepEqual(changedFields(before, before), [])
    assert.deepEqual(changedFields(before, { ...before, status: 'assigned', assignedTo: 'ines' }), [
      'status',
      'assignedTo',
    ])
  })

  it('is the way in too, and its times only when they are others', () => {
    assert.deepEqual(changedFields(before, { ...before, entryWindows: windows.map((window) => ({ ...window })) }), [])
    assert.deepEqual(
      changedFields(before, { ...before, entryPermission: 'only_home', entryWindows: [], petsNote: 'A dog' }),
      ['entryPermission', 'entryWindows', 'petsNote'],
    )
  })
})
