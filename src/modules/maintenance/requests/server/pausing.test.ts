import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { building } from '#building/contract.ts'
import { officeHours } from '#building/hours-contract.ts'
import { hours } from '#platform/time/dates.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { slaTargets } from '../../sla/contract.ts'
import { settings } from '#settings/contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const file = async (priority: string) => {
  const body = { title: 'Pump', description: 'Hums.', placeName: 'Pool', priority }
  return (await app.as('staff').requestOk(maintenance.fileAnywhere, { body })).body
}
const pause = (id: string, body: object = { waitsFor: 'parts', why: 'Compressor ordered' }) =>
  app.as('staff').requestOk(maintenance.pause, { params: { id }, body })

describe('SLA targets', () => {
  it('are changed by administrators one by one, and apply from then on', async () => {
    const line = { priority: 'high', withinMinutes: 240, clock: 'always' }
    const { body: made } = await app.as('admin').requestOk(slaTargets.add, { body: line })
    assert.equal((await app.as('admin').request(slaTargets.add, { body: line })).status, 409)
    const first = await file('high')
    assert.equal(Date.parse(first.dueAt ?? '') - Date.parse(first.createdAt), hours(4))
    const params = { id: made.id }
    const change = (version: number) =>
      app.as('admin').request(slaTargets.change, {
        params,
        body: { withinMinutes: 120 },
        headers: { 'if-match': `"${version}"` },
      })
    assert.equal((await change(9)).status, 412)
    assert.equal((await change(made.version)).status, 200)
    const second = await file('high')
    assert.equal(Date.parse(second.dueAt ?? '') - Date.parse(second.createdAt), hours(2))
    const { body: same } = await app.as('staff').requestOk(maintenance.find, { params: { id: first.id } })
    assert.equal(same.dueAt, first.dueAt)
    const special = { ...line, category: 'elevator', withinMinutes: 60 }
    const { body: added } = await app.as('admin').requestOk(slaTargets.add, { body: special })
    assert.equal((await app.as('admin').requestOk(slaTargets.list)).body.length, 2)
    await app.as('admin').requestOk(slaTargets.remove, { params: { id: added.id } })
    assert.equal((await app.as('admin').request(slaTargets.remove, { params: { id: added.id } })).status, 404)
    const { rows } = await app.pool.query(
      `select action from audit_log where record_type = 'promised times' order by id`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['changed', 'changed', 'changed', 'changed'],
    )
    // The last change removed the target for elevators.
    const { body: changes } = await app.as('admin').requestOk(settings.changes, { query: { area: 'sla-targets' } })
    assert.deepEqual(changes[0]?.before, { 'high.elevator': { withinMinutes: 60, clock: 'always' } })
    const { body: back } = await app.as('admin').requestOk(settings.undo, { params: { id: changes[0].id } })
    assert.equal((await app.as('admin').requestOk(slaTargets.list)).body.length, 2)
    await app.as('admin').requestOk(settings.undo, { params: { id: back.id } })
    assert.equal((await app.as('admin').requestOk(slaTargets.list)).body.length, 1)
  })
  it('are absent without a matching row', async () => {
    assert.partialDeepStrictEqual(await file('low'), { dueAt: null, dueSoonAt: null, slaClock: null })
  })
})

describe('office hours', () => {
  const week = {
    days: [
      { weekday: 1, opens: '08:30', closes: '17:30' },
      { weekday: 6, opens: '00:00', closes: '24:00' },
    ],
    holidays: [{ day: '2031-07-01', name: 'Canada Day' }],
  }
  it('are replaced as a whole with If-Match, and audited', async () => {
    const { body: before } = await app.as('admin').requestOk(officeHours.find)
    const set = (version: number) =>
      app.as('admin').request(officeHours.set, { body: week, headers: { 'if-match': `"${version}"` } })
    const response = await set(before.version)
    assert.equal(response.status, 200)
    assert.equal((await set(before.version)).status, 412)
    const { body: now } = await app.as('admin').requestOk(officeHours.find)
    assert.deepEqual([now.days, now.holidays], [week.days, week.holidays])
    const { rows } = await app.pool.query(`select after from audit_log where record_type = 'office hours'`)
    assert.deepEqual(
      rows.map(({ after: text }) => text),
      [
        {
          'weekday 1': { opens: '08:30', closes: '17:30' },
          'weekday 6': { opens: '00:00', closes: '24:00' },
          'holiday 2031-07-01': 'Canada Day',
        },
      ],
    )
    const { body: changes } = await app.as('admin').requestOk(settings.changes, { query: { area: 'hours' } })
    const { body: back } = await app.as('admin').requestOk(settings.undo, { params: { id: changes[0]?.id ?? '' } })
    assert.deepEqual((await app.as('admin').requestOk(officeHours.find)).body.days, before.days)
    await app.as('admin').requestOk(settings.undo, { params: { id: back.id } })
    assert.deepEqual((await app.as('admin').requestOk(officeHours.find)).body.days, week.days)
    assert.equal((await app.asAnonymous().requestOk(building.profile)).status, 200)
  })
  for (const [what, invalid] of [
    ['a day that closes before it opens', { ...week, days: [{ weekday: 1, opens: '17:00', closes: '09:00' }] }],
    ['a weekday twice', { ...week, days: [week.days[0], week.days[0]] }],
    ['an eighth weekday', { ...week, days: [{ weekday: 8, opens: '09:00', closes: '17:00' }] }],
    ['a time of no clock', { ...week, days: [{ weekday: 1, opens: '9:00', closes: '25:00' }] }],
    ['a day that is none', { ...week, holidays: [{ day: '2031-02-30', name: 'x' }] }],
    ['a holiday twice', { ...week, holidays: [week.holidays[0], week.holidays[0]] }],
  ] as const)
    it(`reject ${what}`, async () => {
      assert.equal((await app.as('admin').request(officeHours.set, { body: invalid })).status, 400)
    })
})

