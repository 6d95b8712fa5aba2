import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { users } from '#accounts/server/table.ts'
import type { Audience } from '#occupancy/audience.ts'
import { occupancy } from '#occupancy/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { calendar } from '../contract.ts'
import { ownCalendar } from '../own-contract.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const add = async (title: string, audience: Audience = { kind: 'everyone' }, days = 3) =>
  (
    await house
      .as('staff')
      .sends(calendar.add, { body: { title, type: 'Meeting', startsAt: inDays(days), endsAt: inDays(days), audience } })
  ).body
const titles = async (cookie = house.people.tenant.cookie) =>
  (await house.withCookie(cookie).sends(ownCalendar.list)).body.map(({ title }) => title)

describe('events', () => {
  it('reach those they are for, by the homes people have now', async () => {
    const { unit } = home
    await add('For all')
    await add('For owners', { kind: 'owners' })
    await add('For renters', { kind: 'renters' })
    await add('For the floor', { kind: 'floors', floors: [unit.floor] })
    await add('For another floor', { kind: 'floors', floors: [unit.floor + 1] })
    await add('For the home', { kind: 'units', unitIds: [unit.id] })
    assert.deepEqual((await titles()).toSorted(), ['For all', 'For renters', 'For the floor', 'For the home'])
    const homeless = await house.addPerson('tenant')
    assert.deepEqual(await titles(homeless.cookie), [])
    await addHome(house.db, homeless)
    // A neighbour on the same floor.
    assert.deepEqual((await titles(homeless.cookie)).toSorted(), ['For all', 'For renters', 'For the floor'])
  })

  it('tell residents neither whom they are for nor who made them', async () => {
    const { body } = await house.as('tenant').sends(ownCalendar.list, { query: { limit: '1' } })
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

  it('are changed with their version, cancelled once, and not changed any more', async () => {
    const event = await add('Moved')
    const params = { id: event.id }
    const headers = { 'if-match': `"${event.version}"` }
    const { body: changed } = await house
      .as('admin')
      .sends(calendar.change, { params, body: { location: 'Lobby' }, headers })
    assert.deepEqual([changed.location, changed.version], ['Lobby', 2])
    const stale = await house.as('admin').tries(calendar.change, { params, body: { title: 'Late' }, headers })
    assert.deepEqual([stale.status, (stale.body.present as { title: string }).title], [412, 'Moved'])
    const { body: cancelled } = await house.as('staff').sends(calendar.cancel, { params })
    assert.ok(cancelled.cancelledAt)
    assert.equal((await house.as('staff').sends(calendar.cancel, { params })).body.version, cancelled.version)
    const late = await house.as('staff').tries(calendar.change, { params, body: { title: 'Again' } })
    assert.deepEqual([late.status, late.body.code], [409, 'cancelled'])
    assert.ok((await house.as('tenant').sends(ownCalendar.list)).body.find(({ id }) => id === event.id)?.cancelledAt)
    const { rows } = await house.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${event.id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['added', 'changed', 'cancelled'],
    )
  })

  it('do not end before they begin, also by a change of one of both', async () => {
    const body = { title: 'Backwards', type: 'social', startsAt: inDays(2), endsAt: inDays(1) }
    const heard = await house.as('staff').tries(calendar.add, { body })
    assert.deepEqual([heard.status, heard.body.field], [400, 'endsAt'])
    const event = await add('Forwards')
    const changed = await house
      .as('staff')
      .tries(calendar.change, { params: { id: event.id }, body: { startsAt: inDays(9) } })
    assert.deepEqual([changed.status, changed.body.field], [400, 'endsAt'])
  })

  it('are listed for the office by span, type and text, page by page', async () => {
    await add('Long ago', undefined, -30)
    const first = await house.as('staff').sends(calendar.list, { query: { when: 'upcoming', limit: '2' } })
    assert.equal(first.body.length, 2)
    const all = Number(first.headers['x-total-count'])
    const seen = first.body.map(({ id }) => id)
    for (let link = first.headers['link']; typeof link === 'string';) {
      const url = /<([^>]+)>/.exec(link)?.[1] ?? ''
      const page = await house.as('staff').knocks({ method: 'GET', url })
      seen.push(...(page.body as { id: string }[]).map(({ id }) => id))
      link = page.headers['link']
    }
    assert.deepEqual([seen.length, new Set(seen).size], [all, all])
    const past = await house.as('staff').sends(calendar.list, { query: { when: 'past', search: 'long AGO' } })
    assert.deepEqual(
      past.body.map(({ title }) => title),
      ['Long ago'],
    )
    assert.deepEqual((await house.as('staff').sends(calendar.list, { query: { type: 'safety' } })).body, [])
  })
})

describe('a private calendar address', () => {
  const make = async (cookie = house.people.tenant.cookie) =>
    new URL((await house.withCookie(cookie).sends(ownCalendar.makeAddress)).body.url)
  const read = ({ pathname, search }: URL) => house.asNobody().knocks({ method: 'GET', url: `${pathname}${search}` })

  it('tells another program the resident’s events and nothing else', async () => {
    const url = await make()
    const answer = await read(url)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
    const told = new ICAL.Component(ICAL.parse(String(answer.body)) as object[]).getAllSubcomponents('vevent')
    const summaries = told.map((one) => new ICAL.Event(one).summary)
    assert.deepEqual(summaries.filter((summary) => summary.startsWith('For ')).toSorted(), [
      'For all',
      'For renters',
      'For the floor',
      'For the home',
    ])
    assert.ok((await house.as('tenant').sends(ownCalendar.address)).body.lastReadAt)
  })

  it('is kept as a hash, and its key is in no log', async () => {
    const url = await make()
    const key = url.searchParams.get('key') ?? ''
    await read(url)
    const { rows } = await house.db.execute<{ kept: string }>(
      sql`select (select string_agg(a::text, ' ') from calendar_addresses a) || (select string_agg(l::text, ' ') from audit_log l) as kept`,
    )
    assert.ok(key.length > 40 && !rows[0]?.kept.includes(key))
    assert.ok(!house.log.join('').includes(key))
  })

  it('ends when a new one is made, when it is dropped, and with the account', async () => {
    const first = await make()
    const second = await make()
    assert.deepEqual([(await read(first)).status, (await read(second)).status], [404, 200])
    const { body } = await house.as('tenant').sends(ownCalendar.dropAddress)
    assert.deepEqual(body, { since: null, lastReadAt: null })
    assert.equal((await read(second)).status, 404)
    const other = await house.addPerson('tenant')
    const theirs = await make(other.cookie)
    await house.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, other.id))
    assert.equal((await read(theirs)).status, 404)
    assert.equal((await house.asNobody().tries(ownCalendar.feed)).status, 404)
  })

  it('is empty for whoever has left', async () => {
    const leaving = await house.addPerson('tenant')
    const { unit, tenantId } = await addHome(house.db, leaving)
    const url = await make(leaving.cookie)
    assert.match(String((await read(url)).body), /For all/)
    await house.as('staff').sends(occupancy.remove, { params: { id: unit.id }, body: { tenantId } })
    assert.ok(!String((await read(url)).body).includes('BEGIN:VEVENT'))
  })
})
