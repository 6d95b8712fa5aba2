import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { tower } from '#tower/contract.ts'
import { addHouseholdMember } from '../../../../../tests/support/people/members.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { household, householdOfUnit } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

async function addMember(keypadCode: string | null = '481516') {
  const added = await addHouseholdMember(app)
  const unitId = added.home.unit.id
  if (keypadCode) await app.as('staff').requestOk(tower.changeUnit, { params: { id: unitId }, body: { keypadCode } })
  return { ...added, unitId, own: app.withCookie(added.host.cookie) }
}
const isOutdated = async (id: string) =>
  (await app.as('staff').requestOk(tower.unit, { params: { id } })).body.isKeypadCodeOutdated

describe('the door code of a household member whose access ends', () => {
  it('is to be changed when the resident or the office ends it; the resident keeps it', async () => {
    const { id, unitId, own } = await addMember()
    assert.equal(await isOutdated(unitId), false)
    await own.requestOk(household.end, { params: { id } })
    assert.equal(await isOutdated(unitId), true)
    assert.deepEqual(
      (await own.requestOk(ownCodes.list)).body.map(({ code }) => code),
      ['keypadCode'],
    )
    const second = await addMember()
    const params = { id: second.unitId, memberId: second.id }
    await app.as('staff').requestOk(householdOfUnit.end, { params })
    assert.equal(await isOutdated(second.unitId), true)
    const third = await addMember()
    await app.as('admin').requestOk(accounts.removeUser, { params: { id: third.member.id } })
    assert.equal(await isOutdated(third.unitId), true)
  })

  it('stays for a person who never signed in, and where the lock has no code', async () => {
    const invited = await addMember()
    await app.db.update(users).set({ status: 'Invited', passwordHash: null }).where(eq(users.id, invited.member.id))
    await invited.own.requestOk(household.end, { params: { id: invited.id } })
    assert.equal(await isOutdated(invited.unitId), false)
    const mechanical = await addMember(null)
    await mechanical.own.requestOk(household.end, { params: { id: mechanical.id } })
    assert.equal(await isOutdated(mechanical.unitId), false)
  })
})
