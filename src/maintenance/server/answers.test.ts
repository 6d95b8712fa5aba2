import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { hashToken } from '#accounts/server/sessions.ts'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { days } from '#platform/dates.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { aRequest } from '../../examples.ts'
import { answers } from '../answer-contract.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'
import { forgetOldLinks, mintAnswerLink } from './asking.ts'
import { confirmBySilence } from './mended.ts'
import { requests } from './table.ts'
import { promiseTimes } from './vendor-table.ts'

let house: TestHouse
let resident: Awaited<ReturnType<TestHouse['addPerson']>>
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  resident = await house.addPerson('tenant', { firstName: 'Leila', lastName: 'Pryce' })
  home = await addHome(house.db, resident)
  const urgent = { priority: 'high', category: null, withinMinutes: 60, clock: 'always' } as const
  await house.db.insert(promiseTimes).values({ id: '01900000-0000-7000-8000-0000000000aa', ...urgent })
})
after(() => house.close())

const own = () => house.withCookie(resident.cookie)
/** A request of the resident that the office has completed. */
async function completed() {
  const body = { title: 'Tap drips', description: 'It drips.', priority: 'high' }
  const { id } = (await own().sends(ownRequests.file, { body })).body
  const params = { id }
  await house.as('admin').sends(maintenance.change, { params, body: { assignedTo: house.people.maintenance.id } })
  await house.as('staff').sends(maintenance.move, { params, body: { status: 'completed' } })
  return id
}
const tokenFor = async (id: string) =>
  new URL(await mintAnswerLink(house.db, id, 'http://house.test', house.now())).searchParams.get('token') ?? ''
const find = async (id: string) => (await house.as('staff').sends(maintenance.find, { params: { id } })).body
const auditOf = async (id: string) =>
  (
    await house.db.execute<{ action: string; by: string | null }>(
      sql`select action, by from audit_log where record_id = ${id} order by id`,
    )
  ).rows

describe('completed work', () => {
  it('is asked about by letter, with a link that nobody finds in the outbox', async () => {
    const id = await completed()
    const letter = (await house.letters(2)).find((text) => text.includes('is it fixed?'))
    const token = /maintenance-answer\?token=3?D?([\w-]{20,})/.exec((letter ?? '').replaceAll(/=\r?\n/g, ''))?.[1] ?? ''
    assert.ok(token)
    const { rows } = await house.db.execute<{ body: string }>(
      sql`select text_body || html_body as body from mail_outbox`,
    )
    assert.ok(rows.every(({ body }) => !body.includes(token)))
    const asked = (await house.asNobody().sends(answers.look, { body: { token } })).body
    assert.partialDeepStrictEqual(asked, { state: 'waiting', category: 'general' })
    assert.equal((await find(id)).whoseMove, 'resident')
  })
  it('of a place where nobody asked is nobody’s move', async () => {
    const body = { title: 'Lamp', description: 'Out.', placeName: 'Lobby' }
    const { id } = (await house.as('staff').sends(maintenance.fileAnywhere, { body })).body
    const move = { params: { id }, body: { status: 'completed' } }
    assert.equal((await house.as('staff').sends(maintenance.move, move)).body.whoseMove, 'nobody')
  })
})

