import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { units } from '#units/server/table.ts'
import { createUnitCalls } from '../../../../tests/support/calls/unit-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { create, number } = createUnitCalls(() => app)
async function change(id: string, body: object) {
  const operation = newId()
  await app.as('staff').requestOk(tower.changeUnit, { params: { id }, query: { operation }, body })
  return operation
}
const press = (operation: string) => app.as('staff').request(undo.undo, { params: { id: operation } })
const undoPress = async (operation: string) =>
  (await app.as('staff').requestOk(undo.undo, { params: { id: operation } })).body.records
const rowOf = async (id: string) => (await app.db.select().from(units).where(eq(units.id, id)))[0]!
/** All columns but those of the bookkeeping. */
const stateOf = (row: Awaited<ReturnType<typeof rowOf>>) => ({ ...row, version: 0, updatedAt: null })

describe('undoing a change of a unit', () => {
  it('puts back every column, and adds to the audit log', async () => {
    const { id } = await create({ ownerName: 'Ada', bathrooms: 1.5, keyNumbers: ['K1'] })
    const before = await rowOf(id)
    const operation = await change(id, {
      unitNumber: number(),
      ownerName: null,
      bathrooms: 2,
      keyNumbers: [],
      monthlyMaintenance: 812.5,
      status: 'For Sale',
    })
    assert.notDeepEqual(stateOf(await rowOf(id)), stateOf(before))
    assert.deepEqual(await undoPress(operation), [{ recordType: 'units', recordId: id, outcome: 'undone' }])
    const after = await rowOf(id)
    assert.deepEqual(stateOf(after), stateOf(before))
    assert.equal(after.version, before.version + 2)
    const { rows } = await app.db.execute<{ action: string; owner: string | null }>(
      sql`select action, after->>'ownerName' as owner from audit_log where record_id = ${id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action, owner }) => [action, owner]),
      [
        ['created', 'Ada'],
        ['changed', null],
        ['undid a change', 'Ada'],
      ],
    )
  })

  it('changes nothing when another change followed', async () => {
    const { id } = await create()
    const operation = await change(id, { ownerName: 'Ada' })
    await change(id, { address: 'Pier 4' })
    assert.equal((await undoPress(operation))[0]?.outcome, 'changed')
    assert.equal((await rowOf(id)).ownerName, 'Ada')
  })

  it('is rejected when another unit has the former number', async () => {
    const { id, unitNumber } = await create()
    const operation = await change(id, { unitNumber: number() })
    await create({ unitNumber })
    const { status, body } = await press(operation)
    assert.deepEqual([status, body.field], [409, 'unitNumber'])
  })

  it('is not possible after a new door code, or a status that ends listings', async () => {
    const { id } = await create({ lockType: 'Keypad', keypadCode: '482913' })
    for (const body of [{ keypadCode: '991122' }, { status: 'Reserved' }])
      assert.equal((await press(await change(id, body))).status, 404)
  })
})
