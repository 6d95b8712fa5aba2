import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { occupancy } from '#occupancy/contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { units } from '../contract.ts'
import { listOffers } from './offers.ts'
import { units as unitRows } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())
const { newResident, add } = createResidentCalls(() => app)

async function listedUnit(...kinds: ('sale' | 'lease')[]) {
  const unit = await addUnit(app.db)
  for (const kind of kinds)
    await app.as('staff').requestOk(units.publish, { params: { id: unit.id }, body: { kind, price: 2400 } })
  return unit
}
const offered = async (unitNumber: string) =>
  (await listOffers(app.db, new Date(Date.now() + 60_000)))
    .filter((offer) => offer.unitNumber === unitNumber)
    .map(({ kind }) => kind)
const assign = (unitId: string, tenantId: string, isOwner = false) =>
  app.as('staff').requestOk(occupancy.assign, { params: { id: unitId }, body: { tenantId, isOwner } })

describe('the listings of a unit', () => {
  it('end with the first resident, with their history, and do not return when the resident is removed', async () => {
    const unit = await listedUnit('sale', 'lease')
    const { id } = await add()
    await assign(unit.id, id)
    assert.deepEqual(await offered(unit.unitNumber), [])
    await app.as('staff').requestOk(occupancy.remove, { params: { id: unit.id }, body: { tenantId: id } })
    assert.deepEqual(await offered(unit.unitNumber), [])
    const past = (await app.as('staff').requestOk(units.listings, { params: { id: unit.id } })).body
    assert.deepEqual(
      past.map(({ withdrawnAt }) => withdrawnAt !== null),
      [true, true],
    )
  })

  it('end with a resident who is added together with the home', async () => {
    const unit = await listedUnit('lease')
    await app.as('staff').requestOk(residents.add, { body: newResident({ unitId: unit.id }) })
    assert.deepEqual(await offered(unit.unitNumber), [])
  })

  it('keep the sale of an occupied unit that another renter joins, and end with a new owner', async () => {
    const unit = await addUnit(app.db)
    await assign(unit.id, (await add()).id)
    await app.as('staff').requestOk(units.publish, { params: { id: unit.id }, body: { kind: 'sale', price: 389_000 } })
    await assign(unit.id, (await add()).id)
    assert.deepEqual(await offered(unit.unitNumber), ['sale'])
    await assign(unit.id, (await add()).id, true)
    assert.deepEqual(await offered(unit.unitNumber), [])
  })

  it('end when the office marks the unit as reserved or no longer for sale', async () => {
    const unit = await listedUnit('sale', 'lease')
    const change = (status: string) =>
      app.as('staff').requestOk(tower.changeUnit, { params: { id: unit.id }, body: { status } })
    await change('For Sale')
    assert.deepEqual((await offered(unit.unitNumber)).toSorted(), ['lease', 'sale'])
    await change('Vacant')
    assert.deepEqual(await offered(unit.unitNumber), ['lease'])
    await change('Reserved')
    assert.deepEqual(await offered(unit.unitNumber), [])
    const [row] = await app.db.select().from(unitRows).where(eq(unitRows.id, unit.id))
    assert.equal(row?.status, 'Reserved')
  })
})
