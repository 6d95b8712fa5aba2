import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Mail } from '#platform/server/mail/mail.ts'
import { addResidents } from '../../../../tests/support/people/residents.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { announcements } from '../contract.ts'
import { deliverDue } from './deliver-due.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addResidents(app.db, 3)
})
after(() => app.close())

const origin = 'http://tower.test'
const find = async (id: string) => (await app.as('staff').requestOk(announcements.find, { params: { id } })).body

async function schedule(title: string, seconds: number) {
  const publishedAt = new Date(app.now().getTime() + seconds * 1000).toISOString()
  const body = { title, body: 'Text', category: 'Maintenance', audience: { kind: 'everyone' }, byMail: true }
  return (await app.as('staff').requestOk(announcements.write, { body: { ...body, when: 'later', publishedAt } })).body
}

describe('an announcement that cannot be delivered', () => {
  it('does not hold up later ones, is recorded for the office, and is delivered once it can be', async () => {
    const [bad, worse, good] = [await schedule('Bad', 60), await schedule('Worse', 61), await schedule('Good', 62)]
    const mail: Mail = {
      ...app.mail,
      enqueueAll: (tx, emails, at) =>
        emails.some(({ subject }) => /Bad|Worse/.test(subject))
          ? Promise.reject(new Error('no e-mail today'))
          : app.mail.enqueueAll(tx, emails, at),
    }
    const now = new Date(app.now().getTime() + 120_000)
    await assert.rejects(deliverDue(app.db, { mail, origin }, now), /2 announcements could not be delivered/)
    assert.equal((await find(good.id)).reach?.people, 3)
    for (const { id, version } of [bad, worse]) {
      const failed = await find(id)
      assert.deepEqual([failed.deliveredAt, failed.reach, failed.version], [null, null, version])
      assert.equal(failed.deliveryFailedAt, now.toISOString())
    }

    await assert.rejects(deliverDue(app.db, { mail, origin }, now))
    const count = `select delivery_failures as failures from announcements where id = $1`
    assert.deepEqual((await app.pool.query(count, [bad.id])).rows, [{ failures: 2 }])

    await deliverDue(app.db, { mail: app.mail, origin }, now)
    assert.equal((await find(bad.id)).reach?.people, 3)
    assert.equal((await find(worse.id)).deliveredAt, now.toISOString())
  })
})
