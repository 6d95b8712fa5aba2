import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { aRequest } from '#demo/examples.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { days } from '#platform/time/dates.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { ownRequests } from '../../resident/contract.ts'
import { vendorList } from '../../vendors/contract.ts'
import { dispatch } from '../contract.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { dispatchWords } from '../messages/en.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const file = async (more: Partial<Parameters<typeof aRequest>[0]> = {}) => {
  const row = aRequest({ reportedBy: app.people.staff.id, ...more })
  await app.db.insert(requests).values(row)
  return { id: row.id, version: 1 }
}
const rowOf = async (id: string) => (await app.db.select().from(requests).where(eq(requests.id, id)))[0]
const change = async (picked: { id: string; version: number }[], changes: object, operation = newId()) =>
  (await app.as('admin').requestOk(dispatch.change, { body: { operation, records: picked, changes } })).body.results
const check = async (body: object) => (await app.as('staff').requestOk(dispatch.check, { body })).body
const eventsOf = async (id: string) => {
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_log where record_id = ${id} order by at, id`,
  )
  return rows.map(({ action }) => action)
}

describe('a selection', () => {
  it('names each request in the given order, and why a change leaves it out', async () => {
    const [open, done, onHold] = [await file(), await file({ status: 'completed' }), await file({ status: 'on_hold' })]
    const changes = { assignedTo: app.people.maintenance.id }
    const found = await check({ ids: [done.id, open.id, onHold.id, newId()], changes })
    assert.deepEqual(
      found.map(({ id, reason }) => [id, reason]),
      [
        [done.id, dispatchWords.finished],
        [open.id, null],
        [onHold.id, null],
      ],
    )
    assert.deepEqual(
      (await check({ ids: [open.id], isMessage: true })).map(({ reason }) => reason),
      [dispatchWords.noResident],
    )
    assert.equal((await rowOf(open.id))?.version, 1)
  })

  it('is read on the server when it is all that match a filter', async () => {
    const title = 'Corridor lamp'
    const ids = [await file({ title }), await file({ title }), await file({ title, status: 'cancelled' })]
    const found = await check({ filter: { search: title, status: 'active' } })
    assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(ids.slice(0, 2).map(({ id }) => id)))
  })

  it('is rejected when more match than one press may change', async () => {
    const many = Array.from({ length: 501 }, () =>
      aRequest({ reportedBy: app.people.staff.id, title: 'Far too many', category: 'elevator' }),
    )
    await app.db.insert(requests).values(many)
    const response = await app.as('staff').request(dispatch.check, { body: { filter: { category: 'elevator' } } })
    assert.deepEqual([response.status, response.body.code], [409, 'too_many'])
    await app.db.delete(requests).where(eq(requests.title, 'Far too many'))
  })
})

describe('a change of many requests', () => {
  it('changes each as a change of its own, with its note and audit event', async () => {
    const picked = [await file(), await file()]
    const results = await change(picked, { assignedTo: app.people.maintenance.id, priority: 'high' })
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['changed', 'changed'],
    )
    for (const { id } of picked) {
      const row = await rowOf(id)
      assert.deepEqual(
        [row?.status, row?.assignedTo, row?.priority, row?.version],
        ['assigned', app.people.maintenance.id, 'high', 2],
      )
      assert.deepEqual(await eventsOf(id), ['moved'])
      const { body: notes } = await app.as('admin').requestOk(maintenance.notes, { params: { id } })
      assert.deepEqual(
        notes.map(({ note }) => note),
        ['Status changed from pending to assigned'],
      )
    }
  })

  it('reports those it leaves out, and changes the others', async () => {
    const [open, done, read] = [await file(), await file({ status: 'completed' }), await file()]
    await app
      .as('staff')
      .requestOk(maintenance.change, { params: { id: read.id }, body: { title: 'Changed meanwhile' } })
    const outcomes = new Map(
      (await change([open, done, read, { id: newId(), version: 1 }], { priority: 'urgent' })).map((result) => [
        result.id,
        result,
      ]),
    )
    assert.equal(outcomes.get(open.id)?.outcome, 'changed')
    assert.deepEqual(outcomes.get(done.id), { id: done.id, outcome: 'rejected', reason: dispatchWords.finished })
    assert.deepEqual(outcomes.get(read.id), { id: read.id, outcome: 'stale', reason: undoWords.changedMeanwhile })
    assert.equal((await rowOf(read.id))?.priority, 'normal')
    const same = await change([{ id: open.id, version: 2 }], { priority: 'urgent' })
    assert.deepEqual(same, [{ id: open.id, outcome: 'unchanged', reason: null }])
  })

  it('rejects a person who cannot be assigned, for every request', async () => {
    const { id, version } = await file()
    const [result] = await change([{ id, version }], { assignedTo: app.people.tenant.id })
    assert.equal(result?.outcome, 'rejected')
    assert.equal((await rowOf(id))?.version, 1)
  })

  it('happens once, however often it is sent', async () => {
    const picked = [await file(), await file()]
    const operation = newId()
    const first = await change(picked, { priority: 'low' }, operation)
    assert.deepEqual(await change(picked, { priority: 'low' }, operation), first)
    for (const { id } of picked) assert.equal((await rowOf(id))?.version, 2)
  })

  it('needs a selection that is not too large, and a known operation', async () => {
    const many = Array.from({ length: 501 }, () => ({ id: newId(), version: 1 }))
    const send = (body: object) => app.as('admin').request(dispatch.change, { body })
    const large = await send({ operation: newId(), records: many, changes: { priority: 'low' } })
    assert.deepEqual([large.status, large.body.field], [400, 'records'])
    const unnamed = await send({ operation: 'x', records: [], changes: {} })
    assert.deepEqual([unnamed.status, unnamed.body.field], [400, 'operation'])
  })
})

describe('a message about many requests', () => {
  it('is sent to each resident once, and names those who cannot be reached', async () => {
    const { body: own } = await app
      .as('tenant')
      .requestOk(ownRequests.file, { body: { title: 'Tap drips', description: 'It drips.' } })
    const lobby = await file()
    const send = () =>
      app.as('staff').requestOk(dispatch.message, {
        body: { ids: [own.id, lobby.id], body: 'The water is off on Monday.' },
        headers: { 'idempotency-key': 'water' },
      })
    const { body } = await send()
    assert.deepEqual(
      body.results.map(({ outcome }) => outcome),
      ['changed', 'rejected'],
    )
    assert.deepEqual((await send()).body, body)
    const sent = await app.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, own.id))
    assert.equal(sent.filter(({ textBody }) => textBody.includes('The water is off')).length, 1)
  })
})

describe('the workload', () => {
  it('counts open and due requests of people and vendors, and names the trades of their recent work', async () => {
    const { id } = await app.addPerson('maintenance')
    const { body: vendor } = await app
      .as('admin')
      .requestOk(vendorList.add, { body: { name: 'Cool Air', trade: 'hvac', email: 'cool@air.example' } })
    const late = {
      dueAt: new Date(Date.now() - days(1)),
      dueSoonAt: new Date(Date.now() - days(2)),
      slaClock: 'always',
    } as const
    await file({ assignedTo: id, status: 'assigned', category: 'plumbing', ...late })
    await file({ assignedTo: id, status: 'on_hold', category: 'plumbing' })
    for (const category of ['hvac', 'hvac', 'hvac'] as const)
      await file({ assignedTo: id, status: 'completed', category, completedAt: new Date() })
    await file({
      assignedTo: id,
      status: 'completed',
      category: 'cleaning',
      completedAt: new Date(Date.now() - days(200)),
    })
    await file({ vendorId: vendor.id })
    const { body } = await app.as('staff').requestOk(dispatch.workload)
    const person = body.people.find((one) => one.id === id)
    assert.deepEqual([person?.open, person?.due, person?.trades], [2, 1, ['hvac', 'plumbing']])
    assert.deepEqual(
      body.vendors.map(({ name, trade, open, due, hasEmail }) => [name, trade, open, due, hasEmail]),
      [['Cool Air', 'hvac', 1, 0, true]],
    )
    assert.ok(body.people.every(({ role }) => role !== 'tenant'))
  })
})

describe('the export', () => {
  it('has the chosen columns of the selected requests, and is audited', async () => {
    const { id } = await file({ title: 'Lamp, broken', assignedTo: app.people.staff.id, status: 'assigned' })
    const response = await app.as('admin').send({
      method: 'POST',
      url: dispatch.exportList.path,
      body: { ids: [id], columns: ['title', 'status', 'assignee'] },
    })
    const { firstName, lastName } = app.people.staff
    assert.equal(
      String(response.body).replace('\uFEFF', ''),
      `Title,Status,Assigned to\r\n"Lamp, broken",Assigned,${firstName} ${lastName}\r\n`,
    )
    const { rows } = await app.db.execute<{ after: { rows: number } }>(
      sql`select after from audit_log where record_type = 'maintenance' and action = 'exported the list'`,
    )
    assert.deepEqual(
      rows.map(({ after }) => after),
      [{ rows: 1 }],
    )
  })
})
