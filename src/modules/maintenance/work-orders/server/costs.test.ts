import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders, rejects } from '../../../../../tests/support/work-orders.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { workOrders, workOrderSettings } from '../contract.ts'
import { estimateByVendor, finishOrder } from './vendor-acts.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const admin = () => app.as('admin')
const requestOf = async (id: string) => (await admin().requestOk(maintenance.find, { params: { id } })).body

describe('the cost', () => {
  it('is approved by the office before the work: an estimate above it stops the vendor until then', async () => {
    const request = await orders.addRequest()
    const order = await orders.send(request.id, (await orders.addVendor()).id, { approved: 100 })
    const token = await orders.accept(order, { estimateCents: 25_000 })
    assert.equal((await requestOf(request.id)).waitingOnReasonCode, 'approve_estimate')
    await rejects(finishOrder(app.db, orders.delivery, orders.use(token), ''), 409, 'estimate')
    const params = { id: order.id }
    await app.as('staff').requestOk(workOrders.approve, { params, body: { amount: 250 } })
    assert.equal((await requestOf(request.id)).waitingOnReasonCode, 'do_order')
    await estimateByVendor(app.db, orders.delivery, orders.use(token), 24_000)
    await finishOrder(app.db, orders.delivery, orders.use(token), '')
  })

  it('is in the e-mail to the vendor as the country of the building writes its currency', async () => {
    const locale = { countryCode: 'DE', currency: 'EUR', areaUnit: 'm2', weightUnit: 'kg', weekStart: 1 } as const
    const { body: settings } = await admin().requestOk(workOrderSettings.change, { body: { approvalLimit: 5000 } })
    assert.equal(settings.approvalLimit, 5000)
    await admin().requestOk(buildingProfile.change, { body: locale })
    for (const [language, amount] of [
      ['en', '€1.240,00'],
      ['fr', '1 240,00 €'],
    ] as const) {
      const request = await orders.addRequest()
      const order = await orders.send(request.id, (await orders.addVendor({ language })).id, { approved: 100 })
      await orders.accept(order, { estimateCents: 124_000 })
      await admin().requestOk(workOrders.approve, { params: { id: order.id }, body: { amount: 1240 } })
      const sent = await app.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.aboutId, request.id))
        .orderBy(mailOutbox.id)
      const found = sent.findLast(({ toAddress }) => toAddress === orders.address)
      for (const text of [found?.subject, found?.textBody, found?.htmlBody])
        assert.ok(text?.replaceAll(/\s|&nbsp;/g, ' ').includes(amount), text ?? 'no e-mail')
    }
    const canadian = { countryCode: 'CA', currency: 'CAD', areaUnit: 'sqft', weightUnit: 'lb', weekStart: 7 } as const
    await admin().requestOk(buildingProfile.change, { body: canadian })
    await admin().requestOk(workOrderSettings.change, { body: { approvalLimit: 1000 } })
  })

  it('needs an administrator above the limit of the settings', async () => {
    const { body: settings } = await admin().requestOk(workOrderSettings.find)
    assert.equal(settings.approvalLimit, 1000)
    await admin().requestOk(workOrderSettings.change, { body: { approvalLimit: 300 } })
    const request = await orders.addRequest()
    const vendor = await orders.addVendor()
    const params = { id: request.id }
    const body = { vendorId: vendor.id, scope: 'Fix it.', approved: 301 }
    const rejected = await app.as('staff').request(workOrders.send, { params, body })
    assert.deepEqual(
      [rejected.status, rejected.body.code, rejected.body.field],
      [409, 'needs_administrator', 'approved'],
    )
    const { body: order } = await app
      .as('staff')
      .requestOk(workOrders.send, { params, body: { ...body, approved: 300 } })
    const more = { params: { id: order.id }, body: { amount: 300.01 } }
    assert.equal((await app.as('staff').request(workOrders.approve, more)).body.code, 'needs_administrator')
    assert.equal((await admin().requestOk(workOrders.approve, more)).body.approved, 300.01)
    await admin().requestOk(workOrderSettings.change, { body: { approvalLimit: null } })
    await app.as('staff').requestOk(workOrders.approve, { ...more, body: { amount: 90_000 } })
  })
})

describe('what is given to a vendor in the old way', () => {
  it('sends no work order', async () => {
    const vendor = await orders.addVendor()
    const request = await orders.addRequest()
    await admin().requestOk(maintenance.change, { params: { id: request.id }, body: { vendorId: vendor.id } })
    assert.deepEqual((await admin().requestOk(workOrders.list, { params: { id: request.id } })).body, [])
    const subjects = await app.db
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.aboutId, request.id), inArray(mailOutbox.toAddress, [orders.address])))
      .orderBy(desc(mailOutbox.id))
    assert.equal(subjects.length, 1)
  })
})
