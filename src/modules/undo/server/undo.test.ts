import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { dispatch } from '#maintenance/dispatch/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { minutes } from '#platform/time/dates.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { undo } from '../contract.ts'
import { deleteOldChanges } from './store.ts'
import { undoableChanges } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const submit = async (more: object = {}) =>
  (
    await app
      .as('tenant')
      .requestOk(ownRequests.file, { body: { title: 'Tap drips', description: 'It drips.', ...more } })
  ).body.id
const rowOf = async (id: string) => (await app.db.select().from(requests).where(eq(requests.id, id)))[0]!
const change = async (id: string, body: object, operation = newId()) => {
  await app.as('admin').requestOk(maintenance.change, { params: { id }, query: { operation }, body })
  return operation
}
const undoPress = async (operation: string) =>
  (await app.as('admin').requestOk(undo.undo, { params: { id: operation } })).body
const confirmations = async (id: string) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, id))).filter(
    ({ linkType }) => linkType === 'confirmation',
  )

/** All columns but those of the bookkeeping. */
const stateOf = (row: Awaited<ReturnType<typeof rowOf>>) => ({ ...row, version: 0, updatedAt: null })

describe('undoing a change', () => {
  it('puts back every column, and adds to notes and audit log', async () => {
    const id = await submit()
    const before = await rowOf(id)
    const operation = await change(id, {
      assignedTo: app.people.maintenance.id,
      priority: 'high',
      scheduledDate: '2031-03-01T15:00:00Z',
    })
    const result = await undoPress(operation)
    assert.deepEqual(result.records, [{ recordType: 'maintenance', recordId: id, outcome: 'undone' }])
    const after = await rowOf(id)
    assert.deepEqual(stateOf(after), stateOf(before))
    assert.equal(after.version, before.version + 2)
    const { body: notes } = await app.as('admin').requestOk(maintenance.notes, { params: { id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      ['Status changed from pending to assigned', 'Undone: status changed back from assigned to pending'],
    )
    const { rows } = await app.db.execute<{ action: string; status: string }>(
      sql`select action, after->>'status' as status from audit_log where record_id = ${id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action, status }) => [action, status]),
      [
        ['submitted', null],
        ['moved', 'assigned'],
        ['undid a change', 'pending'],
      ],
    )
  })

  it('puts back the clock of a pause', async () => {
    const id = await submit()
    await change(id, { status: 'on_hold' })
    const paused = await rowOf(id)
    app.clock.ahead += minutes(9)
    const operation = await change(id, { status: 'in_progress' })
    assert.notDeepEqual((await rowOf(id)).pauses, paused.pauses)
    await undoPress(operation)
    assert.deepEqual(stateOf(await rowOf(id)), stateOf(paused))
  })

  it('stops the e-mail that waits for it; without a way to undo, none waits', async () => {
    const [waiting, direct] = [await submit(), await submit()]
    const operation = await change(waiting, { status: 'completed' })
    await app.as('admin').requestOk(maintenance.change, { params: { id: direct }, body: { status: 'completed' } })
    const [delayed] = await confirmations(waiting)
    assert.ok(delayed?.notBefore && delayed.notBefore > app.now())
    assert.equal((await confirmations(direct))[0]?.notBefore, null)
    const { rows } = await app.db.execute<{ later: boolean }>(
      sql`select start_after > created_on + interval '10 seconds' as later from jobs.job where data->>'id' = ${delayed.id}`,
    )
    assert.deepEqual(rows, [{ later: true }])
    assert.deepEqual(
      (({ emailsStopped, emailsSent }) => [emailsStopped, emailsSent])(await undoPress(operation)),
      [1, 0],
    )
    assert.equal((await confirmations(waiting))[0]?.status, 'withdrawn')
    assert.equal((await confirmations(direct)).length, 1)
  })

  it('never makes the e-mails of an urgent request wait', async () => {
    const id = await submit({ priority: 'urgent' })
    await change(id, { status: 'completed' })
    assert.equal((await confirmations(id))[0]?.notBefore, null)
  })

  it('says how many e-mails were sent already', async () => {
    const id = await submit()
    const operation = await change(id, { status: 'completed' })
    await app.db.update(mailOutbox).set({ status: 'sent', sentAt: new Date() }).where(eq(mailOutbox.aboutId, id))
    assert.deepEqual(
      (({ emailsStopped, emailsSent }) => [emailsStopped, emailsSent])(await undoPress(operation)),
      [0, 1],
    )
  })

  it('changes nothing when another person changed the record since', async () => {
    const id = await submit()
    const operation = await change(id, { priority: 'high' })
    await app.as('staff').requestOk(maintenance.change, { params: { id }, body: { title: 'Tap leaks' } })
    assert.equal((await undoPress(operation)).records[0]?.outcome, 'changed')
    assert.equal((await rowOf(id)).priority, 'high')
  })

  it('happens once, and not after its time', async () => {
    const [id, old] = [await submit(), await submit()]
    const operation = await change(id, { priority: 'high' })
    assert.deepEqual(await undoPress(operation), await undoPress(operation))
    assert.equal((await rowOf(id)).version, 3)
    const late = await change(old, { priority: 'high' })
    app.clock.ahead += minutes(11)
    assert.equal((await undoPress(late)).records[0]?.outcome, 'over')
    assert.equal((await rowOf(old)).priority, 'high')
  })

  it('is for the person who made it', async () => {
    const operation = await change(await submit(), { priority: 'high' })
    assert.equal((await app.as('staff').request(undo.undo, { params: { id: operation } })).status, 404)
  })

  it('undoes a change of many with one press, except what changed since', async () => {
    const ids = [await submit(), await submit(), await submit()]
    const operation = newId()
    const picked = ids.map((id) => ({ id, version: 1 }))
    await app.as('admin').requestOk(dispatch.change, {
      body: { operation, records: picked, changes: { status: 'completed' } },
    })
    await app.as('staff').requestOk(maintenance.change, { params: { id: ids[1]! }, body: { status: 'in_progress' } })
    const { records, emailsStopped } = await undoPress(operation)
    assert.deepEqual(
      new Map(records.map(({ recordId, outcome }) => [recordId, outcome])),
      new Map([
        [ids[0]!, 'undone'],
        [ids[1]!, 'changed'],
        [ids[2]!, 'undone'],
      ]),
    )
    assert.equal(emailsStopped, 2)
    assert.deepEqual(
      (await Promise.all(ids.map(rowOf))).map(({ status }) => status),
      ['pending', 'in_progress', 'pending'],
    )
  })

  it('is forgotten after a day', async () => {
    await change(await submit(), { priority: 'high' })
    await deleteOldChanges(app.db, new Date(app.now().getTime() + minutes(25 * 60)))
    assert.equal((await app.db.select().from(undoableChanges)).length, 0)
  })
})
