import { sendInvoice } from '#maintenance/work-orders/server/vendor-uploads.ts'
import { aPicture } from './picture.ts'
import type { Records } from './real-records.ts'
import type { TestApp } from './test-app.ts'
import { createOrders } from './work-orders.ts'

/** Orders in the states that the calls about them need. */
export async function addOrderRecords(app: TestApp, home: { unit: { id: string }; residentId: string }) {
  const made = createOrders(app)
  const vendor = await made.addVendor()
  const sendFor = async (place?: typeof home) => made.send((await made.addRequest(place)).id, vendor.id)
  const [sent, accepted, closing, returned] = [await sendFor(), await sendFor(home), await sendFor(), await sendFor()]
  const [confirmed, proposed] = [await sendFor(home), await sendFor(home)]
  for (const order of [accepted, confirmed, proposed]) await made.accept(order)
  await made.finish(closing)
  const token = await made.finish(returned)
  const invoice = { cents: 10_000, number: '7', upload: { name: 'invoice.jpg', bytes: (await aPicture()).body } }
  await sendInvoice(app.db, app.files, made.delivery, made.use(token), invoice)
  const free = await made.addRequest()
  const { visit } = await made.find(confirmed)
  const records: Records['records'] = [
    [/\/tenant\/maintenance-requests\/:id\/visit\/confirm/, { id: confirmed.requestId }],
    [/\/tenant\/maintenance-requests\/:id\/visit/, { id: proposed.requestId }],
    [/\/maintenance-requests\/:id\/work-orders/, { id: free.id }],
    [/\/work-orders\/:id\/(?:visit|approve)/, { id: accepted.id }],
    [/\/work-orders\/:id\/close/, { id: closing.id }],
    [/\/work-orders\/:id\/return-invoice/, { id: returned.id }],
    [/\/work-orders\/:id/, { id: sent.id }],
    [/\/work-order-files\/:id/, { id: sent.files[0]?.id ?? '' }],
  ]
  const values: Records['values'] = {
    'POST /api/admin/maintenance-requests/:id/work-orders': {
      vendorId: vendor.id,
      photoIds: [],
      offered: [],
      approved: 10,
    },
    'POST /api/admin/work-orders/:id/visit': made.window(4),
    'POST /api/tenant/maintenance-requests/:id/visit': made.window(5),
    'POST /api/tenant/maintenance-requests/:id/visit/confirm': { from: visit?.from },
  }
  return { records, values }
}
