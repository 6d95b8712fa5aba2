import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { MaintenanceRequest } from './request.ts'
import { changesOf, RequestValues, valuesOf } from './request-values.ts'

const zone = 'America/Toronto'
// The form uses these fields only.
const request = {
  title: 'Tap drips',
  description: 'Since Monday',
  priority: 'normal',
  category: 'plumbing',
  status: 'assigned',
  assignedTo: '0191b1f0-0000-7000-8000-000000000001',
  scheduledDate: '2026-11-21T14:30:20Z',
  estimatedCost: 120.5,
} as MaintenanceRequest

describe('the edit form of a request', () => {
  it('shows the appointment in the time of the building', () => {
    assert.equal(valuesOf(request, zone).scheduledDate, '2026-11-21T09:30')
  })
  it('sends nothing when nothing changed', () => {
    assert.deepEqual(changesOf(valuesOf(request, zone), request, zone), {})
  })
  it('sends only changed fields', () => {
    const typed = { ...valuesOf(request, zone), title: 'Tap drips again', scheduledDate: '2026-11-23T08:00' }
    assert.deepEqual(changesOf(typed, request, zone), {
      title: 'Tap drips again',
      scheduledDate: '2026-11-23T13:00:00.000Z',
    })
  })
  it('clears emptied fields', () => {
    const typed = { ...valuesOf(request, zone), assignedTo: '', scheduledDate: '', estimatedCost: '' }
    assert.deepEqual(changesOf(typed, request, zone), { assignedTo: null, scheduledDate: null, estimatedCost: null })
  })
  it('rejects an invalid cost', () => {
    for (const [estimatedCost, fine] of [
      ['', true],
      ['0', true],
      ['85.25', true],
      ['-1', false],
      ['1.234', false],
      ['a lot', false],
    ] as const)
      assert.equal(RequestValues.safeParse({ ...valuesOf(request, zone), estimatedCost }).success, fine, estimatedCost)
  })
})
