import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Mail } from '#platform/server/mail.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addResidents } from '../../../tests/support/residents.ts'
import { openMailServer } from '../../../tests/support/smtp.ts'
import { announcements } from '../contract.ts'
import { deliver, deliverDue } from './delivery.ts'

const many = 600
const number = (address: string) => Number(/^r(\d+)@/.exec(address)?.[1])
/** Nobody has heard of every fiftieth; every fortieth is put off at first. */
const isUnknown = (address: string) => number(address) % 50 === 7
const isPutOff = (address: string) => number(address) % 40 === 3

let house: TestHouse
let smtp: Awaited<ReturnType<typeof openMailServer>>
before(async () => {
  smtp = await openMailServer()
  house = await openTestHouse({ SMTP_URL: smtp.url })
  await addResidents(house.db, many)
})
after(async () => {
  smtp.close()
  await house.close()
})

const news = {
  title: 'Water off',
  body: 'On **Monday**.',
  category: 'Maintenance',
  audience: { kind: 'everyone' },
  byMail: true,
}
const find = async (id: string) => (await house.as('staff').sends(announcements.find, { params: { id } })).body
const people = async (id: string, state?: string) =>
  (await house.as('staff').sends(announcements.recipients, { params: { id }, query: state ? { state } : {} })).body
/** Failed jobs wait before the next try; here they need not. */
const hurry = () => house.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
async function until(so: () => Promise<boolean>, what: string) {
  for (let n = 0; n < 600; n += 1) {
    if (await so()) return
    await wait(100)
  }
  assert.fail(`It never came to pass: ${what}`)
}
const addresses = () => smtp.state.letters.flatMap(({ to }) => to)

describe(`an announcement to ${many} people, with a mail server that fails for some`, () => {
  let id = ''

  it('is there for all of them at once', async () => {
    smtp.state.unknown = isUnknown
    smtp.state.later = isPutOff
    const { body } = await house.as('staff').sends(announcements.write, { body: { ...news, when: 'now' } })
    id = body.id
    assert.equal(body.reach?.people, many)
  })

  it('tells of each person how it went', async () => {
    const unknown = Array.from({ length: many }, (_, n) => `r${n}@`).filter(isUnknown).length
    const putOff = Array.from({ length: many }, (_, n) => `r${n}@`).filter((a) => isPutOff(a) && !isUnknown(a)).length
    assert.ok(unknown > 5 && putOff > 5)
    await until(async () => {
      const { reach } = await find(id)
      return reach?.failed === unknown && reach.sent === many - unknown - putOff
    }, 'all but those put off are settled')
    const all = await people(id)
    assert.equal(all.length, many)
    assert.equal(new Set(all.map(({ userId }) => userId)).size, many)
    for (const { address, mail, lastError, sentAt } of all) {
      assert.ok(address)
      const expected = isUnknown(address) ? 'failed' : isPutOff(address) ? 'queued' : 'sent'
      assert.equal(mail, expected, address)
      assert.equal(sentAt === null, mail !== 'sent')
      if (mail === 'failed') assert.match(lastError ?? '', /550/)
    }
    assert.ok((await people(id, 'failed')).every(({ address }) => isUnknown(address ?? '')))
  })

  it('goes out to those put off as soon as it can', async () => {
    smtp.state.later = () => false
    await until(async () => {
      await hurry()
      return (await find(id)).reach?.queued === 0
    }, 'nobody waits any more')
    const { reach } = await find(id)
    assert.equal((reach?.sent ?? 0) + (reach?.failed ?? 0), many)
  })

  it('goes again to those for whom it failed, and to nobody else', async () => {
    smtp.state.unknown = () => false
    const { length } = addresses()
    const failed = (await find(id)).reach?.failed ?? 0
    // The office has put one of the addresses right meanwhile.
    const [wrong] = await people(id, 'failed')
    await house.db.execute(
      sql`update tenants set email_primary = 'right@tower.example' where user_id = ${wrong?.userId ?? ''}`,
    )
    const { body } = await house.as('staff').sends(announcements.retry, { params: { id } })
    assert.equal(body.reach?.failed, 0)
    await house.as('staff').sends(announcements.retry, { params: { id } })
    await until(async () => (await find(id)).reach?.sent === many, 'all are sent')
    assert.equal(addresses().length, length + failed)
    assert.ok(addresses().includes('right@tower.example') && !addresses().includes(wrong?.address ?? ''))
  })

  it('gave nobody two', () => {
    assert.equal(addresses().length, many)
    assert.equal(new Set(addresses()).size, many)
  })
})

describe('a program that dies while it delivers', () => {
  it('has told nobody or everybody, and tells nobody twice', async () => {
    const publishedAt = new Date(house.now().getTime() + 60_000).toISOString()
    const { body: planned } = await house
      .as('staff')
      .sends(announcements.write, { body: { ...news, title: 'Once', when: 'later', publishedAt } })
    const then = new Date(house.now().getTime() + 120_000)
    const sentBefore = addresses().length

    // It dies after the letters lie in the outbox and before the mark that it went out.
    const dying: Mail = {
      ...house.mail,
      async postAll(tx, letters, now) {
        await house.mail.postAll(tx, letters, now)
        throw new Error('the power went out')
      },
    }
    await assert.rejects(deliverDue(house.db, { mail: dying, origin: 'http://house.test' }, then), /power went out/)
    assert.deepEqual((await find(planned.id)).reach, null)
    assert.equal((await people(planned.id)).length, 0)

    // Two programs start, and the job that was sent runs too.
    const post = { mail: house.mail, origin: 'http://house.test' }
    await Promise.all([
      deliverDue(house.db, post, then),
      deliverDue(house.db, post, then),
      house.db.transaction((tx) => deliver(tx, post, planned.id, then)),
    ])
    await until(async () => (await find(planned.id)).reach?.sent === many, 'all are sent')
    const once = addresses().slice(sentBefore)
    assert.equal(once.length, many)
    assert.equal(new Set(once).size, many)
    const { rows } = await house.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_log where record_id = ${planned.id} and action = 'delivered'`,
    )
    assert.equal(rows[0]?.n, 1)
  })

  it('a letter whose job runs again is not sent again', async () => {
    const { length } = addresses()
    const { rows } = await house.db.execute<{ id: string }>(
      sql`select id from mail_outbox where status = 'sent' limit 20`,
    )
    await house.jobs.postAll(house.db, 'mail', rows)
    await until(async () => {
      const { rowCount } = await house.pool.query(
        `select from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`,
      )
      return rowCount === 0
    }, 'the jobs are done')
    assert.equal(addresses().length, length)
  })
})
