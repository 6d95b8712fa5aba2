import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { instantAt } from '#platform/time/wall-clock.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { notifications } from '../contract.ts'
import { unreadNotifications } from '../unread-contract.ts'
import type { Kind } from '../kinds.ts'
import { deliverDue } from './deliver-due.ts'
import { messageTools } from './routes.ts'
import { type NewNotification, notify } from './notify.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(async () => {
  for (const table of ['notifications', 'notification_choices', 'notification_settings', 'mail_outbox'])
    await app.db.execute(sql`delete from ${sql.identifier(table)}`)
})

const origin = 'http://building.test'
const message = {
  number: 'TST-7',
  title: 'Tap drips',
  place: '1204',
  author: 'Elise Laurent',
  excerpt: 'It still drips.',
}
const notifyPeople = <K extends Kind>(notification: NewNotification<K>, now = app.now()) =>
  app.db.transaction((tx) => notify(tx, notification, now))
const notifyOfMessage = (recipients: string[], now = app.now()) =>
  notifyPeople({ kind: 'request_message', params: message, recipients, link: '/admin?tab=maintenance' }, now)
const deliver = (now: Date) => deliverDue(app.db, { mail: app.mail, origin, ...messageTools(app) }, now)
const emails = async () =>
  (
    await app.db.execute<{ to_address: string; subject: string; text_body: string }>(
      sql`select to_address, subject, text_body from mail_outbox order by id`,
    )
  ).rows
const list = async (role: 'staff' | 'tenant', headers = {}) =>
  (await app.as(role).requestOk(notifications.list, { headers })).body

describe('notifications', () => {
  it('are listed in the language of their reader, and counted until they are read', async () => {
    await notifyOfMessage([app.people.staff.id, app.people.tenant.id])
    const [own] = await list('staff')
    assert.equal(own?.title, 'Elise Laurent wrote')
    assert.equal(own.line, '“It still drips.” TST-7')
    assert.equal((await list('tenant', { 'accept-language': 'fr' }))[0]?.title, 'Elise Laurent a écrit')
    assert.equal((await app.as('staff').requestOk(unreadNotifications.count)).body.unread, 1)
    await app.as('staff').requestOk(notifications.read, { params: { id: own.id } })
    const { body: again } = await app.as('staff').requestOk(notifications.read, { params: { id: own.id } })
    assert.ok(again.readAt)
    assert.equal((await app.as('staff').requestOk(unreadNotifications.count)).body.unread, 0)
    assert.equal((await app.as('tenant').requestOk(unreadNotifications.count)).body.unread, 1)
    assert.deepEqual((await app.as('staff').requestOk(notifications.list, { query: { state: 'unread' } })).body, [])
  })

  it('are private: those of another person are not found', async () => {
    await notifyOfMessage([app.people.staff.id])
    const [own] = await list('staff')
    const reply = await app.as('admin').request(notifications.read, { params: { id: own?.id ?? '' } })
    assert.equal(reply.status, 404)
    assert.equal((await app.as('admin').requestOk(notifications.readAll)).body.unread, 0)
    assert.equal((await app.as('staff').requestOk(unreadNotifications.count)).body.unread, 1)
    assert.equal((await app.as('staff').requestOk(notifications.readAll)).body.unread, 0)
  })

  it('come in pages, newest first', async () => {
    const now = app.now()
    for (let at = 0; at < 5; at += 1) await notifyOfMessage([app.people.staff.id], new Date(now.getTime() + at))
    const first = await app.as('staff').requestOk(notifications.list, { query: { limit: '3' } })
    assert.equal(first.headers['x-total-count'], '5')
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? ''
    const rest = await app.as('staff').requestOk(notifications.list, { query: { limit: '3', cursor } })
    const times = [...first.body, ...rest.body].map(({ createdAt }) => createdAt)
    assert.equal(times.length, 5)
    assert.deepEqual(times, times.toSorted().reverse())
  })

  it('are not for the author of the change, nor for a suspended person unless it is an emergency', async () => {
    const suspended = await app.addPerson('tenant', { status: 'Suspended' })
    const about = { recipients: [suspended.id, app.people.tenant.id], link: null, by: app.people.tenant }
    assert.deepEqual(await notifyPeople({ kind: 'request_message', params: message, ...about }), [])
    const notified = await notifyPeople({ kind: 'emergency', params: { title: 'Gas', body: 'Leave.' }, ...about })
    assert.deepEqual(
      notified.map(({ userId }) => userId),
      [suspended.id],
    )
  })
})

