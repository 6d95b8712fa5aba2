import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { days } from '#platform/time/dates.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { aRequest } from '#demo/examples.ts'
import { confirmation } from '../contract.ts'
import { maintenance } from '../../requests/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { createConfirmationLink } from './send-confirmation-request.ts'
import { confirmUnanswered } from './confirm.ts'
import { requestPhotos } from '../../photos/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { slaTargets } from '../../sla/server/table.ts'

let app: TestApp
let resident: Awaited<ReturnType<TestApp['addPerson']>>
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  resident = await app.addPerson('tenant', { firstName: 'Leila', lastName: 'Pryce' })
  home = await addHome(app.db, resident)
  const urgent = { priority: 'high', category: null, withinMinutes: 60, clock: 'always' } as const
  await app.db.insert(slaTargets).values({ id: '01900000-0000-7000-8000-0000000000aa', ...urgent })
})
after(() => app.close())

const own = () => app.withCookie(resident.cookie)
/** Creates a request of the resident that the office has completed. */
async function completed() {
  const body = { title: 'Tap drips', description: 'It drips.', priority: 'high' }
  const { id } = (await own().requestOk(ownRequests.file, { body })).body
  const params = { id }
  await app.as('admin').requestOk(maintenance.change, { params, body: { assignedTo: app.people.maintenance.id } })
  await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'completed' } })
  return id
}
const tokenFor = async (id: string, to = resident.email, at = app.now()) =>
  new URL(await createConfirmationLink(app.db, id, to, 'http://building.test', at)).searchParams.get('token') ?? ''
const find = async (id: string) => (await app.as('staff').requestOk(maintenance.find, { params: { id } })).body
const auditOf = async (id: string) =>
  (
    await app.db.execute<{ action: string; by: string | null }>(
      sql`select action, by from audit_log where record_id = ${id} order by id`,
    )
  ).rows

describe('completed work', () => {
  it('is followed by an e-mail, whose link is not in the outbox', async () => {
    const id = await completed()
    const email = (await app.emails(2)).find((text) => /^Subject: Fixed: /m.test(text))
    const token = /maintenance-answer\?token=3?D?([\w-]{20,})/.exec((email ?? '').replaceAll(/=\r?\n/g, ''))?.[1] ?? ''
    assert.ok(token)
    const { rows } = await app.db.execute<{ body: string }>(sql`select text_body || html_body as body from mail_outbox`)
    assert.ok(rows.every(({ body }) => !body.includes(token)))
    const shown = (await app.asAnonymous().requestOk(confirmation.look, { body: { token } })).body
    assert.partialDeepStrictEqual(shown, { state: 'waiting', category: 'general' })
    assert.equal((await find(id)).waitingOn, 'resident')
  })
  it('without a resident needs no confirmation', async () => {
    const body = { title: 'Lamp', description: 'Out.', placeName: 'Lobby' }
    const { id } = (await app.as('staff').requestOk(maintenance.fileAnywhere, { body })).body
    const move = { params: { id }, body: { status: 'completed' } }
    assert.equal((await app.as('staff').requestOk(maintenance.move, move)).body.waitingOn, 'nobody')
  })
})

