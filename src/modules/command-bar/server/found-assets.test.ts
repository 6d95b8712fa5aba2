import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { assets } from '#assets/contract.ts'
import { units } from '#units/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { commandBar } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  const elise = await app.addPerson('tenant', { firstName: 'Élise', lastName: 'Desrosiers-Côté' })
  home = await addHome(app.db, elise)
  await app.db.update(units).set({ unitNumber: '1204', floor: 12 }).where(eq(units.id, home.unit.id))
})
after(() => app.close())

const find = async (q: string) => (await app.as('staff').requestOk(commandBar.find, { query: { q } })).body

describe('stalls, lockers, keys and fobs', () => {
  it('are found by number, an exact one first, with their holder and home', async () => {
    const add = async (kind: string, number: string, lastNumber = '') =>
      (await app.as('staff').requestOk(assets.add, { body: { kind, number, lastNumber, place: number.slice(0, 2) } }))
        .body.id
    await add('stall', 'P4-300', 'P4-309')
    const stall = await add('stall', 'P4-30')
    const fob = await add('fob', 'F-7781')
    await app.as('staff').requestOk(assets.assign, { params: { id: stall }, body: { tenantId: home.residentId } })
    const [first, second] = (await find('p4-30')).assets
    assert.deepEqual(
      [first?.id, first?.state, first?.holderName, first?.unitNumber],
      [stall, 'assigned', 'Élise Desrosiers-Côté', '1204'],
    )
    assert.equal(second?.number, 'P4-300')
    for (const typed of ['p430', 'p4 30', 'P4 -30']) assert.equal((await find(typed)).assets[0]?.id, stall, typed)
    const misread = await find('P4-3O')
    assert.deepEqual([misread.assets[0]?.id, misread.spelling], [stall, 'p4-30'])
    assert.deepEqual(
      (await find('7781')).assets.map(({ id }) => id),
      [fob],
    )
    const { body } = await app.as('staff').requestOk(commandBar.chosen, { query: { of: `asset:${fob}` } })
    assert.deepEqual(
      body.map(({ kind, id }) => [kind, id]),
      [['asset', fob]],
    )
  })
})
