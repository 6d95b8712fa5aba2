import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { events } from '#calendar/server/table.ts'
import { aRequest, anEvent, aVendor } from '#demo/examples.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { workOrders } from '#maintenance/work-orders/server/table.ts'
import { moves } from '#moves/server/table.ts'
import { onCallRota } from '#on-call/server/table.ts'
import { packages } from '#packages/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/time/wall-clock.ts'
import { visitors } from '#visitors/contract.ts'
import { ownVisitors } from '#visitors/own-contract.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { overview } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const zone = 'America/Toronto'
const today = () => dayOf(new Date(), zone)
const at = (minutes: number, day = today()) => instantAt(day, minutes, zone)
const read = async () => (await app.as('staff').requestOk(overview.read)).body.today
const listed = async (query: Record<string, string>) => {
  const { body } = await app.as('staff').requestOk(maintenance.list, { query })
  return body.map(({ title }) => title).toSorted()
}
const file = async (title: string, more: Partial<Parameters<typeof aRequest>[0]> = {}) => {
  const row = aRequest({ reportedBy: app.people.staff.id, title, placeName: 'Lobby', ...more })
  await app.db.insert(requests).values(row)
  return row
}
let orders = 0
async function order(requestId: string, more: Partial<typeof workOrders.$inferInsert> = {}) {
  const vendor = aVendor({ name: `Lakeshore ${(orders += 1)}` })
  await app.db.insert(vendors).values(vendor)
  await app.db.insert(workOrders).values({
    id: newId(),
    number: orders,
    requestId,
    vendorId: vendor.id,
    sentBy: app.people.staff.id,
    status: 'accepted',
    scope: 'Look at it.',
    visitFrom: at(13 * 60),
    visitTo: at(15 * 60),
    visitBy: 'vendor',
    visitConfirmedAt: new Date(),
    ...more,
  })
}

