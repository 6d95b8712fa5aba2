import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { units } from '#units/contract.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addHome } from '../support/people/household.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp({ REVEAL_LIMIT: '6', RESIDENT_REVEAL_LIMIT: '3' })
  home = await addHome(app.db, app.people.tenant)
  const params = { id: home.residentId }
  await app.as('staff').requestOk(residents.change, { params, body: { unitAccessCode: '775533' } })
  const keypad = { lockType: 'Keypad', keypadCode: '886644' }
  await app.as('staff').requestOk(tower.changeUnit, { params: { id: home.unit.id }, body: keypad })
})
after(() => app.close())

const ofResident = (who: 'staff' | 'admin') =>
  app.as(who).request(residents.reveal, { params: { id: home.residentId }, body: { code: 'unitAccessCode' } })
const ofUnit = (who: 'staff' | 'admin') => app.as(who).request(units.revealKeypadCode, { params: { id: home.unit.id } })
const own = (code: string) => app.as('tenant').request(ownCodes.reveal, { body: { code } })
const emails = async () =>
  (
    await app.db.execute<{ to: string; subject: string; text: string }>(
      sql`select to_address as "to", subject, text_body as text from mail_outbox where subject like 'Many access codes%' order by created_at, id`,
    )
  ).rows
const entries = async () =>
  (await app.as('admin').requestOk(audit.list, { query: { kind: 'looked', limit: '200' } })).body
    .map(({ sentence }) => sentence.map(({ text }) => text).join(''))
    .filter((sentence) => sentence.includes('within an hour'))

describe('views of codes', () => {
  it('have a limit over all kinds of codes together, also for simultaneous calls', async () => {
    const response = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? ofResident('staff') : ofUnit('staff'))),
    )
    const statuses = response.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 6)
    assert.equal(statuses.filter((status) => status === 429).length, 4)
    for (const { headers, body } of response.filter(({ status }) => status === 429)) {
      assert.ok(Number(headers['retry-after']) > 3500)
      assert.equal(body.code, 'too_many')
    }
    const { rows } = await app.db.execute(
      sql`select id from audit_log where by = ${app.people.staff.id} and action in ('looked at a code', 'saw the keypad code')`,
    )
    assert.equal(rows.length, 6)
  })

  it('are counted per person, and residents have their own limit and error text', async () => {
    assert.equal((await ofUnit('admin')).status, 200)
    for (const code of ['unitAccessCode', 'keypadCode', 'unitAccessCode']) assert.equal((await own(code)).status, 200)
    const rejected = await own('keypadCode')
    assert.deepEqual([rejected.status, /your codes/.test(rejected.body.message)], [429, true])
  })

  it('beyond it notify every administrator and the audit log once per person and hour', async () => {
    const second = await app.addPerson('admin')
    assert.deepEqual(await entries(), [
      'tenant Person tried to view more than 3 codes within an hour and was blocked',
      'staff Person tried to view more than 6 codes within an hour and was blocked',
    ])
    const sent = await emails()
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      [
        [app.people.admin.email, 'Many access codes viewed by staff Person'],
        [app.people.admin.email, 'Many access codes viewed by tenant Person'],
      ],
    )
    assert.match(sent[0]?.text ?? '', /staff Person \(Staff\) viewed 6 .*\/admin\?tab=audit&kind=looked&by=/s)
    assert.ok(!JSON.stringify(sent).includes('775533') && !JSON.stringify(sent).includes('886644'))
    app.clock.ahead += 3_700_000
    await app.db.execute(sql`update sessions set expires_at = expires_at + interval '1 day'`)
    for (let n = 0; n < 8; n += 1)
      await app.withCookie((await getOtherPerson()).cookie).request(units.revealKeypadCode, ofHome())
    assert.equal((await emails()).filter(({ to }) => to === second.email).length, 1)
    assert.equal((await entries()).length, 3)
  })

  it('are not counted when the alert cannot be stored', async () => {
    const person = await app.addPerson('staff')
    const reveal = () => app.withCookie(person.cookie).request(units.revealKeypadCode, ofHome())
    for (let n = 0; n < 6; n += 1) assert.equal((await reveal()).status, 200)
    await app.db.execute(sql`alter table mail_outbox rename to mail_outbox_away`)
    try {
      assert.equal((await reveal()).status, 500)
    } finally {
      await app.db.execute(sql`alter table mail_outbox_away rename to mail_outbox`)
    }
    const before = (await entries()).length
    assert.equal((await reveal()).status, 429)
    assert.equal((await entries()).length, before + 1)
  })
})

const ofHome = () => ({ params: { id: home.unit.id } })
let otherPerson: Promise<{ cookie: string }> | undefined
const getOtherPerson = () => (otherPerson ??= app.addPerson('staff'))
