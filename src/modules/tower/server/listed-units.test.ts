import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { moves } from '#moves/contract.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUnitCalls } from '../../../../tests/support/calls/unit-calls.ts'
import { ListedUnit, PictureUnit, tower } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const { create, all } = createUnitCalls(() => app)

describe('the lists of units for screens', () => {
  it('have the fields of the full list, in its order', async () => {
    await create({ squareFootage: 812, bathrooms: 1.5, ownerName: 'Ärger "hier"' })
    await app.as('tenant').send({
      method: 'POST',
      url: '/api/tenant/maintenance-requests',
      body: { title: 'Tap drips', description: 'Since Sunday.' },
    })
    const full = await all()
    const expected = full.map((unit) => ListedUnit.parse(unit))
    assert.ok(expected.some(({ tenants, openRequests }) => tenants.length === 1 && openRequests === 1))
    assert.deepEqual((await app.as('admin').requestOk(tower.list)).body, expected)
    assert.deepEqual(
      (await app.as('admin').requestOk(tower.picture)).body,
      full.map((unit) => PictureUnit.parse(unit)),
    )
  })

  it('include a change at once', async () => {
    await app.as('admin').requestOk(tower.list)
    const { unitNumber } = await create({ status: 'Reserved' })
    for (const call of [tower.list, tower.picture]) {
      const { body } = await app.as('admin').requestOk(call)
      assert.equal(body.find((unit) => unit.unitNumber === unitNumber)?.status, 'Reserved')
    }
  })

  it('have the day of the next planned move in', async () => {
    const movers = createMovers(app)
    const unit = await create()
    const dayOf = async () => {
      const { body } = await app.as('admin').requestOk(tower.list)
      const one = (await app.as('admin').requestOk(tower.unit, { params: { id: unit.id } })).body
      return [body.find(({ id }) => id === unit.id)?.movesInOn, one.movesInOn]
    }
    assert.deepEqual(await dayOf(), [null, null])
    const ids: string[] = []
    for (const effectiveDay of [movers.inDays(9), movers.inDays(5)]) {
      const tenantIds = [(await movers.addMover()).id]
      ids.push((await movers.plan({ kind: 'move_in', unitId: unit.id, tenantIds, effectiveDay })).id)
    }
    assert.deepEqual(await dayOf(), [movers.inDays(5), movers.inDays(5)])
    await app.as('staff').requestOk(moves.cancel, { params: { id: ids[1] ?? '' } })
    assert.deepEqual(await dayOf(), [movers.inDays(9), movers.inDays(9)])
  })

  it('page by cursor', async () => {
    await create()
    for (const call of [tower.list, tower.picture]) {
      const numbers: string[] = []
      let url: string | undefined = `${call.path}?limit=2`
      while (url) {
        const response = await app.as('admin').send({ method: 'GET', url })
        assert.ok(response.body.length <= 2)
        numbers.push(...response.body.map(({ unitNumber }: { unitNumber: string }) => unitNumber))
        url = /<([^>]+)>/.exec(String(response.headers['link'] ?? ''))?.[1]
      }
      assert.deepEqual(
        numbers,
        (await all()).map(({ unitNumber }) => unitNumber),
      )
      const { status } = await app.as('admin').request(call, { query: { limit: '1001' } })
      assert.equal(status, 400)
    }
  })
})
