import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Assignee } from '#accounts/user-account.ts'
import { withPendingChanges } from './pending-change.ts'
import type { MaintenanceRequest } from './request.ts'

const request = {
  id: 'a',
  version: 3,
  status: 'pending',
  assignedTo: null,
  assignedToUser: null,
  title: 'Leak',
} as unknown as MaintenanceRequest
const dana = { id: 'd', firstName: 'Dana', lastName: 'Reyes', role: 'staff' } as unknown as Assignee

describe('a request whose change is being sent', () => {
  it('shows the new status and assignee, with the version that was read', () => {
    const shown = withPendingChanges(request, [{ request, changes: { status: 'assigned', assignedTo: 'd' } }], [dana])
    assert.equal(shown.status, 'assigned')
    assert.equal(shown.assignedToUser?.firstName, 'Dana')
    assert.equal(shown.version, 3)
  })

  it('shows the latest of several changes', () => {
    const changes = ['in_progress', 'completed'] as const
    const pending = changes.map((status) => ({ request, changes: { status } }))
    assert.equal(withPendingChanges(request, pending).status, 'completed')
  })

  it('keeps the status when the record arrives from the server meanwhile', () => {
    const pending = [{ request, changes: { status: 'completed' as const } }]
    const refetched = { ...request, title: 'Leak in the kitchen' }
    assert.deepEqual(withPendingChanges(refetched, pending), { ...refetched, status: 'completed' })
  })

  it('is the same object without a change of its own, so that nothing renders again', () => {
    const other = { ...request, id: 'b' }
    assert.equal(withPendingChanges(request, [{ request: other, changes: { status: 'completed' } }]), request)
    assert.equal(withPendingChanges(request, [{ request, changes: { title: 'Other' } }]), request)
  })

  it('loses its assignee, and keeps the previous one while the name of the next is unknown', () => {
    const assigned = { ...request, assignedTo: 'd', assignedToUser: dana } as MaintenanceRequest
    const assign = (assignedTo: string | null) => withPendingChanges(assigned, [{ request, changes: { assignedTo } }])
    assert.equal(assign(null).assignedToUser, null)
    assert.equal(assign('x').assignedToUser, dana)
  })
})
