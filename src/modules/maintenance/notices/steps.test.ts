import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stepOf } from './steps.ts'

const before = { status: 'pending', assignedTo: null, vendorId: null, scheduledDate: null } as const

describe('the step that a resident is notified of', () => {
  const changes: [what: string, changed: Parameters<typeof stepOf>[1], step: ReturnType<typeof stepOf>][] = [
    ['a new assignee', { assignedTo: 'a', status: 'assigned' }, 'assigned'],
    ['another assignee', { assignedTo: 'b' }, 'assigned'],
    ['assigned to nobody', { status: 'assigned' }, null],
    ['nobody any more', { assignedTo: null }, null],
    ['a visit', { scheduledDate: new Date(0), assignedTo: 'a' }, 'scheduled'],
    ['no visit any more', { scheduledDate: null }, null],
    ['a vendor', { vendorId: 'v', status: 'in_progress' }, 'vendor'],
    ['finished work', { status: 'completed', vendorId: 'v' }, 'completed'],
    ['a pause', { status: 'on_hold' }, 'on_hold'],
    ['another title', {}, null],
  ]
  for (const [what, changed, step] of changes) it(what, () => assert.equal(stepOf(before, changed), step))
})
