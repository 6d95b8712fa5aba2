import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { deleteExpired } from '#import-export/server/retention.ts'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addVisitorStall, arrive, visitDay, visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { doNotAdmit } from '../barred-contract.ts'
import { visitors } from '../contract.ts'
import { ownVisitors } from '../own-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
async function announceVisit(guests = ['Nora Lindqvist']) {
  const person = await app.addPerson('tenant')
  const { unit } = await addHome(app.db, person)
  const own = app.withCookie(person.cookie)
  const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app, guests) })
  return { unit, pass, own }
}

describe('a pass', () => {
  it('admits no longer once its host has moved out', async () => {
    const { unit, pass } = await announceVisit()
    await app.db.execute(sql`update assignments set ended_at = now() where unit_id = ${unit.id}`)
    const { body: board } = await desk().requestOk(visitors.board)
    assert.ok(!board.expected.some(({ id }) => id === pass.id))
    assert.equal((await desk().requestOk(visitors.byCode, { body: { code: pass.code } })).body.problem, 'cancelled')
    const tried = await desk().request(visitors.checkIn, { body: { passId: pass.id, fullName: 'Nora Lindqvist' } })
    assert.deepEqual([tried.status, tried.body.code], [409, 'pass_ended'])
  })

  it('makes its visitor a guest, whatever kind the call names', async () => {
    const { pass } = await announceVisit()
    const stay = await arrive(app, { kind: 'contractor', passId: pass.id, fullName: 'Karim Benali' })
    assert.deepEqual([stay.kind, stay.firm], ['guest', null])
  })

  it('gets one stall at the desk, for its own home', async () => {
    for (const number of ['V-1', 'V-2']) await addVisitorStall(app, number)
    const [{ unit, pass }, other] = [await announceVisit(), await announceVisit()]
    const give = (body: object) => desk().request(visitors.giveStall, { body: { plate: 'ABC 1', hours: 2, ...body } })
    assert.equal((await give({ unitId: unit.id, passId: newId() })).body.field, 'passId')
    assert.equal((await give({ unitId: other.unit.id, passId: pass.id })).body.field, 'passId')
    const replies = await Promise.all([1, 2].map(() => give({ unitId: unit.id, passId: pass.id })))
    assert.deepEqual(replies.map(({ status, body }) => body.code ?? status).toSorted(), [201, 'has_stall'])
    assert.ok((await desk().requestOk(visitors.pass, { params: { id: pass.id } })).body.stall !== null)
  })
})

describe('a visitor who is in the building', () => {
  it('gets another badge, firm or note, which can be undone', async () => {
    const { unit } = await announceVisit()
    const stay = await arrive(app, { kind: 'contractor', fullName: 'Karim Benali', firm: 'Hale', badge: 'C-1' })
    await arrive(app, { fullName: 'Ed Moss', unitId: unit.id, badge: 'G-1' })
    const params = { id: stay.id }
    const correct = (body: object, more: object = {}) => desk().request(visitors.correct, { params, body, ...more })
    const operation = newId()
    const changes = { badge: 'C-2', firm: 'Hale Elevator', note: 'Two toolboxes' }
    const { body: corrected } = await desk().requestOk(visitors.correct, {
      params,
      body: changes,
      query: { operation },
    })
    assert.deepEqual([corrected.badge, corrected.firm, corrected.note], ['C-2', 'Hale Elevator', 'Two toolboxes'])
    const taken = await correct({ badge: 'g-1' })
    assert.deepEqual([taken.status, taken.body.code, taken.body.field], [409, 'badge_taken', 'badge'])
    assert.equal((await correct({ firm: '' })).body.field, 'firm')
    assert.equal((await correct({ badge: 'C-3' }, { headers: { 'if-match': '"1"' } })).status, 412)
    await desk().requestOk(undo.undoAtDesk, { params: { id: operation } })
    const { body: board } = await desk().requestOk(visitors.board)
    const found = board.inside.find(({ id }) => id === stay.id)
    assert.deepEqual([found?.badge, found?.firm, found?.note], ['C-1', 'Hale', ''])
    await desk().requestOk(visitors.checkOut, { params })
    assert.equal((await correct({ badge: 'C-4' })).body.code, 'has_left')
    assert.equal((await desk().request(visitors.correct, { params: { id: newId() }, body: { note: 'x' } })).status, 404)
  })

  it('has the name of a person not to admit, and is admitted by the office alone, which the audit log records', async () => {
    const { unit } = await announceVisit()
    const reason = 'Threatened the night guard'
    await app.as('staff').requestOk(doNotAdmit.add, { body: { fullName: 'Max Steel', reason } })
    const body = { fullName: 'Max Steel', unitId: unit.id, isAdmittedByOffice: true }
    assert.equal((await desk().request(visitors.checkIn, { body })).body.code, 'do_not_admit')
    const { body: stay } = await app.as('staff').requestOk(visitors.checkIn, { body })
    const { rows } = await app.db.execute(
      sql`select action, after::text as after from audit_log where record_id = ${stay.id}`,
    )
    assert.deepEqual(rows, [{ action: 'admitted a namesake', after: '{}' }])
  })
})

describe('visitors who have left', () => {
  it('are listed by day and by words, a page at a time, and deleted after 90 days', async () => {
    const person = await app.addPerson('tenant', { firstName: 'Yara', lastName: 'Quillfeather' })
    const { unit } = await addHome(app.db, person, undefined, { unitNumber: 'PH-88' })
    const ids: string[] = []
    for (const fullName of ['Ann Zephyr', 'Bo Zephyr', 'Cy Zephyr']) {
      const { id } = await arrive(app, { fullName, unitId: unit.id, hostId: person.id, badge: `Z-${ids.length}` })
      ids.push(id)
      await desk().requestOk(visitors.checkOut, { params: { id } })
    }
    const inside = await arrive(app, { fullName: 'Di Zephyr', unitId: unit.id })
    const find = async (query: Record<string, string>) =>
      (await desk().requestOk(visitors.past, { query })).body.map(({ fullName }) => fullName)
    const all = ['Cy Zephyr', 'Bo Zephyr', 'Ann Zephyr']
    for (const search of ['zephyr', 'quillfeather', 'ph-88']) assert.deepEqual(await find({ search }), all, search)
    assert.deepEqual(await find({ search: 'z-1' }), ['Bo Zephyr'])
    assert.deepEqual(await find({ search: 'zephyr', day: visitDay(app, 0) }), all)
    assert.deepEqual(await find({ search: 'zephyr', day: visitDay(app, -1) }), [])
    const first = await desk().request(visitors.past, { query: { search: 'zephyr', limit: '2' } })
    assert.equal(first.headers['x-total-count'], '3')
    await deleteExpired(app.db, new Date(app.now().getTime() + 91 * 86_400_000))
    const { rows } = await app.db.execute(sql`select id from visitor_stays where id in (${ids[0]}, ${inside.id})`)
    assert.deepEqual(rows, [], 'also one whom no one checked out')
  })
})
