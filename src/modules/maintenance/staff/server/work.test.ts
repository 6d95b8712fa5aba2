import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { cleanUp } from '#platform/server/jobs/clean-up.ts'
import { days, hours } from '#platform/time/dates.ts'
import { aVisit, staffCallsOf } from '../../../../../tests/support/calls/staff-calls.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { requestVisits, staffRequests } from '../contract.ts'

let app: TestApp
let calls: Awaited<ReturnType<typeof staffCallsOf>>
let photo: Awaited<ReturnType<typeof aPicture>>

before(async () => {
  app = await createTestApp()
  calls = await staffCallsOf(app)
  photo = await aPicture()
})
after(() => app.close())

describe('taking a request', () => {
  it('gives it to one of two people, and tells the other who was first', async () => {
    const id = await calls.submit()
    const both = await Promise.all(
      ['maintenance', 'staff'].map((role) =>
        app.as(role as 'maintenance' | 'staff').request(staffRequests.take, { params: { id } }),
      ),
    )
    assert.deepEqual(
      both.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    const second = both.find(({ status }) => status === 409)
    assert.equal(second?.body.code, 'taken')
    assert.match(second?.body.message ?? '', /took it first$/)
    const [row] = await app.db.select().from(requests).where(eq(requests.id, id))
    assert.equal(row?.status, 'assigned')
  })

  it('twice changes nothing', async () => {
    const id = await calls.submit()
    const [first, again] = [await calls.take(id), await calls.take(id)]
    assert.equal(again.body.version, first.body.version)
  })
})

describe('completing', () => {
  it('writes the note, the time and the parts, and asks the resident', async () => {
    const id = await calls.submit()
    await calls.take(id)
    const { body, status } = await calls.complete(id)
    assert.equal(status, 201)
    assert.equal((body as unknown as { status: string }).status, 'completed')
    const { body: visits } = await app.as('staff').requestOk(requestVisits.list, { params: { id } })
    assert.deepEqual(
      visits.map(({ note, minutes, parts, needsSecondVisit }) => ({ note, minutes, parts, needsSecondVisit })),
      [
        {
          note: 'New gasket.',
          minutes: 35,
          parts: [{ name: 'Trap gasket', quantity: 2, cost: 4.5 }],
          needsSecondVisit: false,
        },
      ],
    )
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id } })
    assert.ok(notes.some(({ note, visibleToResident }) => note === 'New gasket.' && visibleToResident))
    const again = await calls.complete(id)
    assert.deepEqual([again.status, again.body.code], [409, 'finished'])
  })

  it('keeps a request open that needs a second visit, for the office', async () => {
    const id = await calls.submit()
    await calls.take(id)
    await calls.complete(id, { note: 'Ordered the part.', needsSecondVisit: true })
    const { body } = await app.as('staff').requestOk(maintenance.find, { params: { id } })
    assert.deepEqual(
      [body.status, body.waitingOn, body.waitingOnReason],
      ['in_progress', 'office', 'A second visit is needed'],
    )
  })

  it('happens once for its key, also a month later, and so do a change of status and a photo', async () => {
    const id = await calls.submit()
    const { version } = (await calls.take(id)).body
    const headers = (key: string, of: number) => ({ 'idempotency-key': key, 'if-match': `"${of}"` })
    const send = (status: string) =>
      calls.fitter.request(staffRequests.changeStatus, {
        params: { id },
        body: { status },
        headers: headers('one', version),
      })
    const [first, again] = [await send('in_progress'), await send('in_progress')]
    assert.deepEqual([again.status, again.body], [200, first.body])
    await cleanUp(app.db, new Date(Date.now() + days(29)))
    assert.deepEqual((await send('in_progress')).body, first.body)
    assert.equal((await send('completed')).body.code, 'idempotency_key_reused')
    const type = { ...photo.headers, 'idempotency-key': 'photo' }
    const upload = () =>
      calls.fitter.requestOk(staffRequests.addPhoto, { params: { id }, body: photo.body, headers: type })
    assert.equal((await upload()).body.length, 1)
    assert.equal((await upload()).body.length, 1)
    const present = (first.body as unknown as { version: number }).version
    const phones = await Promise.all([1, 2, 3].map(() => calls.complete(id, aVisit, headers('two', present))))
    assert.deepEqual(new Set(phones.map(({ status }) => status)), new Set([201]))
    assert.equal((await app.as('admin').requestOk(requestVisits.list, { params: { id } })).body.length, 1)
  })

  it('names the field of a mistake', async () => {
    const id = await calls.submit()
    await calls.take(id)
    for (const [body, field] of [
      [{ ...aVisit, note: ' ' }, 'note'],
      [{ ...aVisit, minutes: -5 }, 'minutes'],
      [{ ...aVisit, minutes: 2000 }, 'minutes'],
      [{ ...aVisit, parts: [{ name: '', quantity: 1 }] }, 'parts.0.name'],
      [{ ...aVisit, parts: [{ name: 'Tap', quantity: 0 }] }, 'parts.0.quantity'],
    ] as const)
      assert.deepEqual(((response) => [response.status, response.body.field])(await calls.complete(id, body)), [
        400,
        field,
      ])
  })
})

