import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { render } from '#platform/language/language.ts'
import { StatusInput } from './schemas.ts'
import { statuses } from './choices.ts'
import {
  confirmBy,
  averageResponse,
  changedFields,
  isActive,
  isOpen,
  statusWhenAssigned,
  validateAssign,
  validateConfirm,
  validateReopen,
  withCurrent,
} from './rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const day = (n: number) => new Date(Date.UTC(2026, 10, n))

describe('the status sets', () => {
  it('activeStatuses are in work, openStatuses include those on hold', () => {
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

describe('a spelling from a client', () => {
  it('becomes the stored value', () => {
    for (const text of ['in-progress', 'In Progress', 'IN_PROGRESS'])
      assert.equal(StatusInput.parse(text), 'in_progress')
    assert.equal(StatusInput.parse('canceled'), 'cancelled')
    assert.equal(StatusInput.safeParse('done').success, false)
    assert.equal(StatusInput.safeParse(7).success, false)
  })
})

describe('assigning', () => {
  it('changes the status of a pending request only', () => {
    assert.deepEqual(statuses.map(statusWhenAssigned), [
      'assigned',
      'assigned',
      'in_progress',
      'on_hold',
      'completed',
      'cancelled',
    ])
  })
  it('is limited to active accounts with an assignable role', () => {
    assert.equal(validateAssign({ role: 'maintenance', status: 'Active' }), null)
    assert.notEqual(validateAssign({ role: 'tenant', status: 'Active' }), null)
    assert.notEqual(validateAssign({ role: 'staff', status: 'Suspended' }), null)
    assert.notEqual(validateAssign({ role: 'staff', status: 'Active', deletedAt: now }), null)
  })
})

describe('confirming', () => {
  it('is possible once, when the work is done', () => {
    assert.equal(validateConfirm({ status: 'completed', confirmedAt: null }), null)
    assert.notEqual(validateConfirm({ status: 'completed', confirmedAt: now }), null)
    assert.notEqual(validateConfirm({ status: 'in_progress', confirmedAt: null }), null)
    assert.match(
      render(validateConfirm({ status: 'completed', confirmedAt: now, confirmedHow: 'silence' }) ?? '', 'en'),
      /no answer/,
    )
  })
  it('can be rejected until it counts as confirmed', () => {
    assert.equal(validateReopen({ status: 'completed', confirmedAt: null }), null)
    assert.notEqual(validateReopen({ status: 'completed', confirmedAt: now }), null)
    assert.notEqual(validateReopen({ status: 'assigned', confirmedAt: null }), null)
    assert.equal(confirmBy({ completedAt: day(2), confirmedAt: null })?.getTime(), day(7).getTime())
    assert.equal(confirmBy({ completedAt: day(2), confirmedAt: day(3) }), null)
  })
})

describe('the average response time', () => {
  it('is the mean of completed requests in days', () => {
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

describe('a form with a subset of choices', () => {
  it('still offers the current value', () => {
    assert.deepEqual(withCurrent(['pending', 'on_hold'], 'assigned'), ['assigned', 'pending', 'on_hold'])
    assert.deepEqual(withCurrent(['pending', 'on_hold'], 'on_hold'), ['pending', 'on_hold'])
  })
})

describe('changes by another user', () => {
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

  it('are named field by field', () => {
    assert.deepEqual(changedFields(before, before), [])
    assert.deepEqual(changedFields(before, { ...before, status: 'assigned', assignedTo: 'ines' }), [
      'status',
      'assignedTo',
    ])
  })

  it('include entry fields, and windows only when they differ', () => {
    assert.deepEqual(changedFields(before, { ...before, entryWindows: windows.map((window) => ({ ...window })) }), [])
    assert.deepEqual(
      changedFields(before, { ...before, entryPermission: 'only_home', entryWindows: [], petsNote: 'A dog' }),
      ['entryPermission', 'entryWindows', 'petsNote'],
    )
  })
})
