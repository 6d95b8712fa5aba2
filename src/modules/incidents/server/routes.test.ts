import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asc } from 'drizzle-orm'
import { deskLog } from '#desk-log/contract.ts'
import { deleteExpired } from '#import-export/server/retention.ts'
import { onCall } from '#on-call/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { writeInLog } from '../../../../tests/support/people/desk-records.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { incidents } from '../contract.ts'
import { incidentScripts } from '../script-contract.ts'
import { incidents as incidentTable } from './table.ts'

let app: TestApp
let { desk, open, find, close, addResident }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ desk, open, find, close, addResident } = createIncidents(app))
})
after(() => app.close())

describe('an incident', () => {
  it('begins with the script of its kind, alerts the person on call, and is closed by the office', async () => {
    const incident = await open()
    assert.equal(incident.script.length, 9)
    assert.match(incident.script[0]?.title ?? '', /cabin/)
    assert.ok(incident.script[0]?.sayTexts.fr)
    const query = { about: incident.id }
    const [alert] = (await app.as('admin').requestOk(onCall.alerts, { query })).body
    assert.match(alert?.title ?? '', /Elevator 2 stopped/)
    assert.equal(alert?.link, `/desk?tab=incidents&incident=${incident.id}`)
    await app.as('admin').requestOk(onCall.take, { params: { id: alert?.id ?? '' } })
    assert.ok((await find(incident.id)).alert?.takenAt)
    const { body: running } = await desk.requestOk(incidents.list, { query: { state: 'running' } })
    assert.ok(running.some(({ id }) => id === incident.id))
    const denied = await desk.request(incidents.close, { params: { id: incident.id }, body: { note: 'x' } })
    assert.equal(denied.status, 403)
    const { body: closed } = await close(incident.id)
    assert.deepEqual([closed.closingNote, closed.closedBy], ['Door sensor replaced', 'staff Person'])
    const again = await app.as('staff').request(incidents.close, { params: { id: incident.id }, body: { note: 'x' } })
    assert.deepEqual([again.status, again.body.code], [409, 'closed'])
  })

  it('is a drill that alerts nobody', async () => {
    const drill = await open({ isDrill: true, kind: 'fire_alarm' })
    assert.equal(drill.alert, null)
    assert.match(drill.statusTexts.en ?? '', /drill/)
    const elevator = await open({ isDrill: true, kind: 'elevator' })
    const called = elevator.script.filter(({ call }) => call !== '')
    assert.deepEqual(
      called.map(({ call, isInside }) => [call, isInside]),
      [
        ['Intercom of the cabin', true],
        ['Emergency services', false],
        ['Elevator company, 24-hour line', false],
        ['Intercom of the cabin', true],
      ],
    )
    await close(elevator.id)
    await close(drill.id)
  })

  it('is opened from an entry of the log once, which ends its open point', async () => {
    const entry = await writeInLog(app, { body: 'Water on floor 12', needsFollowUp: true })
    const incident = await open({ kind: 'water', logEntryId: entry.id })
    assert.equal(incident.logEntryId, entry.id)
    const { openPoints } = (await desk.requestOk(deskLog.current)).body
    assert.ok(!openPoints.some(({ id }) => id === entry.id))
    const body = { kind: 'water', title: 'Again', logEntryId: entry.id, isAnother: true }
    assert.equal((await desk.request(incidents.open, { body })).body.code, 'is_incident')
    const unknown = await desk.request(incidents.open, { body: { ...body, logEntryId: newId() } })
    assert.deepEqual([unknown.status, unknown.body.field], [400, 'logEntryId'])
    await close(incident.id)
  })

  it('is changed with its version, and rejects floors and stacks without homes', async () => {
    await addResident(21, 'Z-01')
    const incident = await open({ floors: [21], stacks: ['Z-01'] })
    assert.equal(incident.affected.homes, 1)
    const params = { id: incident.id }
    const bad = await desk.request(incidents.change, { params, body: { floors: [180] } })
    assert.deepEqual([bad.status, bad.body.field], [400, 'floors'])
    const stacks = await desk.request(incidents.change, { params, body: { stacks: ['nowhere'] } })
    assert.deepEqual([stacks.status, stacks.body.field], [400, 'stacks'])
    const empty = await desk.request(incidents.change, { params, body: { statusTexts: {} } })
    assert.deepEqual([empty.status, empty.body.field], [400, 'statusTexts'])
    const { body } = await desk.requestOk(incidents.change, { params, body: { floors: [] } })
    assert.deepEqual([body.floors, body.affected.homes, body.version], [[], 1, 2])
    const headers = { 'if-match': '"1"' }
    assert.equal((await desk.request(incidents.change, { params, headers, body: { title: 'x' } })).status, 412)
    await close(incident.id)
  })
})

