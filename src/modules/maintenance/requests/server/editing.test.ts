import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { createRequestCalls, leak } from '../../../../../tests/support/calls/request-calls.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())
const notesOf = async (id: string) =>
  (await app.as('staff').requestOk(maintenance.notes, { params: { id } })).body.map(({ note }) => note)

const { submit } = createRequestCalls(() => app)

describe('editing a request', () => {
  it('rejects a stale edit with the current record, and loses nothing', async () => {
    const { id } = await submit()
    const params = { id }
    const stale = { 'if-match': '"1"' }
    await app.as('admin').requestOk(maintenance.change, { params, body: { title: 'First' }, headers: stale })
    const response = await app
      .as('staff')
      .request(maintenance.change, { params, body: { title: 'Second' }, headers: stale })
    assert.equal(response.status, 412)
    assert.equal((response.body.present as { title: string }).title, 'First')
  })

  it('stores cents and returns dollars', async () => {
    const { id } = await submit()
    const { body } = await app
      .as('admin')
      .requestOk(maintenance.change, { params: { id }, body: { estimatedCost: 420.35 } })
    assert.equal(body.estimatedCost, 420.35)
    const { rows } = await app.db.execute(sql`select estimated_cost_cents from maintenance_requests where id = ${id}`)
    assert.equal(Number(rows[0]?.estimated_cost_cents), 42_035)
  })

  it('ignores unknown fields and changes nothing without a change', async () => {
    const { id } = await submit()
    const { body } = await app
      .as('admin')
      .requestOk(maintenance.change, { params: { id }, body: { number: 7, tenantId: null, title: leak.title } })
    assert.equal(body.version, 1)
    assert.equal(body.tenantId, home.residentId)
  })

  it('rejects residents and suspended accounts as assignees', async () => {
    const { id } = await submit()
    for (const assignedTo of [
      app.people.tenant.id,
      (await app.addPerson('staff', { status: 'Suspended' })).id,
      crypto.randomUUID(),
    ]) {
      const response = await app.as('admin').request(maintenance.change, { params: { id }, body: { assignedTo } })
      assert.deepEqual([response.status, response.body.field], [400, 'assignedTo'])
    }
  })

  it('is rejected for an invalid If-Match', async () => {
    const { id } = await submit()
    for (const tag of ['"abc"', '"1","2"', ''])
      assert.equal(
        (
          await app
            .as('admin')
            .request(maintenance.change, { params: { id }, body: { title: 'x' }, headers: { 'if-match': tag } })
        ).status,
        400,
        tag,
      )
    const high = { 'if-match': '"99999999999"' }
    assert.equal(
      (await app.as('admin').request(maintenance.change, { params: { id }, body: { title: 'x' }, headers: high }))
        .status,
      412,
    )
  })

  it('rejects an invisible title and a date far away', async () => {
    const { id } = await submit()
    for (const [field, body] of [
      ['title', { title: '\u200b' }],
      ['scheduledDate', { scheduledDate: '0001-01-01T00:00:00Z' }],
      ['scheduledDate', { scheduledDate: '9999-12-31T00:00:00Z' }],
    ] as const) {
      const response = await app.as('admin').request(maintenance.change, { params: { id }, body })
      assert.deepEqual([response.status, response.body.field], [400, field])
    }
  })

  it('returns 404 for an unknown and a malformed id', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%00'])
      assert.equal(
        (await app.as('admin').request(maintenance.change, { params: { id }, body: { title: 'x' } })).status,
        404,
      )
  })
})

describe('notes', () => {
  it('are internal unless written for the resident; status changes are visible', async () => {
    const { id } = await submit()
    const params = { id }
    await app
      .as('staff')
      .requestOk(maintenance.addNote, { params, body: { note: ' Ordered a washer ', createdBy: app.people.admin.id } })
    await app
      .as('staff')
      .requestOk(maintenance.addNote, { params, body: { note: 'We come on Monday', visibleToResident: true } })
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'in_progress' } })
    const { body: own } = await app.as('tenant').requestOk(ownRequests.find, { params })
    assert.deepEqual(
      own.notes.map(({ note }) => note),
      ['We come on Monday', 'Status changed from pending to in_progress'],
    )
    assert.deepEqual(await notesOf(id), [
      'Ordered a washer',
      'We come on Monday',
      'Status changed from pending to in_progress',
    ])
    const { body: all } = await app.as('admin').requestOk(maintenance.notes, { params })
    assert.equal(all[0]?.createdBy.firstName, app.people.staff.firstName)
  })

  it('are rejected when blank', async () => {
    const { id } = await submit()
    const response = await app.as('staff').request(maintenance.addNote, { params: { id }, body: { note: '   ' } })
    assert.deepEqual([response.status, response.body.field], [400, 'note'])
  })
})

describe('a resident', () => {
  it("sees own requests only; another resident's are 404", async () => {
    const ben = await app.addPerson('tenant')
    await addHome(app.db, ben)
    const { id } = await submit()
    assert.deepEqual((await app.withCookie(ben.cookie).requestOk(ownRequests.list)).body, [])
    assert.equal((await app.withCookie(ben.cookie).request(ownRequests.find, { params: { id } })).status, 404)
  })

  it("no longer sees a home's requests after moving out", async () => {
    const cleo = await app.addPerson('tenant')
    const home = await addHome(app.db, cleo)
    const as = app.withCookie(cleo.cookie)
    const { id } = (await as.requestOk(ownRequests.file, { body: leak })).body
    assert.equal((await as.requestOk(ownRequests.list)).body.length, 1)
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, home.assignmentId))
    assert.deepEqual((await as.requestOk(ownRequests.list)).body, [])
    assert.equal((await as.request(ownRequests.find, { params: { id } })).status, 404)
  })

  it('chooses among current homes, oldest first', async () => {
    const dora = await app.addPerson('tenant')
    const first = await addHome(app.db, dora)
    const second = await addUnit(app.db)
    await app.db.update(residents).set({ tenantType: 'Owner' }).where(eq(residents.id, first.residentId))
    const moved = { residentId: first.residentId, residenceType: 'owner', rank: 'primary' } as const
    await app.db.insert(assignments).values({ id: newId(), unitId: second.id, startedAt: new Date(), ...moved })
    const as = app.withCookie(dora.cookie)
    const homes = async () => (await as.requestOk(ownRequests.homes)).body.map(({ unitId }) => unitId)
    assert.deepEqual(await homes(), [first.unit.id, second.id])
    const filed = (await as.requestOk(ownRequests.file, { body: { ...leak, unitId: second.id } })).body
    assert.equal(filed.unit?.unitNumber, second.unitNumber)
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, first.assignmentId))
    assert.deepEqual(await homes(), [second.id])
  })
})
