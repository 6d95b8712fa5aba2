import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addVisitorStall, arrive, visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
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
