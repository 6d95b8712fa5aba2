import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { announce, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'
import { remindRecipients } from './notices.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const usual = {
  remindAfter: [2, 5, 9],
  remindPerishableAfter: [1, 2],
  lookAfter: 5,
  returnAfter: 14,
  returnPerishableAfter: 3,
}
const read = async () => (await app.as('concierge').requestOk(packages.rules)).body

describe('the rules about packages', () => {
  it('are changed by the office, count for what waits already, and are undone', async () => {
    assert.deepEqual(await read(), usual)
    const person = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, person)
    const { id, returnOn } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const operation = newId()
    const changed = { ...usual, remindAfter: [1], returnAfter: 21 }
    await app.as('staff').requestOk(packages.setRules, { query: { operation }, body: changed })
    assert.deepEqual(await read(), changed)
    const find = async () => (await app.as('concierge').requestOk(packages.find, { params: { id } })).body
    assert.equal((Date.parse((await find()).returnOn) - Date.parse(returnOn)) / 86_400_000, 7)
    const tools = { mail: app.mail, origin: 'http://tower.test', secretKey: app.secretKey }
    await remindRecipients(app.db, tools, new Date(app.now().getTime() + 86_400_000))
    assert.equal((await find()).reminders, 1)
    const { rows } = await app.db.execute(
      sql`select before, after from audit_log where record_type = 'package rules' order by at desc limit 1`,
    )
    assert.deepEqual(rows, [
      { before: { remindAfter: [2, 5, 9], returnAfter: 14 }, after: { remindAfter: [1], returnAfter: 21 } },
    ])
    await app.as('staff').requestOk(undo.undoAtDesk, { params: { id: operation } })
    assert.deepEqual(await read(), usual)
  })

  it('need days in their order, before the return', async () => {
    for (const [field, body] of [
      ['remindAfter', { remindAfter: [5, 2] }],
      ['remindAfter', { remindAfter: [2, 14] }],
      ['remindPerishableAfter', { remindPerishableAfter: [3] }],
      ['returnAfter', { returnAfter: 400 }],
      ['lookAfter', { lookAfter: 0 }],
    ] as const) {
      const { status, body: problem } = await app
        .as('staff')
        .request(packages.setRules, { body: { ...usual, ...body } })
      assert.deepEqual([status, problem.field], [400, field])
    }
    assert.equal((await app.as('concierge').request(packages.setRules, { body: usual })).status, 403)
  })

  it('can leave out reminders', async () => {
    const { body } = await app.as('staff').requestOk(packages.setRules, { body: { ...usual, remindAfter: [] } })
    assert.deepEqual(body.remindAfter, [])
  })
})
