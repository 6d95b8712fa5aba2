import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { occupancy } from '#occupancy/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { residents } from '#residents/contract.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders, rejects } from '../../../../../tests/support/work-orders.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { workOrders } from '../contract.ts'
import { ownVisits } from '../own-contract.ts'
import { answerVisitByLink } from './resident-acts.ts'
import { createVisitLink } from './emails/resident-emails.ts'
import { acceptOrder, confirmByVendor, finishOrder, proposeByVendor } from './vendor-acts.ts'
import { findVendorPage } from './vendor-view.ts'
import { findVisitPage } from './visit-page.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const admin = () => app.as('admin')
/** An order for the home of a resident with codes. */
async function sendForHome() {
  const { person, home } = await orders.addResident()
  const request = await orders.addRequest(home)
  return { person, home, request, order: await orders.send(request.id, (await orders.addVendor()).id) }
}
const emailsTo = (address: string, requestId: string) =>
  app.db
    .select({ subject: mailOutbox.subject, text: mailOutbox.textBody, html: mailOutbox.htmlBody })
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, address))
    .then((all) => all.filter(({ subject }) => subject.includes(requestId)))

describe('what a vendor sees', () => {
  it('has the name and the phone of the resident only after acceptance, and never a code', async () => {
    const { order, home } = await sendForHome()
    const codes = { unitAccessCode: '771133', storageLockerAccessCode: '882244', unitId: home.unit.id }
    await admin().requestOk(residents.change, { params: { id: home.residentId }, body: codes })
    const token = await orders.linkOf(order)
    const shown = async () => JSON.stringify(await findVendorPage(app.db, app.files, token, new Date()))
    const before = await shown()
    for (const secret of ['Leila', 'Pryce', '555-0199', '4165550199', '771133', '882244'])
      assert.ok(!before.includes(secret), secret)
    const [visit = orders.window(2)] = order.offered
    await acceptOrder(app.db, orders.delivery, orders.use(token), { visit, note: '', estimateCents: null })
    const after = await shown()
    assert.match(after, /Leila Pryce/)
    assert.match(after, /4165550199/)
    for (const code of ['771133', '882244']) assert.ok(!after.includes(code), code)
    const emails = await emailsTo(
      orders.address,
      String((await app.as('staff').requestOk(maintenance.find, { params: { id: order.requestId } })).body.number),
    )
    assert.ok(emails.length > 0)
    for (const { text, html } of emails)
      for (const secret of ['Pryce', '0199', '771133']) assert.ok(!`${text}${html}`.includes(secret), secret)
    await admin().requestOk(workOrders.cancel, { params: { id: order.id }, body: { reason: 'Not needed.' } })
    assert.equal(await shown(), 'null')
  })

  it('is not sent with a code of the home in its text', async () => {
    const { home } = await orders.addResident()
    const codes = { unitAccessCode: '771144', unitId: home.unit.id }
    await admin().requestOk(residents.change, { params: { id: home.residentId }, body: codes })
    const request = await orders.addRequest(home)
    const vendor = await orders.addVendor()
    const params = { id: request.id }
    const response = await admin().request(workOrders.send, {
      params,
      body: { vendorId: vendor.id, scope: 'Enter with 771144, then fix it.' },
    })
    assert.deepEqual([response.status, response.body.field], [400, 'scope'])
    assert.ok(!JSON.stringify(response.body).includes('771144'))
    await admin().requestOk(workOrders.send, { params, body: { vendorId: vendor.id, scope: 'Model 7711445, fix it.' } })
  })

  it('has no resident any more once they have moved out', async () => {
    const { order, home } = await sendForHome()
    const token = await orders.accept(order)
    await admin().requestOk(occupancy.remove, { params: { id: home.unit.id }, body: { tenantId: home.residentId } })
    assert.equal((await findVendorPage(app.db, app.files, token, new Date()))?.resident, null)
  })
})

