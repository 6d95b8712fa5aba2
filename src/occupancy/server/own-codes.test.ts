import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { sealedPlace, seal } from '#platform/server/sealed.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { addHome } from '../../../tests/support/household.ts'
import { occupancy } from '../contract.ts'
import { ownCodes } from '../own-codes-contract.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
  const sealed = (noun: string, id: string, field: string, code: string) =>
    seal(house.secretKey, code, sealedPlace(noun, id, field))
  await house.db
    .update(tenants)
    .set({ unitAccessCodeSealed: sealed('tenants', home.tenantId, 'unitAccessCode', '481516') })
    .where(eq(tenants.id, home.tenantId))
  await house.db
    .update(units)
    .set({ keypadCodeSealed: sealed('units', home.unit.id, 'keypadCode', '234200') })
    .where(eq(units.id, home.unit.id))
})
after(() => house.close())

const looks = async () =>
  (
    await house.db.execute<{ noun: string; by: string; after: { code: string } }>(
      sql`select noun, by, after from audit_log where action in ('looked at a code', 'saw the keypad code') order by at, id`,
    )
  ).rows

describe('a resident’s own codes', () => {
  it('are listed by name only, and shown one at a time; each look is written down', async () => {
    const { body: listed } = await house.as('tenant').sends(ownCodes.list)
    const unit = { id: home.unit.id, unitNumber: home.unit.unitNumber }
    assert.deepEqual(listed, [
      { code: 'unitAccessCode', unit: null },
      { code: 'keypadCode', unit },
    ])
    assert.deepEqual(await looks(), [])
    const show = (body: object) => house.as('tenant').sends(ownCodes.reveal, { body })
    assert.equal((await show({ code: 'unitAccessCode' })).body.value, '481516')
    assert.equal((await show({ code: 'keypadCode', unitId: unit.id })).body.value, '234200')
    assert.deepEqual(await looks(), [
      { noun: 'residents', by: house.people.tenant.id, after: { code: 'unitAccessCode' } },
      { noun: 'units', by: house.people.tenant.id, after: { code: 'keypadCode' } },
    ])
    assert.ok(!house.log.join('').includes('481516'))
  })

  it('are nobody else’s, also by the id of the home; what is not kept is not there', async () => {
    const other = await house.addPerson('tenant')
    await addHome(house.db, other)
    const tries = (body: object) => house.withCookie(other.cookie).tries(ownCodes.reveal, { body })
    assert.equal((await tries({ code: 'keypadCode', unitId: home.unit.id })).status, 404)
    assert.equal((await tries({ code: 'unitAccessCode' })).status, 404)
    assert.deepEqual((await house.withCookie(other.cookie).sends(ownCodes.list)).body, [])
  })

  it('are gone with the home', async () => {
    const params = { id: home.unit.id }
    await house.as('staff').sends(occupancy.remove, { params, body: { tenantId: home.tenantId } })
    assert.deepEqual((await house.as('tenant').sends(ownCodes.list)).body, [])
    for (const code of ['unitAccessCode', 'keypadCode'])
      assert.equal((await house.as('tenant').tries(ownCodes.reveal, { body: { code } })).status, 404)
  })
})
