import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { closeEventStreams, openEventStream, until } from '../../../../tests/support/live/event-stream.ts'
import { announce, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'
import { remindRecipients } from './notices.ts'
import { usualPackageRules as usual } from '../../../../tests/support/people/usual-package-rules.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const read = async () => (await app.as('concierge').requestOk(packages.rules)).body

describe('the rules about packages', () => {
  it('are changed by the office, count for what waits already, and are undone', async () => {
    const { version } = await read()
    assert.deepEqual(await read(), { ...usual, version })
    const person = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, person)
    const { id, returnOn } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const operation = newId()
    const changed = { ...usual, remindAfter: [1], returnAfter: 21 }
    await app.as('staff').requestOk(packages.setRules, { query: { operation }, body: changed })
    assert.deepEqual(await read(), { ...changed, version: version + 1 })
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
    assert.deepEqual(await read(), { ...usual, version: version + 2 })
  })

  it('send one reminder for all new days that have passed', async () => {
    const person = await app.addPerson('tenant')
    const { unit } = await addHome(app.db, person)
    const { id } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const tools = { mail: app.mail, origin: 'http://tower.test', secretKey: app.secretKey }
    const countAfter = async (days: number) => {
      await remindRecipients(app.db, tools, new Date(app.now().getTime() + days * 86_400_000))
      return (await app.as('concierge').requestOk(packages.find, { params: { id } })).body.reminders
    }
    const setDays = (remindAfter: number[]) =>
      app.as('staff').requestOk(packages.setRules, { body: { ...usual, remindAfter } })
    assert.equal(await countAfter(3), 1)
    await setDays([1, 4, 5, 6, 7])
    assert.deepEqual([await countAfter(8), await countAfter(8)], [2, 2])
    await setDays([10])
    assert.deepEqual([await countAfter(9), await countAfter(10), await countAfter(11)], [2, 3, 3])
    await setDays(usual.remindAfter)
  })

  it('are not changed by an editor who has not read the newest ones', async () => {
    const { version } = await read()
    const write = (returnAfter: number) =>
      app
        .as('staff')
        .request(packages.setRules, { body: { ...usual, returnAfter }, headers: { 'if-match': `"${version}"` } })
    assert.equal((await write(20)).status, 200)
    const { status, body } = await write(30)
    assert.deepEqual([status, body.code, body.present], [412, 'stale', await read()])
    await app.as('staff').requestOk(packages.setRules, { body: usual, headers: { 'if-match': `"${version + 1}"` } })
  })

  it('are read again by the screens of residents, who see the day of the return', async () => {
    const at = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { topics } = await openEventStream(at, app.people.tenant)
    await app.as('staff').requestOk(packages.setRules, { body: { ...usual, returnAfter: 20 } })
    await until(() => topics.includes('packages'), 'the resident receives it')
    closeEventStreams()
  })

  it('need days in their order, before the return', async () => {
    for (const [field, body] of [
      ['remindAfter', { remindAfter: [5, 2] }],
      ['remindAfter', { remindAfter: [2, 14] }],
      ['remindPerishableAfter', { remindPerishableAfter: [3] }],
      ['returnAfter', { returnAfter: 400 }],
      ['overdueAfter', { overdueAfter: 0 }],
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
