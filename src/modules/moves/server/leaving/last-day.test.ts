import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { overview } from '#overview/contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { addUnit } from '../../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { moves } from '../../contract.ts'

const zone = 'America/Toronto'
let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())
const office = () => app.as('staff')

it('rejects a move out whose last day is before the first day in the home, and names the field', async () => {
  const unit = await addUnit(app.db)
  const first = movers.today()
  const mover = await movers.addMover()
  const people = { unitId: unit.id, tenantIds: [mover.id] }
  await movers.plan({ kind: 'move_in', ...people, effectiveDay: first })
  const leave = { kind: 'move_out', ...people } as const
  const { status, body } = await office().request(moves.plan, { body: { ...leave, effectiveDay: first } })
  const message = `tenant Person lives there since ${dashboardDate(first, zone)}. Choose that day or a later one, or undo the move in.`
  assert.deepEqual([status, body.field, body.message], [400, 'effectiveDay', message])
  const { id } = await movers.plan({ ...leave, effectiveDay: addDays(first, 5) })
  const changed = await office().request(moves.change, { params: { id }, body: { effectiveDay: first } })
  assert.deepEqual([changed.status, changed.body.field, changed.body.message], [400, 'effectiveDay', message])
  const { effectiveDay } = (await office().requestOk(moves.find, { params: { id } })).body
  assert.equal(effectiveDay, addDays(first, 5))
  const sameDay = { params: { id }, body: { effectiveDay: addDays(first, 1) } }
  assert.equal((await office().request(moves.change, sameDay)).status, 200, 'the first day can be the last')
})

it('goes by the earlier first day of the record where the home was entered later', async () => {
  const unit = await addUnit(app.db)
  const startDateOccupancy = movers.inDays(-30)
  const mover = await movers.addMover({ unitId: unit.id, startDateOccupancy })
  const leaving = { unitId: unit.id, tenantIds: [mover.id], effectiveDay: movers.today() }
  assert.equal((await movers.plan({ kind: 'move_out', ...leaving })).status, 'done')
})

it('a home that ended at the instant when it began was never lived in, on every screen', async () => {
  const [wrong, right] = [await addUnit(app.db), await addUnit(app.db)]
  const today = movers.today()
  const occupied = async () => (await office().requestOk(overview.read)).body.units.occupied
  const before = await occupied()
  const mover = await movers.addMover()
  const people = { unitId: wrong.id, tenantIds: [mover.id], effectiveDay: today }
  const arrival = await movers.plan({ kind: 'move_in', ...people })
  const transfer = await movers.plan({ kind: 'transfer', ...people, toUnitId: right.id })
  assert.equal(await occupied(), before + 1)
  const { units } = (await office().requestOk(towerDays.on, {})).body
  const shown = (unitId: string) => {
    const unit = units.find(({ id }) => id === unitId)
    return [unit?.residence, unit?.vacantSince]
  }
  assert.deepEqual(
    [shown(wrong.id), shown(right.id)],
    [
      [null, null],
      ['renter', null],
    ],
  )
  assert.equal((await office().requestOk(tower.unit, { params: { id: wrong.id } })).body.status, 'Vacant')
  const findRecord = async () => (await office().requestOk(residents.find, { params: { id: mover.id } })).body
  assert.deepEqual([(await findRecord()).isFormer, (await findRecord()).unit?.id], [false, right.id])
  for (const move of [transfer, arrival]) await office().requestOk(moves.undo, { params: { id: move.id } })
  assert.deepEqual([(await findRecord()).isFormer, await occupied()], [false, before])
})
