import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { paths } from '#paths.ts'
import { createVisitLink } from '#maintenance/work-orders/server/emails/resident-emails.ts'
import { workOrders } from '#maintenance/work-orders/contract.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { aPicture } from '../support/picture.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'
import { createOrders } from '../support/work-orders.ts'

let app: TestApp
let withPages: Awaited<ReturnType<typeof createAppWithPages>>
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  withPages = await createAppWithPages(app)
  orders = createOrders(app)
})
after(async () => {
  await withPages.close()
  await app.close()
})

const get = (url: string) => withPages.fastify.inject({ method: 'GET', url, headers: { host: site.host } })
/** Sends a form as a browser without scripts does. */
const post = (url: string, values: Record<string, string>) =>
  withPages.fastify.inject({
    method: 'POST',
    url,
    headers: { ...site, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
async function postFiles(url: string, values: Record<string, string>, field: string, files: readonly File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append(field, file)
  const request = new Request('http://tower.test', { method: 'POST', body: form })
  return withPages.fastify.inject({
    method: 'POST',
    url,
    headers: { ...site, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const send = async (more: object = {}, vendor: object = {}) =>
  orders.send((await orders.addRequest()).id, (await orders.addVendor(vendor)).id, more)
const pdf = new File(['%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'], 'Invoice.pdf')

describe('the page of a work order, without scripts', () => {
  it('goes from the answer to the invoice', async () => {
    const order = await send({ approved: 500 })
    const url = paths.workOrder(await orders.linkOf(order))
    const first = await get(url)
    assert.equal(first.statusCode, 200)
    assert.equal(first.headers['cache-control'], 'no-store')
    assert.match(first.body, /When can you come\?/)
    const accepted = await post(url, { action: 'accept', visit: '0', estimate: '$1,420.50', note: '' })
    assert.match(accepted.body, /The visit is confirmed/)
    assert.equal((await orders.find(order)).estimate, 1420.5)
    await app.as('admin').requestOk(workOrders.approve, { params: { id: order.id }, body: { amount: 1500 } })
    const picture = new File([new Uint8Array((await aPicture()).body)], 'work.jpg')
    const photographed = await postFiles(url, { action: 'photos' }, 'photos', [picture])
    assert.match(photographed.body, /src="data:image\/jpeg;base64,/)
    assert.match((await get(url)).body, /value="ask-finish"/)
    const early = await post(url, { action: 'ask-finish', note: 'New line.' })
    assert.match(early.body, /The visit is planned for .*New line\./s)
    assert.equal((await orders.find(order)).status, 'accepted')
    assert.match((await post(url, { action: 'finish', note: 'New line.' })).body, /Your invoice/)
    const done = await postFiles(url, { action: 'invoice', amount: '1420.50', number: '7' }, 'invoice', [pdf])
    assert.match(done.body, /Thank you/)
    assert.partialDeepStrictEqual(await orders.find(order), { status: 'invoiced', invoice: 1420.5, invoiceNumber: '7' })
    const document = await post(url, { action: 'pdf' })
    assert.deepEqual([document.statusCode, document.headers['content-type']], [200, 'application/pdf'])
  })

  it('shows again what was typed, with its error', async () => {
    const order = await send()
    const url = paths.workOrder(await orders.linkOf(order))
    const typed = {
      visit: 'other',
      day: '2099-01-05',
      start: '13:00',
      end: '12:00',
      note: 'Side door',
      estimate: 'many',
    }
    const rejected = await post(url, { action: 'accept', ...typed })
    assert.equal(rejected.statusCode, 400)
    assert.match(rejected.body, /Enter an amount like 420/)
    for (const value of ['2099-01-05', '13:00', 'Side door', 'many']) assert.ok(rejected.body.includes(value), value)
    const backwards = await post(url, { action: 'accept', ...typed, estimate: '' })
    assert.match(backwards.body, /The visit has to end after it begins/)
    const far = await post(url, { action: 'accept', ...typed, estimate: '', end: '15:00' })
    assert.match(far.body, /within the next 12 months/)
    assert.equal((await orders.find(order)).status, 'sent')
    const question = await post(url, { action: 'ask-decline' })
    assert.match(question.body, /Why not\?/)
    assert.equal((await post(url, { action: 'decline', reason: ' ' })).statusCode, 400)
    assert.equal((await orders.find(order)).status, 'sent')
  })

  it('keeps the amount of an invoice whose file is wrong', async () => {
    const order = await send()
    const url = paths.workOrder(await orders.finish(order))
    const wrong = new File(['<html>'], 'invoice.pdf')
    const rejected = await postFiles(url, { action: 'invoice', amount: '512.34', number: 'A-9' }, 'invoice', [wrong])
    assert.equal(rejected.statusCode, 400)
    for (const value of ['512.34', 'A-9', 'Choose a PDF']) assert.ok(rejected.body.includes(value), value)
    const none = await postFiles(url, { action: 'invoice', amount: '512.34', number: '' }, 'invoice', [])
    assert.match(none.body, /Choose a PDF or a picture of your invoice/)
    assert.equal((await orders.find(order)).status, 'finished')
  })

  it('of an ended order or a made-up link says whom to call, and nothing of the job', async () => {
    const order = await send()
    const url = paths.workOrder(await orders.linkOf(order))
    await app.as('admin').requestOk(workOrders.cancel, { params: { id: order.id }, body: { reason: 'Fixed.' } })
    for (const address of [url, paths.workOrder('made-up')]) {
      const { body, statusCode } = await get(address)
      assert.equal(statusCode, 200)
      assert.match(body, /This link has ended/)
      for (const secret of ['Supply line', 'Replace the supply', order.vendor.name, `WO-${order.number}`])
        assert.ok(!body.includes(secret), secret)
    }
    assert.match((await post(url, { action: 'accept', visit: '0' })).body, /This link has ended/)
  })

  it('is in the language of the vendor, and rejects a form of another site', async () => {
    const order = await send({}, { language: 'fr' })
    const token = await orders.linkOf(order)
    assert.match((await get(paths.workOrder(token, 'fr'))).body, /Quand pouvez-vous venir\?/)
    const foreign = await withPages.fastify.inject({
      method: 'POST',
      url: paths.workOrder(token),
      headers: { host: site.host, origin: 'http://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=accept&visit=0',
    })
    assert.equal(foreign.statusCode, 403)
    assert.equal((await orders.find(order)).status, 'sent')
  })
})

describe('the page of a visit, without scripts', () => {
  it('confirms the time that it shows, or asks for another one', async () => {
    const { person, home } = await orders.addResident()
    const request = await orders.addRequest(home)
    const order = await orders.send(request.id, (await orders.addVendor()).id)
    await orders.accept(order)
    const link = await createVisitLink(app.db, request.id, person.email, 'http://tower.test', app.now())
    const url = paths.confirmVisit(orders.tokenOf(link))
    const shown = await get(url)
    assert.match(shown.body, /Is this time good\?/)
    for (const secret of ['Pryce', home.unit.unitNumber, 'Supply line']) assert.ok(!shown.body.includes(secret), secret)
    assert.equal((await orders.find(order)).visit?.confirmedAt, null)
    const day = orders.window(5).from.slice(0, 10)
    const wrong = await post(url, { answer: 'send', day, start: '15:00', end: '', note: 'Not in the morning' })
    assert.equal(wrong.statusCode, 400)
    assert.match(wrong.body, /Not in the morning/)
    const proposed = await post(url, { answer: 'send', day, start: '13:00', end: '15:00', note: '' })
    assert.match(proposed.body, /We asked Lakeshore/)
    assert.partialDeepStrictEqual((await orders.find(order)).visit, { by: 'resident' })
    assert.match((await get(url)).body, /This time was answered already/)
  })
})
