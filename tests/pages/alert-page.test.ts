import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { oneTimeTokens, users } from '#accounts/server/table.ts'
import { auditLog } from '#platform/server/audit/audit-table.ts'
import { hours } from '#platform/time/dates.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { createAlertLink } from '#notifications/server/alert-link.ts'
import { onCall } from '#on-call/contract.ts'
import { closeAlerts } from '#on-call/server/alerts.ts'
import { setRota } from '#on-call/server/rota.ts'
import { paths } from '#paths.ts'
import { contentsOf } from '../support/contents.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

// "I have it" by the link of an alert's e-mail or text message, without scripts and without signing in.

let app: TestApp
let withPages: Awaited<ReturnType<typeof createAppWithPages>>
const origin = 'http://tower.test'

before(async () => {
  app = await createTestApp()
  withPages = await createAppWithPages(app)
  const { maintenance: first, staff: second, admin } = app.people
  const rota = { people: [first.id, second.id], startsOn: '2025-03-03', handover: '08:00', minutes: 10, exceptions: [] }
  await setRota(app.db, rota, admin, app.now(), null)
})
after(async () => {
  await withPages.close()
  await app.close()
})
beforeEach(async () => {
  for (const table of ['alerts', 'notifications', 'one_time_tokens', 'throttle_counters'])
    await app.db.execute(sql`delete from ${sql.identifier(table)}`)
})

const get = (url: string, headers = {}) =>
  withPages.fastify.inject({ method: 'GET', url, headers: { host: site.host, ...headers } })