describe('the resident in the portal', () => {
  it('confirms once; again changes nothing', async () => {
    const params = { id: await completed() }
    const { body } = await own().sends(ownRequests.confirm, { params })
    assert.deepEqual([body.confirmedHow, body.answerBy], ['resident', null])
    assert.partialDeepStrictEqual(await find(params.id), { confirmedHow: 'resident', whoseMove: 'nobody' })
    assert.deepEqual((await auditOf(params.id)).at(-1), { action: 'confirmed', by: resident.id })
    const { version } = await find(params.id)
    assert.equal((await own().sends(ownRequests.confirm, { params })).body.confirmedHow, 'resident')
    assert.equal((await find(params.id)).version, version)
    assert.equal((await own().tries(ownRequests.reopen, { params, body: { why: 'Again' } })).status, 409)
  })
  it('reopens: back to whoever had it, a new promise, the words as a note, one status note', async () => {
    const params = { id: await completed() }
    const promised = (await find(params.id)).promisedAt ?? ''
    await house.db
      .update(requests)
      .set({ promisedAt: new Date(Date.parse(promised) - days(2)) })
      .where(eq(requests.id, params.id))
    await own().sends(ownRequests.reopen, { params, body: { why: 'Still drips' } })
    const now = await find(params.id)
    assert.partialDeepStrictEqual(now, { status: 'assigned', completedAt: null, confirmedAt: null, whoseMove: 'staff' })
    assert.ok(Date.parse(now.promisedAt ?? '') >= Date.parse(promised))
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params })
    assert.deepEqual(
      notes.slice(-2).map(({ note }) => note),
      ['Status changed from completed to assigned', 'Not fixed yet: Still drips'],
    )
  })
  it('reopens with a promise that a later change of its kind counts from the reopening too', async () => {
    const params = { id: await completed() }
    const createdAt = new Date(house.now().getTime() - days(3))
    await house.db.update(requests).set({ createdAt }).where(eq(requests.id, params.id))
    await own().sends(ownRequests.reopen, { params, body: { why: 'Still drips' } })
    const { promisedAt, pausedMinutes } = await find(params.id)
    assert.equal(pausedMinutes, days(3) / 60_000)
    await house.as('staff').sends(maintenance.change, { params, body: { category: 'electrical' } })
    const drift = Date.parse((await find(params.id)).promisedAt ?? '') - Date.parse(promisedAt ?? '')
    assert.ok(Math.abs(drift) < 60_000, String(drift))
  })
  it('reopens what somebody had who has left: it waits for the office', async () => {
    const leaving = await house.addPerson('maintenance')
    for (const byOffice of [false, true]) {
      const params = { id: await completed() }
      await house.as('admin').sends(maintenance.change, { params, body: { assignedTo: leaving.id } })
      await house.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, leaving.id))
      if (byOffice) await house.as('staff').sends(maintenance.move, { params, body: { status: 'assigned' } })
      else await own().sends(ownRequests.reopen, { params, body: { why: 'Still drips' } })
      assert.partialDeepStrictEqual(await find(params.id), { status: 'pending', assignedTo: null, whoseMove: 'office' })
      await house.db.update(users).set({ status: 'Active' }).where(eq(users.id, leaving.id))
    }
  })
  it('cannot answer about open work', async () => {
    const { id } = (await own().sends(ownRequests.file, { body: { title: 'Door', description: 'Sticks.' } })).body
    assert.equal((await own().tries(ownRequests.confirm, { params: { id } })).status, 409)
  })
})

describe('the link of a letter', () => {
  it('shows nothing of a person or a home', async () => {
    const token = await tokenFor(await completed())
    const { body } = await house.asNobody().sends(answers.look, { body: { token } })
    assert.deepEqual(Object.keys(body).sort(), ['answerBy', 'category', 'number', 'state'])
    const told = JSON.stringify(body)
    for (const secret of ['Leila', 'Pryce', home.unit.unitNumber, 'Tap drips', resident.email])
      assert.ok(!told.includes(`${secret}"`) && !told.includes(secret), secret)
  })
  it('confirms without a session, as the resident; again changes nothing; then it reopens nothing', async () => {
    const id = await completed()
    const body = { token: await tokenFor(id) }
    assert.equal((await house.asNobody().sends(answers.confirm, { body })).body.state, 'confirmed')
    assert.deepEqual((await auditOf(id)).at(-1), { action: 'confirmed', by: resident.id })
    const { version } = await find(id)
    assert.equal((await house.asNobody().sends(answers.confirm, { body })).body.state, 'confirmed')
    assert.equal((await find(id)).version, version)
    const reopen = await house.asNobody().tries(answers.reopen, { body: { ...body, why: 'No' } })
    assert.equal(reopen.status, 409)
  })
  it('reopens, and is then about a completion that is past', async () => {
    const id = await completed()
    const body = { token: await tokenFor(id) }
    const reopened = await house.asNobody().sends(answers.reopen, { body: { ...body, why: 'Drips' } })
    assert.equal(reopened.body.state, 'reopened')
    await house.as('staff').sends(maintenance.move, { params: { id }, body: { status: 'completed' } })
    assert.equal((await house.asNobody().sends(answers.look, { body })).body.state, 'over')
    assert.equal((await house.asNobody().tries(answers.confirm, { body })).status, 409)
    assert.equal((await house.asNobody().tries(answers.reopen, { body: { ...body, why: 'Drips' } })).status, 409)
    assert.equal((await find(id)).confirmedAt, null)
  })
  it('opens nothing when it is made up, or once the resident has moved out; too many tries are stopped', async () => {
    const look = (token: string) => house.asNobody().tries(answers.look, { body: { token } })
    const gone = await house.addPerson('tenant')
    const { tenantId, assignmentId } = await addHome(house.db, gone)
    const left = aRequest({ reportedBy: gone.id, tenantId, status: 'completed', completedAt: house.now() })
    await house.db.insert(requests).values({ ...left, unitId: null })
    const token = await tokenFor(left.id)
    assert.equal((await look(token)).status, 200)
    const [place] = await house.db.select().from(assignments).where(eq(assignments.id, assignmentId))
    await house.db
      .update(requests)
      .set({ unitId: place?.unitId, placeKind: 'unit', placeName: null })
      .where(eq(requests.id, left.id))
    await house.db.update(assignments).set({ endedAt: house.now() }).where(eq(assignments.id, assignmentId))
    assert.equal((await look(token)).status, 400)
    for (let n = 0; n < 80; n += 1) await look(`made-up-${n}`)
    assert.equal((await look('made-up')).status, 429)
  })
})

