import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { moves } from '../../contract.ts'
import { plannedMoves } from '../../planned-contract.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

describe('the planned moves of residents', () => {
  it('name who leaves which unit and who moves into which, until they take effect or are cancelled', async () => {
    const [first, second] = [await addUnit(app.db), await addUnit(app.db)]
    const [leaving, arriving, changing] = [
      await movers.addMover({ unitId: first.id }),
      await movers.addMover(),
      await movers.addMover({ unitId: first.id }),
    ]
    const plan = (kind: 'move_in' | 'move_out' | 'transfer', unitId: string, id: string, days: number, more = {}) =>
      movers.plan({ kind, unitId, tenantIds: [id], effectiveDay: movers.inDays(days), ...more })
    await plan('move_out', first.id, leaving.id, 3)
    const into = await plan('move_in', second.id, arriving.id, 5)
    const transfer = await plan('transfer', first.id, changing.id, 9, { toUnitId: second.id, acceptsOverlap: true })
    const list = async () => {
      const { body } = await app.as('staff').requestOk(plannedMoves.list)
      return body.map(({ tenantId, change, unit, day }) => [tenantId, change, unit.id, day])
    }
    const ofTransfer = [
      [changing.id, 'leaves', first.id, movers.inDays(8)],
      [changing.id, 'moves_in', second.id, movers.inDays(9)],
    ]
    assert.deepEqual(await list(), [
      [leaving.id, 'leaves', first.id, movers.inDays(2)],
      [arriving.id, 'moves_in', second.id, movers.inDays(5)],
      ...ofTransfer,
    ])
    await app.as('staff').requestOk(moves.cancel, { params: { id: into.id } })
    await movers.setClock(movers.inDays(3))
    assert.deepEqual(
      (await app.as('staff').requestOk(plannedMoves.list)).body.map(({ moveId }) => moveId),
      [transfer.id, transfer.id],
    )
  })
})
