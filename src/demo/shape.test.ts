import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { freshDatabase } from '../../tests/support/database/test-database.ts'
import type { FreshDatabase } from '../../tests/support/database/test-database.ts'
import type { Facing } from '#building/choices.ts'
import type { BuildingModel, ModelFloor, ModelSlot, Point } from '#building/model.ts'
import { validateModel } from '#building/model.ts'
import { areaOf } from '#building/polygon.ts'
import { adjacentSlots, countResidences, slotOf, unitNumberOf } from '#building/rules.ts'
import { readModel } from '#building/server/model.ts'
import { building, floorLayouts, floors, layoutSlots, parkingLevels } from '#building/server/table.ts'
import { parkingTable, profile } from './profile.ts'
import { floorTable, layoutTable, slotTable } from './shape.ts'

let database: FreshDatabase
let model: BuildingModel
before(async () => {
  database = await freshDatabase()
  await database.db.insert(building).values(profile)
  await database.db.insert(floorLayouts).values(layoutTable)
  await database.db.insert(layoutSlots).values(slotTable)
  await database.db.insert(floors).values(floorTable)
  await database.db.insert(parkingLevels).values(parkingTable)
  model = await readModel(database.db)
})
after(() => database.drop())

/** The required slots by side, floor group by floor group, independent of the demo's own tables. */
const decided: readonly (readonly [from: number, to: number, sides: Readonly<Record<Facing, readonly number[]>>])[] = [
  [5, 5, { East: [1, 2], North: [3], South: [4, 5], West: [6] }],
  [6, 26, { East: [1, 2, 3, 4], North: [5, 6, 7, 8], South: [9, 10, 11, 12], West: [13, 14, 15, 16] }],
  [27, 28, { East: [1, 2, 3, 4], North: [5, 6, 7], South: [8, 9, 10, 11], West: [12, 13, 14] }],
  [29, 31, { East: [1, 2, 3], North: [4, 5], South: [6, 7, 8], West: [9, 10] }],
]
const floorAt = (number: number) => model.floors.find((floor) => floor.number === number)!
const slotAt = (floor: ModelFloor, slot: number) => floor.slots.find((s) => s.slot === slot)!
const middle = ({ footprint }: ModelSlot): Point => [
  footprint.reduce((sum, [east]) => sum + east, 0) / footprint.length,
  footprint.reduce((sum, [, north]) => sum + north, 0) / footprint.length,
]
const homeFloors = () => model.floors.filter(({ kind }) => kind === 'residential')

describe('the floors of the demo tower', () => {
  it('have no gaps and duplicates', () => assert.equal(validateModel(model), null))
  it('are 40: shops, the deck, homes, and nine that are not built', () => {
    assert.deepEqual(
      model.floors.map(({ kind }) => kind),
      [
        ...Array<string>(3).fill('commercial'),
        'amenity',
        ...Array<string>(27).fill('residential'),
        ...Array<string>(9).fill('not_built'),
      ],
    )
    assert.equal(model.towerFloors, 40)
  })
  it('are stacked: the deck on the podium and the first homes on the deck', () => {
    for (const [below, above] of model.floors.slice(1).map((floor, i) => [model.floors[i]!, floor] as const))
      assert.ok(Math.abs(below.bottom + below.height - above.bottom) < 0.001, `floor ${above.number}`)
    assert.deepEqual([floorAt(1).bottom, floorAt(4).bottom, floorAt(5).bottom], [0, 18.9, 23.5])
  })
  it('hold 400 homes: 6 + 21 × 16 + 2 × 14 + 3 × 10', () => {
    assert.deepEqual(
      homeFloors().map(({ slots }) => slots.length),
      [6, ...Array<number>(21).fill(16), 14, 14, 10, 10, 10],
    )
    assert.equal(
      countResidences(model.floors.map(({ kind, slots }) => ({ kind, facings: slots.map((s) => s.facing) }))),
      400,
    )
  })
  it('have the six parking levels behind the podium, two to a floor', () => {
    assert.deepEqual(
      model.parking.map(({ code, floor }) => `${code} ${floor}`),
      ['P1 1', 'P2 1', 'P3 2', 'P4 2', 'P5 3', 'P6 3'],
    )
  })
})

