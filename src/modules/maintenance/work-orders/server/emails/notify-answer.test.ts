import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { notifications } from '#notifications/contract.ts'
import { createTestApp, type TestApp } from '../../../../../../tests/support/test-app.ts'
import { createOrders } from '../../../../../../tests/support/work-orders.ts'
import { maintenance } from '../../../requests/contract.ts'
import { workOrders } from '../../contract.ts'
import { confirmByVendor, declineOrder, estimateByVendor, finishOrder, proposeByVendor } from '../vendor-acts.ts'
import { sendInvoice } from '../vendor-uploads.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
const titlesOf = async (as: ReturnType<TestApp['as']>) =>
  (await as.requestOk(notifications.list)).body.filter(({ kind }) => kind === 'vendor_answer').map(({ title }) => title)

it('notifies the sender of the order and the assignee of the request of each answer of the vendor, and nobody else', async () => {
  const worker = await app.addPerson('maintenance')
  const vendor = await orders.addVendor()
  const request = await orders.addRequest()
  await app.as('admin').requestOk(maintenance.change, { params: { id: request.id }, body: { assignedTo: worker.id } })
  const order = await orders.send(request.id, vendor.id, { approved: 900 })
  const use = orders.use(await orders.accept(order))
  await proposeByVendor(app.db, orders.delivery, use, { ...orders.window(4), note: '' })
  const visit = orders.window(5)
  await app.as('admin').requestOk(workOrders.proposeVisit, { params: { id: order.id }, body: { ...visit, note: '' } })
  await confirmByVendor(app.db, orders.delivery, use, visit.from)
  await estimateByVendor(app.db, orders.delivery, use, 30_000)
  await finishOrder(app.db, orders.delivery, use, 'New line fitted.')
  await sendInvoice(app.db, app.files, orders.delivery, use, {
    cents: 30_000,
    number: 'A-1',
    upload: { name: 'Invoice.pdf', bytes: pdf },
  })
  const number = `TST-${request.number}`
  const expected = [
    `${vendor.name} sent an invoice for ${number}`,
    `${vendor.name} finished ${number}`,
    `${vendor.name} gave an estimate for ${number}`,
    `${vendor.name} confirmed the visit for ${number}`,
    `${vendor.name} proposed a time for ${number}`,
    `${vendor.name} accepted ${number}`,
  ]
  assert.deepEqual(await titlesOf(app.as('admin')), expected)
  assert.deepEqual(await titlesOf(app.withCookie(worker.cookie)), expected)
  assert.deepEqual(await titlesOf(app.as('staff')), [])
})

it('a declined order is notified with a link to its request', async () => {
  const vendor = await orders.addVendor()
  const request = await orders.addRequest()
  const order = await orders.send(request.id, vendor.id)
  await declineOrder(app.db, orders.delivery, orders.use(await orders.linkOf(order)), 'Booked until May.')
  const [notified] = (await app.as('admin').requestOk(notifications.list)).body
  assert.partialDeepStrictEqual(notified, {
    kind: 'vendor_answer',
    title: `${vendor.name} declined TST-${request.number}`,
    line: 'Supply line leaks, Lobby',
    link: `/admin?tab=maintenance&request=${request.id}`,
  })
})
