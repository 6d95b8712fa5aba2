import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { createMessageCalls } from '../../../../tests/support/calls/message-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { MessageMove } from '../choices.ts'
import { contact } from '../contract.ts'
import { manyMessages } from '../many-contract.ts'
import { words } from '../messages/en.ts'
import { views } from '#views/contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const { write } = createMessageCalls(() => app)
const send = async (name: string) => ({ id: (await write({ name })).id, version: 1 })
const find = async (messageId: string) =>
  (await app.as('admin').requestOk(contact.find, { params: { messageId } })).body
const check = async (body: object) => (await app.as('staff').requestOk(manyMessages.check, { body })).body
const change = async (records: { id: string; version: number }[], move: MessageMove, operation = newId()) => {
  const { body } = await app.as('staff').requestOk(manyMessages.change, { body: { operation, records, move } })
  return { operation, results: body.results }
}
const undoPress = async (operation: string) =>
  (await app.as('staff').requestOk(undo.undo, { params: { id: operation } })).body
const eventsOf = async (id: string) => {
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_log where record_id = ${id} order by at, id`,
  )
  return rows.map(({ action }) => action)
}

describe('a selection of messages', () => {
  it('says which of them a move leaves out', async () => {
    const [open, away] = [await send('Open'), await send('Away')]
    await change([away], 'archive')
    const found = await check({ ids: [open.id, away.id, newId()], move: 'archive' })
    assert.deepEqual(
      found.map(({ id, status, reason }) => [id, status, reason]),
      [
        [open.id, 'open', null],
        [away.id, 'archived', words.movedAlready.archive],
      ],
    )
  })

  it('is read on the server when it is all that match a filter', async () => {
    const ids = [await send('Filtered visitor'), await send('Filtered visitor')].map(({ id }) => id)
    await change([{ id: (await send('Filtered visitor')).id, version: 1 }], 'archive')
    const found = await check({ filter: { search: 'filtered visitor', status: 'open' }, move: 'archive' })
    assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(ids))
  })
})

describe('a move of many messages', () => {
  it('moves each with its own audit event, and one undo puts all back', async () => {
    const picked = [await send('One'), await send('Two')]
    const { operation, results } = await change(picked, 'archive')
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['changed', 'changed'],
    )
    for (const { id } of picked) assert.equal((await find(id)).status, 'archived')
    const { records } = await undoPress(operation)
    assert.deepEqual(
      records.map(({ outcome }) => outcome),
      ['undone', 'undone'],
    )
    for (const { id } of picked) {
      const { status, archivedAt, version } = await find(id)
      assert.deepEqual([status, archivedAt, version], ['open', null, 3])
      assert.deepEqual(await eventsOf(id), ['received', 'archived', 'undid a change'])
    }
  })

  it('leaves what changed since as it is, and repeats nothing', async () => {
    const [first, read] = [await send('First'), await send('Read')]
    await change([read], 'archive')
    const { operation, results } = await change([first, read], 'archive')
    assert.deepEqual(new Map(results.map(({ id, outcome }) => [id, outcome])).get(read.id), 'stale')
    await change([first, read], 'archive', operation)
    assert.equal((await find(first.id)).version, 2)
  })

  it('puts the wait of a message back when it is undone that it is no spam', async () => {
    const { id } = await send('Robot')
    await app.db.execute(sql`update contact_messages set spam_at = created_at where id = ${id}`)
    const before = await find(id)
    app.clock.ahead += 60_000
    const { operation } = await change([{ id, version: 1 }], 'not_spam')
    assert.notEqual((await find(id)).waitingSince, before.waitingSince)
    await undoPress(operation)
    const { status, waitingSince } = await find(id)
    assert.deepEqual([status, waitingSince], ['spam', before.waitingSince])
  })

  it('undoes a single move in the same way, except when another person changed the message since', async () => {
    const { id } = await send('Single')
    const params = { messageId: id }
    const operation = newId()
    await app.as('staff').requestOk(contact.archive, { params, query: { operation } })
    await app.as('admin').requestOk(contact.unarchive, { params })
    assert.equal((await undoPress(operation)).records[0]?.outcome, 'changed')
  })

  it('exports the selected messages, spam too, and notes how many were selected', async () => {
    const [spam, other] = [await send('Selected'), await send('Left out')]
    await app.db.execute(sql`update contact_messages set spam_at = created_at where id = ${spam.id}`)
    const body = { ids: [spam.id] }
    const { body: csv } = await app.as('admin').requestOk(views.exportChosen, { params: { list: 'messages' }, body })
    assert.match(csv, /Selected/)
    assert.doesNotMatch(csv, /Left out/, other.id)
    const { rows } = await app.db.execute<{ after: object }>(
      sql`select after from audit_log where action = 'exported the list' order by at desc, id desc limit 1`,
    )
    assert.deepEqual(rows[0]?.after, { rows: 1, selected: 1 })
  })
})
