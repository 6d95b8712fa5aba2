import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { deskPhotos } from '#front-desk/photo-contract.ts'
import { deleteExpired } from '#import-export/server/retention.ts'
import { reportPlaces } from '#maintenance/places/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { writeInLog } from '../../../../tests/support/people/desk-records.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { deskLog } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
const current = async () => (await desk().requestOk(deskLog.current)).body
const endAny = async () => {
  if ((await current()).shift) await desk().requestOk(deskLog.end, { body: {} })
}

describe('a shift', () => {
  it('is one at a time, and the log needs one', async () => {
    await endAny()
    const early = await desk().request(deskLog.write, { body: { body: 'Too early' } })
    assert.deepEqual([early.status, early.body.code], [409, 'no_shift'])
    const begun = await Promise.all([1, 2, 3].map(() => desk().request(deskLog.begin)))
    assert.deepEqual(
      begun.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409],
    )
    const { body } = await desk().requestOk(deskLog.end, { body: { note: 'Elevator 2 is slow' } })
    assert.deepEqual([body.shift, body.previous?.note], [null, 'Elevator 2 is slow'])
  })

  it('hands its open points to the next one, which confirms having read them', async () => {
    await endAny()
    const { id } = await writeInLog(app, { body: 'Call the cleaner', needsFollowUp: true })
    await endAny()
    const { body: begun } = await app.as('staff').requestOk(deskLog.begin)
    assert.equal(begun.shift?.readAt, null)
    assert.ok(begun.openPoints.some((point) => point.id === id))
    const { body: read } = await app.as('staff').requestOk(deskLog.read)
    assert.ok(read.shift?.readAt)
    assert.equal(read.shift?.readPoints, read.openPoints.length)
    assert.equal((await desk().request(deskLog.read)).body.code, 'read')
    await desk().requestOk(deskLog.done, { params: { id }, body: { note: 'She comes at noon' } })
    assert.ok(!(await current()).openPoints.some((point) => point.id === id))
    assert.equal((await desk().request(deskLog.done, { params: { id }, body: {} })).body.code, 'not_open')
  })

  it('is a PDF', async () => {
    const picture = { ...(await aPicture()), query: { kind: 'log' as const } }
    const { body: photo } = await desk().requestOk(deskPhotos.upload, picture)
    await writeInLog(app, { body: 'Ça coule', placeName: 'Garage P1', photoId: photo.id })
    const { shift } = await current()
    const response = await desk().request(deskLog.pdf, { params: { id: shift?.id ?? '' } })
    assert.deepEqual([response.status, response.headers['content-type']], [200, 'application/pdf'])
    assert.equal((await desk().request(deskLog.pdf, { params: { id: newId() } })).status, 404)
  })

  it('is deleted after two years with its photos, unless a point is open', async () => {
    await endAny()
    const open = await writeInLog(app, { body: 'Open for years', needsFollowUp: true })
    const remaining = (await current()).shift?.id
    await endAny()
    const old = await writeInLog(app, { body: 'Long ago' })
    await writeInLog(app, { body: 'It was not', correctsId: old.id })
    const gone = (await current()).shift?.id
    await endAny()
    await deleteExpired(app.db, new Date(app.now().getTime() + 800 * 86_400_000))
    const { rows } = await app.db.execute(sql`select id from desk_shifts where id in (${remaining}, ${gone})`)
    assert.deepEqual(rows, [{ id: remaining }])
    await desk().requestOk(deskLog.done, { params: { id: open.id }, body: {} })
  })
})

describe('an entry', () => {
  it('is never changed: the database rejects it, and a correction is another entry', async () => {
    const entry = await writeInLog(app, { body: 'Loud music on floor 12' })
    await assert.rejects(app.db.execute(sql`update desk_log_entries set body = 'x' where id = ${entry.id}`))
    await assert.rejects(app.db.execute(sql`delete from desk_log_entries where id = ${entry.id}`))
    const correction = await writeInLog(app, { body: 'Floor 13', correctsId: entry.id })
    assert.deepEqual([correction.kind, correction.correctsId], ['correction', entry.id])
  })

  it('names what does not exist', async () => {
    await writeInLog(app)
    const field = async (more: object) =>
      (await desk().request(deskLog.write, { body: { body: 'x', ...more } })).body.field
    assert.equal(await field({ body: ' ' }), 'body')
    assert.equal(await field({ unitId: newId() }), 'unitId')
    assert.equal(await field({ photoId: newId() }), 'photoId')
    assert.equal(await field({ correctsId: newId() }), 'correctsId')
    assert.equal(await field({ kind: 'correction' }), 'kind')
  })

  it('becomes a maintenance request once, for the residents of its unit, and is done then', async () => {
    const person = await app.addPerson('tenant')
    const { unit, residentId } = await addHome(app.db, person)
    const { id } = await writeInLog(app, { body: 'Water under the door', unitId: unit.id, needsFollowUp: true })
    const body = { title: 'Water under the door', category: 'plumbing' as const, priority: 'high' as const }
    const { body: entry } = await desk().requestOk(deskLog.fileRequest, { params: { id }, body })
    assert.ok(entry.request)
    assert.ok(entry.followUp?.doneAt)
    const { body: request } = await app.as('staff').requestOk(maintenance.find, { params: { id: entry.request.id } })
    assert.deepEqual(
      [request.title, request.description, request.unit?.id, request.tenant?.id],
      ['Water under the door', 'Water under the door', unit.id, residentId],
    )
    const again = await desk().request(deskLog.fileRequest, { params: { id }, body })
    assert.deepEqual([again.status, again.body.code], [409, 'has_request'])
  })

  it('becomes the draft of an announcement, which the office sends', async () => {
    const { id } = await writeInLog(app, { body: 'The pool closes at six', placeName: 'Pool' })
    const { body: entry } = await desk().requestOk(deskLog.draftAnnouncement, {
      params: { id },
      body: { title: 'Pool' },
    })
    const params = { id: entry.announcementId ?? '' }
    const { body: draft } = await app.as('staff').requestOk(announcements.find, { params })
    assert.deepEqual([draft.title, draft.body, draft.state], ['Pool', 'The pool closes at six', 'draft'])
    const again = await desk().request(deskLog.draftAnnouncement, { params: { id }, body: { title: 'Pool' } })
    assert.equal(again.body.code, 'has_announcement')
  })
})

