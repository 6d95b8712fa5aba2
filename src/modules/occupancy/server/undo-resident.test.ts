import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import type { Resident } from '#residents/resident.ts'
import { undo } from '#undo/contract.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const { add, change, find, signIn } = createResidentCalls(() => app)

async function changeWithUndo(id: string, body: object) {
  const operation = newId()
  await app.as('staff').requestOk(residents.change, { params: { id }, query: { operation }, body })
  return operation
}
const press = (operation: string) => app.as('staff').request(undo.undo, { params: { id: operation } })
const accountOf = async ({ userId }: Resident) => {
  const [{ firstName, lastName, status } = { firstName: '', lastName: '', status: '' }] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, userId))
  return { firstName, lastName, status }
}

describe('undoing a change of a profile', () => {
  it('puts back the names and the status of the account, so that the resident can sign in again', async () => {
    const resident = await add()
    const before = await accountOf(resident)
    const operation = await changeWithUndo(resident.id, { fullName: 'Ida B. Wells', status: 'Suspended' })
    assert.deepEqual(await accountOf(resident), { firstName: 'Ida', lastName: 'B. Wells', status: 'Suspended' })
    assert.equal((await signIn(resident.user.email, 'a quiet river bends')).status, 401)
    assert.equal((await press(operation)).status, 200)
    assert.deepEqual(await accountOf(resident), before)
    assert.equal((await find(resident.id)).fullName, resident.fullName)
    assert.equal((await signIn(resident.user.email, 'a quiet river bends')).status, 200)
  })

  it('is rejected, and says why, when another resident has the stall now', async () => {
    const [one, other] = [await add({ parkingStalls: ['U-7'] }), await add()]
    const operation = await changeWithUndo(one.id, { parkingStalls: [] })
    assert.equal((await change(other.id, { parkingStalls: ['U-7'] })).status, 200)
    const { status, body } = await press(operation)
    assert.deepEqual([status, body.code, body.field], [409, 'taken', 'parkingStalls'])
    assert.deepEqual((await find(one.id)).parkingStalls, [])
  })

  it('is not possible after a code of the home, a note of the office, or an invitation', async () => {
    const resident = await add({ unitId: (await addUnit(app.db)).id })
    for (const body of [
      { unitAccessCode: '4711AB', preferredName: 'Zo' },
      { notes: 'Has a key', preferredName: 'Zoe' },
      { status: 'Invited', preferredName: 'Z' },
    ])
      assert.equal((await press(await changeWithUndo(resident.id, body))).status, 404, JSON.stringify(body))
  })
})
