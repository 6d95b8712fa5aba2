import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { createOrders } from '../../../../../tests/support/work-orders.ts'
import { maintenance } from '../../requests/contract.ts'

let app: TestApp
let orders: ReturnType<typeof createOrders>
before(async () => {
  app = await createTestApp()
  orders = createOrders(app)
})
after(() => app.close())

const admin = () => app.as('admin')
const emailsAbout = (id: string) =>
  app.db
    .select({ to: mailOutbox.toAddress, subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.aboutId, id))
    .orderBy(mailOutbox.id)

it('a work order is announced to the resident by e-mail, unless the vendor had the request already', async () => {
  const vendor = await orders.addVendor()
  const { person, home } = await orders.addResident()
  const request = await orders.addRequest(home)
  const before = (await emailsAbout(request.id)).length
  await orders.send(request.id, vendor.id)
  const sent = (await emailsAbout(request.id)).slice(before)
  assert.deepEqual(new Set(sent.map(({ to }) => to)), new Set([orders.address, person.email]))
  const announced = sent.find(({ to }) => to === person.email)
  assert.match(announced?.subject ?? '', new RegExp(`Given to ${vendor.name}`))

  const known = await orders.addRequest(home)
  await admin().requestOk(maintenance.change, { params: { id: known.id }, body: { vendorId: vendor.id } })
  const { length } = await emailsAbout(known.id)
  await orders.send(known.id, vendor.id)
  assert.deepEqual(
    (await emailsAbout(known.id)).slice(length).map(({ to }) => to),
    [orders.address],
  )
})
