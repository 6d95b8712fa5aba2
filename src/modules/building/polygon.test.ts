import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  areaOf,
  contains,
  counterClockwise,
  distanceTo,
  isSelfIntersecting,
  nearestOnWalls,
  overlapOf,
} from './polygon.ts'
import type { Polygon } from './polygon.ts'

const box = (x: number, y: number, wide: number, high: number): Polygon => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]
const lShape: Polygon = [
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 6],
  [0, 6],
]
const assertClose = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}, not ${expected}`)

describe('a polygon', () => {
  it('has an area, negative where its corners run clockwise', () => {
    assertClose(areaOf(lShape), 20)
    assertClose(areaOf(lShape.toReversed()), -20)
    assertClose(areaOf(counterClockwise(lShape.toReversed())), 20)
    assertClose(areaOf([]), 0)
  })
  it('has points inside and outside, and a distance from its walls to both', () => {
    assert.deepEqual([contains(lShape, [1, 5]), contains(lShape, [4, 4]), contains([], [0, 0])], [true, false, false])
    assertClose(distanceTo(lShape, [1, 5]), 1)
    assertClose(distanceTo(lShape, [5, 6]), Math.hypot(3, 0))
    assertClose(distanceTo(lShape, [9, 6]), Math.hypot(3, 4))
    assert.deepEqual(nearestOnWalls(lShape, [9, 6]), [6, 2])
    assert.deepEqual([distanceTo([], [0, 0]), nearestOnWalls([], [0, 0])], [Infinity, undefined])
  })
  it('crosses itself or not', () => {
    assert.equal(isSelfIntersecting(lShape), false)
    assert.equal(
      isSelfIntersecting([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
      true,
    )
  })
})

describe('the overlap of two polygons', () => {
  it('is nothing when they touch or lie apart, also in the court of an L', () => {
    assertClose(overlapOf(box(0, 0, 2, 2), box(2, 0, 2, 2)), 0)
    assertClose(overlapOf(lShape, box(2, 2, 4, 4)), 0)
    assertClose(overlapOf(lShape, box(20, 20, 4, 4)), 0)
  })
  it('is their common area, for either orientation', () => {
    assertClose(overlapOf(box(0, 0, 2, 2), box(1, 1, 2, 2)), 1)
    assertClose(overlapOf(lShape, box(1, 1, 4, 4)), 1 + 3 + 3)
    assertClose(overlapOf(lShape.toReversed(), box(1, 1, 4, 4)), 7)
    assertClose(overlapOf(lShape, lShape), 20)
  })
})
