import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { hours } from '#platform/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'
import { promiseTimes } from './vendor-table.ts'

let house: TestHouse

before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }
const submit = async (body: object = leak) => (await house.as('tenant').sends(ownRequests.file, { body })).body
const notesOf = async (id: string) =>
  (await house.as('staff').sends(maintenance.notes, { params: { id } })).body.map(({ note }) => note)
const auditOf = async (id: string) =>
  (
    await house.db.execute<{ action: string; by: string; after: Record<string, unknown> }>(
      sql`select action, by, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

describe('moving a request', () => {
  it('leaves one note and one audit line by the signed-in person, and only when the status changes', async () => {
    const { id } = await submit()
    const params = { id }
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'on-hold' } })
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'on_hold' } })
    assert.deepEqual(await notesOf(id), ['Status changed from pending to on_hold'])
    const lines = await auditOf(id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['submitted', 'moved'],
    )
    assert.equal(lines[1]?.by, house.people.staff.id)
    assert.deepEqual(lines[1]?.after, { status: 'on_hold' })
  })

  it('sets completedAt on completing and takes it away on reopening', async () => {
    const { id } = await submit()
    const move = (status: string) => house.as('admin').sends(maintenance.move, { params: { id }, body: { status } })
    assert.ok((await move('completed')).body.completedAt)
    assert.equal((await move('in_progress')).body.completedAt, null)
  })

  it('out of completed is not late for the time in which the work counted as done', async () => {
    await house.db
      .insert(promiseTimes)
      .values({ id: newId(), priority: 'high', category: null, withinMinutes: 60, clock: 'always' })
    const { id, promisedAt } = await submit()
    const move = (status: string) => house.as('admin').sends(maintenance.move, { params: { id }, body: { status } })
    await move('completed')
    house.clock.ahead += hours(0.5)
    const shift = Date.parse((await move('in_progress')).body.promisedAt ?? '') - Date.parse(promisedAt ?? '')
    assert.ok(Math.abs(shift - hours(0.5)) < 60_000, String(shift))
  })

  it('goes to assigned when somebody is given a pending request, with one note', async () => {
    const { id } = await submit()
    const body = { assignedTo: house.people.maintenance.id }
    const { body: changed } = await house.as('admin').sends(maintenance.change, { params: { id }, body })
    assert.equal(changed.status, 'assigned')
    assert.equal(changed.assignedToUser?.role, 'maintenance')
    assert.deepEqual(await notesOf(id), ['Status changed from pending to assigned'])
  })

  it('gives the existing note to a client that sends it afterwards, and 409 for a change that was none', async () => {
    const { id } = await submit()
    await house.as('admin').sends(maintenance.move, { params: { id }, body: { status: 'completed' } })
    const change = {
      requestId: id,
      isStatusUpdate: true,
      createdBy: 'someone',
      note: 'x',
      previousStatus: 'pending',
      newStatus: 'completed',
    }
    await house.as('admin').sends(maintenance.noteChange, { body: change })
    assert.equal((await notesOf(id)).length, 1)
    const none = await house
      .as('admin')
      .tries(maintenance.noteChange, { body: { ...change, previousStatus: 'on_hold' } })
    assert.equal(none.status, 409)
  })

  it('by several people at once leaves one note for each change that happened', async () => {
    const { id } = await submit()
    const to = ['assigned', 'in_progress', 'on_hold', 'completed', 'cancelled', 'in_progress', 'pending', 'completed']
    await Promise.all(
      to.map((status, n) =>
        house.as(n % 2 ? 'staff' : 'admin').sends(maintenance.move, { params: { id }, body: { status } }),
      ),
    )
    const { body: notes } = await house.as('admin').sends(maintenance.notes, { params: { id } })
    const { body: now } = await house.as('admin').sends(maintenance.find, { params: { id } })
    const told = notes.map(({ previousStatus, newStatus }) => [previousStatus, newStatus])
    assert.deepEqual(
      told.map(([from]) => from),
      ['pending', ...told.slice(0, -1).map(([, next]) => next)],
    )
    assert.equal(told.at(-1)?.[1], now.status)
    assert.equal(now.version, notes.length + 1)
  })
})
