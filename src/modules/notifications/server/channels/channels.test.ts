import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createPushBrowser, openReceiver } from '../../../../../tests/support/push-receiver.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { notifications } from '../../contract.ts'
import { smsSettings } from '../../sms-contract.ts'
import { deliverDue } from '../deliver-due.ts'
import { notify } from '../notify.ts'
import { messageTools } from '../routes.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof openReceiver>>
const origin = 'http://building.test'
before(async () => {
  receiver = await openReceiver()
  app = await createTestApp({ PUSH_TEST_SERVICE: receiver.origin })
  await app.db.execute(sql`update users set phone = '+14165550110' where id = ${app.people.staff.id}`)
})
after(async () => {
  await app.close()
  await receiver.close()
})
beforeEach(async () => {
  for (const table of ['notifications', 'push_subscriptions', 'sms_gateway', 'mail_outbox'])
    await app.db.execute(sql`delete from ${sql.identifier(table)}`)
  receiver.received.length = 0
  receiver.state.status = 201
})

const leak = { number: 'TST-7', title: 'Leak', place: '1407' }
const notifyStaff = () => {
  const urgent = { kind: 'urgent_request' as const, params: leak, recipients: [app.people.staff.id], link: '/admin' }
  return app.db.transaction((tx) => notify(tx, urgent, app.now()))
}
const deliver = (minutes = 0) => {
  const { push, sms } = messageTools(app)
  const { agent } = receiver
  const tools = { mail: app.mail, origin, push: { ...push, agent }, sms: { ...sms, agent } }
  return deliverDue(app.db, tools, new Date(app.now().getTime() + minutes * 60_000))
}
const states = async (channel: 'push' | 'sms') =>
  (
    await app.db.execute<{ state: string; attempts: number; last_error: string | null }>(
      sql`select state, attempts, last_error from notification_deliveries where channel = ${channel}`,
    )
  ).rows
const staff = () => app.as('staff')
const subscribe = async () => {
  const browser = createPushBrowser()
  const endpoint = `${receiver.origin}/push/${browser.keys.auth}`
  const body = { endpoint, keys: browser.keys, device: 'Firefox on Linux' }
  await staff().requestOk(notifications.subscribe, { body })
  return browser
}

describe('a push message', () => {
  it('reaches the browser encrypted, signed with the key that the browser was given, and once', async () => {
    const browser = await subscribe()
    const [notified] = await notifyStaff()
    await Promise.all([deliver(), deliver(), deliver()])
    assert.equal(receiver.received.length, 1)
    const [message] = receiver.received
    assert.deepEqual(browser.decrypt(message?.body ?? Buffer.alloc(0)), {
      id: notified?.id,
      title: 'Urgent: Leak, 1407',
      line: 'TST-7 · needs attention now',
      link: '/admin',
      urgent: true,
    })
    const { publicKey } = (await staff().requestOk(notifications.push)).body
    assert.ok(String(message?.headers['authorization']).includes(`k=${publicKey}`))
    assert.equal(message?.headers['urgency'], 'high')
    assert.ok(!message?.body.includes('Leak'))
    assert.deepEqual(await states('push'), [{ state: 'sent', attempts: 1, last_error: null }])
  })

  it('has the text of the office in the language of its reader', async () => {
    const browser = await subscribe()
    const texts = { en: { title: 'Water off', body: 'On Monday' }, fr: { title: "Coupure d'eau", body: 'Lundi' } }
    const emergency = { kind: 'emergency', params: texts.en, translations: { fr: texts.fr } } as const
    const recipients = [app.people.staff.id]
    const readIn = async (language: 'en' | 'fr') => {
      receiver.received.length = 0
      await app.db.execute(sql`update users set language = ${language}, role = 'tenant' where id = ${recipients[0]}`)
      await app.db.transaction((tx) => notify(tx, { ...emergency, recipients, link: null }, app.now()))
      await deliver()
      const { title, line } = browser.decrypt(receiver.received[0]?.body ?? Buffer.alloc(0)) as Record<string, string>
      return [title, line]
    }
    assert.deepEqual(await readIn('fr'), ["Urgence : Coupure d'eau", 'Lundi'])
    assert.deepEqual(await readIn('en'), ['Emergency: Water off', 'On Monday'])
    await app.db.execute(sql`update users set role = 'staff', language = null where id = ${recipients[0]}`)
  })

  it('ends a subscription that the service no longer knows, which its person sees', async () => {
    await subscribe()
    for (const status of [404, 410]) {
      receiver.state.status = status
      await notifyStaff()
      await deliver()
      const { devices } = (await staff().requestOk(notifications.push)).body
      assert.deepEqual(
        devices.map(({ ended }) => ended),
        [true],
      )
      const { channels } = (await staff().requestOk(notifications.choices)).body
      assert.equal(channels.find(({ channel }) => channel === 'push')?.address, null)
      receiver.state.status = 201
      await subscribe()
    }
    assert.equal((await staff().requestOk(notifications.push)).body.devices.length, 1)
  })

  it('is tried again while the service is down, and sent once when it is back', async () => {
    await subscribe()
    receiver.state.status = 503
    await notifyStaff()
    await deliver()
    await deliver()
    assert.equal((await states('push'))[0]?.state, 'waiting')
    assert.equal(receiver.received.length, 1)
    receiver.state.status = 201
    await deliver(2)
    await deliver(10)
    assert.equal(receiver.received.length, 2)
    assert.equal((await states('push'))[0]?.state, 'sent')
  })

  it('goes to known push services only', async () => {
    const { keys } = createPushBrowser()
    const body = { endpoint: 'https://10.0.0.1/push', keys, device: '' }
    const reply = await staff().request(notifications.subscribe, { body })
    assert.deepEqual([reply.status, reply.body.field], [400, 'endpoint'])
  })

  it('stops in a browser that its person removes, and in no other', async () => {
    await subscribe()
    const [device] = (await staff().requestOk(notifications.push)).body.devices
    const params = { id: device?.id ?? '' }
    assert.equal((await app.as('admin').request(notifications.unsubscribe, { params })).status, 404)
    await staff().requestOk(notifications.unsubscribe, { params })
    await notifyStaff()
    await deliver()
    assert.equal(receiver.received.length, 0)
  })

  it('is signed with a key that is sealed in the database', async () => {
    await staff().requestOk(notifications.push)
    const { rows } = await app.db.execute<{ private_key_sealed: string }>(sql`select private_key_sealed from push_keys`)
    assert.match(rows[0]?.private_key_sealed ?? '', /^v1\./)
  })
})

