import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { render } from '#platform/language/language.ts'
import { bestFirst, mainCategory, validateBulkChange } from './rules.ts'
import { dispatchWords } from './messages/en.ts'

const reason = (request: Parameters<typeof validateBulkChange>[0], changes: Parameters<typeof validateBulkChange>[1]) =>
  render(validateBulkChange(request, changes) ?? '', 'en') || null

describe('a change of many requests', () => {
  it('leaves out finished ones, except for a change of their status', () => {
    const done = { status: 'completed', assignedTo: null } as const
    for (const changes of [
      { priority: 'high' },
      { assignedTo: 'a' },
      { vendorId: 'v' },
      { scheduledDate: null },
    ] as const)
      assert.equal(reason(done, changes), dispatchWords.finished)
    assert.equal(reason(done, { status: 'pending' }), null)
  })
  it('leaves out those that nobody has when they move to Assigned', () => {
    const pending = { status: 'pending', assignedTo: null } as const
    assert.equal(reason(pending, { status: 'assigned' }), dispatchWords.needsAssignee)
    assert.equal(reason(pending, { status: 'assigned', assignedTo: 'a' }), null)
    assert.equal(reason({ status: 'on_hold', assignedTo: 'a' }, { status: 'assigned' }), null)
  })
})

describe('the people of a picker', () => {
  it('are sorted by trade, then by open work, then by name', () => {
    const people = [
      { name: 'Busy plumber', trades: ['plumbing'], open: 9 },
      { name: 'Free electrician', trades: ['electrical'], open: 0 },
      { name: 'Free plumber', trades: ['hvac', 'plumbing'], open: 2 },
      { name: 'Free cleaner', trades: ['cleaning'], open: 0 },
      { name: 'An accountant', trades: [], open: 0 },
    ] as const
    const names = people.toSorted(bestFirst('plumbing')).map(({ name }) => name)
    assert.deepEqual(names, ['Free plumber', 'Busy plumber', 'Free cleaner', 'Free electrician', 'An accountant'])
    assert.equal(people.toSorted(bestFirst(null))[0]?.name, 'Free cleaner')
  })
  it('are compared with the category of most of the requests', () => {
    assert.equal(mainCategory(['hvac', 'plumbing', 'plumbing']), 'plumbing')
    assert.equal(mainCategory([]), null)
  })
})
