import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { areaOf, counterClockwise, isSelfIntersecting, overlapOf } from './polygon.ts'
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
