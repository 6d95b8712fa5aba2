import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BuildingModel } from '#building/model.ts'
import { plans } from '#demo/people/homes.ts'
import { homeShape } from './home-shape.ts'
import { planOf } from './plan.ts'
import type { PlannedHome, RoomKind } from './plan.ts'

const home: PlannedHome = {
  bedrooms: 2,
  bathrooms: 2,
  area: 88,
  balconies: 1,
  shape: 1.2,
  corner: null,
  mirrored: false,
}
const kinds = (changes: Partial<PlannedHome>) => planOf({ ...home, ...changes }).rooms.map(({ kind }) => kind)
const count = (rooms: RoomKind[], ...kinds: RoomKind[]) => rooms.filter((kind) => kinds.includes(kind)).length

describe('the plan of a home', () => {
  it('has the rooms of every home of the demo building: its bedrooms, its baths, one kitchen, one entry', () => {
    for (const { bedrooms, bathrooms, area, balconies } of Object.values(plans).flat()) {
      const rooms = kinds({ bedrooms, bathrooms, area: area * 0.0929, balconies })
      const what = `${bedrooms} bedrooms, ${bathrooms} baths`
      assert.equal(count(rooms, 'bedroom'), bedrooms, what)
      assert.equal(count(rooms, 'bath', 'ensuite'), Math.floor(bathrooms), what)
      assert.equal(count(rooms, 'half'), bathrooms % 1 > 0 ? 1 : 0, what)
      assert.equal(count(rooms, 'living', 'kitchen', 'entry'), 3, what)
    }
  })

  it('fills the whole area, in the proportions of the footprint', () => {
    for (const shape of [0.8, 1.2, 2.4]) {
      const { width, depth, rooms } = planOf({ ...home, shape })
      assert.ok(Math.abs(width * depth - home.area) < 0.001)
      assert.ok(Math.abs(width / depth - shape) < 0.001)
      const inner = rooms.filter(({ kind, depth: deep }) => kind !== 'bath' || deep > 2.5)
      const front = inner.filter(({ y }) => y > 0).reduce((sum, room) => sum + room.width, 0)
      assert.ok(Math.abs(front - width) < 0.001)
    }
  })

  it('has a window for each front room, and one more in a corner home', () => {
    assert.equal(planOf(home).windows.length, 3)
    assert.equal(planOf({ ...home, corner: 'right' }).windows.length, 4)
  })

  it('keeps every room, door and window inside', () => {
    for (const bedrooms of [0, 1, 2, 3, 4, 5])
      for (const bathrooms of [1, 1.5, 2, 2.5, 3, 3.5]) {
        const plan = planOf({ ...home, bedrooms, bathrooms, area: 40 + bedrooms * 30 })
        for (const { x, y, width, depth } of plan.rooms) {
          assert.ok(x > -0.001 && y > -0.001 && width > 0.5 && depth > 0.5, `${bedrooms} ${bathrooms}`)
          assert.ok(x + width < plan.width + 0.001 && y + depth < plan.depth + 0.001, `${bedrooms} ${bathrooms}`)
        }
      }
  })

  it('is mirrored for every other home, and has its bedroom at the corner', () => {
    const bed = (changes: Partial<PlannedHome>) => {
      const { rooms, width } = planOf({ ...home, ...changes })
      const { x, width: wide } = rooms.find(({ kind, number }) => kind === 'bedroom' && number === 1)!
      return x + wide / 2 > width / 2 ? 'right' : 'left'
    }
    assert.equal(bed({ mirrored: false }), 'right')
    assert.equal(bed({ mirrored: true }), 'left')
    assert.equal(bed({ mirrored: true, corner: 'right' }), 'right')
    assert.equal(bed({ corner: 'left' }), 'left')
  })
})

describe('the shape of a home', () => {
  const model: Pick<BuildingModel, 'floors'> = {
    floors: [
      {
        number: 7,
        kind: 'residential',
        name: null,
        layout: null,
        bottom: 18,
        height: 3,
        outline: [
          [0, 0],
          [40, 0],
          [40, 20],
          [0, 20],
        ],
        slots: [
          {
            slot: 1,
            facing: 'South',
            stack: '1',
            footprint: [
              [0, 0],
              [12, 0],
              [12, 8],
              [0, 8],
            ],
          },
          {
            slot: 2,
            facing: 'South',
            stack: '2',
            footprint: [
              [12, 0],
              [28, 0],
              [28, 8],
              [12, 8],
            ],
          },
          {
            slot: 3,
            facing: 'South',
            stack: '3',
            footprint: [
              [28, 0],
              [40, 0],
              [40, 8],
              [28, 8],
            ],
          },
          {
            slot: 4,
            facing: 'North',
            stack: '4',
            footprint: [
              [28, 12],
              [40, 12],
              [40, 20],
              [28, 20],
            ],
          },
        ],
      },
    ],
  }

  it('has the ratio of width to depth, and the side of the second outer wall', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map((slot) => homeShape(model, 7, slot)?.corner),
      // Viewed from inside facing south, west is on the right; a plan with its windows at the bottom shows it on the
      // left.
      ['left', null, 'right', 'left'],
    )
    assert.equal(homeShape(model, 7, 2)?.shape, 2)
    assert.equal(homeShape(model, 7, 9), null)
    assert.equal(homeShape(model, 8, 1), null)
  })
})
