import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { personCalls } from '#import-export/person-contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, site, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'
import { messageLinks } from '../linking-contract.ts'
import { contactFormRoute } from './form-route.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ CONTACT_LIMIT: '1000' })
  await contactFormRoute(app, async (_, reply, status) => reply.code(status).send({}))
})
after(() => app.close())

let added = 0
/** A resident with a home and a unique address. */
async function addResident(more: Partial<typeof users.$inferInsert> = {}) {
  added += 1
  const person = await app.addPerson('tenant', { firstName: 'Leila', lastName: `Pryce${added}`, ...more })
  const { unit, residentId } = await addHome(app.db, person)
  const fullName = `${person.firstName} ${person.lastName}`
  return {
    ...person,
    tenantId: residentId,
    unit,
    shown: { tenantId: residentId, fullName, unitId: unit.id, unitNumber: unit.unitNumber },
  }
}
const body = (email: string) => ({
  name: 'Someone',
  email,
  phone: '555-010-0101',
  reason: 'other' as const,
  subject: 'Tap drips',
  message: `Since Monday ${newId()}.`,
})
const find = async (messageId: string) =>
  (await app.as('staff').requestOk(contact.find, { params: { messageId } })).body
async function write(email: string, by = app.asAnonymous()) {
  const { id } = (await by.requestOk(contact.send, { body: body(email) })).body
  return find(id)
}
const listAudit = async (id: string) =>
  (
    await app.pool.query<{ action: string; about: string[] }>(
      'select action, about from audit_log where record_id = $1 order by at, id',
      [id],
    )
  ).rows
const dataOf = async (cookie: string) =>
  JSON.stringify((await app.withCookie(cookie).requestOk(personCalls.ownData)).body.groups)

describe('who wrote a message', () => {
  it('is the signed-in resident, whatever address they typed, and cannot be changed', async () => {
    const [leila, other] = [await addResident(), await addResident()]
    const message = await write(other.email, app.withCookie(leila.cookie))
    assert.deepEqual([message.resident, message.linkedHow, message.suggestion], [leila.shown, 'signed_in', null])
    const params = { messageId: message.id }
    const unlinked = await app.as('staff').request(messageLinks.unlink, { params })
    assert.deepEqual([unlinked.status, unlinked.body.code], [409, 'own_message'])
    const linked = await app.as('staff').request(messageLinks.link, { params, body: { tenantId: other.tenantId } })
    assert.deepEqual([linked.status, linked.body.code], [409, 'linked_already'])
    assert.ok((await dataOf(leila.cookie)).includes(message.message))
    assert.ok(!(await dataOf(other.cookie)).includes(message.message))
  })

  it('is set by the form without scripts too, and never from the request body', async () => {
    const leila = await addResident()
    const fields = { ...body('form@home.example'), user_id: app.people.tenant.id, userId: app.people.tenant.id }
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/contact',
      headers: { ...site, cookie: leila.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    assert.equal(answer.statusCode, 303)
    const sent = await app.asAnonymous().requestOk(contact.send, { body: { ...fields, subject: 'By nobody' } })
    const [anonymous] = (await app.as('admin').requestOk(contact.list, { query: { search: 'By nobody' } })).body
    assert.deepEqual([anonymous?.id, anonymous?.resident], [sent.body.id, null])
    const [byForm] = (await app.as('admin').requestOk(contact.list, { query: { search: 'form@home.example' } })).body
    assert.ok(byForm)
    const { rows } = await app.pool.query('select user_id from contact_messages where message = $1 order by user_id', [
      fields.message,
    ])
    assert.deepEqual(rows, [{ user_id: leila.id }, { user_id: null }])
  })

  it('is empty for messages of the office', async () => {
    assert.equal((await write('a@home.example', app.as('staff'))).resident, null)
  })
})

describe('a typed address', () => {
  it('suggests the only active resident who signs in with it, in any spelling, and links nobody', async () => {
    const leila = await addResident({ email: 'Leila@Bücher.example' })
    for (const typed of ['leila@bücher.example', 'LEILA@xn--bcher-kva.example']) {
      const message = await write(typed)
      assert.deepEqual([message.resident, message.linkedHow, message.suggestion], [null, null, leila.shown], typed)
      assert.ok(!(await dataOf(leila.cookie)).includes(message.message))
    }
    for (const typed of ['leila@bucher.example', 'eleila@bücher.example', 'leila@bücher.example.org'])
      assert.equal((await write(typed)).suggestion, null, typed)
  })

  it('suggests nobody when it is shared, only a contact address, of the office, or of an inactive account', async () => {
    const [first, second] = [await addResident({ email: 'one@home.example' }), await addResident()]
    const change = (columns: Partial<typeof residents.$inferInsert>) =>
      app.db.update(residents).set(columns).where(eq(residents.id, second.tenantId))
    assert.deepEqual((await write('one@home.example')).suggestion, first.shown)
    await change({ emailSecondary: 'ONE@home.example' })
    assert.equal((await write('one@home.example')).suggestion, null, 'a neighbour entered it too')
    await change({ emailSecondary: null, emailPrimary: 'couple@home.example' })
    assert.equal((await write('couple@home.example')).suggestion, null, 'only a contact address')
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, first.id))
    assert.equal((await write('one@home.example')).suggestion, null, 'suspended')
    await app.db.update(users).set({ status: 'Active', deletedAt: new Date() }).where(eq(users.id, first.id))
    assert.equal((await write('one@home.example')).suggestion, null, 'deleted')
    await addResident({ email: 'desk@tower.example' })
    await app.db.update(building).set({ officeEmail: 'Desk@tower.example' })
    assert.equal((await write('desk@tower.example')).suggestion, null, "the office's own")
    assert.equal((await write(app.people.staff.email)).suggestion, null, 'of the staff')
  })
})

