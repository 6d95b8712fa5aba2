import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { accessOfShape, addAccess, isWithin, onWall } from './access.ts'
import { withOutline, withRiser } from './edit-shape.ts'
import { shapeOfModel } from './from-model.ts'
import { movedBy, rectangle } from './rectilinear.ts'
import type { BuildingShape } from './schemas.ts'
import { modelOfShape } from './shape-model.ts'
import { partsOfTemplate, shapeOfTemplate } from './templates.ts'
import { listShapeFaults } from './validate-shape.ts'

const towers = shapeOfTemplate('podium_two_towers', { width: 60, depth: 30, floors: 6, homesPerFloor: 4 })
const block = rectangle(0, 0, 20, 10)
const withBoth = addAccess(addAccess(towers, 'A', 'staircase', [10, 15]), 'P', 'entrance', [0, 0])
const messagesOf = (shape: BuildingShape) => listShapeFaults(shape).map(({ message }) => message)

describe('entrances and staircases', () => {
  it('are where they are entered, entrances on the nearest wall of the part', () => {
    assert.deepEqual(accessOfShape(withBoth), [
      { kind: 'staircase', name: 'Staircase 1', at: [10, 15] },
      { kind: 'entrance', name: 'Entrance 1', at: [30, 0] },
    ])
    assert.deepEqual(onWall(block, [7, 3]), [7, 0])
    assert.deepEqual(messagesOf(withBoth), [])
  })
  it('are on a wall, and within the walls, for any point', () => {
    const { outline } = partsOfTemplate('u', { width: 60, depth: 40, floors: 5, homesPerFloor: 4 })[0]!
    const metre = fc.integer({ min: -20, max: 80 })
    fc.assert(
      fc.property(metre, metre, (x, y) => {
        const point = onWall(outline, [x, y])
        assert.ok(isWithin(outline, point))
        assert.deepEqual(onWall(outline, point), point)
      }),
    )
    assert.deepEqual(
      [isWithin(block, [5, 5]), isWithin(block, [21, 5]), isWithin(outline, [30, 35])],
      [true, false, false],
    )
  })
  it('are in the model and come back from it, and are absent where nobody entered them', () => {
    const model = modelOfShape(withBoth, { latitude: null, longitude: null })
    assert.deepEqual(accessOfShape(shapeOfModel(model)), accessOfShape(withBoth))
    assert.equal(modelOfShape(towers, { latitude: null, longitude: null }).access, undefined)
  })
  it('move with a part that is moved as a whole, and must be within its walls', () => {
    const { outline } = withBoth.parts[0]!
    const moved = withOutline(withBoth, 'A', movedBy(outline, 3, -1))
    assert.deepEqual(moved.parts[0]?.access?.[0]?.at, [13, 14])
    const narrow = withOutline(withBoth, 'A', rectangle(20, 2, 23.5, 28))
    assert.ok(messagesOf(narrow).includes('“Staircase 1” is outside the walls of part A.'))
    const twice = addAccess(withBoth, 'B', 'staircase', [45, 15])
    const [a, b, p] = twice.parts
    const renamed = { ...b!, access: [{ ...b!.access![0]!, name: 'Staircase 1' }] }
    assert.deepEqual(messagesOf({ ...twice, parts: [a!, renamed, p!] }), [
      'There are two entrances or staircases named “Staircase 1”.',
    ])
  })
})

describe('risers', () => {
  it('are in the model where they are entered, and come back from it', () => {
    const shape = withRiser(withRiser(towers, 'Standard A', 0, 'R1'), 'Standard A', 1, 'R1')
    const model = modelOfShape(shape, { latitude: null, longitude: null })
    assert.deepEqual(
      model.floors.at(-1)?.slots.map(({ riser }) => riser),
      ['R1', 'R1', ...Array.from({ length: 6 }, () => undefined)],
    )
    assert.deepEqual(
      modelOfShape(shapeOfModel(model), { latitude: null, longitude: null }).floors.at(-1)?.slots[0]?.riser,
      'R1',
    )
    assert.equal(withRiser(shape, 'Standard A', 0, '').layouts[0]?.units[0]?.riser, undefined)
  })
  it('belong to one part', () => {
    const shape = withRiser(withRiser(towers, 'Standard A', 0, 'R1'), 'Standard B', 1, 'R1')
    assert.deepEqual(messagesOf(shape), ['Riser “R1” is in parts A and B. Give each part its own risers.'])
  })
})