describe('a round', () => {
  it('records each place once, by the code or the address of its sign', async () => {
    await writeInLog(app)
    const places = ['Gym', 'Pool'].map((placeName) => ({ placeKind: 'common_area' as const, placeName }))
    const stall = { placeKind: 'stall' as const, placeName: 'P2' }
    const { body: signs } = await app.as('admin').requestOk(reportPlaces.add, { body: { places: [...places, stall] } })
    const codeOf = (name: string) => signs.find(({ placeName }) => placeName === name)?.code ?? ''
    const scan = (code: string) => desk().request(deskLog.scan, { body: { code } })
    assert.equal((await scan(codeOf('Gym'))).body.code, 'no_round')
    await desk().requestOk(deskLog.beginRound)
    assert.equal((await desk().request(deskLog.beginRound)).body.code, 'round_open')
    await scan(codeOf('Gym').toUpperCase())
    await scan(`http://tower.test/report?place=${codeOf('Gym')}`)
    assert.equal((await scan('abcdefghjk')).body.field, 'code')
    assert.equal((await scan(codeOf('P2'))).body.field, 'code', 'a stall is no point of a round')
    const { round } = await current()
    assert.deepEqual([round?.scans.map(({ place }) => place), round?.left], [['Gym'], ['Pool']])
    const { body } = await desk().requestOk(deskLog.endRound)
    assert.deepEqual([body.round, body.shift?.rounds[0]?.points], [null, 2])
    // A sign that is taken down later was missed all the same, and a new one was not.
    const pool = signs.find(({ placeName }) => placeName === 'Pool')?.id ?? ''
    app.clock.ahead += 60_000
    await app.as('admin').requestOk(reportPlaces.remove, { params: { id: pool } })
    await app
      .as('admin')
      .requestOk(reportPlaces.add, { body: { places: [{ placeKind: 'elevator', placeName: 'New' }] } })
    assert.deepEqual((await current()).shift?.rounds[0]?.left, ['Pool'])
    await desk().requestOk(deskLog.beginRound)
    assert.equal((await desk().requestOk(deskLog.end, { body: {} })).body.round, null)
  })
})

describe('an entry that was written without a connection', () => {
  const ago = (hours: number) => new Date(app.now().getTime() - hours * 3_600_000).toISOString()

  it('has its time and its writer, and is entered once however often and by whom it is sent', async () => {
    await endAny()
    const body = {
      body: 'Smell of gas at the loading dock',
      entryKey: 'n'.repeat(32),
      writtenAt: ago(2),
      writtenBy: app.people.concierge.id,
      needsFollowUp: true,
    }
    assert.equal((await desk().request(deskLog.write, { body })).body.code, 'no_shift')
    await desk().requestOk(deskLog.begin)
    const send = () => app.as('staff').requestOk(deskLog.write, { body })
    const [{ body: written }, { body: other }] = await Promise.all([send(), send()])
    assert.equal(other.id, written.id)
    const { firstName, lastName } = app.people.concierge
    assert.deepEqual([written.at, written.by], [body.writtenAt, `${firstName} ${lastName}`])
    const { staff } = app.people
    assert.equal(written.sentBy, `${staff.firstName} ${staff.lastName}`, 'the writer is what the device says')
    assert.ok(written.receivedAt !== null && written.receivedAt > written.at)
    const again = await Promise.all([1, 2].map(() => desk().requestOk(deskLog.write, { body })))
    assert.deepEqual(
      again.map((one) => one.body.id),
      [written.id, written.id],
    )
    await endAny()
    assert.equal((await desk().requestOk(deskLog.write, { body })).body.id, written.id, 'also after the shift')
  })

  it('is rejected with a time or a writer that cannot be', async () => {
    const field = async (more: object) =>
      (await desk().request(deskLog.write, { body: { body: 'Note', writtenAt: ago(1), ...more } })).body.field
    assert.equal(await field({ writtenAt: ago(-1) }), 'writtenAt')
    assert.equal(await field({ writtenAt: ago(24 * 31) }), 'writtenAt')
    assert.equal(await field({ writtenBy: app.people.tenant.id }), 'writtenBy')
    await desk().requestOk(deskLog.begin)
    const { body: own } = await desk().requestOk(deskLog.write, { body: { body: 'Note', writtenAt: ago(1) } })
    assert.equal(own.sentBy, null)
  })

  it('is not accepted for a writer who works here no more, whose colleague writes it as themselves', async () => {
    const writer = await app.addPerson('concierge')
    const body = { body: 'Gate does not close', writtenAt: ago(3), writtenBy: writer.id }
    for (const change of [sql`status = 'suspended'`, sql`status = 'suspended', deleted_at = now()`]) {
      await app.db.execute(sql`update users set ${change} where id = ${writer.id}`)
      const { status, body: answer } = await desk().request(deskLog.write, { body })
      assert.deepEqual([status, answer.field], [400, 'writtenBy'])
      assert.match(answer.message, /Write it again as yourself/)
    }
    assert.ok(!(await current()).shift?.entries.some((entry) => entry.body === body.body))
  })
})