describe('a link of long ago', () => {
  it('is forgotten', async () => {
    const id = await completed()
    const minted = async (age: number) => {
      const then = new Date(house.now().getTime() - days(age))
      return new URL(await mintAnswerLink(house.db, id, 'http://house.test', then)).searchParams.get('token') ?? ''
    }
    const [old, young] = [await minted(61), await minted(59)]
    await forgetOldLinks(house.db, house.now())
    const { rows } = await house.pool.query<{ token_hash: string }>('select token_hash from confirmation_links')
    const kept = new Set(rows.map((row) => row.token_hash))
    assert.deepEqual([kept.has(hashToken(old)), kept.has(hashToken(young))], [false, true])
  })
})

describe('silence', () => {
  it('of several residents is written down for each, and told in one word', async () => {
    const other = await house.addPerson('tenant')
    const { tenantId, unit } = await addHome(house.db, other)
    const [first, ...more] = [await completed(), await completed()]
    await house.db.update(requests).set({ tenantId, unitId: unit.id }).where(eq(requests.id, first))
    const client = await house.pool.connect()
    const heard: { topic: string; residents: string[] }[] = []
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}') as (typeof heard)[number]))
    await client.query('listen changed')
    await confirmBySilence(house.db, new Date(house.now().getTime() + days(5.1)))
    // A connection hears what was told before it is answered again.
    await client.query('select 1')
    await client.query('unlisten changed')
    client.removeAllListeners('notification')
    client.release()
    const [told, ...others] = heard.filter(({ topic }) => topic === 'maintenance')
    assert.deepEqual(others, [])
    for (const { id } of [resident, other]) assert.ok(told?.residents.includes(id))
    for (const id of [first, ...more]) assert.deepEqual((await auditOf(id)).at(-1), { action: 'confirmed', by: null })
    const { rows } = await house.pool.query<{ about: string[] }>(
      `select about from audit_log where record_id = '${first}' order by id desc limit 1`,
    )
    assert.deepEqual(new Set(rows[0]?.about), new Set([first, unit.id, tenantId]))
  })
  it('counts as a yes after five days, once, and says so', async () => {
    const id = await completed()
    assert.equal(await confirmBySilence(house.db, new Date(house.now().getTime() + days(4.9))), 0)
    const later = new Date(house.now().getTime() + days(5.1))
    const closed = await Promise.all([confirmBySilence(house.db, later), confirmBySilence(house.db, later)])
    assert.ok(closed[0] + closed[1] >= 1)
    assert.partialDeepStrictEqual(await find(id), { confirmedHow: 'silence', whoseMove: 'nobody', status: 'completed' })
    const lines = (await auditOf(id)).filter(({ action }) => action === 'confirmed')
    assert.deepEqual(lines, [{ action: 'confirmed', by: null }])
    assert.equal(await confirmBySilence(house.db, later), 0)
    const heard = await own().tries(ownRequests.reopen, { params: { id }, body: { why: 'Too late' } })
    assert.equal(heard.status, 409)
  })
})