describe('the resident in the portal', () => {
  it('confirms once; repeating it changes nothing', async () => {
    const params = { id: await completed() }
    const { body } = await own().requestOk(ownRequests.confirm, { params })
    assert.deepEqual([body.confirmedHow, body.confirmBy], ['resident', null])
    assert.partialDeepStrictEqual(await find(params.id), { confirmedHow: 'resident', waitingOn: 'nobody' })
    assert.deepEqual((await auditOf(params.id)).at(-1), { action: 'confirmed', by: resident.id })
    const { version } = await find(params.id)
    assert.equal((await own().requestOk(ownRequests.confirm, { params })).body.confirmedHow, 'resident')
    assert.equal((await find(params.id)).version, version)
    assert.equal((await own().request(ownRequests.reopen, { params, body: { why: 'Again' } })).status, 409)
  })
  it('reopens for the same assignee, with a new SLA, the text as a note and one status note', async () => {
    const params = { id: await completed() }
    const dueAt = (await find(params.id)).dueAt ?? ''
    await app.db
      .update(requests)
      .set({ dueAt: new Date(Date.parse(dueAt) - days(2)) })
      .where(eq(requests.id, params.id))
    await own().requestOk(ownRequests.reopen, { params, body: { why: 'Still drips' } })
    const now = await find(params.id)
    assert.partialDeepStrictEqual(now, { status: 'assigned', completedAt: null, confirmedAt: null, waitingOn: 'staff' })
    assert.ok(Date.parse(now.dueAt ?? '') >= Date.parse(dueAt))
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params })
    assert.deepEqual(
      notes.slice(-2).map(({ note }) => note),
      ['Status changed from completed to assigned', 'Not fixed yet: Still drips'],
    )
  })
  it('reopens with an SLA that a later change of category counts from the reopening too', async () => {
    const params = { id: await completed() }
    const createdAt = new Date(app.now().getTime() - days(3))
    await app.db.update(requests).set({ createdAt }).where(eq(requests.id, params.id))
    await own().requestOk(ownRequests.reopen, { params, body: { why: 'Still drips' } })
    const { dueAt, pausedMinutes } = await find(params.id)
    assert.equal(pausedMinutes, days(3) / 60_000)
    await app.as('staff').requestOk(maintenance.change, { params, body: { category: 'electrical' } })
    const drift = Date.parse((await find(params.id)).dueAt ?? '') - Date.parse(dueAt ?? '')
    assert.ok(Math.abs(drift) < 60_000, String(drift))
  })
  it('reopens for the office when the assignee has left', async () => {
    const assignee = await app.addPerson('maintenance')
    for (const byOffice of [false, true]) {
      const params = { id: await completed() }
      await app.as('admin').requestOk(maintenance.change, { params, body: { assignedTo: assignee.id } })
      await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, assignee.id))
      if (byOffice) await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'assigned' } })
      else await own().requestOk(ownRequests.reopen, { params, body: { why: 'Still drips' } })
      assert.partialDeepStrictEqual(await find(params.id), { status: 'pending', assignedTo: null, waitingOn: 'office' })
      await app.db.update(users).set({ status: 'Active' }).where(eq(users.id, assignee.id))
    }
  })
  it('reopens without a text, with photos that were uploaded before', async () => {
    const params = { id: await completed() }
    const { id: photoId } = (await own().requestOk(requestPhotos.upload, await aPicture())).body
    const foreign = await own().request(ownRequests.reopen, { params, body: { photoIds: [params.id] } })
    assert.partialDeepStrictEqual(foreign, { status: 400, body: { field: 'photoIds' } })
    await own().requestOk(ownRequests.reopen, { params, body: { photoIds: [photoId] } })
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params })
    assert.equal(notes.at(-1)?.note, 'Not fixed yet')
    const { body: photos } = await app.as('staff').requestOk(requestPhotos.list, { params })
    assert.deepEqual(
      photos.map(({ id }) => id),
      [photoId],
    )
  })
  it('cannot answer for open work', async () => {
    const { id } = (await own().requestOk(ownRequests.file, { body: { title: 'Door', description: 'Sticks.' } })).body
    assert.equal((await own().request(ownRequests.confirm, { params: { id } })).status, 409)
  })
})

describe('the link of an e-mail', () => {
  it('shows nothing about a person or a home', async () => {
    const token = await tokenFor(await completed())
    const { body } = await app.asAnonymous().requestOk(confirmation.look, { body: { token } })
    assert.deepEqual(Object.keys(body).sort(), ['category', 'confirmBy', 'number', 'state'])
    const found = JSON.stringify(body)
    for (const secret of ['Leila', 'Pryce', home.unit.unitNumber, 'Tap drips', resident.email])
      assert.ok(!found.includes(`${secret}"`) && !found.includes(secret), secret)
  })
  it('confirms without a session as the resident; repeating it changes nothing, and it cannot reopen then', async () => {
    const id = await completed()
    const body = { token: await tokenFor(id) }
    assert.equal((await app.asAnonymous().requestOk(confirmation.confirm, { body })).body.state, 'confirmed')
    assert.deepEqual((await auditOf(id)).at(-1), { action: 'confirmed', by: resident.id })
    const { version } = await find(id)
    assert.equal((await app.asAnonymous().requestOk(confirmation.confirm, { body })).body.state, 'confirmed')
    assert.equal((await find(id)).version, version)
    const reopen = await app.asAnonymous().request(confirmation.reopen, { body: { ...body, why: 'No' } })
    assert.equal(reopen.status, 409)
  })
  it('reopens, and is over afterwards', async () => {
    const id = await completed()
    const body = { token: await tokenFor(id) }
    const reopened = await app.asAnonymous().requestOk(confirmation.reopen, { body: { ...body, why: 'Drips' } })
    assert.equal(reopened.body.state, 'reopened')
    await app.as('staff').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    assert.equal((await app.asAnonymous().requestOk(confirmation.look, { body })).body.state, 'over')
    assert.equal((await app.asAnonymous().request(confirmation.confirm, { body })).status, 409)
    assert.equal(
      (await app.asAnonymous().request(confirmation.reopen, { body: { ...body, why: 'Drips' } })).status,
      409,
    )
    assert.equal((await find(id)).confirmedAt, null)
  })
  it('is rejected when it is invented or once the resident has moved out, and too many attempts are throttled', async () => {
    const look = (token: string) => app.asAnonymous().request(confirmation.look, { body: { token } })
    const formerResident = await app.addPerson('tenant')
    const { residentId, assignmentId } = await addHome(app.db, formerResident)
    const left = aRequest({ reportedBy: formerResident.id, residentId, status: 'completed', completedAt: app.now() })
    await app.db.insert(requests).values({ ...left, unitId: null })
    const token = await tokenFor(left.id, formerResident.email)
    assert.equal((await look(token)).status, 200)
    const [place] = await app.db.select().from(assignments).where(eq(assignments.id, assignmentId))
    await app.db
      .update(requests)
      .set({ unitId: place?.unitId, placeKind: 'unit', placeName: null })
      .where(eq(requests.id, left.id))
    await app.db.update(assignments).set({ endedAt: app.now() }).where(eq(assignments.id, assignmentId))
    assert.equal((await look(token)).status, 400)
    for (let n = 0; n < 80; n += 1) await look(`made-up-${n}`)
    assert.equal((await look('made-up')).status, 429)
  })
})

