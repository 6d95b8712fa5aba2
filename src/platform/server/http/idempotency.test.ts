import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { cleanUp } from '../jobs/clean-up.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const body = { title: 'Tap drips', description: 'In the kitchen.' }
const file = (key: string, input: object = body, cookie = app.people.tenant.cookie) =>
  app.withCookie(cookie).request(ownRequests.file, { body: input, headers: { 'idempotency-key': key } })
const count = async () => (await app.db.select({ id: requests.id }).from(requests)).length
const idOf = (response: { body: unknown }) => (response.body as { id: string }).id

describe('a create with a key', () => {
  it('happens once, however often and however close together it is sent', async () => {
    const before = await count()
    const responses = await Promise.all(Array.from({ length: 6 }, () => file('together')))
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(responses.map(idOf)).size, 1)
    const [again] = [await file('together')]
    assert.deepEqual(again?.body, responses[0]?.body)
    assert.equal(await count(), before + 1)
    const emails = await app.pool.query('select from mail_outbox')
    assert.equal(emails.rowCount, 1, 'one e-mail, too')
  })

  it('is rejected with another body', async () => {
    const before = await count()
    await file('changed')
    const response = await file('changed', { ...body, title: 'Lift stuck' })
    assert.deepEqual(
      [response.status, response.body.code, response.body.field],
      [409, 'idempotency_key_reused', 'Idempotency-Key'],
    )
    assert.equal(await count(), before + 1)
  })

  it('belongs to the person who sent it', async () => {
    const neighbour = await app.addPerson('tenant')
    await addHome(app.db, neighbour)
    const [own, others] = [await file('shared'), await file('shared', body, neighbour.cookie)]
    assert.equal(others.status, 201)
    assert.notEqual(idOf(own), idOf(others))
  })

  it('leaves the key unused when it is rejected', async () => {
    const withoutHome = await app.addPerson('tenant')
    assert.equal((await file('early', body, withoutHome.cookie)).status, 404)
    await addHome(app.db, withoutHome)
    assert.equal((await file('early', body, withoutHome.cookie)).status, 201)
  })

  it('is forgotten after a day', async () => {
    const first = await file('yesterday')
    await cleanUp(app.db, new Date(Date.now() + 25 * 3_600_000))
    assert.notEqual(idOf(await file('yesterday')), idOf(first))
  })
})