describe('what is planned for today', () => {
  it('is nothing in an empty building, where nobody is on call', async () => {
    assert.deepEqual(await read(), {
      counts: { visit: 0, move: 0, event: 0 },
      rows: [],
      packages: 0,
      visitors: 0,
      onCall: null,
    })
  })

  it('has the visits that begin today in the time zone of the building, one of each open request', async () => {
    await file('First minute', { scheduledDate: at(0), assignedTo: app.people.maintenance.id })
    await file('Last minute', { scheduledDate: at(24 * 60 - 1), status: 'on_hold', pausedAt: new Date() })
    await file('Tomorrow', { scheduledDate: at(0, addDays(today(), 1)) })
    await file('Yesterday', { scheduledDate: new Date(at(0).getTime() - 60_000) })
    await file('Done', { scheduledDate: at(600), status: 'completed', completedAt: new Date() })
    const both = await file('By a vendor', { scheduledDate: at(13 * 60) })
    await order(both.id)
    await order((await file('Not confirmed')).id, { visitConfirmedAt: null })
    await order((await file('Order over')).id, { status: 'cancelled', endedAt: new Date() })
    await order((await file('Later')).id, {
      visitFrom: at(600, addDays(today(), 8)),
      visitTo: at(700, addDays(today(), 8)),
    })

    const { counts, rows } = await read()
    const expected = ['First minute', 'By a vendor', 'Last minute']
    assert.deepEqual(
      rows.map((row) => row.kind === 'visit' && row.title),
      expected,
    )
    assert.equal(counts.visit, 3)
    const [first, visit] = rows
    assert.ok(visit?.kind === 'visit')
    assert.deepEqual(
      [visit.id, visit.place, visit.who, visit.at, visit.until],
      [both.id, 'Lobby', 'Lakeshore 1', at(13 * 60).toISOString(), at(15 * 60).toISOString()],
    )
    const { firstName, lastName } = app.people.maintenance
    assert.equal(first?.kind === 'visit' && first.who, `${firstName} ${lastName}`)
    assert.deepEqual(await listed({ visit: 'today' }), expected.toSorted(), 'the list that the figure opens')
    const isSunday = weekdayOf(today()) === 7
    const isMonday = weekdayOf(today()) === 1
    assert.deepEqual(
      await listed({ visit: 'week' }),
      [...expected, ...(isSunday ? [] : ['Tomorrow']), ...(isMonday ? [] : ['Yesterday'])].toSorted(),
    )
    assert.equal((await app.as('staff').request(maintenance.list, { query: { visit: 'month' } })).status, 400)
  })

  it('lists at most six visits, and counts all of them', async () => {
    for (let n = 0; n < 5; n += 1) await file(`Round ${n}`, { scheduledDate: at(700 + n) })
    const { counts, rows } = await read()
    assert.equal(counts.visit, 8)
    assert.equal(rows.filter(({ kind }) => kind === 'visit').length, 6)
    assert.equal((await listed({ visit: 'today' })).length, 8)
  })

  it('has the moves of the day as people name it: the last day of a move out', async () => {
    const move = async (kind: 'move_in' | 'move_out', effectiveDay: string, more: object = {}) => {
      const unit = await addUnit(app.db)
      const plannedBy = app.people.staff.id
      await app.db.insert(moves).values({ id: newId(), kind, unitId: unit.id, effectiveDay, plannedBy, ...more })
      return unit.unitNumber
    }
    const leaves = await move('move_out', addDays(today(), 1))
    await move('move_out', today())
    const comes = await move('move_in', today(), { status: 'done', doneAt: new Date() })
    await move('move_in', addDays(today(), 1))
    await move('move_in', today(), { status: 'cancelled' })
    const { counts, rows } = await read()
    assert.equal(counts.move, 2)
    const first = new Set(rows.slice(0, 2).map((row) => row.kind === 'move' && row.unitNumber))
    assert.deepEqual(first, new Set([leaves, comes]), 'before everything that has a time')
  })

  it('has the events that touch the day and are not cancelled', async () => {
    const event = (title: string, startsAt: Date, endsAt: Date | null, more: object = {}) =>
      app.db.insert(events).values(anEvent({ title, startsAt, endsAt, createdBy: app.people.staff.id, ...more }))
    const yesterday = addDays(today(), -1)
    await event('Since yesterday', at(600, yesterday), at(600))
    await event('Ended at midnight', at(600, yesterday), at(0))
    await event('No end', at(720), null)
    await event('Over', at(600, yesterday), null)
    await event('Tomorrow', at(0, addDays(today(), 1)), null)
    await event('Cancelled', at(700), null, { cancelledAt: new Date() })
    const { counts, rows } = await read()
    assert.equal(counts.event, 2)
    assert.deepEqual(
      rows.flatMap((row) => (row.kind === 'event' ? [row.title] : [])),
      ['Since yesterday', 'No end'],
    )
    await app.db.delete(events).where(eq(events.title, 'No end'))
  })

  it('counts the packages that wait at the front desk', async () => {
    const unit = await addUnit(app.db)
    const carrier = 'purolator'
    const desk = { unitId: unit.id, carrier, receivedAt: new Date(), receivedBy: app.people.staff.id } as const
    const takenIn = (more: Partial<typeof packages.$inferInsert> = {}) =>
      app.db.insert(packages).values({ id: newId(), place: 'Shelf A', direction: 'incoming', ...desk, ...more })
    await takenIn()
    await takenIn({ direction: 'outgoing' })
    await takenIn({ status: 'returned', reason: 'Not known here', doneAt: new Date(), doneBy: app.people.staff.id })
    assert.equal((await read()).packages, 1)
  })

  it('counts the visits that the front desk expects, as the desk does', async () => {
    const person = await app.addPerson('tenant')
    await addHome(app.db, person)
    const before = (await read()).visitors
    await app.withCookie(person.cookie).requestOk(ownVisitors.add, { body: visitToday(app, ['Ann Lee', 'Bo Chan']) })
    assert.equal((await read()).visitors, before + 1)
    const { body: board } = await app.as('concierge').requestOk(visitors.board)
    assert.equal((await read()).visitors, board.expected.length + board.contractors.length)
  })

  it('says who is on call', async () => {
    const { id, firstName, lastName } = app.people.admin
    await app.db
      .insert(onCallRota)
      .values({ people: [id], startsOn: addDays(today(), -7), handover: 480, minutes: 10, exceptions: [] })
    assert.deepEqual((await read()).onCall, { name: `${firstName} ${lastName}`, until: null })
  })
})

describe('the filter by whose turn it is', () => {
  it('lists what waits on a vendor', async () => {
    await file('Quote', { status: 'on_hold', pausedAt: new Date(), waitingOn: 'vendor', waitingOnReason: 'A quote' })
    assert.deepEqual(await listed({ waitingOn: 'vendor' }), ['Quote'])
    assert.equal((await app.as('staff').request(maintenance.list, { query: { waitingOn: 'plumber' } })).status, 400)
  })
})
