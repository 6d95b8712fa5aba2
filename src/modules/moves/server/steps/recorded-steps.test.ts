import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { createPasswordLink } from '#accounts/server/account-links.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { tokenFromUrl } from '../../../../../tests/support/access/access-kinds.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { moves } from '../../contract.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const office = () => app.as('staff')
const stepOf = async (id: string, key: string) => {
  const { body } = await office().requestOk(moves.find, { params: { id } })
  const step = body.steps.find((one) => one.key === key)
  assert.ok(step)
  return step
}
const isDone = async (id: string, key: string) => (await stepOf(id, key)).doneAt !== null

/** A resident who has never signed in nor been invited. */
async function addNew() {
  const { id, email } = await movers.addMover()
  const { userId } = await movers.find(id)
  await app.db.update(users).set({ status: 'Invited', passwordHash: null }).where(eq(users.id, userId))
  return { id, userId, email }
}
const planMoveIn = async (...tenantIds: string[]) =>
  (
    await movers.plan({
      kind: 'move_in',
      unitId: (await addUnit(app.db)).id,
      tenantIds,
      effectiveDay: movers.inDays(9),
    })
  ).id
const invite = (body: object) => office().requestOk(invitations.send, { body })

describe('the step "forwarding address"', () => {
  it('is recorded with the address of the plan, and follows its changes', async () => {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const leaving = {
      kind: 'move_out' as const,
      unitId: unit.id,
      tenantIds: [mover.id],
      effectiveDay: movers.inDays(9),
    }
    const { id } = await movers.plan({ ...leaving, forwardingAddress: '44 Quay Street' })
    const change = (forwardingAddress: string | null) =>
      office().requestOk(moves.change, { params: { id }, body: { forwardingAddress } })
    assert.equal((await stepOf(id, 'forwarding_address')).doneBy?.id, app.people.staff.id)
    await change(null)
    assert.equal(await isDone(id, 'forwarding_address'), false)
    await change('1 King Street')
    assert.equal(await isDone(id, 'forwarding_address'), true)
  })
})

describe('the step "invited to the resident portal"', () => {
  const key = 'portal_invitation'

  it('is recorded when everyone is invited, and not by hand before', async () => {
    const [one, two] = [await addNew(), await addNew()]
    const id = await planMoveIn(one.id, two.id)
    const { id: stepId } = await stepOf(id, key)
    const record = () => office().request(moves.changeStep, { params: { id, stepId }, body: { isDone: true } })
    const rejected = await record()
    assert.deepEqual([rejected.status, rejected.body.code, rejected.body.field], [409, 'not_invited', 'isDone'])
    await invite({ tenantIds: [one.id] })
    assert.equal(await isDone(id, key), false)
    const lacking = (await office().requestOk(moves.find, { params: { id } })).body.tenants
    assert.deepEqual(
      lacking.map(({ lacksInvitation }) => lacksInvitation),
      [false, true],
    )
    await invite({ tenantIds: [two.id] })
    assert.equal((await stepOf(id, key)).doneBy?.id, app.people.staff.id)
  })

  it('is recorded by an invitation of everyone, and for those who were invited before the plan', async () => {
    const [one, two] = [await addNew(), await addNew()]
    const id = await planMoveIn(one.id)
    assert.equal(await isDone(id, key), false)
    await invite({ everyone: true })
    assert.equal(await isDone(id, key), true)
    assert.equal(await isDone(await planMoveIn(two.id), key), true)
  })

  it('is recorded when the resident sets a first password without an invitation', async () => {
    const person = await addNew()
    const id = await planMoveIn(person.id)
    const url = await createPasswordLink(app.db, 'reset', person.userId, person.email, 'http://tower.test', app.now())
    const body = { token: tokenFromUrl(url), password: 'a slow boat upstream' }
    await app.asAnonymous().requestOk(accounts.reset, { body })
    assert.equal((await stepOf(id, key)).doneBy?.id, person.userId)
  })
})
