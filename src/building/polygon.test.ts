import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { areaOf, counterClockwise, crossesItself, overlapOf } from './polygon.ts'
import type { Polygon } from './polygon.ts'

const box = (x: number, y: number, wide: number, high: number): Polygon => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]
const ell: Polygon = [
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 6],
  [0, 6],
]
const near = (found: number, wanted: number) => assert.ok(Math.abs(found - wanted) < 1e-9, `${found}, not ${wanted}`)

describe('a polygon', () => {
  it('has an area, negative where its corners run clockwise', () => {
    near(areaOf(ell), 20)
    near(areaOf(ell.toReversed()), -20)
    near(areaOf(counterClockwise(ell.toReversed())), 20)
    near(areaOf([]), 0)
  })
  it('crosses itself or not', () => {
    assert.equal(crossesItself(ell), false)
    assert.equal(
      crossesItself([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
      true,
    )
  })
})

describe('what two polygons share', () => {
  it('is nothing when they touch or lie apart, also in the court of an L', () => {
    near(overlapOf(box(0, 0, 2, 2), box(2, 0, 2, 2)), 0)
    near(overlapOf(ell, box(2, 2, 4, 4)), 0)
    near(overlapOf(ell, box(20, 20, 4, 4)), 0)
  })
  it('is counted where they meet, whichever way their corners run', () => {
    near(overlapOf(box(0, 0, 2, 2), box(1, 1, 2, 2)), 1)
    near(overlapOf(ell, box(1, 1, 4, 4)), 1 + 3 + 3)
    near(overlapOf(ell.toReversed(), box(1, 1, 4, 4)), 7)
    near(overlapOf(ell, ell), 20)
  })
})
