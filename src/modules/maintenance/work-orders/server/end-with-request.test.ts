import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, asc, eq } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { undo } from '#undo/contract.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders, rejects } from '../../../../../tests/support/work-orders.ts'
import { dispatch } from '../../dispatch/contract.ts'
import { requestEvents } from '../../history/contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { declineOrder, finishOrder } from './vendor-acts.ts'
import { findVendorPage } from './vendor-view.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const admin = () => app.as('admin')
const requestOf = async (id: string) => (await admin().requestOk(maintenance.find, { params: { id } })).body
const move = (id: string, status: string, query: { operation?: string } = {}) =>
  admin().requestOk(maintenance.move, { params: { id }, body: { status }, query })
const emailsToVendor = (id: string) =>
  app.db
    .select({ subject: mailOutbox.subject, text: mailOutbox.textBody, notBefore: mailOutbox.notBefore })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.aboutId, id), eq(mailOutbox.toAddress, orders.address)))
    .orderBy(asc(mailOutbox.id))
const stepsOf = async (id: string) =>
  (await admin().requestOk(requestEvents.list, { params: { id } })).body.flatMap(({ order }) =>
    order ? [order.event] : [],
  )
async function sent() {
  const vendor = await orders.addVendor()
  const request = await orders.addRequest()
  return { vendor, request, order: await orders.send(request.id, vendor.id) }
}

describe('the open work order of a request that ends', () => {
  it('is cancelled with the request: the vendor gets an e-mail, timeline and audit log have it, the link shows nothing', async () => {
    const { vendor, request, order } = await sent()
    const token = await orders.accept(order)
    await move(request.id, 'cancelled')
    assert.partialDeepStrictEqual(await orders.find(order), {
      status: 'cancelled',
      officeNote: 'The request was cancelled',
    })
    assert.equal((await requestOf(request.id)).vendorId, null)
    const [, email, ...more] = await emailsToVendor(request.id)
    assert.deepEqual(more, [])
    assert.match(email?.subject ?? '', /^Work order cancelled: /)
    assert.match(email?.text ?? '', /Please don't come\./)
    assert.deepEqual((await stepsOf(request.id)).at(-1), 'cancelled a work order')
    const { body: log } = await admin().requestOk(audit.list, { query: { recordType: 'maintenance', limit: '1' } })
    assert.equal(
      log[0]?.sentence.map(({ text }) => text).join(''),
      `admin Person cancelled work order WO-${order.number} for TST-${request.number} of ${vendor.name}: The request was cancelled`,
    )
    assert.equal(await findVendorPage(app.db, app.files, token, new Date()), null)
    await rejects(declineOrder(app.db, orders.delivery, orders.use(token), 'No.'), 409, 'ended')
  })

  it('is cancelled when the request is completed without the vendor', async () => {
    const { request, order } = await sent()
    await move(request.id, 'completed')
    assert.partialDeepStrictEqual(await orders.find(order), {
      status: 'cancelled',
      officeNote: 'The request was completed',
    })
    assert.equal((await emailsToVendor(request.id)).length, 2)
    assert.equal((await requestOf(request.id)).vendorId, null)
  })

  it('stays when the vendor has finished, who can still send an invoice', async () => {
    const { vendor, request, order } = await sent()
    await finishOrder(app.db, orders.delivery, orders.use(await orders.accept(order)), 'New line fitted.')
    await move(request.id, 'completed')
    assert.equal((await orders.find(order)).status, 'finished')
    assert.equal((await emailsToVendor(request.id)).length, 1)
    assert.equal((await requestOf(request.id)).vendorId, vendor.id)
  })

  it('is cancelled by a change of many, by the edit form and by a resident who withdraws the request', async () => {
    const many = await sent()
    const { version } = await requestOf(many.request.id)
    const body = {
      operation: crypto.randomUUID(),
      records: [{ id: many.request.id, version }],
      changes: { status: 'cancelled' as const },
    }
    await admin().requestOk(dispatch.change, { body })
    const edited = await sent()
    await admin().requestOk(maintenance.change, {
      params: { id: edited.request.id },
      body: { status: 'cancelled', priority: 'low' },
    })
    const { person, home } = await orders.addResident()
    const request = await orders.addRequest(home)
    const withdrawn = { request, order: await orders.send(request.id, (await orders.addVendor()).id) }
    await app
      .withCookie(person.cookie)
      .requestOk(ownRequests.withdraw, { params: { id: request.id }, body: { reason: 'It stopped.' } })
    for (const one of [many, edited, withdrawn]) {
      assert.equal((await orders.find(one.order)).status, 'cancelled')
      assert.equal((await emailsToVendor(one.request.id)).length, 2)
    }
  })

  it('is open again when the change is undone, and the vendor gets nothing', async () => {
    const { vendor, request, order } = await sent()
    const token = await orders.accept(order)
    const operation = crypto.randomUUID()
    await move(request.id, 'cancelled', { operation })
    const [, waiting] = await emailsToVendor(request.id)
    assert.ok(waiting?.notBefore)
    const { body } = await admin().requestOk(undo.undo, { params: { id: operation } })
    assert.equal(body.records[0]?.outcome, 'undone')
    assert.deepEqual([body.emailsStopped, body.emailsSent], [1, 0])
    assert.partialDeepStrictEqual(await orders.find(order), { status: 'accepted', officeNote: null })
    assert.equal((await requestOf(request.id)).vendorId, vendor.id)
    assert.notEqual(await findVendorPage(app.db, app.files, token, new Date()), null)
    assert.deepEqual((await stepsOf(request.id)).at(-1), 'reopened a work order')
  })
})
