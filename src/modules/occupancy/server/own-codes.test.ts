import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { sealedPlace, seal } from '#platform/server/security/sealed.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { occupancy } from '../contract.ts'
import { ownCodes } from '../own-codes-contract.ts'
import { sealForHome } from './home-codes.ts'
import { assignments } from './table.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  const { assignmentId } = home
  await app.db
    .update(assignments)
    .set({ unitAccessCodeSealed: sealForHome(app.secretKey, { id: assignmentId }, 'unitAccessCode', '481516') })
    .where(eq(assignments.id, assignmentId))
  await app.db
    .update(units)
    .set({ keypadCodeSealed: seal(app.secretKey, '234200', sealedPlace('units', home.unit.id, 'keypadCode')) })
    .where(eq(units.id, home.unit.id))
})
after(() => app.close())

const looks = async () =>
  (
    await app.db.execute<{ recordType: string; by: string; after: { code: string } }>(
      sql`select record_type as "recordType", by, after from audit_log where action in ('looked at a code', 'saw the keypad code') order by at, id`,
    )
  ).rows

describe("a resident's own codes", () => {
  it('are listed by name only and revealed one at a time, each with an audit entry', async () => {
    const { body: listed } = await app.as('tenant').requestOk(ownCodes.list)
    const unit = { id: home.unit.id, unitNumber: home.unit.unitNumber }
    assert.deepEqual(listed, [
      { code: 'unitAccessCode', unit },
      { code: 'keypadCode', unit },
    ])
    assert.deepEqual(await looks(), [])
    const show = (body: object) => app.as('tenant').requestOk(ownCodes.reveal, { body })
    assert.equal((await show({ code: 'unitAccessCode' })).body.value, '481516')
    assert.equal((await show({ code: 'keypadCode', unitId: unit.id })).body.value, '234200')
    assert.deepEqual(await looks(), [
      { recordType: 'residents', by: app.people.tenant.id, after: { code: 'unitAccessCode' } },
      { recordType: 'units', by: app.people.tenant.id, after: { code: 'keypadCode' } },
    ])
    assert.ok(!app.log.join('').includes('481516'))
  })

  it('are 404 for other residents, also with the id of the home, and when there is none', async () => {
    const other = await app.addPerson('tenant')
    await addHome(app.db, other)
    const request = (body: object) => app.withCookie(other.cookie).request(ownCodes.reveal, { body })
    assert.equal((await request({ code: 'keypadCode', unitId: home.unit.id })).status, 404)
    assert.equal((await request({ code: 'unitAccessCode' })).status, 404)
    assert.deepEqual((await app.withCookie(other.cookie).requestOk(ownCodes.list)).body, [])
  })

  it('are unavailable before the first day of the occupancy', async () => {
    const dates = (startDateOccupancy: string) =>
      app.db.update(residents).set({ startDateOccupancy }).where(eq(residents.id, home.residentId))
    await dates('2099-01-01')
    assert.deepEqual((await app.as('tenant').requestOk(ownCodes.list)).body, [])
    for (const code of ['unitAccessCode', 'keypadCode'])
      assert.equal((await app.as('tenant').request(ownCodes.reveal, { body: { code } })).status, 404)
    await dates('2020-01-01')
    assert.equal((await app.as('tenant').requestOk(ownCodes.list)).body.length, 2)
  })

  it('are not shown after the resident has left the home', async () => {
    const params = { id: home.unit.id }
    await app.as('staff').requestOk(occupancy.remove, { params, body: { tenantId: home.residentId } })
    assert.deepEqual((await app.as('tenant').requestOk(ownCodes.list)).body, [])
    for (const code of ['unitAccessCode', 'keypadCode'])
      assert.equal((await app.as('tenant').request(ownCodes.reveal, { body: { code } })).status, 404)
  })
})
