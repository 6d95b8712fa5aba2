import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { moves } from '#moves/contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { residents as residentCalls } from '#residents/contract.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { NewAsset } from '../asset.ts'
import { assets as calls } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const office = () => app.as('staff')
const add = async (body: Partial<NewAsset>) => (await office().requestOk(calls.add, { body })).body
const recordOf = async (id: string) => (await office().requestOk(residentCalls.find, { params: { id } })).body
const addResident = async () => ({ id: (await addHome(app.db, await app.addPerson('tenant'))).residentId })

describe('the waiting list', () => {
  const join = (tenantId: string, kind = 'locker') => office().request(calls.join, { body: { tenantId, kind } })
  const give = (id: string, assetId: string) => office().request(calls.give, { params: { id }, body: { assetId } })
  const waiting = async () => (await office().requestOk(calls.waitingList)).body

  it('keeps the order of joining, once for each kind', async () => {
    const [first, second] = [await addResident(), await addResident()]
    assert.equal((await join(first.id)).status, 201)
    assert.equal((await join(second.id)).status, 201)
    assert.equal((await join(first.id)).body.code, 'waits_already')
    assert.equal((await join(first.id, 'charging_stall')).status, 201)
    assert.deepEqual(
      (await waiting()).map(({ tenantId, kind, position }) => [tenantId, kind, position]),
      [
        [first.id, 'charging_stall', 1],
        [first.id, 'locker', 1],
        [second.id, 'locker', 2],
      ],
    )
  })

  it('ends with a free locker of that kind, which is written into the record', async () => {
    const [, next] = await waiting()
    const [stall, locker] = [await add({ kind: 'stall', number: 'W-1' }), await add({ kind: 'locker', number: 'W-2' })]
    assert.equal((await give(next?.id ?? '', stall.id)).body.code, 'other_kind')
    assert.deepEqual(
      (await recordOf(next?.tenantId ?? '')).parkingStalls,
      [],
      'nothing is given when it is of another kind',
    )
    assert.equal((await give(next?.id ?? '', locker.id)).status, 200)
    assert.deepEqual((await recordOf(next?.tenantId ?? '')).lockerNumbers, ['W-2'])
    assert.equal((await give(next?.id ?? '', locker.id)).status, 404)
    assert.deepEqual(
      (await waiting()).map(({ kind, position }) => [kind, position]),
      [
        ['charging_stall', 1],
        ['locker', 1],
      ],
    )
  })

  it('ends with the last home, not with a transfer, and goes on when the move is undone', async () => {
    const movers = createMovers(app)
    const [from, to] = [await addUnit(app.db), await addUnit(app.db)]
    const mover = await movers.addMover({ unitId: from.id })
    assert.equal((await join(mover.id, 'accessible_stall')).status, 201)
    const isWaiting = async () => (await waiting()).some(({ tenantId }) => tenantId === mover.id)
    const today = { tenantIds: [mover.id], effectiveDay: movers.inDays(1) }
    await movers.plan({ ...today, kind: 'transfer', unitId: from.id, toUnitId: to.id })
    await movers.setClock(today.effectiveDay)
    assert.ok(await isWaiting())
    const effectiveDay = movers.inDays(1)
    const { id } = await movers.plan({ ...today, kind: 'move_out', unitId: to.id, effectiveDay })
    await movers.setClock(effectiveDay)
    assert.ok(!(await isWaiting()))
    const rejected = await join(mover.id, 'accessible_stall')
    assert.deepEqual([rejected.status, rejected.body.code, rejected.body.field], [409, 'moved_out', 'tenantId'])
    await office().requestOk(moves.undo, { params: { id } })
    assert.ok(await isWaiting())
    const left = { params: { id: to.id }, body: { tenantId: mover.id } }
    await office().requestOk(occupancy.remove, left)
    assert.ok(!(await isWaiting()))
  })

  it('orders what is offered: what is free and belongs to no unit comes first, and residents without a locker', async () => {
    const inUnit = await add({ kind: 'locker', number: 'Z-1' })
    await addUnit(app.db, { storageLockers: ['Z-1'] })
    const free = await add({ kind: 'locker', number: 'Z-2' })
    const query = { kind: 'locker', state: 'free', search: 'Z-', sort: 'freeFirst' } as const
    const first = await office().requestOk(calls.list, { query: { ...query, limit: '1' } })
    assert.deepEqual(
      first.body.map(({ id }) => id),
      [free.id],
    )
    const { body: all } = await office().requestOk(calls.list, { query })
    assert.deepEqual(
      all.map(({ id }) => id),
      [free.id, inUnit.id],
    )
    const [has, hasNone] = [await addResident(), await addResident()]
    const params = { id: free.id }
    await office().requestOk(calls.assign, { params, body: { tenantId: has.id } })
    const { body: people } = await office().requestOk(residentCalls.list, { query: { sort: 'withoutLocker' } })
    const places = [hasNone, has].map((one) => people.findIndex(({ id }) => id === one.id))
    assert.ok((places[0] ?? 0) < (places[1] ?? 0))
  })

  it('can be left', async () => {
    for (const { id } of await waiting())
      assert.equal((await office().request(calls.leave, { params: { id } })).status, 200)
    assert.deepEqual(await waiting(), [])
    const { rows } = await app.db.execute(sql`select from asset_waiting_list where ended_at is not null`)
    assert.equal(rows.length, 4)
  })
})