describe('e-mails of notifications', () => {
  it('are sent once, however many programs send', async () => {
    await notifyOfMessage([app.people.staff.id])
    await Promise.all(Array.from({ length: 5 }, () => deliver(app.now())))
    const [email, ...others] = await emails()
    assert.deepEqual(others, [])
    assert.equal(email?.to_address, app.people.staff.email)
    assert.equal(email?.subject, 'Elise Laurent wrote')
    assert.match(email?.text_body ?? '', /http:\/\/building\.test\/admin\?tab=maintenance/)
  })

  it('wait for the daily one where that is chosen; what was read meanwhile is left out, and nothing gives no e-mail', async () => {
    await app.as('staff').requestOk(notifications.choose, {
      body: { kind: 'request_message', channel: 'email', value: 'daily' },
    })
    const at = (hour: number) => instantAt('2031-03-05', hour * 60, 'America/Toronto')
    for (const hour of [1, 2, 3]) await notifyOfMessage([app.people.staff.id], at(hour))
    const [newest] = await list('staff')
    await app.db.execute(sql`update notifications set read_at = created_at where id = ${newest?.id}`)
    await deliver(at(7))
    assert.deepEqual(await emails(), [])
    // The program was off at eight.
    await Promise.all([deliver(at(11)), deliver(at(11))])
    const [digest, ...others] = await emails()
    assert.deepEqual(others, [])
    assert.equal(digest?.subject, '2 notifications')
    await deliver(at(23))
    assert.equal((await emails()).length, 1)
    const { rows } = await app.db.execute(
      sql`select state, count(*)::int from notification_deliveries group by 1 order by 1`,
    )
    assert.deepEqual(rows, [
      { state: 'sent', count: 2 },
      { state: 'skipped', count: 1 },
    ])
  })
})

describe('choices', () => {
  it('are those of the role, and name the field that is wrong', async () => {
    const { body } = await app.as('tenant').requestOk(notifications.choices)
    assert.ok(body.kinds.some(({ kind }) => kind === 'announcement'))
    assert.ok(!body.kinds.some(({ kind }) => kind === 'request_assigned'))
    const send = (body: object) => app.as('tenant').request(notifications.choose, { body })
    const choice = { kind: 'announcement', channel: 'email', value: 'daily' }
    for (const [wrong, field] of [
      [{ ...choice, kind: 'request_assigned' }, 'kind'],
      [{ ...choice, channel: 'sms' }, 'channel'],
      [{ ...choice, value: 'on' }, 'value'],
    ] as const) {
      const reply = await send(wrong)
      assert.deepEqual([reply.status, reply.body.field], [400, field])
    }
    assert.equal((await send({ kind: 'emergency', channel: 'email', value: 'off' })).status, 409)
    assert.equal((await send(choice)).status, 200)
  })

  it('include quiet hours and the daily e-mail, of which only the given ones change', async () => {
    const changed = await app.as('tenant').requestOk(notifications.changeSettings, { body: { quietFrom: '21:30' } })
    assert.deepEqual(changed.body.settings, {
      quiet: true,
      quietFrom: '21:30',
      quietUntil: '07:00',
      digestAt: '08:00',
      digestDays: 'weekdays',
    })
    const wrong = await app.as('tenant').request(notifications.changeSettings, { body: { digestAt: '25:00' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'digestAt'])
  })
})
