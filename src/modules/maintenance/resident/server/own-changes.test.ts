import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createRequestCalls, leak } from '../../../../../tests/support/calls/request-calls.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { type OwnRequest, ownRequests } from '../contract.ts'

let app: TestApp
let other: Awaited<ReturnType<TestApp['addPerson']>>
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
  other = await app.addPerson('tenant')
  await addHome(app.db, other)
})
after(() => app.close())

const { submit } = createRequestCalls(() => app)
const own = () => app.as('tenant')
const office = async (id: string, body: object) =>
  (await app.as('admin').requestOk(maintenance.change, { params: { id }, body })).body
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; after: Record<string, unknown> }>(
      sql`select action, after from audit_log where record_id = ${id} order by id`,
    )
  ).rows
const ifMatch = ({ version }: OwnRequest) => ({ 'if-match': `"${version}"` })

/** The e-mails of a request to the team, oldest first. */
const emailsOf = async (id: string) =>
  (
    await app.db.execute<{ to: string; subject: string; body: string }>(
      sql`select to_address as "to", subject, text_body as body from mail_outbox
        where about_id = ${id} and subject ~* '(edited|withdrawn) by the resident' order by id`,
    )
  ).rows

describe('editing one’s own request', () => {
  it('changes title, description and entry of a pending or assigned request, with an audit event', async () => {
    const sent = await submit()
    const params = { id: sent.id }
    const body = { title: 'Tap drips a lot', description: 'Much more now.', entryPermission: 'yes', petsNote: 'A cat' }
    const changed = (await own().requestOk(ownRequests.change, { params, body, headers: ifMatch(sent) })).body
    assert.partialDeepStrictEqual(changed, { ...body, version: sent.version + 1 })
    const [last] = (await auditOf(sent.id)).toReversed()
    assert.partialDeepStrictEqual(last, { action: 'changed', after: { title: body.title, petsNote: 'A cat' } })
  })

  it('writes to the assignee when the text changes, and not for the entry alone', async () => {
    const { id } = await submit()
    await office(id, { assignedTo: app.people.staff.id })
    await own().requestOk(ownRequests.change, { params: { id }, body: { entryPermission: 'only_home' } })
    await own().requestOk(ownRequests.change, { params: { id }, body: { description: 'It is the hot tap.' } })
    const emails = await emailsOf(id)
    assert.equal(emails.length, 1)
    assert.equal(emails[0]?.to, app.people.staff.email)
    assert.match(emails[0]?.body ?? '', /It is the hot tap\./)
  })

  it('answers 412 with the request as its resident sees it', async () => {
    const sent = await submit()
    const params = { id: sent.id }
    await office(sent.id, { title: 'Named by the office' })
    const late = await own().request(ownRequests.change, { params, body: { title: 'Late' }, headers: ifMatch(sent) })
    assert.equal(late.status, 412)
    const { present } = late.body as unknown as { present: OwnRequest }
    assert.equal(present.title, 'Named by the office')
    assert.deepEqual(Object.keys(present).sort(), Object.keys(sent).sort())
  })

  it('is over once work has begun, and says whom to ask; a blank title names its field', async () => {
    const { id } = await submit()
    const params = { id }
    const blank = await own().request(ownRequests.change, { params, body: { title: ' ' } })
    assert.partialDeepStrictEqual(blank, { status: 400, body: { field: 'title' } })
    await office(id, { status: 'in_progress' })
    for (const call of [
      own().request(ownRequests.change, { params, body: { title: 'Other' } }),
      own().request(ownRequests.withdraw, { params, body: { reason: 'Works again' } }),
    ]) {
      const rejected = await call
      assert.equal(rejected.status, 409)
      assert.match(JSON.stringify(rejected.body), /send a message with the request or call the office/)
    }
  })

  it('and withdrawing answer 404 for another resident', async () => {
    const { id } = await submit()
    const them = app.withCookie(other.cookie)
    const params = { id }
    assert.equal((await them.request(ownRequests.change, { params, body: { title: 'Mine' } })).status, 404)
    assert.equal((await them.request(ownRequests.withdraw, { params, body: { reason: 'Mine' } })).status, 404)
  })
})

describe('withdrawing one’s own request', () => {
  it('cancels it with one status note and the reason, and writes to the office', async () => {
    const sent = await submit()
    const params = { id: sent.id }
    const body = { reason: 'It works again' }
    const withdrawn = (await own().requestOk(ownRequests.withdraw, { params, body, headers: ifMatch(sent) })).body
    assert.equal(withdrawn.status, 'cancelled')
    assert.deepEqual(
      withdrawn.notes.map(({ note }) => note),
      ['Status changed from pending to cancelled', 'Withdrawn: It works again'],
    )
    const [email] = await emailsOf(sent.id)
    assert.equal(email?.to, 'office@tower.example')
    assert.match(email?.body ?? '', /It works again/)
    assert.deepEqual(
      (await auditOf(sent.id)).map(({ action }) => action),
      ['submitted', 'moved', 'added a note'],
    )
    assert.equal((await own().request(ownRequests.withdraw, { params, body })).status, 409)
  })

  it('writes to the assignee where there is one, and needs a reason', async () => {
    const { id } = await submit(leak)
    const params = { id }
    await office(id, { assignedTo: app.people.staff.id })
    const nameless = await own().request(ownRequests.withdraw, { params, body: { reason: '' } })
    assert.partialDeepStrictEqual(nameless, { status: 400, body: { field: 'reason' } })
    await own().requestOk(ownRequests.withdraw, { params, body: { reason: 'Reported twice' } })
    assert.equal((await emailsOf(id))[0]?.to, app.people.staff.email)
  })
})
