import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { parkingAssetsOf } from '#building/shape/parking-assets.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { assets as calls } from '../contract.ts'
import { applyParkingAssets, planParkingAssets } from './parking-assets.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const level = { code: 'P1', floor: -1, stalls: 4, chargingStalls: 0, lockers: 0, firstStall: 'P1-01' }
const plan = (tx: Database, changes: Partial<typeof level> = {}) =>
  planParkingAssets(tx, parkingAssetsOf({ parking: [{ ...level, ...changes }] }))
const by = { id: '01900000-0000-7000-8000-000000000001', firstName: 'Ada', lastName: 'Admin' }
const use = (changes: Partial<typeof level> = {}) =>
  app.db.transaction(async (tx) => {
    const planned = await plan(tx, changes)
    await applyParkingAssets(tx, planned, by, new Date())
    const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number).toSorted()
    return { removed: numbersOf(planned.removed), inUse: numbersOf(planned.inUse) }
  })
const add = (kind: 'stall' | 'visitor_stall' | 'charging_stall', number: string) =>
  app.as('staff').request(calls.add, { body: { kind, number, place: 'P1' } })

describe('the stalls of parking levels', () => {
  it('are removed with their numbers if a draft added them, never if the office did', async () => {
    await use()
    await add('stall', 'P1-05')
    await add('visitor_stall', 'P1-06')
    await add('charging_stall', 'P1-07')
    assert.deepEqual(await use({ stalls: 2 }), { removed: ['P1-03', 'P1-04'], inUse: ['P1-05', 'P1-06', 'P1-07'] })
    // Numbers before the first one are no longer numbers of the level either.
    assert.deepEqual(await use({ firstStall: 'P1-101' }), {
      removed: ['P1-01', 'P1-02'],
      inUse: ['P1-05', 'P1-06', 'P1-07'],
    })
  })

  it('can be added by the office only before or after a draft is used, which fails otherwise', async () => {
    const adding = await app.db.transaction(async (tx) => {
      await lockRecords(tx, 'exclusive')
      const planned = await plan(tx, { firstStall: 'P1-201' })
      const request = add('stall', 'P1-202')
      await Promise.race([request, waitForLock()])
      await applyParkingAssets(tx, planned, by, new Date())
      return { request }
    })
    const { status, body } = await adding.request
    assert.deepEqual([status, (body as { field?: string }).field], [409, 'number'])
  })
})

/** Waits until a transaction waits for an advisory lock. */
async function waitForLock() {
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  while ((await app.db.execute(waiting)).rows.length === 0) await wait(20)
}
