import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { units } from '#units/server/table.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { assets as calls } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('a stall or locker of units', () => {
  it('is a conflict when the lists of two units name it, which the office settles for one of them', async () => {
    const lists = (parking: string, locker: string) => ({ parkingAllocation: [parking], storageLockers: [locker] })
    const one = await addUnit(app.db, { ...lists('P4-50', 'L9-50-5x8'), keyNumbers: ['1'] })
    const two = await addUnit(app.db, { ...lists('p4-50 ', 'L9-50'), keyNumbers: ['1'] })
    const office = app.as('staff')
    const about = async (number: string) => {
      const conflicts = (await office.requestOk(calls.conflicts)).body
      const { body: figures } = await office.requestOk(calls.figures)
      assert.equal(figures.conflicts, conflicts.length)
      return conflicts.find(({ asset }) => asset.number === number)
    }
    const stall = await about('P4-50')
    assert.deepEqual(
      [stall?.claimants, stall?.units.map(({ id, hasAsset }) => [id, hasAsset]), stall?.asset.hasConflict],
      [
        [],
        [
          [one.id, true],
          [two.id, false],
        ],
        true,
      ],
    )
    assert.equal((await about('L9-50'))?.units.length, 2)
    assert.equal(await about('1'), undefined, 'the numbers of keys can be any text')
    const settle = (id = '', unitId = '') => office.request(calls.settleUnits, { params: { id }, body: { unitId } })
    const other = await addUnit(app.db)
    assert.equal((await settle(stall?.asset.id, other.id)).body.field, 'unitId')
    assert.equal((await settle(stall?.asset.id, two.id)).status, 200)
    const { body: settled } = await office.requestOk(calls.find, { params: { id: stall?.asset.id ?? '' } })
    assert.deepEqual([settled.unit?.id, settled.hasConflict], [two.id, false])
    assert.equal((await settle(stall?.asset.id, two.id)).body.code, 'settled')
    const [row] = await app.db.select().from(units).where(eq(units.id, one.id))
    assert.deepEqual([row?.parkingAllocation, row?.storageLockers], [[], ['L9-50-5x8']])
    assert.equal(await about('P4-50'), undefined)
    await app.db.delete(units).where(eq(units.id, one.id))
    assert.equal(await about('L9-50'), undefined)
    const { rows } = await app.db.execute(sql`select from assets where number = 'L9-50' and unit_id = ${two.id}`)
    assert.equal(rows.length, 1, 'the locker goes to the next unit that names it')
  })

  it('is no conflict of units any more when one of them drops it while the office settles it', async () => {
    const [one, two] = [await addUnit(app.db, { parkingAllocation: ['P4-70'] }), await addUnit(app.db)]
    await app.db
      .update(units)
      .set({ parkingAllocation: ['P4-70'] })
      .where(eq(units.id, two.id))
    const conflicts = (await app.as('staff').requestOk(calls.conflicts)).body
    const id = conflicts.find(({ asset }) => asset.number === 'P4-70')?.asset.id ?? ''
    let settling: Promise<{ body: { code?: string } }> | undefined
    await app.db.transaction(async (tx) => {
      await tx.update(units).set({ parkingAllocation: [] }).where(eq(units.id, one.id))
      settling = app.as('staff').request(calls.settleUnits, { params: { id }, body: { unitId: one.id } })
      await wait(200)
    })
    assert.equal((await settling)?.body.code, 'settled')
    const [row] = await app.db.select().from(units).where(eq(units.id, two.id))
    assert.deepEqual(row?.parkingAllocation, ['P4-70'])
  })

  it('goes to a unit that begins to name it while another unit no longer does', async () => {
    const one = await addUnit(app.db, { parkingAllocation: ['P4-60', 'P4-61'] })
    const two = await addUnit(app.db)
    const name = async (db: Database, id: string, stalls: string[]) => {
      await db.update(units).set({ parkingAllocation: stalls }).where(eq(units.id, id))
    }
    const [drop, take] = [(db: Database) => name(db, one.id, []), (db: Database) => name(db, two.id, ['P4-60'])]
    for (const [first, second] of [[take, drop] as const, [drop, take] as const]) {
      await name(app.db, two.id, [])
      await name(app.db, one.id, ['P4-60', 'P4-61'])
      let later: Promise<void> | undefined
      await app.db.transaction(async (tx) => {
        await first(tx)
        later = second(app.db)
        await wait(200)
      })
      await later
      const { rows } = await app.db.execute(sql`select a.unit_id, (select count(*)::int from asset_unit_claims c
        where c.asset_id = a.id) as claims from assets a where a.number = 'P4-60'`)
      assert.deepEqual(rows, [{ unit_id: two.id, claims: 0 }])
    }
  })
})