describe('a text message', () => {
  const gateway = {
    header: 'Authorization',
    secret: 'Bearer 4711',
    contentType: 'application/json',
    body: '{"to": "{to}", "text": "{text}", "reference": "{id}"}',
  }
  const setUp = (more: object = {}) =>
    app.as('admin').request(smsSettings.set, { body: { url: `${receiver.origin}/sms`, ...gateway, ...more } })

  it('goes through the gateway as it is described, with its secret, which nobody can read', async () => {
    const { body: set, status } = await setUp()
    assert.equal(status, 200)
    assert.ok(!JSON.stringify(set).includes('4711'))
    await setUp({ secret: undefined })
    await notifyStaff()
    await Promise.all([deliver(), deliver()])
    assert.equal(receiver.received.length, 1)
    const [message] = receiver.received
    assert.equal(message?.headers['authorization'], 'Bearer 4711')
    const sent = JSON.parse(String(message?.body)) as { to: string; text: string; reference: string }
    assert.equal(sent.to, '+14165550110')
    assert.equal(sent.text, 'Test Tower: Urgent: Leak, 1407. TST-7 · needs attention now http://building.test/admin')
    assert.equal(message?.headers['idempotency-key'], sent.reference)
    const { rows } = await app.db.execute<{ secret_sealed: string }>(sql`select secret_sealed from sms_gateway`)
    assert.match(rows[0]?.secret_sealed ?? '', /^v1\./)
  })

  it('waits while the gateway is down: the reason is shown, nothing is lost, and nothing is sent twice', async () => {
    await setUp()
    receiver.state.status = 500
    await notifyStaff()
    await deliver()
    assert.deepEqual(await states('sms'), [{ state: 'waiting', attempts: 1, last_error: 'The gateway answered 500.' }])
    const { body: settings } = await app.as('admin').requestOk(smsSettings.find)
    assert.deepEqual([settings.counts.waiting, settings.lastError], [1, 'The gateway answered 500.'])
    receiver.state.status = 202
    await deliver(2)
    await deliver(5)
    assert.equal((await states('sms'))[0]?.state, 'sent')
    assert.equal(receiver.received.length, 2)
  })

  it('is given up after a day, and says why', async () => {
    await setUp()
    receiver.state.status = 500
    await notifyStaff()
    for (let hour = 0; hour <= 40; hour += 1) await deliver(hour * 60)
    assert.equal((await states('sms'))[0]?.state, 'failed')
  })

  it('is a file without a gateway, outside production', async () => {
    await notifyStaff()
    await deliver()
    const folder = messageTools(app).sms.folder ?? ''
    const [name = ''] = await readdir(folder)
    assert.match(await readFile(`${folder}/${name}`, 'utf8'), /^To: \+14165550110\n\nTest Tower: Urgent: Leak, 1407/)
  })

  it('needs a gateway over https, and a body with the number and the text', async () => {
    for (const [more, field] of [
      [{ url: 'http://gateway.example/sms' }, 'url'],
      [{ header: 'Host' }, 'header'],
      [{ body: '{"to": "{to}"}' }, 'body'],
      [{ body: '{"to": {to}, "text": "{text}"' }, 'body'],
    ] as const) {
      const reply = await setUp(more)
      assert.deepEqual([reply.status, (reply.body as { field?: string }).field], [400, field])
    }
  })
})