describe('linking a message to a resident', () => {
  it('is done by the office, audited, and can be undone', async () => {
    const leila = await addResident()
    const message = await write('stranger@home.example')
    const params = { messageId: message.id }
    const headers = { 'if-match': `"${message.version}"` }
    const residentId = leila.tenantId
    const linked = (
      await app.as('staff').requestOk(messageLinks.link, { params, headers, body: { tenantId: residentId } })
    ).body
    assert.deepEqual([linked.resident, linked.linkedHow], [leila.shown, 'office'])
    await app.as('staff').requestOk(contact.reply, { params, body: { replyMessage: `An answer to ${message.id}` } })
    const exported = await dataOf(leila.cookie)
    assert.ok(exported.includes(message.message) && exported.includes('stranger@home.example'))
    assert.equal(exported.split(`An answer to ${message.id}`).length - 1, 2, 'the reply and its e-mail')
    assert.equal((await app.as('staff').request(messageLinks.unlink, { params, headers })).status, 412)
    const unlinked = (await app.as('admin').requestOk(messageLinks.unlink, { params })).body
    assert.deepEqual([unlinked.resident, unlinked.linkedHow], [null, null])
    assert.deepEqual((await app.as('admin').requestOk(messageLinks.unlink, { params })).body, unlinked)
    assert.ok(!(await dataOf(leila.cookie)).includes(message.id))
    assert.deepEqual(
      (await listAudit(message.id)).map(({ action }) => action),
      ['received', 'linked to a resident', 'replied', 'unlinked from a resident'],
    )
    for (const { about } of (await listAudit(message.id)).filter(({ action }) => action.includes('linked')))
      assert.ok(about.includes(residentId))
  })

  it('names the field when there is no such resident', async () => {
    const params = { messageId: (await write('stranger@home.example')).id }
    for (const residentId of [newId(), 'nobody', null]) {
      const response = await app.as('staff').request(messageLinks.link, { params, body: { tenantId: residentId } })
      assert.deepEqual([response.status, response.body.field], [400, 'tenantId'])
    }
    assert.equal((await app.as('tenant').request(messageLinks.unlink, { params })).status, 403)
  })

  it('is combined with turning it into a request only when requested', async () => {
    const leila = await addResident()
    const request = {
      title: 'Tap drips',
      description: 'Since Monday.',
      unitId: leila.unit.id,
      tenantId: leila.tenantId,
    }
    const turn = async (more: object) => {
      const { id: messageId } = await write(leila.email)
      const { body: filed } = await app
        .as('staff')
        .requestOk(contact.turn, { params: { messageId }, body: { ...request, ...more } })
      assert.deepEqual([filed.unitId, filed.tenantId], [leila.unit.id, leila.tenantId])
      return find(messageId)
    }
    assert.equal((await turn({})).resident, null, 'a neighbour may have reported it')
    const linked = await turn({ linkResident: true })
    assert.deepEqual([linked.resident, linked.linkedHow], [leila.shown, 'office'])
    assert.deepEqual(
      (await listAudit(linked.id)).map(({ action }) => action),
      ['received', 'linked to a resident', 'turned into a request'],
    )
    const { id: messageId } = await write(leila.email)
    const elsewhere = { title: 'Lamp', description: 'Dark.', placeName: 'Garage' }
    const filed = (await app.as('staff').requestOk(contact.turn, { params: { messageId }, body: elsewhere })).body
    assert.equal(filed.tenantId, null)
    assert.ok(!(await dataOf(leila.cookie)).includes('Dark.'), 'an address makes no request theirs')
  })
})
