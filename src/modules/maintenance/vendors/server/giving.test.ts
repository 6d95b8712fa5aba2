import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { requestEvents } from '../../history/contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { vendorList, type VendorRecord } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const admin = () => app.as('admin')
let made = 0
const add = async (more: object = {}): Promise<VendorRecord> => {
  made += 1
  return (await admin().requestOk(vendorList.add, { body: { name: `Pipe Works ${made}`, trade: 'plumbing', ...more } }))
    .body
}
describe('a request that is given to a vendor', () => {
  const file = async (more: object = {}) =>
    (
      await admin().requestOk(maintenance.fileAnywhere, {
        body: { title: 'Valve', description: 'It drips.', placeKind: 'common_area', placeName: 'Lobby', ...more },
      })
    ).body
  const give = (id: string, vendorId: string | null) =>
    admin().requestOk(maintenance.change, { params: { id }, body: { vendorId } })
  const emailsAbout = (id: string) =>
    app.db
      .select({ to: mailOutbox.toAddress, subject: mailOutbox.subject, text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(eq(mailOutbox.aboutId, id))
      .orderBy(mailOutbox.id)

  it('has an entry in its timeline and a sentence in the audit log', async () => {
    const vendor = await add()
    const request = await file()
    await give(request.id, vendor.id)
    await give(request.id, null)
    const { body: events } = await admin().requestOk(requestEvents.list, { params: { id: request.id } })
    assert.deepEqual(
      events.map(({ event, vendor: name, createdBy }) => [event, name, createdBy !== null]),
      [
        ['vendor', vendor.name, true],
        ['noVendor', vendor.name, true],
      ],
    )
    const { body: log } = await admin().requestOk(audit.list, { query: { recordType: 'maintenance', limit: '2' } })
    assert.deepEqual(
      log.map(({ sentence }) =>
        sentence
          .slice(1)
          .map(({ text }) => text)
          .join(''),
      ),
      [`took TST-${request.number} back from ${vendor.name}`, `gave TST-${request.number} to ${vendor.name}`],
    )
    assert.deepEqual(log[1]?.changes, [{ field: 'vendor', before: null, after: vendor.name }])
  })

  it('is e-mailed to the vendor without the resident, and to the resident with the vendor, once', async () => {
    const vendor = await add({ email: 'desk@pipes.example' })
    const home = await addHome(app.db, app.people.tenant)
    const request = await file({ unitId: home.unit.id, tenantId: home.residentId })
    await give(request.id, vendor.id)
    await give(request.id, vendor.id)
    const [toVendor, toResident, ...more] = await emailsAbout(request.id)
    assert.deepEqual(more, [])
    assert.equal(toVendor?.to, 'desk@pipes.example')
    assert.match(toVendor?.text ?? '', /It drips\./)
    assert.ok(!toVendor?.text.includes(app.people.tenant.lastName))
    assert.equal(toResident?.subject, `Given to ${vendor.name}: ${request.title} (TST-${request.number})`)
  })

  it('says what changed for every field that the office can change', async () => {
    const request = await file()
    const changes = [
      { waitingOn: 'resident' },
      { waitingOnReason: 'Waits for the part' },
      { petsNote: 'A cat' },
      { scheduledDate: '2026-12-01T14:00:00Z' },
      { assignedTo: app.people.staff.id },
      { cost: 20 },
    ]
    for (const body of changes) await admin().requestOk(maintenance.change, { params: { id: request.id }, body })
    const { body: log } = await admin().requestOk(audit.list, {
      query: { recordType: 'maintenance', limit: String(changes.length) },
    })
    for (const { sentence } of log)
      assert.doesNotMatch(
        sentence.map(({ text }) => text).join(''),
        /changed TST-|without a visible change/,
        JSON.stringify(sentence),
      )
    const scheduled = log.flatMap((entry) => entry.changes).find(({ field }) => field === 'scheduled date')
    assert.equal(scheduled?.after, '01-12-2026 09:00')
    assert.ok(!JSON.stringify(log.map(({ changes }) => changes)).includes(app.people.staff.id))
  })
})
