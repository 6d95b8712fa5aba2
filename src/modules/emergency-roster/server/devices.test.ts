import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { audit } from '#audit/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import {
  addDevice,
  endIncident,
  passphrase,
  startIncident,
  testLock,
  wheelchair,
} from '../../../../tests/support/people/roster-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { consentVersion } from '../choices.ts'
import { emergencyRoster } from '../contract.ts'
import { ownEmergencyNeeds } from '../own-contract.ts'
import { createLock, openCopy, openLock } from '../seal.ts'
import { emergencyViews } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
const office = () => app.as('staff')

describe('a copy on a device', () => {
  it('needs a passphrase of the office, and opens with it alone', async () => {
    await app.db.execute(sql`delete from emergency_locks`)
    const early = await desk().request(emergencyRoster.addDevice, { body: { name: 'Tablet' } })
    assert.equal(early.body.code, 'no_passphrase')
    const person = await app.addPerson('tenant')
    await addHome(app.db, person)
    await app
      .withCookie(person.cookie)
      .requestOk(ownEmergencyNeeds.add, { body: wheelchair({ fullName: 'Copied Person', consentVersion }) })
    await app.db.update(users).set({ phone: '+14165550148' }).where(eq(users.id, person.id))
    const { copy } = await addDevice(app)
    assert.ok(!JSON.stringify(copy).includes('Copied Person'))
    const key = await openLock(copy.lock, passphrase)
    assert.ok(key)
    const entry = (await openCopy(key, copy)).find(({ fullName }) => fullName === 'Copied Person')
    assert.equal(entry?.phone, '4165550148', 'the number that the roster shows')
  })

  it('has no number of people who agreed to a text that did not name it, until they agree again', async () => {
    const person = await app.addPerson('tenant')
    await addHome(app.db, person)
    await app.db.update(users).set({ phone: '+14165550149' }).where(eq(users.id, person.id))
    const own = app.withCookie(person.cookie)
    const body = wheelchair({ fullName: 'Early Person' })
    const { body: added } = await own.requestOk(ownEmergencyNeeds.add, { body })
    assert.equal(added.consentVersion, 1, 'an older page sends no version')
    const { id, copy } = await addDevice(app)
    const key = await openLock(copy.lock, passphrase)
    assert.ok(key)
    const phoneIn = async (shown: typeof copy) =>
      (await openCopy(key, shown)).find(({ fullName }) => fullName === 'Early Person')?.phone
    assert.equal(await phoneIn(copy), null)
    const incidentId = await startIncident(app)
    const { entries } = (await desk().requestOk(emergencyRoster.view, { body: {} })).body
    await endIncident(app, incidentId)
    assert.equal(entries.find(({ fullName }) => fullName === 'Early Person')?.phone, '4165550149', 'on the screen')
    await own.requestOk(ownEmergencyNeeds.change, { params: { id: added.id }, body: { ...body, consentVersion } })
    assert.equal(await phoneIn((await desk().requestOk(emergencyRoster.copy, { params: { id } })).body), '4165550149')
    // A page that was open since before the newest text corrects the entry.
    const { body: corrected } = await own.requestOk(ownEmergencyNeeds.change, { params: { id: added.id }, body })
    assert.equal(corrected.consentVersion, consentVersion, 'what was agreed to is not taken back')
    const { body: overview } = await office().requestOk(emergencyRoster.overview)
    assert.equal(overview.entries.find((entry) => entry.id === added.id)?.consentVersion, consentVersion)
    const { rows } = await app.db.execute(
      sql`select after from audit_log where record_id = ${added.id} order by at, id`,
    )
    assert.deepEqual(
      rows,
      [1, 2, 2].map((version) => ({ after: { consentVersion: version } })),
    )
    const later = { ...body, consentVersion: consentVersion + 1 }
    assert.equal((await own.request(ownEmergencyNeeds.add, { body: later })).body.field, 'consentVersion')
  })

  it('is refreshed until the office removes the device, and needs the new passphrase after a change', async () => {
    const { id, copy } = await addDevice(app)
    const params = { id }
    await office().requestOk(emergencyRoster.setPassphrase, { body: await createLock('another passphrase') })
    const { body: newer } = await desk().requestOk(emergencyRoster.copy, { params })
    assert.notEqual(newer.lock.id, copy.lock.id)
    assert.equal(await openLock(newer.lock, passphrase), null)
    await office().requestOk(emergencyRoster.setPassphrase, { body: await testLock() })
    await office().requestOk(emergencyRoster.removeDevice, { params })
    assert.equal((await desk().request(emergencyRoster.copy, { params })).status, 404)
    assert.equal((await office().request(emergencyRoster.removeDevice, { params })).status, 404)
  })

  it('sends a view without a connection once, however often it arrives, with the incident of that time', async () => {
    const { id } = await addDevice(app)
    const params = { id }
    const viewedAt = new Date(app.now().getTime() - 3_600_000)
    const period = { openedAt: new Date(viewedAt.getTime() - 60_000), closedAt: new Date(viewedAt.getTime() + 60_000) }
    const incidentId = await startIncident(app, { ...period, closedBy: app.people.staff.id })
    const body = { id: newId(), viewedBy: app.people.concierge.id, viewedAt: viewedAt.toISOString() }
    const headers = { 'idempotency-key': newId() }
    const send = (client = office()) => client.requestOk(emergencyRoster.addCopyView, { params, body, headers })
    // The last one is sent by another person after the shift, who has a key of their own.
    const sent = [await send(), await send(), await send(desk())]
    assert.deepEqual(new Set(sent.map((one) => one.body.id)), new Set([body.id]))
    const rows = await app.db.select().from(emergencyViews).where(eq(emergencyViews.deviceId, id))
    assert.deepEqual(
      rows.map((row) => [row.incidentId, row.way, row.viewedBy]),
      [[incidentId, 'copy', app.people.concierge.id]],
    )
    const { body: events } = await app.as('admin').requestOk(audit.list, { query: { kind: 'looked', limit: '1' } })
    assert.match(JSON.stringify(events[0]?.sentence), /opened for .* the copy on Tablet of the emergency roster/)
  })

  it('reports a view while nothing was running, and rejects times and people that cannot be', async () => {
    const { id } = await addDevice(app)
    const send = (more: object) =>
      desk().request(emergencyRoster.addCopyView, {
        params: { id },
        body: { id: newId(), viewedBy: app.people.concierge.id, viewedAt: '2020-01-01T00:00:00.000Z', ...more },
      })
    const ago = (hours: number) => new Date(app.now().getTime() - hours * 3_600_000).toISOString()
    assert.equal((await send({ viewedAt: ago(500) })).status, 201)
    const { views } = (await office().requestOk(emergencyRoster.overview)).body
    assert.ok(views.some(({ way, incident, device }) => way === 'copy' && incident === null && device === 'Tablet'))
    assert.equal((await send({})).body.field, 'viewedAt')
    assert.equal((await send({ viewedAt: ago(-2) })).body.field, 'viewedAt')
    assert.equal((await send({ viewedAt: ago(1), viewedBy: app.people.tenant.id })).body.field, 'viewedBy')
  })
})
