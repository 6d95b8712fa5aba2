import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, asc, eq, sql } from 'drizzle-orm'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders } from '../../../../../tests/support/work-orders.ts'
import { requestEvents } from '../../history/contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { orderErrors } from '../../work-orders/messages/errors.ts'
import { orderWords } from '../../work-orders/messages/office.ts'
import { workOrders } from '../../work-orders/contract.ts'
import { orderLinks } from '../../work-orders/server/table.ts'
import { dispatch } from '../contract.ts'
import { dispatchWords } from '../messages/en.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const requestOf = async (id: string) => (await app.as('admin').requestOk(maintenance.find, { params: { id } })).body
const ordersOf = async (id: string) => (await app.as('staff').requestOk(workOrders.list, { params: { id } })).body
const emailsToVendor = (id: string) =>
  app.db
    .select({ subject: mailOutbox.subject, notBefore: mailOutbox.notBefore, status: mailOutbox.status })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.aboutId, id), eq(mailOutbox.toAddress, orders.address)))
    .orderBy(asc(mailOutbox.id))
const send = async (ids: readonly string[], vendorId: string, more: { despiteInsurance?: boolean } = {}) => {
  const operation = newId()
  const records = await Promise.all(ids.map(async (id) => ({ id, version: (await requestOf(id)).version })))
  const body = { operation, records, vendorId, ...more }
  const { results } = (await app.as('staff').requestOk(dispatch.sendOrders, { body })).body
  return { body, operation, results, of: (id: string) => results.find((result) => result.id === id) }
}

describe('work orders for many requests', () => {
  it('go to the vendor with the words of each request, one e-mail each, and once for one press', async () => {
    const vendor = await orders.addVendor()
    const [one, other] = [await orders.addRequest(), await orders.addRequest()]
    const { body, results } = await send([one.id, other.id], vendor.id)
    await app.as('staff').requestOk(dispatch.sendOrders, { body })
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['changed', 'changed'],
    )
    for (const { id, description } of [one, other]) {
      const [order, ...more] = await ordersOf(id)
      assert.deepEqual(more, [])
      assert.partialDeepStrictEqual(order, { status: 'sent', scope: description, offered: [], approved: null })
      assert.partialDeepStrictEqual(await requestOf(id), { vendorId: vendor.id, waitingOn: 'vendor' })
      const emails = await emailsToVendor(id)
      assert.equal(emails.length, 1)
      assert.ok(emails[0]?.notBefore, 'it waits for the Undo')
    }
  })

  it('leave out what is finished, what has an open order, and words that name the resident or a phone number', async () => {
    const vendor = await orders.addVendor()
    const { home, person } = await orders.addResident()
    const [done, ordered, phone, named] = [
      await orders.addRequest(),
      await orders.addRequest(),
      await orders.addRequest(),
      await orders.addRequest(home),
    ]
    await app.as('admin').requestOk(maintenance.move, { params: { id: done.id }, body: { status: 'completed' } })
    await orders.send(ordered.id, vendor.id)
    const describe = (id: string, description: string) =>
      app.as('admin').requestOk(maintenance.change, { params: { id }, body: { description } })
    await describe(phone.id, 'It drips. Call 416-555-0142.')
    await describe(named.id, `Ask for ${person.firstName} ${person.lastName}.`.toUpperCase())
    const { of } = await send([done.id, ordered.id, phone.id, named.id], vendor.id)
    assert.deepEqual(
      [done, ordered, phone, named].map(({ id }) => of(id)?.reason),
      [orderErrors.en.requestFinished, orderErrors.en.openOrder, dispatchWords.namesPerson, dispatchWords.namesPerson],
    )
    const checked = await app.as('staff').requestOk(dispatch.check, {
      body: { ids: [ordered.id, phone.id], changes: { vendorId: vendor.id } },
    })
    assert.deepEqual(
      checked.body.map(({ reason }) => reason),
      [dispatchWords.hasOpenOrder, dispatchWords.namesPerson],
    )
  })

  it('leave out words that name a member of the household', async () => {
    const vendor = await orders.addVendor()
    const { home } = await orders.addResident()
    const request = await orders.addRequest(home)
    await app.db.execute(
      sql`insert into household_members (id, assignment_id, first_name, last_name, email, rights, invited_by, created_at, updated_at)
        select ${newId()}, id, 'Mirabel', 'Osei', 'mirabel@mail.example', '{}', (select user_id from residents where id = resident_id),
          now(), now() from assignments where unit_id = ${home.unit.id} and ended_at is null limit 1`,
    )
    const body = { description: 'My daughter Mirabel opens.' }
    await app.as('admin').requestOk(maintenance.change, { params: { id: request.id }, body })
    assert.equal((await send([request.id], vendor.id)).of(request.id)?.reason, dispatchWords.namesPerson)
  })

  it('go to a vendor whose insurance has ended only when the office says so', async () => {
    const vendor = await orders.addVendor({ insuredUntil: '2020-01-31' })
    const { id } = await orders.addRequest()
    assert.equal((await send([id], vendor.id)).of(id)?.outcome, 'rejected')
    assert.equal((await send([id], vendor.id, { despiteInsurance: true })).of(id)?.outcome, 'changed')
  })

  it('are taken back with one Undo: the vendor gets nothing, and the request is as before', async () => {
    const vendor = await orders.addVendor()
    const { id } = await orders.addRequest()
    const { waitingOn } = await requestOf(id)
    const { operation } = await send([id], vendor.id)
    const { body } = await app.as('staff').requestOk(undo.undo, { params: { id: operation } })
    assert.deepEqual([body.records[0]?.outcome, body.emailsSent], ['undone', 0])
    assert.ok(body.emailsStopped > 0)
    assert.partialDeepStrictEqual(await requestOf(id), { vendorId: null, waitingOn })
    assert.partialDeepStrictEqual((await ordersOf(id))[0], { status: 'cancelled', officeNote: orderWords.takenBack })
    const { body: events } = await app.as('staff').requestOk(requestEvents.list, { params: { id } })
    assert.deepEqual(
      events.flatMap(({ order }) => (order ? [order.event] : [])),
      ['sent a work order', 'cancelled a work order'],
    )
    assert.equal((await send([id], vendor.id)).of(id)?.outcome, 'changed')
  })

  it('stay when the vendor has the e-mail already', async () => {
    const vendor = await orders.addVendor()
    const { id } = await orders.addRequest()
    const { operation } = await send([id], vendor.id)
    const [order] = await ordersOf(id)
    assert.ok(order)
    await app.db
      .insert(orderLinks)
      .values({ id: newId(), workOrderId: order.id, tokenHash: newId(), sentTo: orders.address, createdAt: app.now() })
    const { body } = await app.as('staff').requestOk(undo.undo, { params: { id: operation } })
    assert.equal(body.records[0]?.outcome, 'over')
    assert.equal((await ordersOf(id))[0]?.status, 'sent')
    assert.equal((await requestOf(id)).vendorId, vendor.id)
  })
})
