import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { commandBar } from '../contract.ts'
import { entryOf } from '../screens/entries.ts'

let app: TestApp
before(async () => (app = await createTestApp()))
after(() => app.close())

describe('a resident who is found', () => {
  it('is shown with a planned move instead of "No unit"', async () => {
    const movers = createMovers(app)
    const unit = await addUnit(app.db)
    const mover = await movers.addMover()
    const detail = async () => {
      const { body } = await app.as('staff').requestOk(commandBar.chosen, { query: { of: `resident:${mover.id}` } })
      const [found] = body
      assert.ok(found)
      return entryOf(found).detail
    }
    assert.match(await detail(), /^No unit · /)
    const effectiveDay = movers.inDays(40)
    await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds: [mover.id], effectiveDay })
    const [year, month, day] = effectiveDay.split('-')
    assert.match(await detail(), new RegExp(`^Moves into ${unit.unitNumber} on ${day}-${month}-${year} · `))
    const { body } = await app.as('staff').requestOk(commandBar.find, { query: { q: mover.email } })
    const [person] = body.people
    assert.ok(person?.kind === 'resident')
    assert.deepEqual(
      person.plannedMoves.map(({ change, unit: { id } }) => [change, id]),
      [['moves_in', unit.id]],
    )
  })
})
