import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contains } from '#building/polygon.ts'
import { demoModel } from '../../../../tests/support/tower-model.ts'
import { inset, sidesOf, type Outline } from './outline.ts'
import { bodyOf, countUpTo, type Wall } from './tower-body.ts'
import { findPlaceOnRay, type Vector } from './tower-ray.ts'

const model = demoModel()
const body = bodyOf(model)
const homes = model.floors.filter(({ kind }) => kind === 'residential')
const outward = ({ along }: Wall): Vector => [along[1], -along[0], 0]
const centre = ({ from, along, width, bottom, height }: Wall): Vector => [
  from[0] + (along[0] * width) / 2,
  from[1] + (along[1] * width) / 2,
  bottom + height * 0.75,
]
const away = (from: Vector, to: Vector, metres: number): Vector => [
  from[0] + to[0] * metres,
  from[1] + to[1] * metres,
  from[2] + to[2] * metres,
]
const back = ([x, y, z]: Vector): Vector => [-x, -y, -z]

describe('the body of the tower', () => {
  it('has a place for every slot of the model', () => {
    const slots = model.floors.flatMap((floor) => floor.slots.map(({ slot }) => `${floor.number}-${slot}`))
    assert.deepEqual(body.places.map(({ key }) => key).toSorted(), slots.toSorted())
    assert.equal(body.places.filter(({ floor }) => floor >= 5).length, 400)
  })

  it('closes every floor: its walls are as long as its outline, without duplicates', () => {
    for (const floor of model.floors.filter(({ kind }) => kind !== 'not_built')) {
      const around = sidesOf(floor.outline).reduce((sum, { length }) => sum + length, 0)
      const built = body.walls.filter((wall) => wall.floor === floor.number).reduce((sum, { width }) => sum + width, 0)
      assert.ok(Math.abs(around - built) < 0.5, `floor ${floor.number}: ${built} of ${around}`)
    }
  })

  it('gives every home an outer wall in the direction of its facing', () => {
    const facing = { East: [1, 0], North: [0, 1], South: [0, -1], West: [-1, 0] } as const
    for (const floor of homes)
      for (const slot of floor.slots) {
        const place = body.places.findIndex(({ key }) => key === `${floor.number}-${slot.slot}`)
        const walls = body.walls.filter((wall) => wall.place === place)
        const [east, north] = facing[slot.facing]
        assert.ok(
          walls.some((wall) => outward(wall)[0] === east && outward(wall)[1] === north),
          `${floor.number}-${slot.slot} faces ${slot.facing}`,
        )
      }
  })

  it('separates planned floors, and adds roofs where the floor above is smaller', () => {
    assert.equal(body.ghosts.length, 9)
    assert.equal(body.highest, 31)
    assert.deepEqual(
      body.storeys.filter(({ roof }) => roof).map(({ floor, roof }) => [floor, roof]),
      [
        [3, 'terrace'],
        [28, 'terrace'],
        [31, 'top'],
      ],
    )
  })

  it('is sorted from the street up, so that a cut is a count', () => {
    assert.equal(countUpTo(body.walls, 40), body.walls.length)
    assert.ok(body.walls.slice(0, countUpTo(body.walls, 12)).every(({ floor }) => floor <= 12))
    assert.ok(body.walls.slice(countUpTo(body.walls, 12)).every(({ floor }) => floor > 12))
  })

  it('measures the distance to the inner corner of the court', () => {
    const nearest = Math.min(...body.walls.filter(({ floor }) => floor === 10).map(({ inner }) => Math.min(...inner)))
    assert.equal(nearest, 0)
    assert.ok(body.walls.some(({ floor, inner }) => floor === 10 && Math.min(...inner) > 100))
  })
})

describe('a ray', () => {
  it('from in front of any outer wall hits the home behind it', () => {
    for (const wall of body.walls) {
      const to = back(outward(wall))
      // Close enough that the other wing is not in between.
      const from = away(centre(wall), outward(wall), 3)
      assert.equal(findPlaceOnRay(body, { from, to }, 99), wall.place, JSON.stringify(wall))
    }
  })

  it('from far away hits what is in front, not what is hidden by it', () => {
    const hidden = body.places.findIndex(({ key }) => key === '10-1')
    const from: Vector = [-400, 45, 40]
    const to: Vector = [1, 0, 0]
    const met = findPlaceOnRay(body, { from, to }, 99)
    assert.notEqual(met, null)
    assert.notEqual(met, hidden)
    assert.ok((met !== null && body.places[met]!.slot) === 16)
  })

  it('from above hits the home under it in the tower cut open, and the roof otherwise', () => {
    for (const { footprint, floor, slot, top } of body.places.filter((place) => place.floor === 12)) {
      const [west, south] = [Math.min(...footprint.map(([x]) => x)), Math.min(...footprint.map(([, y]) => y))]
      const ray = { from: [west + 1, south + 1, top + 200] as Vector, to: [0, 0, -1] as Vector }
      const met = findPlaceOnRay(body, ray, 12)
      assert.equal(met === null ? null : body.places[met]!.key, `${floor}-${slot}`)
      assert.equal(findPlaceOnRay(body, ray, 99), null)
    }
  })

  it('into the sky hits nothing', () => {
    assert.equal(findPlaceOnRay(body, { from: [-100, -100, 50], to: [-1, 0, 0] }, 99), null)
  })
})

describe('an outline moved inwards', () => {
  const court: Outline = [
    [0, 0],
    [58, 0],
    [58, 17],
    [17, 17],
    [17, 52],
    [0, 52],
  ]
  it('keeps its corners, including the inner one', () => {
    assert.deepEqual(inset(court, 1), [
      [1, 1],
      [57, 1],
      [57, 16],
      [16, 16],
      [16, 51],
      [1, 51],
    ])
  })
  it('contains points in the wings and no points in the court', () => {
    assert.deepEqual(
      [contains(court, [5, 40]), contains(court, [50, 5]), contains(court, [40, 40])],
      [true, true, false],
    )
  })
})