describe('the door code', () => {
  it('is shown for a taken, open request, and each look is written down', async () => {
    const id = await calls.submit()
    const reveal = () => calls.fitter.request(staffRequests.revealDoorCode, { params: { id } })
    await calls.take(id)
    const { status, body } = await reveal()
    assert.deepEqual([status, (body as unknown as { code: string }).code], [200, '4711'])
    await reveal()
    assert.equal((await calls.details(id)).codeViews.length, 2)
    const { rows } = await app.pool.query<{ by: string }>(
      `select by from audit_log where action = 'saw the door code' and record_id = $1`,
      [id],
    )
    assert.deepEqual(rows, [{ by: app.people.maintenance.id }, { by: app.people.maintenance.id }])
    await calls.complete(id)
    assert.deepEqual([(await reveal()).status, (await reveal()).body.code], [409, 'finished'])
  })
})

describe('the list of the staff portal', () => {
  it('begins with a new urgent request, also with more than 20 late ones', async () => {
    const late: string[] = []
    for (let at = 0; at < 21; at += 1) late.push(await calls.submit({ title: `Late ${at}` }))
    const past = new Date(Date.now() - hours(5))
    for (const id of late)
      await app.db.update(requests).set({ dueAt: past, dueSoonAt: past, slaClock: 'always' }).where(eq(requests.id, id))
    const urgent = await calls.submit({ title: 'Pipe burst', priority: 'urgent' })
    const [first, second] = (await app.as('staff').requestOk(staffRequests.list, { query: { limit: '20' } })).body
    assert.equal(first?.id, urgent)
    assert.ok(second && late.includes(second.id))
    const low = await calls.submit({ title: 'Scratch', priority: 'low' })
    const longAgo = new Date(Date.now() - hours(50))
    await app.db
      .update(requests)
      .set({ dueAt: longAgo, dueSoonAt: longAgo, slaClock: 'always' })
      .where(eq(requests.id, low))
    const [top, next] = await calls.listed({ status: 'active' })
    assert.deepEqual([top?.id, next?.id], [urgent, second.id], 'a low one that is very late comes after them')
    const figures = (await calls.fitter.requestOk(staffRequests.figures)).body
    const urgentRows = await calls.listed({ status: 'active', priority: 'urgent' })
    const lateRows = await calls.listed({ due: 'late' })
    const floorRows = await calls.listed({ status: 'open', floor: String(calls.home.unit.floor) })
    assert.deepEqual(
      [
        figures.all.urgent,
        figures.all.late,
        figures.all.floors.find(({ floor }) => floor === calls.home.unit.floor)?.open,
      ],
      [urgentRows.length, lateRows.length, floorRows.length],
    )
    assert.equal(figures.mine.total, (await calls.listed({ assignedTo: app.people.maintenance.id })).length)
    assert.equal(
      figures.mine.completed,
      (await calls.listed({ assignedTo: app.people.maintenance.id, status: 'finished' })).length,
    )
    assert.equal(figures.all.unassigned, (await calls.listed({ status: 'active', assignedTo: 'nobody' })).length)
  })
})
