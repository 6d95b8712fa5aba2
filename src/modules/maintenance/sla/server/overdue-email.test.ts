import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { instantAt } from '#platform/time/wall-clock.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aRequest } from '#demo/examples.ts'
import { sendOverdueEmail } from './overdue-email.ts'
import { requests } from '../../requests/server/table.ts'

let app: TestApp
const on = (day: string, hour: number) => instantAt(day, hour * 60, 'America/Toronto')
const sendAt = (now: Date) => sendOverdueEmail(app.db, { mail: app.mail, origin: 'http://building.test' }, now)
const emails = async () =>
  (
    await app.db.execute<{ to_address: string; subject: string; text_body: string }>(
      sql`select to_address, subject, text_body from mail_outbox order by id`,
    )
  ).rows

before(async () => {
  app = await createTestApp()
  const due = { dueAt: on('2031-03-07', 12), dueSoonAt: on('2031-03-07', 10), slaClock: 'always' } as const
  const by = { reportedBy: app.people.staff.id }
  await app.db.insert(requests).values([
    aRequest({ ...by, ...due, title: 'Late one' }),
    aRequest({
      ...by,
      ...due,
      title: 'Late and assigned',
      assignedTo: app.people.maintenance.id,
      status: 'assigned',
    }),
    aRequest({ ...by, ...due, title: 'Done in time', status: 'completed', completedAt: on('2031-03-07', 11) }),
    aRequest({ ...by, ...due, title: 'Waiting', status: 'on_hold', pausedAt: on('2031-03-07', 9) }),
    aRequest({ ...by, ...due, title: 'Not yet', dueAt: on('2031-03-20', 12) }),
  ])
})
after(() => app.close())

describe('the e-mail about late requests', () => {
  it('is sent once a day from seven in the morning, however many servers try', async () => {
    assert.equal(await sendAt(on('2031-03-08', 6)), false)
    const written = await Promise.all(Array.from({ length: 6 }, () => sendAt(on('2031-03-08', 7))))
    assert.equal(written.filter(Boolean).length, 1)
    assert.equal(await sendAt(on('2031-03-08', 23)), false)
    const [email, ...others] = await emails()
    assert.deepEqual(others, [])
    assert.equal(email?.to_address, 'office@tower.example')
    assert.equal(email?.subject, '2 requests are late')
    assert.match(email?.text_body ?? '', /Late one.*due 07-03-2031 12:00, 19 h late · Unassigned/)
    assert.match(email?.text_body ?? '', /Late and assigned.*19 h late · maintenance Person/)
    for (const title of ['Done in time', 'Waiting', 'Not yet']) assert.ok(!email?.text_body.includes(title))
  })
  it('is not sent later on a day that was handled', async () => {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table maintenance_requests in access exclusive mode`)
      assert.equal(await sendAt(on('2031-03-08', 9)), false)
    })
  })
  it("is sent again on the building's next day, across a daylight saving change", async () => {
    assert.equal(await sendAt(on('2031-03-09', 7)), true)
    assert.equal((await emails()).length, 2)
  })
  it('lists forty, and counts the rest', async () => {
    const due = { dueAt: on('2031-03-07', 12), dueSoonAt: on('2031-03-07', 10), slaClock: 'always' } as const
    const many = Array.from({ length: 42 }, () => aRequest({ reportedBy: app.people.staff.id, ...due, title: 'Many' }))
    await app.db.insert(requests).values(many)
    assert.equal(await sendAt(on('2031-03-09', 8)), false)
    await app.db.execute(sql`delete from daily_emails where day = '2031-03-09'`)
    assert.equal(await sendAt(on('2031-03-09', 8)), true)
    const email = (await emails()).at(-1)
    assert.equal(email?.subject, '44 requests are late')
    assert.match(email?.text_body ?? '', /And 4 more on the board/)
    const { rows } = await app.db.execute<{ overdue: number }>(
      sql`select overdue from daily_emails where day = '2031-03-09'`,
    )
    assert.deepEqual(rows, [{ overdue: 44 }])
    await app.db.execute(sql`delete from maintenance_requests where title = 'Many'`)
  })
  it('is not sent on a day without late requests in the morning', async () => {
    await app.db.execute(sql`update maintenance_requests set due_at = '2031-03-10T18:00:00Z' where title like 'Late %'`)
    assert.equal(await sendAt(on('2031-03-10', 8)), false)
    assert.equal(await sendAt(on('2031-03-10', 20)), false)
    assert.equal((await emails()).length, 3)
  })
})
