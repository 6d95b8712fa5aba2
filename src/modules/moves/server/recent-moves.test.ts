import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

describe('the recent moves of the building', () => {
  it('are those that are planned or took effect in the last 30 days', async () => {
    const plan = async (days: number) => {
      const unit = await addUnit(app.db)
      const mover = await movers.addMover({ unitId: unit.id })
      const effectiveDay = movers.inDays(days)
      return (await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [mover.id], effectiveDay })).id
    }
    const [planned, today, old, cancelled] = [await plan(3), await plan(0), await plan(0), await plan(3)]
    await app.as('staff').requestOk(moves.cancel, { params: { id: cancelled } })
    await app.db.execute(sql`update moves set effective_day = effective_day - 31 where id = ${old}`)
    const { body } = await app.as('staff').requestOk(moves.list, { query: { recent: 'true' } })
    assert.deepEqual(
      [planned, today, old, cancelled].map((id) => body.some((move) => move.id === id)),
      [true, true, false, false],
    )
  })
})
