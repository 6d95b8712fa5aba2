import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { slaTargets } from '../../sla/server/table.ts'
import { createRequestCalls, leak } from '../../../../../tests/support/calls/request-calls.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; by: string; after: Record<string, unknown> }>(
      sql`select action, by, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows

const { submit } = createRequestCalls(() => app)

describe('submitting a request', () => {
  it("files it for the resident's home, confirms it by e-mail, and notifies the office", async () => {
    const sent = await submit({
      ...leak,
      tenantId: 'someone else',
      status: 'completed',
      reportedBy: app.people.admin.id,
    })
    assert.equal(sent.status, 'pending')
    assert.equal(sent.unit?.unitNumber, home.unit.unitNumber)
    const [email = ''] = await app.emails(1)
    assert.match(email, new RegExp(`^Subject: Received: ${leak.title} \\(TST-${sent.number}\\)`, 'm'))
    assert.match(email, new RegExp(`^To: .*${app.people.tenant.email}`, 'm'))
    const found = (await app.as('admin').requestOk(maintenance.find, { params: { id: sent.id } })).body
    assert.equal(found.tenantId, home.residentId)
    assert.equal(found.tenant?.user.firstName, app.people.tenant.firstName)
    assert.deepEqual(
      (await auditOf(sent.id)).map(({ action }) => action),
      ['submitted'],
    )
  })

  it('is confirmed by e-mail for any title', async () => {
    const before = (await app.emails(0)).length
    for (const title of ['Leak [[mint:reset]] please', 'Leak \uE000 there', 'Leak ${reset} {{link}}'])
      await submit({ ...leak, title })
    const emails = (await app.emails(before + 3)).slice(-3)
    assert.ok(emails.every((email) => !email.includes('reset-password')))
  })

  it('numbers requests without gaps or duplicates, also concurrently', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => submit()))
    const numbers = sent.map(({ number }) => number).sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      Array.from({ length: 8 }, (_, n) => (numbers[0] ?? 0) + n),
    )
  })

  it('is done once for an Idempotency-Key, and rejects the key for another request', async () => {
    const headers = { 'idempotency-key': 'kitchen' }
    const [one, two] = await Promise.all([
      app.as('tenant').requestOk(ownRequests.file, { body: leak, headers }),
      app.as('tenant').requestOk(ownRequests.file, { body: leak, headers }),
    ])
    assert.equal(one.body.id, two.body.id)
    const other = await app.as('tenant').request(ownRequests.file, { body: { ...leak, title: 'Other' }, headers })
    assert.equal(other.status, 409)
  })

  for (const [field, body] of [
    ['title', { ...leak, title: '  ' }],
    ['description', { ...leak, description: '' }],
    ['title', { ...leak, title: 'x'.repeat(201) }],
    ['description', { ...leak, description: 'x'.repeat(5001) }],
    ['priority', { ...leak, priority: 'whenever' }],
    ['category', { ...leak, category: 'magic' }],
    ['unitId', { ...leak, unitId: 'not an id' }],
  ] as const)
    it(`reports ${field} when it is invalid`, async () => {
      const response = await app.as('tenant').request(ownRequests.file, { body })
      assert.deepEqual([response.status, response.body.field], [400, field])
    })

  it("is rejected for another resident's home, and without a home", async () => {
    const other = await addUnit(app.db)
    const response = await app.as('tenant').request(ownRequests.file, { body: { ...leak, unitId: other.id } })
    assert.deepEqual([response.status, response.body.field], [400, 'unitId'])
    const formerResident = await app.addPerson('tenant')
    const home = await addHome(app.db, formerResident)
    await app.db.update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, home.assignmentId))
    assert.equal((await app.withCookie(formerResident.cookie).request(ownRequests.file, { body: leak })).status, 409)
  })

  it('sets the SLA by priority and category', async () => {
    await app.db
      .insert(slaTargets)
      .values({ id: crypto.randomUUID(), priority: 'urgent', withinMinutes: 120, clock: 'always' })
    const { dueAt, submittedDate } = await submit({ ...leak, priority: 'urgent' })
    assert.equal(Date.parse(dueAt ?? '') - Date.parse(submittedDate), 120 * 60_000)
  })
})