const post = (url: string, headers: Record<string, string> = {}) =>
  withPages.fastify.inject({
    method: 'POST',
    url,
    headers: { ...site, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })

/** Files an urgent request, which alerts the first person; returns its alert. */
async function raise() {
  const request = await app.as('admin').requestOk(maintenance.fileAnywhere, {
    body: {
      placeKind: 'common_area',
      placeName: 'Lobby',
      title: 'Water runs',
      description: 'From the ceiling',
      category: 'plumbing',
      priority: 'urgent',
    },
  })
  const query = { about: request.body.id }
  const [alert] = (await app.as('admin').requestOk(onCall.alerts, { query })).body
  assert.ok(alert)
  return { id: alert.id, requestId: request.body.id }
}
const find = async (requestId: string) =>
  (await app.as('admin').requestOk(onCall.alerts, { query: { about: requestId } })).body[0]

/** The address of the page for one person, as the e-mail has it. */
async function linkFor(alertId: string, role: 'maintenance' | 'staff') {
  const { id, email } = app.people[role]
  const link = await createAlertLink(app.db, { alertId, userId: id, to: email }, origin, app.now())
  return link.slice(origin.length)
}
const auditOf = (alertId: string) => app.db.select().from(auditLog).where(eq(auditLog.recordId, alertId))

describe('the link of an alert', () => {
  it('takes it with one button, in the name of its person, and the audit says how', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    const shown = await get(url)
    assert.equal(shown.statusCode, 200)
    for (const text of [/Urgent: Water runs/, /Alerted: maintenance Person \d\d:\d\d/, /Next: staff Person at/])
      assert.match(shown.body, text)
    assert.equal(shown.body.match(/<button[^>]*type="submit"/g)?.length, 1)
    assert.equal((await find(requestId))?.state, 'open', 'opening it takes nothing')
    const taken = await post(url)
    assert.equal(taken.statusCode, 200)
    assert.match(taken.body, /You have it since \d\d:\d\d/)
    assert.ok(!taken.body.includes('type="submit"'))
    assert.equal((await find(requestId))?.takenBy?.id, app.people.maintenance.id)
    const [entry] = await auditOf(id)
    assert.deepEqual(
      [entry?.by, entry?.action, entry?.after],
      [app.people.maintenance.id, 'took', { kind: 'urgent_request', how: 'link' }],
    )
  })

  it('changes nothing when it is opened, previewed or scanned', async () => {
    const { id } = await raise()
    const url = await linkFor(id, 'maintenance')
    // The e-mail of the alert is sent meanwhile, which is a change.
    for (let isBusy = true; isBusy;) {
      const { rows } = await app.db.execute(sql`select from mail_outbox where status = 'queued'
        union all select from notification_deliveries where state = 'waiting'`)
      isBusy = rows.length > 0
      if (isBusy) await wait(50)
    }
    const before = await contentsOf(app.pool)
    for (const headers of [{}, { 'sec-purpose': 'prefetch' }, { 'user-agent': 'scanner' }]) await get(url, headers)
    await withPages.fastify.inject({ method: 'HEAD', url, headers: { host: site.host } })
    assert.deepEqual(await contentsOf(app.pool), before)
  })

  it('changes nothing when it is used twice, also at once', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    const replies = await Promise.all([post(url), post(url), post(url)])
    for (const { statusCode, body } of replies) {
      assert.equal(statusCode, 200)
      assert.match(body, /You have it since/)
    }
    const { takenAt } = (await find(requestId)) ?? {}
    assert.match((await post(url)).body, /You have it since/)
    assert.equal((await find(requestId))?.takenAt, takenAt)
    assert.equal((await auditOf(id)).length, 1)
  })

  it('shows who was faster', async () => {
    const { id, requestId } = await raise()
    const [slow, fast] = [await linkFor(id, 'staff'), await linkFor(id, 'maintenance')]
    await post(fast)
    const late = await post(slow)
    assert.equal(late.statusCode, 409)
    for (const { body } of [late, await get(slow)]) {
      assert.match(body, /maintenance Person has it since \d\d:\d\d/)
      assert.ok(!body.includes('type="submit"') && !body.includes('role="alert"'))
    }
    assert.equal((await find(requestId))?.takenBy?.id, app.people.maintenance.id)
  })

  it('says that an alert is over, and takes it no more', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    await app.db.transaction((tx) => closeAlerts(tx, requestId, app.now()))
    const reply = await post(url)
    assert.equal(reply.statusCode, 409)
    assert.match(reply.body, /This is over\. You do not have to do anything\./)
    assert.equal((await find(requestId))?.takenBy, null)
  })

  it('is in the language of its reader', async () => {
    const { id } = await raise()
    const url = await linkFor(id, 'maintenance')
    assert.match((await get(url, { cookie: 'language=fr' })).body, /Je m’en occupe/)
    assert.match((await post(url, { cookie: 'language=fr' })).body, /Vous vous en occupez depuis/)
  })

  const isRejected = async (url: string, requestId: string) => {
    assert.match((await get(url)).body, /This link has expired/)
    const reply = await post(url)
    assert.equal(reply.statusCode, 400)
    assert.match(reply.body, /This link has expired/)
    assert.ok(!reply.body.includes('Water runs'), 'it shows nothing of the alert')
    assert.equal((await find(requestId))?.state, 'open')
  }

  it('is rejected when it is forged, or made for another purpose', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    await isRejected(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, requestId)
    await isRejected(paths.takeAlert(id), requestId)
    await app.db.update(oneTimeTokens).set({ kind: 'visit' })
    await isRejected(url, requestId)
    assert.equal((await post(paths.takeAlert())).statusCode, 400)
  })

  it('opens nothing but the page of an alert', async () => {
    const { id } = await raise()
    const token = new URL(await linkFor(id, 'maintenance'), origin).searchParams.get('token') ?? ''
    for (const page of [paths.confirmVisit(token), paths.confirmRequest(token), paths.confirmEmail(token)])
      assert.ok(!(await get(page)).body.includes('Water runs'))
    const headers = { authorization: `Bearer ${token}`, cookie: `session=${token}` }
    const reply = await withPages.fastify.inject({
      method: 'GET',
      url: '/api/alerts',
      headers: { ...site, ...headers },
    })
    assert.equal(reply.statusCode, 401)
  })

  it('ends after a day', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    const [link] = await app.db.select().from(oneTimeTokens)
    assert.equal(Number(link?.expiresAt) - Number(link?.createdAt), hours(24))
    const makeOlder = (by: string) =>
      app.db.execute(sql`update one_time_tokens set created_at = created_at - ${by}::interval,
        expires_at = expires_at - ${by}::interval`)
    await makeOlder('23 hours 59 minutes')
    assert.match((await get(url)).body, /Water runs/)
    await makeOlder('1 minute')
    await isRejected(url, requestId)
  })

  it('ends for a person who leaves the team, is suspended, or is reached elsewhere', async () => {
    const { id, requestId } = await raise()
    for (const change of [{ role: 'tenant' }, { status: 'Suspended' }, { email: 'elsewhere@tower.example' }] as const) {
      const person = await app.addPerson('staff')
      const to = person.email
      const link = await createAlertLink(app.db, { alertId: id, userId: person.id, to }, origin, app.now())
      await app.db.update(users).set(change).where(eq(users.id, person.id))
      await isRejected(link.slice(origin.length), requestId)
      if (change.role) continue
      await assert.rejects(
        createAlertLink(app.db, { alertId: id, userId: person.id, to }, origin, app.now()),
        /Not sent/,
      )
    }
  })

  it('is no use to a person of the maintenance team who was not alerted', async () => {
    const { id, requestId } = await raise()
    const person = await app.addPerson('maintenance')
    const link = await createAlertLink(app.db, { alertId: id, userId: person.id, to: person.email }, origin, app.now())
    await isRejected(link.slice(origin.length), requestId)
  })

  it('is limited by network, and a link that works is not counted', async () => {
    const { id, requestId } = await raise()
    const url = await linkFor(id, 'maintenance')
    const wrong = await Promise.all(Array.from({ length: 60 }, () => post(paths.takeAlert('x'))))
    assert.deepEqual(new Set(wrong.map(({ statusCode }) => statusCode)), new Set([400]))
    const reply = await post(url)
    assert.equal(reply.statusCode, 429)
    assert.match(reply.body, /Too many attempts from your network/)
    assert.equal((await find(requestId))?.state, 'open')
    await app.db.execute(sql`delete from throttle_counters`)
    for (const _ of [1, 2, 3]) assert.equal((await post(url)).statusCode, 200)
    const { rows } = await app.db.execute(sql`select count from throttle_counters where count > 0`)
    assert.deepEqual(rows, [])
  })

  it('is posted from its own page only', async () => {
    const { id, requestId } = await raise()
    assert.equal((await post(await linkFor(id, 'maintenance'), { origin: 'http://evil.example' })).statusCode, 403)
    assert.equal((await find(requestId))?.state, 'open')
  })
})
