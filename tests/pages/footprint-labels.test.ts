import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rectangle } from '#building/shape/rectilinear.ts'
import { middleOf } from '#portals/admin/settings/building-editor/svg-path.ts'

it('a label is in the middle of a block, and beside the parts on it', () => {
  const podium = rectangle(0, 0, 70, 34)
  assert.deepEqual(middleOf(podium), [35, 17])
  const [x, y] = middleOf(podium, [rectangle(10, 5, 60, 29)])
  assert.ok(x < 10 || x > 60 || y < 5 || y > 29, `${x}, ${y}`)
  // A tower on a podium has no place beside it.
  assert.deepEqual(middleOf(rectangle(10, 5, 60, 29), [podium]), [35, 17])
})
