import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { productMark } from '#platform/brand-mark.ts'
import { markOf } from './mark.ts'
import type { Polygon } from '../polygon.ts'
import { footprintTemplates } from './choices.ts'
import { rectangle } from './rectilinear.ts'
import { modelOfShape } from './shape-model.ts'
import { shapeOfTemplate, usualMeasures } from './templates.ts'

type Floors = Parameters<typeof markOf>[0]['floors']

const floorsOf = (...outlines: Polygon[]) => {
  const [outline = [], ...furtherOutlines] = outlines
  return [{ kind: 'residential', outline, furtherOutlines, slots: [] }] as unknown as Floors
}
const markWith = (...outlines: Polygon[]) => markOf({ floors: floorsOf(...outlines) })
const wing: Polygon = [
  [0, 0],
  [58, 0],
  [58, 17],
  [17, 17],
  [17, 52],
  [0, 52],
]
/** The rectangles of a path. */
const boxesOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-([\d.]+)z/g)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return { x, y, width, height }
  })
const linesOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)/g)].map(([, ...numbers]) => {
    const [x = 0, y = 0, height = 0] = numbers.map(Number)
    return { x, y, width: 0, height }
  })
type Box = ReturnType<typeof boxesOf>[number]
const isInside = (one: Box, other: Box) =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('the mark of a building', () => {
  it('of two wings is an L with the square of its court', () => {
    assert.deepEqual(markWith(wing), productMark)
  })

  it('is open where the building is', () => {
    const mirrored = wing.map(([x, y]): [number, number] => [58 - x, y]).toReversed()
    assert.deepEqual(markWith(mirrored), {
      tower: 'M3 16h13v9h-13zM16 3h9v22h-9z',
      cuts: 'M6 16v9M9 16v9M12 16v9M19 3v22M22 3v22',
      court: 'M3 3h9v9h-9z',
    })
  })

  it('of a slim block is slim, without a court', () => {
    assert.deepEqual(markWith(rectangle(0, 0, 60, 15)), {
      tower: 'M3 8h22v11h-22z',
      cuts: 'M6 8v11M9 8v11M12 8v11M15 8v11M18 8v11M21 8v11',
      court: null,
    })
  })

  it('leaves out small steps of a wall, and draws every part', () => {
    const stepped: Polygon = [
      [0, 0],
      [40, 0],
      [40, 39],
      [39, 39],
      [39, 40],
      [0, 40],
    ]
    assert.deepEqual(markWith(stepped), markWith(rectangle(0, 0, 40, 40)))
    assert.equal(boxesOf(markWith(rectangle(0, 0, 10, 20), rectangle(30, 0, 40, 20)).tower).length, 2)
  })

  it('is that of the floors with homes, and of the product without floors', () => {
    const podium = { ...floorsOf(rectangle(0, 0, 90, 90))[0], kind: 'commercial' } as Floors[number]
    assert.deepEqual(markOf({ floors: [podium, podium, ...floorsOf(wing)] }), productMark)
    assert.deepEqual(markOf({ floors: [] }), productMark)
  })

  it('stays in its square, with its lines in the building and its court beside it, for any footprint', () => {
    const templates = footprintTemplates.map((template) =>
      markOf(modelOfShape(shapeOfTemplate(template, usualMeasures), { latitude: null, longitude: null })),
    )
    const random = Array.from({ length: 300 }, (_, seed) => markWith(...randomParts(seed + 1)))
    const slanted = [3, 5, 6, 8].map((corners) => markWith(roundOf(corners)))
    for (const { tower, cuts, court } of [...templates, ...random, ...slanted]) {
      const boxes = boxesOf(tower)
      const square = { x: 3, y: 3, width: 22, height: 22 }
      assert.ok(boxes.length > 0)
      for (const box of boxes) assert.ok(box.width > 0 && box.height > 0 && isInside(box, square), tower)
      for (const line of linesOf(cuts))
        assert.ok(
          boxes.some((box) => isInside(line, box)),
          `${tower} ${cuts}`,
        )
      for (const free of boxesOf(court ?? ''))
        assert.ok(isInside(free, square) && !boxes.some((box) => overlap(free, box)), `${tower} ${court}`)
    }
  })
})

/** One to four rectangles of a building. */
function randomParts(seed: number): Polygon[] {
  let state = seed
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  return Array.from({ length: 1 + next(4) }, () => {
    const [west, south] = [next(80), next(80)]
    return rectangle(west, south, west + 4 + next(60), south + 4 + next(60))
  })
}

const roundOf = (corners: number): Polygon =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.5) / corners) * 2 * Math.PI
    return [20 * Math.cos(angle), 20 * Math.sin(angle)]
  })
