import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { eq } from 'drizzle-orm'
import { occupancy } from '#occupancy/contract.ts'
import { residents } from '#residents/contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { payments } from '../contract.ts'

let app: TestApp
let residentId: string
before(async () => {
  app = await createTestApp()
  residentId = (await addHome(app.db, app.people.tenant)).residentId
})
after(() => app.close())

const rent = { kind: 'charge', type: 'Rent', date: '2026-03-01', amount: 2650.5 }
const enter = async (more: object = {}) =>
  (await app.as('admin').requestOk(payments.enter, { body: { tenantId: residentId, ...rent, ...more } })).body
const undo = (id: string) => app.as('admin').request(payments.undo, { params: { id }, body: { memo: 'Entered twice' } })
const ledger = async () => (await app.as('admin').requestOk(payments.list, { query: { tenantId: residentId } })).body

describe('the ledger of a resident', () => {
  it('returns charges and payments in dollars at both addresses and to the resident', async () => {
    const charge = await enter()
    const paid = await enter({ kind: 'payment', date: '2026-03-02T00:00:00Z', method: 'e-transfer', memo: 'March' })
    assert.deepEqual(
      [charge.amount, paid.date, paid.method, paid.unitNumber],
      [2650.5, '2026-03-02', 'e_transfer', charge.unitNumber],
    )
    const both = await ledger()
    assert.deepEqual(
      both.map(({ id, status }) => [id, status]),
      [
        [paid.id, 'paid'],
        [charge.id, 'paid'],
      ],
    )
    assert.deepEqual(
      (await app.as('admin').requestOk(payments.ofTenant, { params: { tenantId: residentId } })).body,
      both,
    )
    const own = (await app.as('tenant').requestOk(payments.own)).body
    assert.deepEqual(
      own.map(({ id }) => id),
      [paid.id, charge.id],
    )
    assert.equal(JSON.stringify(own).includes(app.people.admin.id), false)
  })

  it('reverses an entry once by a counter entry, also when two requests do it at once', async () => {
    const charge = await enter({ type: 'Parking', amount: 90 })
    const response = await Promise.all([undo(charge.id), undo(charge.id)])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
    const counter = (await ledger()).find(({ reverses }) => reverses === charge.id)
    assert.deepEqual([counter?.kind, counter?.amount, counter?.memo], ['counter', 90, 'Entered twice'])
    assert.equal((await undo(counter?.id ?? '')).status, 409)
    assert.equal((await ledger()).find(({ id }) => id === charge.id)?.status, 'reversed')
    assert.equal((await undo(crypto.randomUUID())).status, 404)
  })

  it('is booked on the named unit of an owner with several, without one on the oldest', async () => {
    const owner = await app.addPerson('tenant')
    const first = await addHome(app.db, owner)
    const second = await addUnit(app.db)
    const unrelatedPerson = await addUnit(app.db)
    const admin = app.as('admin')
    await app.db.update(residentRows).set({ tenantType: 'Owner' }).where(eq(residentRows.id, first.residentId))
    await admin.requestOk(occupancy.assign, { params: { id: second.id }, body: { tenantId: first.residentId } })
    const body = { ...rent, tenantId: first.residentId }
    const { body: unnamed } = await admin.requestOk(payments.enter, { body })
    const { body: named } = await admin.requestOk(payments.enter, { body: { ...body, unitId: second.id } })
    assert.deepEqual(
      [unnamed, named].map(({ unitId, unitNumber }) => [unitId, unitNumber]),
      [
        [first.unit.id, first.unit.unitNumber],
        [second.id, second.unitNumber],
      ],
    )
    const counter = await admin.requestOk(payments.undo, { params: { id: named.id }, body: {} })
    assert.equal(counter.body.unitId, second.id)
    const own = (await app.withCookie(owner.cookie).requestOk(payments.own)).body
    assert.deepEqual(
      own.map(({ unitNumber }) => unitNumber),
      [second.unitNumber, second.unitNumber, first.unit.unitNumber],
    )
    const wrong = await admin.request(payments.enter, { body: { ...body, unitId: unrelatedPerson.id } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'unitId'])
    await admin.requestOk(occupancy.remove, { params: { id: second.id }, body: { tenantId: first.residentId } })
    await admin.requestOk(payments.enter, { body: { ...body, unitId: second.id } })
  })

  it('names the field of each error', async () => {
    const mistakes: [string, object][] = [
      ['amount', { amount: 0 }],
      ['amount', { amount: -5 }],
      ['amount', { amount: 1.005 }],
      ['amount', { amount: '12' }],
      ['type', { type: ' ' }],
      ['date', { date: '2026-13-01' }],
      ['date', { date: '' }],
      ['kind', { kind: 'counter' }],
      ['method', { method: 'gold', kind: 'payment' }],
      ['method', { method: 'cash' }],
      ['tenantId', { tenantId: 'x' }],
      ['unitId', { unitId: 'x' }],
    ]
    for (const [field, more] of mistakes) {
      const response = await app
        .as('admin')
        .request(payments.enter, { body: { tenantId: residentId, ...rent, ...more } })
      assert.deepEqual([response.status, response.body.field], [400, field], JSON.stringify(more))
    }
    const unknown = { tenantId: crypto.randomUUID(), ...rent }
    assert.equal((await app.as('admin').request(payments.enter, { body: unknown })).status, 404)
    assert.equal((await app.as('admin').request(payments.list)).body.field, 'tenantId')
  })

  it("appears in the resident's activity for administrators, and not for staff", async () => {
    const charge = await enter({ type: 'Key replacement', amount: 35 })
    assert.equal((await undo(charge.id)).status, 201)
    const activityFor = async (role: 'admin' | 'staff') =>
      (await app.as(role).requestOk(residents.activity, { params: { id: residentId } })).body
    const paid = (await activityFor('admin')).filter(({ recordType }) => recordType === 'payments')
    assert.deepEqual(
      paid.slice(0, 2).map(({ action }) => action),
      ['undid', 'entered'],
    )
    // Another event, so that the activity for staff is not merely empty.
    const { body: note } = await app.as('staff').requestOk(residents.addNote, {
      params: { id: residentId },
      body: { note: 'Asked about the key' },
    })
    assert.match(note.notes ?? '', /Asked about the key/)
    const found = await activityFor('staff')
    assert.deepEqual(
      found.filter(({ recordType }) => recordType === 'payments'),
      [],
    )
    assert.equal(found[0]?.action, 'added a note')
    assert.equal(JSON.stringify(found).includes('amountCents'), false)
  })

  it('is 404 for other residents', async () => {
    const other = await app.addPerson('tenant')
    await addHome(app.db, other)
    assert.deepEqual((await app.withCookie(other.cookie).requestOk(payments.own)).body, [])
    assert.equal((await app.as('staff').request(payments.list, { query: { tenantId: residentId } })).status, 403)
  })
})
