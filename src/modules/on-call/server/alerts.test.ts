import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { maintenance } from '#maintenance/requests/contract.ts'
import { alertToLatePromises } from '#maintenance/notices/server/late-promises.ts'
import { instantAt } from '#platform/time/wall-clock.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { onCall } from '../contract.ts'
import { escalateAlerts } from './alerts.ts'
import { setRota } from './rota.ts'

let app: TestApp
const night = instantAt('2031-03-05', 2 * 60 + 10, 'America/Toronto')
const minutesLater = (minutes: number) => new Date(night.getTime() + minutes * 60_000)

before(async () => {
  app = await createTestApp()
  app.clock.ahead = night.getTime() - Date.now()
  // The sessions of the people began before the clock was set.
  const later = minutesLater(600).toISOString()
  await app.db.execute(sql`update sessions set last_active_at = ${night.toISOString()}, expires_at = ${later}`)
  const { maintenance: first, staff: second, admin } = app.people
  const rota = { people: [first.id, second.id], startsOn: '2031-03-03', handover: '08:00', minutes: 10, exceptions: [] }
  await setRota(app.db, rota, admin, new Date(night.getTime() - 86_400_000), null)
})
after(() => app.close())
beforeEach(async () => {
  for (const table of ['alert_notices', 'alerts', 'notifications'])
    await app.db.execute(sql`truncate ${sql.identifier(table)} cascade`)
})

const leak = { placeKind: 'common_area', placeName: 'Lobby', title: 'Water runs', description: 'From the ceiling' }
const file = async (more: object = {}) =>
  (
    await app.as('admin').requestOk(maintenance.fileAnywhere, {
      body: { ...leak, category: 'plumbing', priority: 'urgent', ...more },
    })
  ).body
const alerts = async (role: 'admin' | 'staff' | 'maintenance' = 'admin') =>
  (await app.as(role).requestOk(onCall.alerts)).body
const alerted = async () => (await alerts())[0]?.alerted.map(({ id }) => id)

describe('a leak at 02:10', () => {
  it('alerts the person on call, then the next person, then everyone, until a person takes it', async () => {
    const { maintenance: first, staff: second, admin } = app.people
    const { id } = await file()
    assert.deepEqual(await alerted(), [first.id])
    assert.equal(await escalateAlerts(app.db, minutesLater(9)), 0)
    await escalateAlerts(app.db, minutesLater(11))
    assert.deepEqual(await alerted(), [first.id, second.id])
    // Two programs at once, and the same minute again.
    await Promise.all([escalateAlerts(app.db, minutesLater(22)), escalateAlerts(app.db, minutesLater(22))])
    assert.deepEqual(new Set(await alerted()), new Set([first.id, second.id, admin.id]))
    const [open] = await alerts()
    assert.equal(open?.next, null)
    const taken = await app.as('staff').requestOk(onCall.take, { params: { id: open?.id ?? '' } })
    assert.deepEqual([taken.body.state, taken.body.takenBy?.id], ['taken', second.id])
    await app.as('staff').requestOk(onCall.take, { params: { id: open?.id ?? '' } })
    const late = await app.as('maintenance').request(onCall.take, { params: { id: open?.id ?? '' } })
    assert.deepEqual([late.status, late.body.code], [409, 'taken'])
    assert.match(late.body.message, /staff Person has it already/)
    const ofRequest = (await app.as('admin').requestOk(onCall.alerts, { query: { about: id } })).body
    assert.equal(ofRequest[0]?.takenBy?.id, second.id)
  })

  it('stops alerting once it is taken, or the request is finished', async () => {
    const request = await file()
    const [open] = await alerts()
    await app.as('maintenance').requestOk(onCall.take, { params: { id: open?.id ?? '' } })
    assert.equal(await escalateAlerts(app.db, minutesLater(60)), 0)
    const other = await file({ title: 'Another' })
    await app.as('staff').requestOk(maintenance.move, { params: { id: other.id }, body: { status: 'completed' } })
    assert.equal(await escalateAlerts(app.db, minutesLater(60)), 0)
    assert.equal((await alerts()).length, 1)
    assert.notEqual(request.id, other.id)
  })

  it('goes through every channel, quiet hours or not', async () => {
    await app.db.execute(sql`update users set phone = '+14165550110' where id = ${app.people.maintenance.id}`)
    await file()
    const { rows } = await app.db.execute(sql`
      select n.kind, n.in_bell, d.channel, d.due_at <= n.created_at as now from notifications n
      join notification_deliveries d on d.notification_id = n.id where n.user_id = ${app.people.maintenance.id} order by channel`)
    assert.deepEqual(rows, [
      { kind: 'urgent_request', in_bell: true, channel: 'email', now: true },
      { kind: 'urgent_request', in_bell: true, channel: 'sms', now: true },
    ])
  })

  it('is a stopped elevator where it is one', async () => {
    await file({ category: 'elevator', title: 'Elevator 2 stopped' })
    assert.equal((await alerts())[0]?.kind, 'elevator_stopped')
  })

  it('is hidden from a member of the maintenance team who was not alerted', async () => {
    const { body: nobody } = await app.withCookie((await app.addPerson('maintenance')).cookie).requestOk(onCall.alerts)
    await file()
    assert.deepEqual(nobody, [])
    assert.equal((await alerts('maintenance')).length, 1)
  })
})

describe('a late promise', () => {
  it('alerts once, also when the program was off meanwhile', async () => {
    const request = await file({ priority: 'normal' })
    const due = minutesLater(5).toISOString()
    await app.db.execute(
      sql`update maintenance_requests set due_at = ${due}, due_soon_at = ${due}, sla_clock = 'always' where id = ${request.id}`,
    )
    assert.equal(await alertToLatePromises(app.db, minutesLater(4)), 0)
    assert.equal(await alertToLatePromises(app.db, minutesLater(120)), 1)
    assert.equal(await alertToLatePromises(app.db, minutesLater(121)), 0)
    assert.equal((await alerts())[0]?.kind, 'late_promise')
  })
})

describe('a test call', () => {
  it('goes to the person on call, and is taken like any other', async () => {
    const { body } = await app.as('admin').requestOk(onCall.test)
    assert.deepEqual(
      body.alerted.map(({ id }) => id),
      [app.people.maintenance.id],
    )
    const taken = await app.as('maintenance').requestOk(onCall.take, { params: { id: body.id } })
    assert.equal(taken.body.state, 'taken')
  })
})

describe('the rota', () => {
  it('names the field that is wrong, and says who is on call', async () => {
    const { body: rota } = await app.as('admin').requestOk(onCall.rota)
    const { version, choices, ...current } = rota
    assert.ok(choices.length >= 3)
    const set = (changes: object) =>
      app
        .as('admin')
        .request(onCall.setRota, { body: { ...current, ...changes }, headers: { 'if-match': `"${version}"` } })
    for (const [changes, field] of [
      [{ people: [app.people.tenant.id] }, 'people'],
      [{ minutes: 0 }, 'minutes'],
      [{ handover: '25:00' }, 'handover'],
    ] as const) {
      const reply = await set(changes)
      assert.deepEqual([reply.status, reply.body.field], [400, field])
    }
    const { body: now } = await app.as('maintenance').requestOk(onCall.now)
    assert.deepEqual([now.person?.id, now.next?.id], [app.people.maintenance.id, app.people.staff.id])
    assert.equal(now.until, '2031-03-10T12:00:00.000Z')
  })
})
