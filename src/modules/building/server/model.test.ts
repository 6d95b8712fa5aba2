import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { buildingModel } from '../model-contract.ts'
import { BuildingModel } from '../model.ts'
import { building, floorLayouts, floors } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const getModel = () => app.asAnonymous().requestOk(buildingModel.find)

describe('the building model', () => {
  it('is public and matches the contract', async () => {
    const { body } = await getModel()
    assert.deepEqual(BuildingModel.parse(body), body)
    assert.deepEqual([body.towerFloors, body.floors], [40, []])
  })
  it('answers 304 while nothing has changed', async () => {
    const { headers } = await getModel()
    const again = await app
      .asAnonymous()
      .send({ method: 'GET', url: '/api/building/model', headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.status, 304)
  })
  it('is not built again while nothing has changed', async () => {
    const { body } = await getModel()
    await app.db.update(building).set({ towerFloors: body.towerFloors + 1 })
    assert.equal((await getModel()).body.towerFloors, body.towerFloors)
    await app.db.update(building).set({ towerFloors: body.towerFloors })
  })
  it('follows a change of the floors', async () => {
    await app.db.transaction(async (tx) => {
      await tx.insert(floorLayouts).values({ layout: 'homes' })
      await tx.insert(floors).values({ number: 1, kind: 'residential', layout: 'homes', facings: ['East', 'West'] })
      await notifyChanged(tx, { topic: 'building' })
    })
    for (let attempts = 0; attempts < 100 && (await getModel()).body.floors.length === 0; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const [floor] = (await getModel()).body.floors
    assert.deepEqual(
      floor?.slots.map(({ slot, facing, stack }) => [slot, facing, stack]),
      [
        [1, 'East', 'homes-01'],
        [2, 'West', 'homes-02'],
      ],
    )
    assert.deepEqual([floor?.bottom, floor?.height], [0, 3])
  })
})
