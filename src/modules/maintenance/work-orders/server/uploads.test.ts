import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { hours } from '#platform/time/dates.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders, rejects } from '../../../../../tests/support/work-orders.ts'
import { maintenance } from '../../requests/contract.ts'
import { workOrders } from '../contract.ts'
import { finishOrder } from './vendor-acts.ts'
import { addVendorPhotos, sendInvoice } from './vendor-uploads.ts'
import { findVendorPage } from './vendor-view.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const admin = () => app.as('admin')
describe('what a vendor uploads', () => {
  it('are pictures, recognised by their content and encoded again', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.accept(order)
    const picture = { name: 'work.jpg', bytes: (await aPicture()).body }
    await addVendorPhotos(app.db, app.files, orders.use(token), [picture, picture])
    const { files } = await orders.find(order)
    const photos = files.filter(({ kind }) => kind === 'photo')
    assert.deepEqual(
      photos.map(({ mediaType }) => mediaType),
      ['image/jpeg', 'image/jpeg'],
    )
    const shown = await app
      .as('staff')
      .request(workOrders.file, { params: { id: photos[0]?.id ?? '' }, query: { size: 'thumbnail' } })
    assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/jpeg'])
    assert.match(String(shown.headers['content-security-policy']), /sandbox/)
    for (const [bytes, field] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 'picture'],
      [Buffer.from('MZ'), 'picture'],
    ] as const)
      await rejects(
        addVendorPhotos(app.db, app.files, orders.use(token), [{ name: 'x.jpg', bytes }]),
        400,
        'invalid',
        field,
      )
    await rejects(addVendorPhotos(app.db, app.files, orders.use(token), []), 400, 'invalid', 'photos')
    const many = Array.from({ length: 5 }, () => picture)
    await rejects(addVendorPhotos(app.db, app.files, orders.use(token), many), 400, 'invalid', 'photos')
    const large = { name: 'x.jpg', bytes: Buffer.alloc(15_728_641) }
    await rejects(addVendorPhotos(app.db, app.files, orders.use(token), [large]), 400, 'invalid', 'photos')
    assert.equal((await orders.find(order)).files.length, files.length)
  })

  it('is an invoice as a PDF or a picture, which the office compares to the approved cost', async () => {
    const request = await orders.addRequest()
    const order = await orders.send(request.id, (await orders.addVendor()).id, { approved: 400 })
    const token = await orders.finish(order)
    const use = () => orders.use(token)
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
    const script = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj\n%%EOF\n')
    const invoice = (bytes: Uint8Array | null, cents = 51_200) =>
      sendInvoice(app.db, app.files, orders.delivery, use(), {
        cents,
        number: '2026-118',
        upload: bytes && { name: '../../Invoice.pdf', bytes },
      })
    await rejects(invoice(null), 400, 'invalid', 'invoice')
    await rejects(invoice(script), 400, 'invalid', 'document')
    await rejects(invoice(Buffer.from('<html>')), 400, 'invalid', 'document')
    await invoice(pdf)
    assert.partialDeepStrictEqual(await orders.find(order), {
      status: 'invoiced',
      invoice: 512,
      invoiceNumber: '2026-118',
    })
    const params = { id: order.id }
    const over = await admin().request(workOrders.close, { params })
    assert.deepEqual([over.status, over.body.code], [409, 'above_approved'])
    await admin().requestOk(workOrders.returnInvoice, { params, body: { reason: 'Please itemize it.' } })
    assert.equal((await findVendorPage(app.db, app.files, token, new Date()))?.officeNote, 'Please itemize it.')
    await invoice(pdf, 39_900)
    await admin().requestOk(workOrders.close, { params })
    const { body } = await admin().requestOk(maintenance.find, { params: { id: request.id } })
    assert.equal(body.cost, 399)
    await rejects(invoice(pdf), 409, 'ended')
    assert.equal(await findVendorPage(app.db, app.files, token, new Date()), null)
  })

  it('is limited to 60 in an hour for an order', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.accept(order)
    const send = (now: Date) => addVendorPhotos(app.db, app.files, { ...orders.use(token), now }, [])
    for (let n = 0; n < 60; n += 1) await rejects(send(app.now()), 400, 'invalid')
    await rejects(send(app.now()), 429, 'too_many')
    await rejects(send(new Date(app.now().getTime() + hours(1.1))), 400, 'invalid')
  })

  it('says that the work is done only once', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.finish(order)
    await rejects(finishOrder(app.db, orders.delivery, orders.use(token), ''), 409, 'not_now')
  })
})
