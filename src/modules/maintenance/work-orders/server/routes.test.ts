import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders, rejects } from '../../../../../tests/support/work-orders.ts'
import { requestEvents } from '../../history/contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { workOrders } from '../contract.ts'
import { acceptOrder, confirmByVendor, declineOrder, finishOrder } from './vendor-acts.ts'
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
const emailsAbout = (id: string) =>
  app.db
    .select({
      to: mailOutbox.toAddress,
      subject: mailOutbox.subject,
      text: mailOutbox.textBody,
      html: mailOutbox.htmlBody,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.aboutId, id))
    .orderBy(mailOutbox.id)

describe('a work order', () => {
  it('is sent by e-mail with a PDF, makes the vendor the one of the request, and waits for the vendor', async () => {
    const vendor = await orders.addVendor()
    const request = await orders.addRequest()
    const order = await orders.send(request.id, vendor.id, { approved: 420 })
    assert.partialDeepStrictEqual(order, { status: 'sent', approved: 420, vendor: { name: vendor.name }, visit: null })
    assert.deepEqual(
      order.files.map(({ kind, mediaType }) => [kind, mediaType]),
      [['order', 'application/pdf']],
    )
    assert.partialDeepStrictEqual(await requestOf(request.id), {
      vendorId: vendor.id,
      waitingOn: 'vendor',
      waitingOnReasonCode: 'answer_order',
    })
    const [email, ...more] = await emailsAbout(request.id)
    assert.deepEqual(more, [])
    assert.equal(email?.to, orders.address)
    assert.match(email?.text ?? '', /Replace the supply line\./)
    const file = order.files[0]
    const pdf = await admin().request(workOrders.file, { params: { id: file?.id ?? '' } })
    assert.deepEqual([pdf.status, pdf.headers['content-type']], [200, 'application/pdf'])
    assert.match(String(pdf.headers['content-disposition']), /^attachment; filename="WO-\d+\.pdf"$/)
  })

  it('goes all the way: accepted, agreed, finished, invoiced and closed, with a timeline and audit sentences', async () => {
    const vendor = await orders.addVendor()
    const request = await orders.addRequest()
    const order = await orders.send(request.id, vendor.id, { approved: 500 })
    const token = await orders.accept(order, { estimateCents: 42_000 })
    const [offered] = order.offered
    // Nobody lives in the lobby: a time that the office offered is agreed at once.
    assert.partialDeepStrictEqual(await requestOf(request.id), {
      scheduledDate: offered?.from,
      waitingOn: 'vendor',
      waitingOnReasonCode: 'do_order',
    })
    await finishOrder(app.db, orders.delivery, orders.use(token), 'New line fitted.')
    assert.equal((await requestOf(request.id)).waitingOnReasonCode, 'send_invoice')
    assert.partialDeepStrictEqual(await orders.find(order), { status: 'finished', vendorNote: 'New line fitted.' })
    const closed = (await admin().requestOk(workOrders.close, { params: { id: order.id } })).body
    assert.equal(closed.status, 'closed')
    assert.equal((await requestOf(request.id)).waitingOnReasonCode, 'complete_request')
    const { body: events } = await admin().requestOk(requestEvents.list, { params: { id: request.id } })
    assert.deepEqual(
      events.map(({ order: step, vendor: name, createdBy }) => [step?.event, name, createdBy !== null]),
      [
        ['sent a work order', vendor.name, true],
        ['accepted a work order', vendor.name, false],
        ['finished a work order', vendor.name, false],
        ['closed a work order', vendor.name, true],
      ],
    )
    const { body: log } = await admin().requestOk(audit.list, { query: { recordType: 'maintenance', limit: '3' } })
    assert.deepEqual(log.map(({ sentence }) => sentence.map(({ text }) => text).join('')).slice(1), [
      `${vendor.name} finished work order WO-${order.number} for TST-${request.number}`,
      log[2]?.sentence.map(({ text }) => text).join(''),
    ])
    assert.match(log[2]?.sentence.map(({ text }) => text).join('') ?? '', / accepted work order WO-\d+ for TST-\d+, /)
  })

  it('is declined with a reason, which the office reads, and leaves the request without a vendor', async () => {
    const vendor = await orders.addVendor()
    const request = await orders.addRequest()
    const order = await orders.send(request.id, vendor.id)
    await declineOrder(app.db, orders.delivery, orders.use(await orders.linkOf(order)), 'Booked until May.')
    assert.partialDeepStrictEqual(await orders.find(order), { status: 'declined', vendorNote: 'Booked until May.' })
    assert.partialDeepStrictEqual(await requestOf(request.id), {
      vendorId: null,
      waitingOn: 'office',
      waitingOnReasonCode: 'find_vendor',
    })
    const [, toOffice] = await emailsAbout(request.id)
    assert.match(toOffice?.text ?? '', /Booked until May\./)
    // Another vendor can get it now.
    await orders.send(request.id, (await orders.addVendor()).id)
  })

  it('is one at a time for a request, and not for a finished one', async () => {
    const vendor = await orders.addVendor()
    const request = await orders.addRequest()
    const params = { id: request.id }
    const body = { vendorId: vendor.id, scope: 'Fix it.' }
    const both = await Promise.all([0, 1].map(() => admin().request(workOrders.send, { params, body })))
    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 409]))
    const finished = await orders.addRequest()
    await admin().requestOk(maintenance.move, { params: { id: finished.id }, body: { status: 'completed' } })
    const late = await admin().request(workOrders.send, { params: { id: finished.id }, body })
    assert.deepEqual([late.status, late.body.code], [409, 'finished'])
  })

  it('is not sent without an e-mail address, with photos of another request, or in the past', async () => {
    const request = await orders.addRequest()
    const params = { id: request.id }
    const silent = await orders.addVendor({ email: null })
    const vendor = await orders.addVendor()
    const past = { from: '2020-01-01T10:00:00Z', to: '2020-01-01T11:00:00Z' }
    for (const [field, body] of [
      ['vendorId', { vendorId: silent.id, scope: 'x' }],
      ['photoIds', { vendorId: vendor.id, scope: 'x', photoIds: [request.id] }],
      ['offered', { vendorId: vendor.id, scope: 'x', offered: [past] }],
      ['scope', { vendorId: vendor.id, scope: '  ' }],
    ] as const) {
      const response = await admin().request(workOrders.send, { params, body })
      assert.deepEqual([response.status, response.body.field?.split('.')[0]], [400, field])
    }
    assert.deepEqual((await admin().requestOk(workOrders.list, { params })).body, [])
  })

  it('asks before it goes to a vendor whose insurance has expired', async () => {
    const vendor = await orders.addVendor({ insuredUntil: '2020-01-31' })
    const request = await orders.addRequest()
    const params = { id: request.id }
    const body = { vendorId: vendor.id, scope: 'Fix it.' }
    const rejected = await admin().request(workOrders.send, { params, body })
    assert.deepEqual([rejected.status, rejected.body.code], [409, 'insurance_expired'])
    await admin().requestOk(workOrders.send, { params, body: { ...body, despiteInsurance: true } })
  })

  it('is sent again with a new link, which ends the links before', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const first = await orders.linkOf(order)
    assert.notEqual(await findVendorPage(app.db, app.files, first, new Date()), null)
    await admin().requestOk(workOrders.resend, { params: { id: order.id } })
    assert.equal(await findVendorPage(app.db, app.files, first, new Date()), null)
    await rejects(declineOrder(app.db, orders.delivery, orders.use(first), 'No.'), 400, 'bad_link')
    assert.notEqual(await findVendorPage(app.db, app.files, await orders.linkOf(order), new Date()), null)
    for (let n = 0; n < 4; n += 1) await admin().requestOk(workOrders.resend, { params: { id: order.id } })
    assert.equal((await admin().request(workOrders.resend, { params: { id: order.id } })).status, 429)
  })

  it('is cancelled by the office: the vendor gets an e-mail, and the link shows nothing of the job', async () => {
    const request = await orders.addRequest()
    const order = await orders.send(request.id, (await orders.addVendor()).id)
    const token = await orders.linkOf(order)
    await admin().requestOk(workOrders.cancel, { params: { id: order.id }, body: { reason: 'Fixed by our staff.' } })
    assert.equal(await findVendorPage(app.db, app.files, token, new Date()), null)
    assert.match((await emailsAbout(request.id)).at(-1)?.text ?? '', /Fixed by our staff\./)
    await rejects(declineOrder(app.db, orders.delivery, orders.use(token), 'No.'), 409, 'ended')
    const again = await admin().request(workOrders.cancel, { params: { id: order.id }, body: { reason: 'Again' } })
    assert.deepEqual([again.status, again.body.code], [409, 'ended'])
  })
})

