import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cropOf, initialView, clampView } from './crop.ts'

const rounded = (numbers: object) =>
  JSON.stringify(numbers, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value))

describe('the crop of a picture', () => {
  it('is as large as the aspect ratio of the place allows', () => {
    assert.equal(rounded(cropOf(initialView, 1.6, 1.6)), rounded({ x: 0, y: 0, width: 1, height: 1 }))
    assert.equal(rounded(cropOf(initialView, 2, 1)), rounded({ x: 0.25, y: 0, width: 0.5, height: 1 }))
    assert.equal(rounded(cropOf(initialView, 0.5, 1)), rounded({ x: 0, y: 0.25, width: 1, height: 0.5 }))
  })
  it('stays inside the picture for every position and zoom', () => {
    for (const shape of [0.3, 0.8, 1.6, 3])
      for (const place of [0.8, 1.6])
        for (const x of [-2, 0, 0.3, 1, 5])
          for (const zoom of [0.1, 1, 2.5, 9]) {
            const crop = cropOf(clampView({ x, y: 1 - x, zoom }, shape, place), shape, place)
            assert.ok(crop.x > -1e-9 && crop.y > -1e-9, rounded(crop))
            assert.ok(crop.x + crop.width < 1 + 1e-9 && crop.y + crop.height < 1 + 1e-9, rounded(crop))
            assert.ok(Math.abs((crop.width * shape) / crop.height - place) < 1e-6, 'it keeps the shape of the place')
          }
  })
})
