import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ModelFloor, Point } from '#building/model.ts'
import { visibleBand, pathOf, createProjector, visibleWalls } from './camera.ts'
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

describe('the projection of a point', () => {
  const spot = createProjector(camera, size)

  it('is the centre for the target of the camera, and a tenth of the longer side away for a point a tenth of the distance aside', () => {
    assert.deepEqual(spot([0, 0], 20), [400, 500])
    assert.deepEqual(spot([10, 0], 20), [500, 500])
    assert.deepEqual(spot([0, 0], 30), [400, 400])
  })

  it('keeps verticals vertical, also when the camera looks up', () => {
    const up = createProjector({ ...camera, at: [0, 0, 60] }, size)
    assert.equal(up([8, 0], 0)[0], up([8, 0], 80)[0])
    assert.deepEqual(up([0, 0], 60), [400, 500])
  })

  it('puts the east on the right when looking north, and on the left when looking south', () => {
    const back = createProjector({ eye: [0, 100, 20], at: [0, 0, 20], lens: 36 }, size)
    assert.ok(spot([5, 0], 20)[0] > 400)
    assert.ok(back([5, 0], 20)[0] < 400)
  })
})

describe('the visible walls', () => {
  it('are those that face the camera', () => {
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

  it('are two when viewed from a corner', () =>
    assert.equal(visibleBand({ ...camera, eye: [-80, -80, 20] }, size, floor).length, 2))

  it('are none for a home without an outer wall', () =>
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