describe('the time of a visit', () => {
  it('goes back and forth until one side confirms, and becomes the scheduled time', async () => {
    const { order, person, request } = await sendForHome()
    const own = app.withCookie(person.cookie)
    const params = { id: request.id }
    const token = await orders.accept(order)
    const [offered] = order.offered
    const find = async () => (await own.requestOk(ownRequests.find, { params })).body
    assert.partialDeepStrictEqual(await find(), {
      waitingOn: 'resident',
      visit: { from: offered?.from, needsAnswer: true },
    })
    const other = orders.window(4)
    await own.requestOk(ownVisits.propose, { params, body: { ...other, note: 'After lunch.' } })
    assert.partialDeepStrictEqual(await find(), {
      waitingOn: 'vendor',
      visit: { from: other.from, needsAnswer: false },
    })
    assert.partialDeepStrictEqual(await findVendorPage(app.db, app.files, token, new Date()), {
      needsAnswer: true,
      step: 'visit',
    })
    // The vendor confirms what they saw, and not what came in the meantime.
    await rejects(
      confirmByVendor(app.db, orders.delivery, orders.use(token), offered?.from ?? ''),
      409,
      'visit_changed',
    )
    await proposeByVendor(app.db, orders.delivery, orders.use(token), { ...orders.window(5), note: '' })
    const late = await own.request(ownVisits.confirm, { params, body: { from: other.from } })
    assert.deepEqual([late.status, late.body.code], [409, 'visit_changed'])
    const agreed = orders.window(5)
    const confirmed = await own.requestOk(ownVisits.confirm, { params, body: { from: agreed.from } })
    assert.partialDeepStrictEqual(confirmed.body, {
      scheduledDate: agreed.from,
      waitingOn: 'vendor',
      visit: { needsAnswer: false },
    })
    assert.ok((await orders.find(order)).visit?.confirmedAt)
    // Repeating it changes nothing.
    await own.requestOk(ownVisits.confirm, { params, body: { from: agreed.from } })
    await rejects(confirmByVendor(app.db, orders.delivery, orders.use(token), agreed.from), 409, 'nothing_to_confirm')
    await finishOrder(app.db, orders.delivery, orders.use(token), 'New gasket.')
    const { visit, vendorSteps } = await find()
    assert.equal(visit, null)
    assert.deepEqual(
      vendorSteps.map((one) => [one.step, one.visit]),
      [
        ['visit_agreed', agreed.from],
        ['work_finished', null],
      ],
    )
    const withdrawal = await own.request(ownRequests.withdraw, { params, body: { reason: 'It is gone.' } })
    assert.deepEqual([withdrawal.status, withdrawal.body.code], [409, 'work_began'])
  })

  it('is confirmed by the office for a resident who does not answer', async () => {
    const { order, person, request } = await sendForHome()
    await orders.accept(order)
    await app.as('staff').requestOk(workOrders.confirmVisit, { params: { id: order.id } })
    const { body } = await app.withCookie(person.cookie).requestOk(ownRequests.find, { params: { id: request.id } })
    assert.equal(body.visit?.needsAnswer, false)
    const again = await app.as('staff').request(workOrders.confirmVisit, { params: { id: order.id } })
    assert.equal(again.body.code, 'nothing_to_confirm')
  })

  it('that the office proposes is answered by the vendor, then of the resident', async () => {
    const { order } = await sendForHome()
    const token = await orders.accept(order)
    const body = { ...orders.window(6), note: '' }
    await app.as('staff').requestOk(workOrders.proposeVisit, { params: { id: order.id }, body })
    assert.equal((await orders.find(order)).visitWaitsOn, 'vendor')
    await confirmByVendor(app.db, orders.delivery, orders.use(token), body.from)
    assert.equal((await orders.find(order)).visitWaitsOn, 'resident')
  })

  it('is answered by the link of an e-mail, once, and only for the time that it shows', async () => {
    const { order, person, request } = await sendForHome()
    await orders.accept(order)
    const url = await createVisitLink(app.db, request.id, person.email, 'http://tower.test', app.now())
    const token = orders.tokenOf(url)
    const page = await findVisitPage(app.db, token, app.now())
    assert.deepEqual(Object.keys(page).sort(), ['number', 'vendor', 'visit'])
    assert.ok(!JSON.stringify(page).includes('Pryce'))
    const use = { token, address: '203.0.113.5', now: app.now() }
    const from = page.visit?.from ?? ''
    await rejects(
      answerVisitByLink(app.db, orders.delivery, use, { confirm: true, from: orders.window(9).from }),
      409,
      'visit_changed',
    )
    await answerVisitByLink(app.db, orders.delivery, use, { confirm: true, from })
    assert.equal((await findVisitPage(app.db, token, app.now())).visit, null)
    for (const bad of ['made-up', `${token}x`])
      await rejects(
        answerVisitByLink(app.db, orders.delivery, { ...use, token: bad }, { confirm: true, from }),
        400,
        'bad_link',
      )
  })
})
