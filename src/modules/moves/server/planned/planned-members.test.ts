import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { household } from '#occupancy/members/contract.ts'
import { maxMembers } from '#occupancy/members/rules.ts'
import { householdMembers } from '#occupancy/members/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { moves } from '../../contract.ts'
import { ownMoves } from '../../own-contract.ts'
import { plannedMembers } from '../table.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const person = (more: object = {}) => ({
  firstName: 'Mira',
  lastName: 'Osei',
  email: `mira.${newId().slice(-8)}@mail.example`,
  rights: ['requests', 'codes'],
  ...more,
})
/** A resident who moves into an empty home in three days. */
async function addArriving() {
  const unit = await addUnit(app.db)
  const mover = await movers.addMover()
  const day = movers.inDays(3)
  const move = await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [mover.id], effectiveDay: day })
  return { unit, mover, day, move }
}
const emailsTo = (address: string) => app.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, address))
const membersWith = (address: string) =>
  app.db.select().from(householdMembers).where(eq(householdMembers.email, address))

describe('the household before the first day', () => {
  it('is named by the resident, invited when the day begins, and belongs to the home from then on', async () => {
    const { mover, day, unit } = await addArriving()
    const sent = person({ language: 'fr' })
    const { body: planned } = await mover.requestOk(ownMoves.invite, { body: sent })
    assert.deepEqual(planned, { id: planned.id, ...person({ email: sent.email }) })
    assert.deepEqual((await mover.requestOk(ownMoves.household)).body, [planned])
    assert.deepEqual([await emailsTo(sent.email), await membersWith(sent.email)], [[], []])
    const { body: events } = await app.as('admin').requestOk(audit.list, { query: { limit: '1' } })
    const sentence = (events[0]?.sentence ?? []).map(({ text }) => text).join('')
    assert.match(sentence, /planned an invitation to the household for the move into/)

    await movers.setClock(day)
    assert.match((await emailsTo(sent.email))[0]?.subject ?? '', /vous invite au portail/)
    const { homes } = (await mover.requestOk(household.own)).body
    assert.deepEqual(
      homes.map(({ unitId, members }) => [unitId, members.map(({ email, rights, status }) => [email, rights, status])]),
      [[unit.id, [[sent.email, ['requests', 'codes'], 'invited']]]],
    )
    assert.equal(await app.db.$count(plannedMembers), 0)
    // With a home they invite at once.
    assert.equal((await mover.request(ownMoves.invite, { body: person() })).body.code, 'no_home')
  })

  it('is limited, has nobody twice, and is changed by its resident only', async () => {
    const [{ mover }, other] = [await addArriving(), await addArriving()]
    const first = person()
    const { id } = (await mover.requestOk(ownMoves.invite, { body: first })).body
    const again = await mover.request(ownMoves.invite, { body: { ...first, email: first.email.toUpperCase() } })
    assert.deepEqual([again.status, again.body.code, again.body.field], [409, 'invited_already', 'email'])
    for (let n = 1; n < maxMembers; n += 1) await mover.requestOk(ownMoves.invite, { body: person() })
    assert.equal((await mover.request(ownMoves.invite, { body: person() })).body.code, 'too_many_members')
    assert.equal((await other.mover.request(ownMoves.removeMember, { params: { id } })).status, 404)
    assert.deepEqual((await other.mover.requestOk(ownMoves.household)).body, [])
    await mover.requestOk(ownMoves.removeMember, { params: { id } })
    assert.equal((await mover.requestOk(ownMoves.household)).body.length, maxMembers - 1)
    const bad = await mover.request(ownMoves.invite, { body: person({ email: 'nobody' }) })
    assert.deepEqual([bad.status, bad.body.field], [400, 'email'])
  })

  it('is nobody when the move is cancelled, and ends with the undo of the move', async () => {
    const cancelled = await addArriving()
    await cancelled.mover.requestOk(ownMoves.invite, { body: person() })
    await app.as('staff').requestOk(moves.cancel, { params: { id: cancelled.move.id } })
    assert.deepEqual((await cancelled.mover.requestOk(ownMoves.household)).body, [])
    assert.equal((await cancelled.mover.request(ownMoves.invite, { body: person() })).body.code, 'no_home')

    const undone = await addArriving()
    const sent = person()
    await undone.mover.requestOk(ownMoves.invite, { body: sent })
    await movers.setClock(undone.day)
    await app.as('staff').requestOk(moves.undo, { params: { id: undone.move.id } })
    const [member] = await membersWith(sent.email)
    assert.ok(member?.endedAt)
  })

  it('of an address that has an account already changes nothing of that account', async () => {
    const { mover, day } = await addArriving()
    const known = await app.addPerson('tenant')
    await mover.requestOk(ownMoves.invite, { body: person({ email: known.email }) })
    await movers.setClock(day)
    assert.equal((await membersWith(known.email))[0]?.userId, null)
    assert.equal((await emailsTo(known.email)).length, 1)
  })
})
