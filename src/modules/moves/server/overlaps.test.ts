import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves, type Overlap } from '../contract.ts'
import { lastDayBefore } from '../rules.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
})
after(() => app.close())

const shown = (overlaps: readonly Overlap[]) => overlaps.map(({ id, firstDay, lastDay }) => [id, firstDay, lastDay])

describe('a first day in a unit where others live', () => {
  it('names them, in the check, in the reply and in the lists', async () => {
    const unit = await addUnit(app.db)
    const [stays, leaves, comes] = [
      await movers.addMover({ unitId: unit.id, endDateOccupancy: '2099-01-31' }),
      await movers.addMover({ unitId: unit.id }),
      await movers.addMover(),
    ]
    const [unitId, left, first] = [unit.id, movers.inDays(20), movers.inDays(10)]
    await movers.plan({ kind: 'move_out', unitId, tenantIds: [leaves.id], effectiveDay: left })
    const expected = [
      [stays.id, null, null],
      [leaves.id, null, lastDayBefore(left)],
    ]
    const check = async (firstDay: string) =>
      (await app.as('staff').requestOk(moves.overlaps, { query: { unitId, firstDay } })).body
    const checked = await check(first)
    assert.deepEqual([shown(checked), checked[0]?.leaseEnd], [expected, '2099-01-31'])
    assert.deepEqual(shown(await check(left)), expected.slice(0, 1))

    const plan = { kind: 'move_in' as const, unitId, tenantIds: [comes.id], effectiveDay: first }
    const rejected = await app.as('staff').request(moves.plan, { body: { ...plan, acceptsOverlap: false } })
    assert.deepEqual([rejected.status, rejected.body.code, rejected.body.field], [409, 'overlap', 'acceptsOverlap'])
    const planned = await movers.plan({ ...plan, acceptsOverlap: true })
    assert.deepEqual(shown(planned.overlaps), expected)
    assert.deepEqual(shown((await check(first)).slice(2)), [[comes.id, first, null]])

    const params = { id: planned.id }
    const change = (effectiveDay: string, acceptsOverlap?: boolean) =>
      app.as('staff').request(moves.change, { params, body: { effectiveDay, acceptsOverlap } })
    assert.equal((await change(movers.inDays(11), false)).body.code, 'overlap')
    assert.equal((await change(movers.inDays(11), true)).status, 200)
    const found = (await app.as('staff').requestOk(moves.list, { query: { unitId } })).body.find(
      ({ id }) => id === planned.id,
    )
    assert.deepEqual(shown(found?.overlaps ?? []), expected)
  })

  it('is free once everyone has left by then, also for a transfer', async () => {
    const [from, to] = [await addUnit(app.db), await addUnit(app.db)]
    const [mover, former] = [await movers.addMover({ unitId: from.id }), await movers.addMover({ unitId: to.id })]
    const day = movers.inDays(12)
    const transfer = {
      kind: 'transfer' as const,
      unitId: from.id,
      toUnitId: to.id,
      tenantIds: [mover.id],
      effectiveDay: day,
    }
    const send = () => app.as('staff').request(moves.plan, { body: { ...transfer, acceptsOverlap: false } })
    assert.equal((await send()).body.code, 'overlap')
    await movers.plan({ kind: 'move_out', unitId: to.id, tenantIds: [former.id], effectiveDay: day })
    const { status, body } = await send()
    assert.deepEqual([status, (body as unknown as { overlaps: unknown }).overlaps], [201, []])
  })

  it('that is today names them too', async () => {
    const unit = await addUnit(app.db)
    const [present, comes] = [await movers.addMover({ unitId: unit.id }), await movers.addMover()]
    const arriving = { kind: 'move_in', unitId: unit.id, effectiveDay: movers.today() } as const
    const plan = { ...arriving, tenantIds: [comes.id] }
    assert.equal((await app.as('staff').request(moves.plan, { body: { ...plan, acceptsOverlap: false } })).status, 409)
    assert.deepEqual(shown((await movers.plan(plan)).overlaps), [[present.id, null, null]])
  })
})
