import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { building } from '#building/contract.ts'
import { officeHours } from '#building/hours-contract.ts'
import { hours } from '#platform/dates.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { promiseTimes } from '../promise-contract.ts'
import { settings } from '#settings/contract.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const file = async (priority: string) => {
  const body = { title: 'Pump', description: 'Hums.', placeName: 'Pool', priority }
  return (await house.as('staff').sends(maintenance.fileAnywhere, { body })).body
}
const pause = (id: string, body: object = { waitsFor: 'parts', why: 'Compressor ordered' }) =>
  house.as('staff').sends(maintenance.pause, { params: { id }, body })

describe('what is promised', () => {
  it('is for administrators to change, line by line, and counts from then on', async () => {
    const line = { priority: 'high', withinMinutes: 240, clock: 'always' }
    const { body: made } = await house.as('admin').sends(promiseTimes.add, { body: line })
    assert.equal((await house.as('admin').tries(promiseTimes.add, { body: line })).status, 409)
    const first = await file('high')
    assert.equal(Date.parse(first.promisedAt ?? '') - Date.parse(first.createdAt), hours(4))
    const params = { id: made.id }
    const change = (version: number) =>
      house.as('admin').tries(promiseTimes.change, {
        params,
        body: { withinMinutes: 120 },
        headers: { 'if-match': `"${version}"` },
      })
    assert.equal((await change(9)).status, 412)
    assert.equal((await change(made.version)).status, 200)
    const second = await file('high')
    assert.equal(Date.parse(second.promisedAt ?? '') - Date.parse(second.createdAt), hours(2))
    const { body: same } = await house.as('staff').sends(maintenance.find, { params: { id: first.id } })
    assert.equal(same.promisedAt, first.promisedAt)
    const special = { ...line, category: 'elevator', withinMinutes: 60 }
    const { body: added } = await house.as('admin').sends(promiseTimes.add, { body: special })
    assert.equal((await house.as('admin').sends(promiseTimes.list)).body.length, 2)
    await house.as('admin').sends(promiseTimes.remove, { params: { id: added.id } })
    assert.equal((await house.as('admin').tries(promiseTimes.remove, { params: { id: added.id } })).status, 404)
    const { rows } = await house.pool.query(`select action from audit_log where noun = 'promise times' order by id`)
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['changed', 'changed', 'changed', 'changed'],
    )
    // The last change was that the line for elevators went.
    const { body: changes } = await house.as('admin').sends(settings.changes, { query: { area: 'promises' } })
    assert.deepEqual(changes[0]?.before, { 'high.elevator': { withinMinutes: 60, clock: 'always' } })
    const { body: back } = await house.as('admin').sends(settings.undo, { params: { id: changes[0].id } })
    assert.equal((await house.as('admin').sends(promiseTimes.list)).body.length, 2)
    await house.as('admin').sends(settings.undo, { params: { id: back.id } })
    assert.equal((await house.as('admin').sends(promiseTimes.list)).body.length, 1)
  })
  it('is nothing where there is no line', async () => {
    assert.partialDeepStrictEqual(await file('low'), { promisedAt: null, nearAt: null, promiseClock: null })
  })
})

describe('the hours of the office', () => {
  const week = {
    days: [
      { weekday: 1, opens: '08:30', closes: '17:30' },
      { weekday: 6, opens: '00:00', closes: '24:00' },
    ],
    holidays: [{ day: '2031-07-01', name: 'Canada Day' }],
  }
  it('are set as a whole, with the version they were read in, and written down', async () => {
    const { body: before } = await house.as('admin').sends(officeHours.find)
    const set = (version: number) =>
      house.as('admin').tries(officeHours.set, { body: week, headers: { 'if-match': `"${version}"` } })
    const heard = await set(before.version)
    assert.equal(heard.status, 200)
    assert.equal((await set(before.version)).status, 412)
    const { body: now } = await house.as('admin').sends(officeHours.find)
    assert.deepEqual([now.days, now.holidays], [week.days, week.holidays])
    const { rows } = await house.pool.query(`select after from audit_log where noun = 'office hours'`)
    assert.deepEqual(
      rows.map(({ after: said }) => said),
      [
        {
          'weekday 1': { opens: '08:30', closes: '17:30' },
          'weekday 6': { opens: '00:00', closes: '24:00' },
          'holiday 2031-07-01': 'Canada Day',
        },
      ],
    )
    const { body: changes } = await house.as('admin').sends(settings.changes, { query: { area: 'hours' } })
    const { body: back } = await house.as('admin').sends(settings.undo, { params: { id: changes[0]?.id ?? '' } })
    assert.deepEqual((await house.as('admin').sends(officeHours.find)).body.days, before.days)
    await house.as('admin').sends(settings.undo, { params: { id: back.id } })
    assert.deepEqual((await house.as('admin').sends(officeHours.find)).body.days, week.days)
    assert.equal((await house.asNobody().sends(building.profile)).status, 200)
  })
  for (const [what, spoilt] of [
    ['a day that closes before it opens', { ...week, days: [{ weekday: 1, opens: '17:00', closes: '09:00' }] }],
    ['a weekday twice', { ...week, days: [week.days[0], week.days[0]] }],
    ['an eighth weekday', { ...week, days: [{ weekday: 8, opens: '09:00', closes: '17:00' }] }],
    ['a time of no clock', { ...week, days: [{ weekday: 1, opens: '9:00', closes: '25:00' }] }],
    ['a day that is none', { ...week, holidays: [{ day: '2031-02-30', name: 'x' }] }],
    ['a holiday twice', { ...week, holidays: [week.holidays[0], week.holidays[0]] }],
  ] as const)
    it(`refuse ${what}`, async () => {
      assert.equal((await house.as('admin').tries(officeHours.set, { body: spoilt })).status, 400)
    })
})