describe('every slot of the demo tower', () => {
  it('has the specified facing', () => {
    for (const [from, to, sides] of decided)
      for (let number = from; number <= to; number += 1)
        for (const [facing, slots] of Object.entries(sides))
          assert.deepEqual(
            floorAt(number)
              .slots.filter((s) => s.facing === facing)
              .map(({ slot }) => slot),
            slots,
            `floor ${number} ${facing}`,
          )
  })
  it('is at an outer wall of its side', () => {
    for (const floor of model.floors)
      for (const slot of floor.slots)
        assert.ok(wallsOf(floor, slot).includes(slot.facing), `${floor.number} ${slot.slot}`)
  })
  it('runs round the corridor: down the court, out along it, back along the river, up the street', () => {
    const onward: Readonly<Record<Facing, (at: Point) => number>> = {
      East: ([, north]) => -north,
      North: ([east]) => east,
      South: ([east]) => -east,
      West: ([, north]) => north,
    }
    for (const [from, to, sides] of decided)
      for (let number = from; number <= to; number += 1)
        for (const [facing, slots] of Object.entries(sides) as [Facing, number[]][]) {
          const places = slots.map((slot) => onward[facing](middle(slotAt(floorAt(number), slot))))
          assert.deepEqual(
            places,
            places.toSorted((a, b) => a - b),
            `floor ${number} ${facing}`,
          )
        }
  })
  it('is in its wing: east and west homes in the west wing, north homes in the south wing', () => {
    for (const floor of homeFloors())
      for (const slot of floor.slots) {
        const [east, north] = middle(slot)
        if (slot.facing === 'East') assert.ok(east < 17 && north > 13, `${floor.number} ${slot.slot}`)
        if (slot.facing === 'West') assert.ok(east < 8, `${floor.number} ${slot.slot}`)
        if (slot.facing === 'North') assert.ok(east > 13 && north < 17, `${floor.number} ${slot.slot}`)
        if (slot.facing === 'South') assert.ok(north < 8, `${floor.number} ${slot.slot}`)
      }
  })
  it('has a number that is floor and slot, and two neighbours that are its neighbours too', () => {
    assert.equal(unitNumberOf(12, 4), '1204')
    for (const { number, slots } of homeFloors())
      for (const { slot } of slots) {
        assert.equal(slotOf(unitNumberOf(number, slot)), slot)
        const beside = adjacentSlots(slot, slots.length)
        assert.equal(beside.length, 2)
        for (const other of beside) assert.ok(adjacentSlots(other, slots.length).includes(slot))
      }
  })
  it('has as much ground as its neighbours of the same size', () => {
    const [studio, one] = [slotAt(floorAt(12), 15), slotAt(floorAt(12), 14)]
    const ratio = areaOf(studio.footprint) / areaOf(one.footprint)
    assert.ok(Math.abs(ratio - 498 / 679) < 0.01, String(ratio))
  })
})

describe('the stacks of the demo tower', () => {
  it('go through their floor group and keep their place on the plan', () => {
    for (const [from, to] of decided)
      for (const { slot, stack, footprint } of floorAt(from).slots)
        for (let number = from; number <= to; number += 1) {
          const same = floorAt(number).slots.filter((s) => s.stack === stack)
          assert.deepEqual(
            same.map((s) => [s.slot, s.footprint]),
            [[slot, footprint]],
            `${stack} on floor ${number}`,
          )
        }
    assert.equal(slotAt(floorAt(12), 4).stack, 'standard-04')
  })
  it('are unique to their floor group', () => {
    const groups = decided.map(([from]) => new Set(floorAt(from).slots.map(({ stack }) => stack)))
    assert.equal(new Set(groups.flatMap((group) => [...group])).size, 6 + 16 + 14 + 10)
  })
})

describe('a building without a drawing', () => {
  it('is a box with the same slots and no gaps', async () => {
    const other = await freshDatabase()
    try {
      await other.db.insert(building).values(profile)
      await other.db.insert(floorLayouts).values(layoutTable.map(({ layout }) => ({ layout })))
      await other.db.insert(floors).values(floorTable.map((floor) => ({ ...floor, outline: null })))
      const plain = await readModel(other.db)
      assert.equal(validateModel(plain), null)
      assert.deepEqual(
        plain.floors.map(({ slots }) => slots.map(({ slot, facing, stack }) => [slot, facing, stack])),
        model.floors.map(({ slots }) => slots.map(({ slot, facing, stack }) => [slot, facing, stack])),
      )
    } finally {
      await other.drop()
    }
  })
})

/** The sides on which a home has an outer wall of its floor. */
function wallsOf({ outline }: ModelFloor, { footprint }: ModelSlot): Facing[] {
  const sides = (polygon: readonly Point[]) => polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]!] as const)
  const outward = ([a, b]: readonly [Point, Point]): Facing => {
    const [east, north] = [b[0] - a[0], b[1] - a[1]]
    if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'South' : 'North'
    return north > 0 ? 'East' : 'West'
  }
  return sides(footprint)
    .filter((wall) =>
      sides(outline).some((edge) => {
        const facing = outward(edge)
        if (facing !== outward(wall)) return false
        const across = facing === 'East' || facing === 'West' ? 0 : 1
        return Math.abs(edge[0][across] - wall[0][across]) < 0.01
      }),
    )
    .map(outward)
}
