import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { tower } from '#tower/contract.ts'
import { units } from '#units/server/table.ts'
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

const setCode = (id: string, keypadCode: string) =>
  app.as('staff').requestOk(tower.changeUnit, { params: { id }, body: { keypadCode } })
type Mover = Awaited<ReturnType<ReturnType<typeof createMovers>['addMover']>>
const codeOf = async (mover: Mover) => {
  const { status, body } = await mover.request(ownCodes.reveal, { body: { code: 'keypadCode' } })
  return status === 200 ? (body as unknown as { value: string }).value : status
}

describe('a door code that is set before the residents leave', () => {
  it('is of those who follow, from their first day; who leaves has the former one until then', async () => {
    const unit = await addUnit(app.db)
    const old = await movers.addMover({ unitId: unit.id })
    const next = await movers.addMover()
    const days = { empty: movers.inDays(5), first: movers.inDays(7) }
    await setCode(unit.id, '111111')
    const [unitId, own] = [unit.id, [old.id]]
    await movers.plan({ kind: 'move_out', unitId, tenantIds: own, effectiveDay: days.empty })
    await movers.plan({ kind: 'move_in', unitId, tenantIds: [next.id], effectiveDay: days.first })
    await setCode(unit.id, '222222')
    assert.deepEqual([await codeOf(old), await codeOf(next)], ['111111', 404])
    await setCode(unit.id, '333333')
    assert.deepEqual([await codeOf(old), await codeOf(next)], ['111111', 404])

    await movers.setClock(days.empty)
    assert.deepEqual([await codeOf(old), await codeOf(next)], [404, 404])
    await movers.setClock(days.first, -1000)
    assert.equal(await codeOf(next), 404)
    await movers.setClock(days.first)
    assert.deepEqual([await codeOf(old), await codeOf(next)], [404, '333333'])
    const { body } = await app.as('staff').requestOk(tower.unit, { params: { id: unit.id } })
    assert.equal(body.isKeypadCodeOutdated, false, 'nobody who left knows it')
  })

  it('is of everyone when one of them stays, or when the move is cancelled', async () => {
    const unit = await addUnit(app.db)
    const [one, two] = [await movers.addMover({ unitId: unit.id }), await movers.addMover({ unitId: unit.id })]
    const leave = (tenantIds: string[]) =>
      movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds, effectiveDay: movers.inDays(5) })
    await leave([one.id])
    await setCode(unit.id, '444444')
    assert.deepEqual([await codeOf(one), await codeOf(two)], ['444444', '444444'])
    const second = await leave([two.id])
    await setCode(unit.id, '555555')
    assert.deepEqual([await codeOf(one), await codeOf(two)], ['444444', '444444'])
    await app.as('staff').requestOk(moves.cancel, { params: { id: second.id } })
    assert.deepEqual([await codeOf(one), await codeOf(two)], ['444444', '555555'])
  })

  it('is not shown to those who leave and had none', async () => {
    const unit = await addUnit(app.db)
    const old = await movers.addMover({ unitId: unit.id })
    await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [old.id], effectiveDay: movers.inDays(5) })
    await setCode(unit.id, '666666')
    assert.equal(await codeOf(old), 404)
    assert.deepEqual((await old.requestOk(ownCodes.list)).body, [])
  })
})

describe('the step "new door code" of a move', () => {
  const stateOf = async (id: string) => {
    const { body } = await app.as('staff').requestOk(moves.find, { params: { id } })
    const step = body.steps.find(({ key }) => key === 'new_door_code')
    return [body.unit.doorCode, step && step.doneBy?.id]
  }
  async function addKeypadUnit() {
    const unit = await addUnit(app.db)
    await app.db.update(units).set({ lockType: 'Keypad' }).where(eq(units.id, unit.id))
    return unit
  }

  it('is recorded when the office sets the code, for who leaves and who comes', async () => {
    const unit = await addKeypadUnit()
    const [old, next] = [await movers.addMover({ unitId: unit.id }), await movers.addMover()]
    await setCode(unit.id, '111111')
    const unitId = unit.id
    const out = await movers.plan({ kind: 'move_out', unitId, tenantIds: [old.id], effectiveDay: movers.inDays(5) })
    const into = await movers.plan({ kind: 'move_in', unitId, tenantIds: [next.id], effectiveDay: movers.inDays(7) })
    assert.deepEqual(
      [await stateOf(out.id), await stateOf(into.id)],
      [
        ['to_set', undefined],
        ['to_set', undefined],
      ],
    )
    await setCode(unit.id, '222222')
    const done = ['set', app.people.staff.id]
    assert.deepEqual([await stateOf(out.id), await stateOf(into.id)], [done, done])
  })

  it('stays open while one who leaves shares the code with one who stays', async () => {
    const unit = await addKeypadUnit()
    const [one] = [await movers.addMover({ unitId: unit.id }), await movers.addMover({ unitId: unit.id })]
    const effectiveDay = movers.inDays(5)
    const { id } = await movers.plan({ kind: 'move_out', unitId: unit.id, tenantIds: [one.id], effectiveDay })
    await setCode(unit.id, '333333')
    assert.deepEqual(await stateOf(id), ['to_set', undefined])
    await movers.setClock(effectiveDay)
    assert.deepEqual(await stateOf(id), ['to_set', undefined])
    await setCode(unit.id, '444444')
    assert.deepEqual(await stateOf(id), ['set', app.people.staff.id])
  })

  it('does not exist for a mechanical lock', async () => {
    const unit = await addUnit(app.db)
    const next = await movers.addMover()
    const arriving = { kind: 'move_in', unitId: unit.id, effectiveDay: movers.inDays(7) } as const
    const { steps, unit: place } = await movers.plan({ ...arriving, tenantIds: [next.id] })
    assert.deepEqual([place.doorCode, steps.some(({ key }) => key === 'new_door_code')], ['none', false])
  })
})
