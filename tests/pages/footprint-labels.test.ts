import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rectangle } from '#building/shape/rectilinear.ts'
import { middleOf, widthAround } from '#tower/geometry/label-place.ts'

it('a label is in the middle of a block, and beside the parts on it', () => {
  const podium = rectangle(0, 0, 70, 34)
  assert.deepEqual(middleOf(podium), [35, 17])
  const [x, y] = middleOf(podium, [rectangle(10, 5, 60, 29)])
  assert.ok(x < 10 || x > 60 || y < 5 || y > 29, `${x}, ${y}`)
  // A tower on a podium has no place beside it.
  assert.deepEqual(middleOf(rectangle(10, 5, 60, 29), [podium]), [35, 17])
})

it('a label is beside a staircase, and a text is no wider than the room at its height', () => {
  const wing = rectangle(0, 0, 16, 40)
  const [x, y] = middleOf(wing, [], 5, [[8, 20]])
  assert.ok(Math.hypot(x - 8, y - 20) >= 5, `${x}, ${y}`)
  const tower = rectangle(12, 6, 48, 34)
  assert.equal(widthAround([6, 5], [rectangle(0, 0, 60, 40), tower]), 12)
  assert.equal(widthAround([7, 5], [rectangle(0, 0, 60, 40), tower], 3), 10, 'its upper half is beside the tower')
})
