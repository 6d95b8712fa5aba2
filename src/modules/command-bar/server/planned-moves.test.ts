import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { commandBar } from '../contract.ts'

let app: TestApp
before(async () => (app = await createTestApp()))
after(() => app.close())

describe('a resident who is found', () => {
  it('has the planned moves', async () => {
    const movers = createMovers(app)
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const effectiveDay = movers.inDays(40)
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
    const searched = await app.as('staff').requestOk(commandBar.find, { query: { q: mover.email } })
    const chosen = await app.as('staff').requestOk(commandBar.chosen, { query: { of: `resident:${mover.id}` } })
    for (const [person] of [searched.body.people, chosen.body]) {
      assert.ok(person?.kind === 'resident')
      assert.deepEqual(
        person.plannedMoves.map(({ change, unit: { id }, day }) => [change, id, day]),
        [['moves_in', unit.id, effectiveDay]],
      )
    }
  })
})