describe('the script of an incident', () => {
  it('records the time and a note of each step, and a step that was recorded by mistake', async () => {
    const incident = await open()
    const [first, second] = incident.script
    const params = { id: incident.id, stepId: first?.id ?? '' }
    const { body } = await desk.requestOk(incidents.step, { params, body: { isDone: true, note: '1 person' } })
    assert.deepEqual(
      [body.script[0]?.note, body.script[0]?.doneBy, body.stepsDone],
      ['1 person', 'concierge Person', 1],
    )
    const at = body.script[0]?.doneAt
    app.clock.ahead += 60_000
    const later = await desk.requestOk(incidents.step, { params, body: { isDone: true, note: '2 people' } })
    assert.deepEqual([later.body.script[0]?.doneAt, later.body.script[0]?.note], [at, '1 person; 2 people'])
    const twice = await desk.requestOk(incidents.step, { params, body: { isDone: true, note: '2 people' } })
    assert.equal(twice.body.script[0]?.note, '1 person; 2 people', 'sent again')
    const long = await desk.request(incidents.step, { params, body: { isDone: true, note: 'x'.repeat(490) } })
    assert.equal(long.status, 400)
    const undone = await desk.requestOk(incidents.step, { params, body: { isDone: false } })
    assert.deepEqual([undone.body.script[0]?.doneAt, undone.body.stepsDone], [null, 0])
    const other = await open({ isDrill: true })
    const mixed = { id: other.id, stepId: second?.id ?? '' }
    assert.equal((await desk.request(incidents.step, { params: mixed, body: { isDone: true } })).status, 404)
    await close(other.id)
    await close(incident.id)
    assert.equal((await desk.request(incidents.step, { params, body: { isDone: true } })).body.code, 'closed')
  })

  it('is changed by the office for the next incident, and back to that of the program', async () => {
    const scripts = async () => (await desk.requestOk(incidentScripts.list)).body
    const before = (await scripts()).find(({ kind }) => kind === 'power')
    assert.equal(before?.isDefault, true)
    const present = await open({ kind: 'power' })
    const steps = [{ title: 'Call the power company', call: '555-0100', sayTexts: { en: 'Hello', fr: '' } }]
    const params = { kind: 'power' }
    const headers = { 'if-match': `"${before?.version}"` }
    assert.equal((await desk.request(incidentScripts.change, { params, body: { steps } })).status, 403)
    await app.as('staff').requestOk(incidentScripts.change, { params, headers, body: { steps } })
    const stale = await app.as('staff').request(incidentScripts.change, { params, headers, body: { steps } })
    assert.equal(stale.status, 412)
    const next = await open({ kind: 'power' })
    assert.deepEqual(
      next.script.map(({ title, call, sayTexts }) => ({ title, call, sayTexts })),
      [{ title: 'Call the power company', call: '555-0100', sayTexts: { en: 'Hello' } }],
    )
    assert.ok((await find(present.id)).script.length > 1)
    const { body } = await app.as('staff').requestOk(incidentScripts.change, { params, body: { steps: null } })
    assert.equal(body.isDefault, true)
    assert.equal(
      (await app.as('staff').request(incidentScripts.change, { params: { kind: 'x' }, body: { steps } })).status,
      404,
    )
    await close(present.id)
    await close(next.id)
  })
})

describe('the report of an incident', () => {
  it('is a PDF, while it runs and after', async () => {
    const incident = await open()
    const pdf = () => desk.send({ method: 'GET', url: `/api/desk/incidents/${incident.id}/pdf` })
    assert.match(String((await pdf()).body).slice(0, 5), /%PDF-/)
    await close(incident.id)
    const { status, headers } = await pdf()
    assert.deepEqual([status, headers['content-type']], [200, 'application/pdf'])
    assert.match(String(headers['content-disposition']), /incident-\d{4}-\d\d-\d\d-[a-z0-9-]+\.pdf/)
  })

  it('is listed with the newest first, and is deleted two years after it was closed', async () => {
    const [older, newer] = [await open(), await open()]
    await close(older.id)
    const list = async (state: string) =>
      (await desk.requestOk(incidents.list, { query: { state } })).body.map(({ id }) => id)
    assert.equal((await list('running'))[0], newer.id)
    assert.equal((await list('closed'))[0], older.id)
    await deleteExpired(app.db, new Date(app.now().getTime() + 731 * 86_400_000))
    const left = await app.db.select().from(incidentTable).orderBy(asc(incidentTable.openedAt))
    assert.ok(left.every(({ closedAt }) => closedAt === null))
    assert.ok(left.some(({ id }) => id === newer.id))
    await close(newer.id)
  })
})