describe('a pause', () => {
  it('stops the clock, says what for, and gives the time back', async () => {
    const { id, promisedAt } = await file('high')
    const until = new Date(house.now().getTime() + hours(30)).toISOString()
    const { body: held } = await pause(id, { waitsFor: 'parts', why: 'Compressor ordered', until })
    assert.partialDeepStrictEqual(held, {
      status: 'on_hold',
      whoseMove: 'parts',
      whoseMoveWhy: 'Compressor ordered',
      pausedUntil: until,
    })
    house.clock.ahead += hours(0.5)
    const { body: on } = await house.as('staff').sends(maintenance.resume, { params: { id } })
    const shift = Date.parse(on.promisedAt ?? '') - Date.parse(promisedAt ?? '')
    assert.ok(Math.abs(shift - hours(0.5)) < 60_000, String(shift))
    assert.partialDeepStrictEqual(on, { status: 'pending', pausedAt: null, pausedUntil: null, whoseMove: 'office' })
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params: { id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      [
        'Status changed from pending to on_hold',
        'On hold, waiting for parts: Compressor ordered',
        'Status changed from on_hold to pending',
      ],
    )
  })
  it('of somebody at work ends at work; another reason is no second change of status', async () => {
    const { id } = await file('high')
    const params = { id }
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'in_progress' } })
    await pause(id)
    const { body: held } = await pause(id, { waitsFor: 'vendor', why: 'Comes on Thursday' })
    assert.equal(held.whoseMove, 'vendor')
    assert.equal((await house.as('staff').sends(maintenance.resume, { params })).body.status, 'in_progress')
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params })
    assert.equal(notes.filter(({ isStatusUpdate }) => isStatusUpdate).length, 3)
  })
  it('of finished work, and the end of none, are refused; so is a version of yesterday', async () => {
    const { id, version } = await file('high')
    const params = { id }
    assert.equal((await house.as('staff').tries(maintenance.resume, { params })).status, 409)
    const body = { waitsFor: 'parts', why: 'Ordered' }
    const stale = await house.as('staff').tries(maintenance.pause, { params, body, headers: { 'if-match': '"9"' } })
    assert.equal(stale.status, 412)
    assert.equal((stale.body.present as { version: number }).version, version)
    await house.as('staff').sends(maintenance.move, { params, body: { status: 'completed' } })
    assert.equal((await house.as('staff').tries(maintenance.pause, { params, body })).status, 409)
  })
  it('that is the same again changes nothing and is noted once; one that ends before it begins is refused', async () => {
    const { id } = await file('high')
    const until = (ahead: number) => new Date(house.now().getTime() + hours(ahead)).toISOString()
    const body = { waitsFor: 'parts', why: 'Compressor ordered', until: until(30) }
    const { body: held } = await pause(id, body)
    assert.equal((await pause(id, body)).body.version, held.version)
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params: { id } })
    assert.equal(notes.length, 2)
    const past = { params: { id }, body: { ...body, until: until(-1) } }
    const { status, body: told } = await house.as('staff').tries(maintenance.pause, past)
    assert.deepEqual([status, told.field], [400, 'until'])
  })
  it('needs a kind and a reason', async () => {
    const { id } = await file('high')
    const asked = (body: object) => house.as('staff').tries(maintenance.pause, { params: { id }, body })
    assert.equal((await asked({ waitsFor: 'parts' })).body.field, 'why')
    assert.equal((await asked({ waitsFor: 'parts', why: ' ' })).body.field, 'why')
    assert.equal((await asked({ waitsFor: 'nobody', why: 'x' })).body.field, 'waitsFor')
  })
})

describe('a move that comes too late', () => {
  it('is told who moved it where', async () => {
    const { id, version } = await file('high')
    const move = (status: string) => ({
      params: { id },
      body: { status },
      headers: { 'if-match': `"${version}"` },
    })
    await house.as('admin').sends(maintenance.move, move('in_progress'))
    const { status, body } = await house.as('staff').tries(maintenance.move, move('cancelled'))
    assert.equal(status, 412)
    assert.partialDeepStrictEqual(body.present, {
      status: 'in_progress',
      lastMove: { by: { firstName: 'admin', lastName: 'Person' }, from: 'pending', to: 'in_progress' },
    })
  })
})
