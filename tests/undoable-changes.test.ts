import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { everyEndpoint } from '#app/api.ts'
import { newId } from '#platform/server/database/ids.ts'
import { isOffice } from '#platform/roles.ts'
import { undo } from '#undo/contract.ts'
import { title } from './support/contracts.ts'
import { addHome } from './support/people/household.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { type UndoableCase, undoableCases } from './support/calls/undoable-cases.ts'

/** Tested in their modules: an undo withdraws their e-mails, inserts the record again, withdraws it, or there is one record only. */
const testedElsewhere = [
  'POST /api/desk/packages',
  'PUT /api/desk/package-rules',
  'POST /api/desk/visitor-stays',
  'POST /api/desk/keys/:id/check-out',
  'DELETE /api/admin/views/:id',
  'POST /api/admin/tenants/invitations',
  'POST /api/admin/users/:id/invitation',
  'POST /api/admin/announcements/:id/reminders',
]

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const office = () => app.as('admin')
const cases = undoableCases(() => app)

const undoPress = async (operation: string) =>
  (await office().requestOk(undo.undo, { params: { id: operation } })).body.records

async function stateOf({ table }: UndoableCase, id: string) {
  const [row] = (await app.db.select().from(table).where(eq(table.id, id))) as Record<string, unknown>[]
  const { version, updatedAt: _, ...state } = row ?? {}
  return { version: Number(version), state }
}

describe('a change that can be undone', () => {
  it('has a case here', () => {
    const undoable = everyEndpoint.filter(
      ({ query, roles }) =>
        query instanceof z.ZodObject && 'operation' in query.shape && Array.isArray(roles) && roles.some(isOffice),
    )
    assert.deepEqual(
      undoable.map(title).toSorted((a, b) => a.localeCompare(b)),
      [...Object.keys(cases), ...testedElsewhere].toSorted((a, b) => a.localeCompare(b)),
    )
  })

  for (const [call, one] of Object.entries(cases)) {
    it(`is put back, as a change with an audit event: ${call}`, async () => {
      const id = await one.add()
      const [before, operation] = [await stateOf(one, id), newId()]
      assert.ok(Object.keys(before.state).length > 3 && 'version' in getTableColumns(one.table))
      await one.change(id, operation)
      assert.notDeepEqual((await stateOf(one, id)).state, before.state)
      assert.deepEqual(
        (await undoPress(operation)).map(({ recordId, outcome }) => [recordId, outcome]),
        [[id, 'undone']],
      )
      const after = await stateOf(one, id)
      assert.deepEqual(after, { version: before.version + 2, state: before.state })
      const { rows } = await app.db.execute<{ action: string }>(
        sql`select action from audit_log where record_id = ${id} order by at desc, id desc limit 1`,
      )
      assert.equal(rows[0]?.action, 'undid a change')
    })

    if (one.changeAgain)
      it(`is not overwritten when another change followed: ${call}`, async () => {
        const [id, operation] = [await one.add(), newId()]
        await one.change(id, operation)
        await one.changeAgain?.(id)
        const changed = await stateOf(one, id)
        assert.equal((await undoPress(operation))[0]?.outcome, 'changed')
        assert.deepEqual(await stateOf(one, id), changed)
      })
  }
})