describe('an expired link', () => {
  it('is deleted', async () => {
    const id = await completed()
    const made = (age: number) => tokenFor(id, resident.email, new Date(app.now().getTime() - days(age)))
    const [old, young] = [await made(61), await made(59)]
    // Links of the previous test.
    await app.db.execute(sql`delete from throttle_counters`)
    const look = (token: string) => app.asAnonymous().request(confirmation.look, { body: { token } })
    assert.deepEqual([(await look(old)).status, (await look(young)).status], [400, 200])
  })
})

describe('confirmation without an answer', () => {
  it('is audited for each of several residents, and notified once', async () => {
    const other = await app.addPerson('tenant')
    const { residentId, unit } = await addHome(app.db, other)
    const [first, ...more] = [await completed(), await completed()]
    await app.db.update(requests).set({ residentId, unitId: unit.id }).where(eq(requests.id, first))
    const client = new Client(app.connection)
    await client.connect()
    const notifications: { topic: string; residents: string[] }[] = []
    client.on('notification', ({ payload }) =>
      notifications.push(JSON.parse(payload ?? '{}') as (typeof notifications)[number]),
    )
    await client.query('listen changed')
    await confirmUnanswered(app.db, new Date(app.now().getTime() + days(5.1)))
    // A connection receives earlier notifications before the reply.
    await client.query('select 1')
    await client.end()
    const [found, ...others] = notifications.filter(({ topic }) => topic === 'maintenance')
    assert.deepEqual(others, [])
    for (const { id } of [resident, other]) assert.ok(found?.residents.includes(id))
    for (const id of [first, ...more]) assert.deepEqual((await auditOf(id)).at(-1), { action: 'confirmed', by: null })
    const { rows } = await app.pool.query<{ about: string[] }>(
      `select about from audit_log where record_id = '${first}' order by id desc limit 1`,
    )
    assert.deepEqual(new Set(rows[0]?.about), new Set([first, unit.id, residentId]))
  })
  it('confirms after five days, once, and records how', async () => {
    const id = await completed()
    assert.equal(await confirmUnanswered(app.db, new Date(app.now().getTime() + days(4.9))), 0)
    const later = new Date(app.now().getTime() + days(5.1))
    const closed = await Promise.all([confirmUnanswered(app.db, later), confirmUnanswered(app.db, later)])
    assert.ok(closed[0] + closed[1] >= 1)
    assert.partialDeepStrictEqual(await find(id), { confirmedHow: 'silence', waitingOn: 'nobody', status: 'completed' })
    const lines = (await auditOf(id)).filter(({ action }) => action === 'confirmed')
    assert.deepEqual(lines, [{ action: 'confirmed', by: null }])
    assert.equal(await confirmUnanswered(app.db, later), 0)
    const response = await own().request(ownRequests.reopen, { params: { id }, body: { why: 'Too late' } })
    assert.equal(response.status, 409)
  })
})
