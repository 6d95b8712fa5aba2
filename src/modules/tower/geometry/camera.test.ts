import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ModelFloor, Point } from '#building/model.ts'
import { visibleBand, pathOf, projector, visibleWalls } from './camera.ts'
import type { Camera } from './camera.ts'

const size = { width: 800, height: 1000 }
/** Looks north from 100 metres south of the origin, at half the height of a tower of 40 metres. */
const camera: Camera = { eye: [0, -100, 20], at: [0, 0, 20], lens: 36 }
const outline: Point[] = [
  [-10, 0],
  [10, 0],
  [10, 20],
  [-10, 20],
]
const floor: Pick<ModelFloor, 'outline' | 'bottom' | 'height'> = { outline, bottom: 10, height: 10 }

describe('a point of the building in the picture', () => {
  const spot = projector(camera, size)

  it('is in the middle where the camera looks, and a tenth of the longer side beside it where it lies a tenth of the way aside', () => {
    assert.deepEqual(spot([0, 0], 20), [400, 500])
    assert.deepEqual(spot([10, 0], 20), [500, 500])
    assert.deepEqual(spot([0, 0], 30), [400, 400])
  })

  it('stays upright: what stands above another is seen above it, also where the camera looks up', () => {
    const up = projector({ ...camera, at: [0, 0, 60] }, size)
    assert.equal(up([8, 0], 0)[0], up([8, 0], 80)[0])
    assert.deepEqual(up([0, 0], 60), [400, 500])
  })

  it('lies on the right hand where it is to the east of somebody looking north, and on the left looking south', () => {
    const back = projector({ eye: [0, 100, 20], at: [0, 0, 20], lens: 36 }, size)
    assert.ok(spot([5, 0], 20)[0] > 400)
    assert.ok(back([5, 0], 20)[0] < 400)
  })
})

describe('the walls that are seen', () => {
  it('are those before the camera, not those behind', () => {
    const [wall, ...others] = visibleWalls(camera, size, floor, outline)
    assert.equal(others.length, 0)
    assert.deepEqual(wall?.corners, [
      [300, 600],
      [500, 600],
      [500, 500],
      [300, 500],
    ])
    assert.equal(pathOf([wall]), 'M300 600L500 600L500 500L300 500Z')
  })

  it('are two from a corner', () =>
    assert.equal(visibleBand({ ...camera, eye: [-80, -80, 20] }, size, floor).length, 2))

  it('of a home inside are none', () =>
    assert.deepEqual(
      visibleWalls(camera, size, floor, [
        [-4, 8],
        [4, 8],
        [4, 14],
        [-4, 14],
      ]),
      [],
    ))
})