describe('the status of the request', () => {
  it('may change while the vendor has the next step, and ends the link when it is cancelled', async () => {
    const request = await orders.addRequest()
    const order = await orders.send(request.id, (await orders.addVendor()).id)
    const token = await orders.linkOf(order)
    const move = (status: string) =>
      admin().requestOk(maintenance.move, { params: { id: request.id }, body: { status } })
    assert.partialDeepStrictEqual((await move('in_progress')).body, {
      waitingOn: 'vendor',
      waitingOnReasonCode: 'answer_order',
    })
    await move('cancelled')
    assert.equal(await findVendorPage(app.db, app.files, token, new Date()), null)
    await rejects(declineOrder(app.db, orders.delivery, orders.use(token), 'No.'), 409, 'ended')
  })
})

describe('the link of a vendor', () => {
  it('lets one of two answers win', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.linkOf(order)
    const visit = orders.window(2)
    const results = await Promise.allSettled([
      acceptOrder(app.db, orders.delivery, orders.use(token), { visit, note: '', estimateCents: null }),
      acceptOrder(app.db, orders.delivery, orders.use(token), {
        visit: orders.window(3),
        note: '',
        estimateCents: null,
      }),
    ])
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const { visit: agreed } = await orders.find(order)
    assert.ok(agreed)
  })

  it('of another order, a tampered one and one that was never sent open nothing', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const other = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.linkOf(other)
    assert.equal((await findVendorPage(app.db, app.files, token, new Date()))?.order, `WO-${other.number}`)
    for (const bad of [`${token}x`, token.slice(1), 'made-up'])
      await rejects(declineOrder(app.db, orders.delivery, orders.use(bad), 'No.'), 400, 'bad_link')
    assert.equal((await orders.find(order)).status, 'sent')
  })

  it('is limited for an address that guesses', async () => {
    const guess = () =>
      declineOrder(app.db, orders.delivery, { ...orders.use('guess'), address: '198.51.100.9' }, 'No.')
    for (let n = 0; n < 60; n += 1) await rejects(guess(), 400, 'bad_link')
    await rejects(guess(), 429, 'too_many')
  })

  it('does not do what belongs to another step', async () => {
    const order = await orders.send((await orders.addRequest()).id, (await orders.addVendor()).id)
    const token = await orders.linkOf(order)
    await rejects(finishOrder(app.db, orders.delivery, orders.use(token), ''), 409, 'not_now')
    await rejects(confirmByVendor(app.db, orders.delivery, orders.use(token), orders.window(2).from), 409, 'not_now')
    const visit = { from: '2020-01-01T10:00:00Z', to: '2020-01-01T11:00:00Z' }
    const answer = { visit, note: '', estimateCents: null }
    await rejects(acceptOrder(app.db, orders.delivery, orders.use(token), answer), 400, 'invalid')
    assert.equal((await orders.find(order)).status, 'sent')
  })
})
