import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { hours } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { slaTargets } from '../../sla/server/table.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }
const submit = async (body: object = leak) => (await app.as('tenant').requestOk(ownRequests.file, { body })).body
const notesOf = async (id: string) =>
  (await app.as('staff').requestOk(maintenance.notes, { params: { id } })).body.map(({ note }) => note)
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; by: string; after: Record<string, unknown> }>(
      sql`select action, by, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

describe('changing the status of a request', () => {
  it('writes one note and one audit row by the current user, only when the status changes', async () => {
    const { id } = await submit()
    const params = { id }
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'on-hold' } })
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'on_hold' } })
    assert.deepEqual(await notesOf(id), ['Status changed from pending to on_hold'])
    const lines = await auditOf(id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['submitted', 'moved'],
    )
    assert.equal(lines[1]?.by, app.people.staff.id)
    assert.deepEqual(lines[1]?.after, { status: 'on_hold' })
  })

  it('writes the note of its author with the change, or neither', async () => {
    const { id } = await submit()
    const change = (note: string, headers = {}) =>
      app.as('staff').send({
        method: 'PATCH',
        url: `/api/admin/maintenance-requests/${id}`,
        body: { status: 'on_hold', note: { note, visibleToResident: true } },
        headers,
      })
    const rejected = await change('  ')
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'note.note'])
    assert.equal((await change('Too late', { 'if-match': '"99"' })).status, 412)
    assert.deepEqual(await notesOf(id), [])
    assert.equal((await change('The part is ordered')).status, 200)
    assert.deepEqual(await notesOf(id), ['Status changed from pending to on_hold', 'The part is ordered'])
    assert.deepEqual(
      (await auditOf(id)).map(({ action }) => action),
      ['submitted', 'moved', 'added a note'],
    )
  })

  it('sets completedAt on completing and clears it on reopening', async () => {
    const { id } = await submit()
    const move = (status: string) => app.as('admin').requestOk(maintenance.move, { params: { id }, body: { status } })
    assert.ok((await move('completed')).body.completedAt)
    assert.equal((await move('in_progress')).body.completedAt, null)
  })

  it('out of completed is not late for the time in which the work counted as done', async () => {
    await app.db
      .insert(slaTargets)
      .values({ id: newId(), priority: 'high', category: null, withinMinutes: 60, clock: 'always' })
    const { id, dueAt } = await submit()
    const move = (status: string) => app.as('admin').requestOk(maintenance.move, { params: { id }, body: { status } })
    await move('completed')
    app.clock.ahead += hours(0.5)
    const shift = Date.parse((await move('in_progress')).body.dueAt ?? '') - Date.parse(dueAt ?? '')
    assert.ok(Math.abs(shift - hours(0.5)) < 60_000, String(shift))
  })

  it('becomes assigned when a pending request gets an assignee, with one note', async () => {
    const { id } = await submit()
    const body = { assignedTo: app.people.maintenance.id }
    const { body: changed } = await app.as('admin').requestOk(maintenance.change, { params: { id }, body })
    assert.equal(changed.status, 'assigned')
    assert.equal(changed.assignedToUser?.role, 'maintenance')
    assert.deepEqual(await notesOf(id), ['Status changed from pending to assigned'])
  })

  it('returns the existing note to a client that sends it afterwards, and 409 without such a change', async () => {
    const { id } = await submit()
    await app.as('admin').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    const change = {
      requestId: id,
      isStatusUpdate: true,
      createdBy: 'someone',
      note: 'x',
      previousStatus: 'pending',
      newStatus: 'completed',
    }
    await app.as('admin').requestOk(maintenance.noteChange, { body: change })
    assert.equal((await notesOf(id)).length, 1)
    const none = await app
      .as('admin')
      .request(maintenance.noteChange, { body: { ...change, previousStatus: 'on_hold' } })
    assert.equal(none.status, 409)
  })

  it('by several people at once writes one note for each change', async () => {
    const { id } = await submit()
    const to = ['assigned', 'in_progress', 'on_hold', 'completed', 'cancelled', 'in_progress', 'pending', 'completed']
    await Promise.all(
      to.map((status, n) =>
        app.as(n % 2 ? 'staff' : 'admin').requestOk(maintenance.move, { params: { id }, body: { status } }),
      ),
    )
    const { body: notes } = await app.as('admin').requestOk(maintenance.notes, { params: { id } })
    const { body: now } = await app.as('admin').requestOk(maintenance.find, { params: { id } })
    const found = notes.map(({ previousStatus, newStatus }) => [previousStatus, newStatus])
    assert.deepEqual(
      found.map(([from]) => from),
      ['pending', ...found.slice(0, -1).map(([, next]) => next)],
    )
    assert.equal(found.at(-1)?.[1], now.status)
    assert.equal(now.version, notes.length + 1)
  })
})
