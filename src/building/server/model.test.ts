import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { tellChanged } from '#platform/server/live.ts'
import { buildingModel } from '../model-contract.ts'
import { BuildingModel } from '../model.ts'
import { floors } from './table.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const read = () => house.asNobody().sends(buildingModel.find)

describe('the building model', () => {
  it('is told to everybody, and is what the contract says', async () => {
    const { body } = await read()
    assert.deepEqual(BuildingModel.parse(body), body)
    assert.deepEqual([body.towerFloors, body.floors], [40, []])
  })
  it('need not come again while nothing has changed', async () => {
    const { headers } = await read()
    const again = await house
      .asNobody()
      .knocks({ method: 'GET', url: '/api/building/model', headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.status, 304)
  })
  it('follows a change of the floors', async () => {
    await house.db.transaction(async (tx) => {
      await tx.insert(floors).values({ number: 1, kind: 'residential', layout: 'homes', facings: ['East', 'West'] })
      await tellChanged(tx, { topic: 'building' })
    })
    for (let tries = 0; tries < 100 && (await read()).body.floors.length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const [floor] = (await read()).body.floors
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
