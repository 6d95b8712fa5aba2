import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { assets as calls } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const office = () => app.as('staff')
const add = async (number: string, kind: 'stall' | 'key' = 'stall') =>
  (await office().requestOk(calls.add, { body: { kind, number, place: 'P5', note: 'Narrow' } })).body
const find = async (id: string) => (await office().requestOk(calls.find, { params: { id } })).body
async function change(id: string, body: object) {
  const operation = newId()
  await office().requestOk(calls.change, { params: { id }, query: { operation }, body })
  return operation
}
const undoPress = async (operation: string) =>
  (await office().requestOk(undo.undo, { params: { id: operation } })).body.records
const valuesOf = ({ kind, place, status, note }: Awaited<ReturnType<typeof find>>) => ({ kind, place, status, note })

describe('undoing a change of an asset', () => {
  it('writes the former values as another change, with an audit event', async () => {
    const asset = await add('U-1')
    const operation = await change(asset.id, {
      kind: 'charging_stall',
      place: 'P6',
      status: 'out_of_service',
      note: '',
    })
    assert.notDeepEqual(valuesOf(await find(asset.id)), valuesOf(asset))
    assert.deepEqual(await undoPress(operation), [{ recordType: 'assets', recordId: asset.id, outcome: 'undone' }])
    const restored = await find(asset.id)
    assert.deepEqual([valuesOf(restored), restored.version], [valuesOf(asset), asset.version + 2])
    const { rows } = await app.db.execute<{ action: string; place: string }>(
      sql`select action, after->>'place' as place from audit_log where record_id = ${asset.id} order by at, id`,
    )
    assert.deepEqual(
      rows.map(({ action, place }) => [action, place]),
      [
        ['added', 'P5'],
        ['changed', 'P6'],
        ['undid a change', 'P5'],
      ],
    )
  })

  it('has nothing to undo when the change found nothing to change, and the version tells', async () => {
    const asset = await add('U-4')
    const operation = await change(asset.id, valuesOf(asset))
    assert.equal((await find(asset.id)).version, asset.version)
    assert.equal((await office().request(undo.undo, { params: { id: operation } })).status, 404)
  })

  it('changes nothing when another change followed', async () => {
    const asset = await add('U-2')
    const operation = await change(asset.id, { place: 'P6' })
    await change(asset.id, { note: 'Wide' })
    assert.equal((await undoPress(operation))[0]?.outcome, 'changed')
    assert.equal((await find(asset.id)).place, 'P6')
  })

  it('is rejected with the reason when a resident has it now', async () => {
    const asset = await add('U-3', 'key')
    await change(asset.id, { status: 'deactivated' })
    const operation = await change(asset.id, { status: 'in_service' })
    const person = await app.addPerson('tenant')
    const { residentId: tenantId } = await addHome(app.db, person)
    await office().requestOk(calls.assign, { params: { id: asset.id }, body: { tenantId } })
    const { status, body } = await office().request(undo.undo, { params: { id: operation } })
    assert.deepEqual([status, body.field], [409, 'status'])
    assert.equal((await find(asset.id)).status, 'in_service')
  })
})
