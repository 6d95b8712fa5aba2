import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { minutes } from '#platform/time/dates.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'
import { createMessageCalls } from '../../../../tests/support/calls/message-calls.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const { write, found } = createMessageCalls(() => app)

describe('the list', () => {
  it('paginates, newest or oldest first, with the total', async () => {
    const sent: string[] = []
    for (const n of [1, 2, 3]) {
      app.clock.ahead = -minutes(60 - n)
      sent.push((await write({ name: `Pager ${n}` })).id)
    }
    app.clock.ahead = 0
    for (const [sort, expected] of [
      ['newest', sent.toReversed()],
      ['oldest', sent],
    ] as const) {
      const first = await app.as('staff').requestOk(contact.list, { query: { search: 'pager', sort, limit: '2' } })
      assert.equal(first.headers['x-total-count'], '3')
      assert.deepEqual(
        first.body.map(({ id }) => id),
        expected.slice(0, 2),
      )
      const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? ''
      const second = await app.as('staff').send({ method: 'GET', url: next })
      assert.deepEqual(
        (second.body as { id: string }[]).map(({ id }) => id),
        expected.slice(2),
      )
      assert.equal(second.headers['link'], undefined)
      assert.equal(second.headers['x-total-count'], '3')
    }
  })

  it('finds by text and reason, and rejects unknown filters', async () => {
    const { id } = await write({ name: 'Ämilie', reason: 'noise-complaint', message: 'Loud 100% music' })
    assert.deepEqual(
      (await found('amilie 100%')).map((m) => m.id),
      [id],
    )
    assert.deepEqual(await found('amilie 1000'), [])
    const query = { search: 'amilie', reason: 'noise_complaint' }
    assert.equal((await app.as('admin').requestOk(contact.list, { query })).body.length, 1)
    for (const [field, value] of [
      ['status', 'lost'],
      ['reason', 'x'],
      ['limit', '0'],
      ['limit', '1001'],
      ['cursor', 'x'],
      ['search', '\0'],
    ] as const) {
      const response = await app.as('admin').request(contact.list, { query: { [field]: value } })
      assert.equal(response.status, 400)
      assert.equal(response.body.field, field)
    }
  })

  it('shows where a message came from to administrators only', async () => {
    await write({ name: 'Ipsum' })
    assert.equal((await found('ipsum'))[0]?.ipAddress, '127.0.0.1')
    const [forStaff] = await found('ipsum', 'staff')
    assert.ok(forStaff && !('ipAddress' in forStaff))
  })
})