describe('a pause', () => {
  it('stops the clock, stores the reason, and moves the due time', async () => {
    const { id, dueAt } = await file('high')
    const until = new Date(app.now().getTime() + hours(30)).toISOString()
    const { body: current } = await pause(id, { waitsFor: 'parts', why: 'Compressor ordered', until })
    assert.partialDeepStrictEqual(current, {
      status: 'on_hold',
      waitingOn: 'parts',
      waitingOnReason: 'Compressor ordered',
      waitingOnReasonCode: null,
      pausedUntil: until,
    })
    app.clock.ahead += hours(0.5)
    const { body: on } = await app.as('staff').requestOk(maintenance.resume, { params: { id } })
    const shift = Date.parse(on.dueAt ?? '') - Date.parse(dueAt ?? '')
    assert.ok(Math.abs(shift - hours(0.5)) < 60_000, String(shift))
    assert.partialDeepStrictEqual(on, { status: 'pending', pausedAt: null, pausedUntil: null, waitingOn: 'office' })
    assert.deepEqual([on.waitingOnReason, on.waitingOnReasonCode], [null, 'assign'])
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id } })
    assert.deepEqual(
      notes.map(({ note }) => note),
      [
        'Status changed from pending to on_hold',
        'On hold, waiting for parts: Compressor ordered',
        'Status changed from on_hold to pending',
      ],
    )
  })
  it('of work in progress resumes in progress; another reason is not a second status change', async () => {
    const { id } = await file('high')
    const params = { id }
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'in_progress' } })
    await pause(id)
    const { body: current } = await pause(id, { waitsFor: 'vendor', why: 'Comes on Thursday' })
    assert.equal(current.waitingOn, 'vendor')
    assert.equal((await app.as('staff').requestOk(maintenance.resume, { params })).body.status, 'in_progress')
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params })
    assert.equal(notes.filter(({ isStatusUpdate }) => isStatusUpdate).length, 3)
  })
  it('of finished work, ending no pause, and a stale version are rejected', async () => {
    const { id, version } = await file('high')
    const params = { id }
    assert.equal((await app.as('staff').request(maintenance.resume, { params })).status, 409)
    const body = { waitsFor: 'parts', why: 'Ordered' }
    const stale = await app.as('staff').request(maintenance.pause, { params, body, headers: { 'if-match': '"9"' } })
    assert.equal(stale.status, 412)
    assert.equal((stale.body.present as { version: number }).version, version)
    await app.as('staff').requestOk(maintenance.move, { params, body: { status: 'completed' } })
    assert.equal((await app.as('staff').request(maintenance.pause, { params, body })).status, 409)
  })
  it('repeated changes nothing and is noted once; one that ends in the past is rejected', async () => {
    const { id } = await file('high')
    const until = (ahead: number) => new Date(app.now().getTime() + hours(ahead)).toISOString()
    const body = { waitsFor: 'parts', why: 'Compressor ordered', until: until(30) }
    const { body: current } = await pause(id, body)
    assert.equal((await pause(id, body)).body.version, current.version)
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id } })
    assert.equal(notes.length, 2)
    const past = { params: { id }, body: { ...body, until: until(-1) } }
    const { status, body: found } = await app.as('staff').request(maintenance.pause, past)
    assert.deepEqual([status, found.field], [400, 'until'])
  })
  it('needs a kind and a reason', async () => {
    const { id } = await file('high')
    const pause = (body: object) => app.as('staff').request(maintenance.pause, { params: { id }, body })
    assert.equal((await pause({ waitsFor: 'parts' })).body.field, 'why')
    assert.equal((await pause({ waitsFor: 'parts', why: ' ' })).body.field, 'why')
    assert.equal((await pause({ waitsFor: 'nobody', why: 'x' })).body.field, 'waitsFor')
  })
})

describe('a stale status change', () => {
  it('returns the author and status of the last change', async () => {
    const { id, version } = await file('high')
    const move = (status: string) => ({
      params: { id },
      body: { status },
      headers: { 'if-match': `"${version}"` },
    })
    await app.as('admin').requestOk(maintenance.move, move('in_progress'))
    const { status, body } = await app.as('staff').request(maintenance.move, move('cancelled'))
    assert.equal(status, 412)
    assert.partialDeepStrictEqual(body.present, {
      status: 'in_progress',
      lastStatusChange: { by: { firstName: 'admin', lastName: 'Person' }, from: 'pending', to: 'in_progress' },
    })
  })
})
