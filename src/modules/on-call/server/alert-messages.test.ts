import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { createMailedAlertLink } from '#notifications/server/alert-link.ts'
import { deliverDue } from '#notifications/server/deliver-due.ts'
import { messageTools } from '#notifications/server/routes.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { onCall } from '../contract.ts'
import { takeAlertByLink } from './alert-link.ts'
import { escalateAlerts } from './alerts.ts'
import { setRota } from './rota.ts'

let app: TestApp
const origin = 'http://tower.test'
before(async () => {
  app = await createTestApp()
  const { maintenance: first, staff: second, admin } = app.people
  const rota = { people: [first.id, second.id], startsOn: '2025-03-03', handover: '08:00', minutes: 10, exceptions: [] }
  await setRota(app.db, rota, admin, app.now(), null)
})
after(() => app.close())
beforeEach(async () => {
  for (const table of ['alerts', 'notifications', 'mail_outbox', 'one_time_tokens'])
    await app.db.execute(sql`delete from ${sql.identifier(table)}`)
})

const emailsTo = (to: string) => app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, to))
const deliver = () => deliverDue(app.db, { mail: app.mail, origin, ...messageTools(app) }, app.now())
const raise = async () => {
  const { body } = await app.as('admin').requestOk(onCall.test)
  await deliver()
  return body
}
const take = (token: string) =>
  takeAlertByLink(app.db, { token, address: '203.0.113.22', language: 'en', now: app.now() })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const setPhone = (phone: string | null) =>
  app.db.update(users).set({ phone }).where(eq(users.id, app.people.maintenance.id))

describe('the messages about an alert', () => {
  it('have the link as the one button of the e-mail, created when it is sent, for its recipient', async () => {
    const alert = await raise()
    const { id, email } = app.people.maintenance
    const [sent] = await emailsTo(email)
    assert.ok(sent)
    assert.equal(sent.linkType, 'alert')
    assert.match(sent.textBody, /I have it/)
    assert.ok(!sent.textBody.includes('token='), 'the outbox contains no token')
    const link = await createMailedAlertLink(app.db, sent.id, email, origin, app.now())
    assert.equal((await take(tokenOf(link))).taken?.isOwn, true)
    const [taken] = (await app.as('admin').requestOk(onCall.alerts, { query: { about: sent.aboutId ?? '' } })).body
    assert.deepEqual([taken?.id, taken?.takenBy?.id], [alert.id, id])
    await assert.rejects(createMailedAlertLink(app.db, sent.id, 'other@tower.example', origin, app.now()), /Not sent/)
  })

  it('are about the alert when it is about no record', async () => {
    const alert = await raise()
    await app.db.execute(sql`delete from mail_outbox`)
    const { maintenance } = app.people
    await app.db.execute(sql`update alerts set about_type = null, about_id = null where id = ${alert.id}`)
    await app.db.execute(sql`update notifications set about_type = null, about_id = null where alert_id = ${alert.id}`)
    await app.db.execute(
      sql`update notification_deliveries set state = 'waiting', sent_at = null where channel = 'email'`,
    )
    await deliver()
    const [own] = await emailsTo(maintenance.email)
    assert.deepEqual([own?.aboutType, own?.aboutId, own?.linkType], ['alerts', alert.id, 'alert'])
  })

  it('have the link in the text message, which works for the phone that it went to', async () => {
    await setPhone('+14165550110')
    await raise()
    const folder = messageTools(app).sms.folder ?? ''
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')))
    const [, token = ''] = /I have it: http:\/\/tower\.test\/alert\?token=([\w-]+)$/m.exec(texts.join('\n')) ?? []
    await setPhone('+14165550111')
    await assert.rejects(take(token), { code: 'bad_link' })
    await setPhone('+14165550110')
    assert.equal((await take(token)).taken?.isOwn, true)
    await setPhone(null)
  })
})

describe('an alert that a person has taken', () => {
  it('is read in every bell, and each notification names its alert', async () => {
    const alert = await raise()
    const unread = async (role: 'maintenance' | 'staff') =>
      (await app.db.execute(sql`select from notifications where user_id = ${app.people[role].id} and read_at is null`))
        .rowCount
    await app.db.execute(sql`update alerts set next_at = ${app.now().toISOString()} where id = ${alert.id}`)
    await escalateAlerts(app.db, app.now())
    assert.deepEqual([await unread('maintenance'), await unread('staff')], [1, 1])
    const { rows } = await app.db.execute(sql`select distinct alert_id from notifications`)
    assert.deepEqual(rows, [{ alert_id: alert.id }])
    await app.as('staff').requestOk(onCall.take, { params: { id: alert.id } })
    assert.deepEqual([await unread('maintenance'), await unread('staff')], [0, 0])
  })
})
