import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { users } from '#accounts/server/table.ts'
import type { Audience } from '#occupancy/audience.ts'
import { occupancy } from '#occupancy/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { calendar } from '../contract.ts'
import { ownCalendar } from '../own-contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const add = async (title: string, audience: Audience = { kind: 'everyone' }, days = 3) =>
  (
    await app.as('staff').requestOk(calendar.add, {
      body: { title, type: 'Meeting', startsAt: daysFromNow(days), endsAt: daysFromNow(days), audience },
    })
  ).body
const titles = async (cookie = app.people.tenant.cookie) =>
  (await app.withCookie(cookie).requestOk(ownCalendar.list)).body.map(({ title }) => title)

describe('events', () => {
  it('are visible to their audience, by current homes', async () => {
    const { unit } = home
    await add('For all')
    await add('For owners', { kind: 'owners' })
    await add('For renters', { kind: 'renters' })
    await add('For the floor', { kind: 'floors', floors: [unit.floor] })
    await add('For another floor', { kind: 'floors', floors: [unit.floor + 1] })
    await add('For the home', { kind: 'units', unitIds: [unit.id] })
    assert.deepEqual((await titles()).toSorted(), ['For all', 'For renters', 'For the floor', 'For the home'])
    const unitless = await app.addPerson('tenant')
    assert.deepEqual(await titles(unitless.cookie), [])
    await addHome(app.db, unitless, app.now(), { floor: unit.floor })
    assert.deepEqual((await titles(unitless.cookie)).toSorted(), ['For all', 'For renters', 'For the floor'])
  })

  it('do not reveal audience and author to residents', async () => {
    const { body } = await app.as('tenant').requestOk(ownCalendar.list, { query: { limit: '1' } })
    assert.deepEqual(Object.keys(body[0] ?? {}).toSorted(), [
      'cancelledAt',
      'description',
      'endsAt',
      'id',
      'location',
      'startsAt',
      'title',
      'type',
    ])
  })

  it('can be changed with their version, and no more after they are cancelled', async () => {
    const event = await add('Moved')
    const params = { id: event.id }
    const headers = { 'if-match': `"${event.version}"` }
    const { body: changed } = await app
      .as('admin')
      .requestOk(calendar.change, { params, body: { location: 'Lobby' }, headers })
    assert.deepEqual([changed.location, changed.version], ['Lobby', 2])
    const stale = await app.as('admin').request(calendar.change, { params, body: { title: 'Late' }, headers })
    assert.deepEqual([stale.status, (stale.body.present as { title: string }).title], [412, 'Moved'])
    const { body: cancelled } = await app.as('staff').requestOk(calendar.cancel, { params })
    assert.ok(cancelled.cancelledAt)
    assert.equal((await app.as('staff').requestOk(calendar.cancel, { params })).body.version, cancelled.version)
    const late = await app.as('staff').request(calendar.change, { params, body: { title: 'Again' } })
    assert.deepEqual([late.status, late.body.code], [409, 'cancelled'])
    assert.ok((await app.as('tenant').requestOk(ownCalendar.list)).body.find(({ id }) => id === event.id)?.cancelledAt)
    const { rows } = await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${event.id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['added', 'changed', 'cancelled'],
    )
  })

  it('cannot end before they begin, even when only one of the times changes', async () => {
    const body = { title: 'Backwards', type: 'social', startsAt: daysFromNow(2), endsAt: daysFromNow(1) }
    const response = await app.as('staff').request(calendar.add, { body })
    assert.deepEqual([response.status, response.body.field], [400, 'endsAt'])
    const event = await add('Forwards')
    const changed = await app
      .as('staff')
      .request(calendar.change, { params: { id: event.id }, body: { startsAt: daysFromNow(9) } })
    assert.deepEqual([changed.status, changed.body.field], [400, 'endsAt'])
  })

  it('are listed for the office by span, type and text, page by page', async () => {
    await add('Long ago', undefined, -30)
    const first = await app.as('staff').requestOk(calendar.list, { query: { when: 'upcoming', limit: '2' } })
    assert.equal(first.body.length, 2)
    const all = Number(first.headers['x-total-count'])
    const ids = first.body.map(({ id }) => id)
    for (let link = first.headers['link']; typeof link === 'string';) {
      const url = /<([^>]+)>/.exec(link)?.[1] ?? ''
      const page = await app.as('staff').send({ method: 'GET', url })
      ids.push(...(page.body as { id: string }[]).map(({ id }) => id))
      link = page.headers['link']
    }
    assert.deepEqual([ids.length, new Set(ids).size], [all, all])
    const past = await app.as('staff').requestOk(calendar.list, { query: { when: 'past', search: 'long AGO' } })
    assert.deepEqual(
      past.body.map(({ title }) => title),
      ['Long ago'],
    )
    assert.deepEqual((await app.as('staff').requestOk(calendar.list, { query: { type: 'safety' } })).body, [])
  })
})

describe('a private calendar address', () => {
  const createUrl = async (cookie = app.people.tenant.cookie) =>
    new URL((await app.withCookie(cookie).requestOk(ownCalendar.makeAddress)).body.url)
  const fetchFeed = ({ pathname, search }: URL) =>
    app.asAnonymous().send({ method: 'GET', url: `${pathname}${search}` })

  it("serves the resident's events and nothing else", async () => {
    const url = await createUrl()
    const answer = await fetchFeed(url)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
    const found = new ICAL.Component(ICAL.parse(String(answer.body)) as object[]).getAllSubcomponents('vevent')
    const summaries = found.map((one) => new ICAL.Event(one).summary)
    assert.deepEqual(summaries.filter((summary) => summary.startsWith('For ')).toSorted(), [
      'For all',
      'For renters',
      'For the floor',
      'For the home',
    ])
    assert.ok((await app.as('tenant').requestOk(ownCalendar.address)).body.lastReadAt)
  })

  it('is stored as a hash, and its key is in no log', async () => {
    const url = await createUrl()
    const key = url.searchParams.get('key') ?? ''
    await fetchFeed(url)
    const { rows } = await app.db.execute<{ stored: string }>(
      sql`select (select string_agg(a::text, ' ') from calendar_addresses a) || (select string_agg(l::text, ' ') from audit_log l) as stored`,
    )
    assert.ok(key.length > 40 && !rows[0]?.stored.includes(key))
    assert.ok(!app.log.join('').includes(key))
  })

  it('ends when it is replaced or deleted, and with the account', async () => {
    const first = await createUrl()
    const second = await createUrl()
    assert.deepEqual([(await fetchFeed(first)).status, (await fetchFeed(second)).status], [404, 200])
    const { body } = await app.as('tenant').requestOk(ownCalendar.dropAddress)
    assert.deepEqual(body, { since: null, lastReadAt: null })
    assert.equal((await fetchFeed(second)).status, 404)
    const other = await app.addPerson('tenant')
    const otherUrl = await createUrl(other.cookie)
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, other.id))
    assert.equal((await fetchFeed(otherUrl)).status, 404)
    assert.equal((await app.asAnonymous().request(ownCalendar.feed)).status, 404)
  })

  it('is empty for a resident who moved out', async () => {
    const leaving = await app.addPerson('tenant')
    const { unit, residentId } = await addHome(app.db, leaving)
    const url = await createUrl(leaving.cookie)
    assert.match(String((await fetchFeed(url)).body), /For all/)
    await app.as('staff').requestOk(occupancy.remove, { params: { id: unit.id }, body: { tenantId: residentId } })
    assert.ok(!String((await fetchFeed(url)).body).includes('BEGIN:VEVENT'))
  })
})
