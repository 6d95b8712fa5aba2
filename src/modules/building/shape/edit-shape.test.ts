import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listFloors, topFloorOf, withGround } from './floors.ts'
import {
  addFloorOnTop,
  addPart,
  blockBeside,
  copyLayout,
  duplicatePart,
  splitRange,
  withLastFloor,
  withOutline,
  withoutPart,
  withoutRange,
  withPartLayout,
  withUnitCount,
} from './edit-shape.ts'
import { moveWall } from './rectilinear.ts'
import { describeShapeChange } from './describe-change.ts'
import { shapeOfTemplate } from './templates.ts'
import { listShapeFaults } from './validate-shape.ts'

const shape = shapeOfTemplate('block', { width: 40, depth: 24, floors: 12, homesPerFloor: 8 })
const faultsOf = (changed: typeof shape) => listShapeFaults(changed).map(({ message }) => message)

describe('another name of the ground floor', () => {
  const numbersOf = (changed: typeof shape) => listFloors(changed).map(({ number }) => number)
  it('gives the floors the numbers that follow from it, and back', () => {
    const european = withGround(shape, 'G')
    assert.deepEqual(numbersOf(european), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    assert.deepEqual(faultsOf(european), [])
    assert.equal(describeShapeChange(shape, european), 'Ground floor is G')
    assert.deepEqual(numbersOf(withGround(european, 'EG')), numbersOf(european))
    assert.deepEqual(withGround(european, '1'), shape)
  })
  it('leaves out floor 13 before and after it', () => {
    const tall = shapeOfTemplate('block', { width: 40, depth: 24, floors: 16, homesPerFloor: 8 })
    const high = { ...tall, numbering: { ...tall.numbering, skips13: true } }
    const european = withGround(high, '0')
    assert.deepEqual(numbersOf(european).slice(-3), [12, 14, 15])
    assert.equal(numbersOf(european).length, numbersOf(high).length)
    assert.deepEqual(numbersOf(withGround(european, '1')), numbersOf(high))
  })
  it('leaves parking below ground where it is', () => {
    const level = { code: 'P1', stalls: 4, chargingStalls: 0, lockers: 0 }
    const parking = [
      { ...level, floor: -1 },
      { ...level, code: 'P2', floor: 2 },
    ]
    assert.deepEqual(
      withGround({ ...shape, parking }, 'G').parking.map(({ floor }) => floor),
      [-1, 1],
    )
  })
})

describe('changes of a shape', () => {
  it('move a wall, which the list of changes says', () => {
    const wider = withOutline(shape, 'A', moveWall(shape.parts[0]!.outline, 1, 2))
    assert.deepEqual(wider.parts[0]!.outline, [
      [0, 0],
      [42, 0],
      [42, 24],
      [0, 24],
    ])
    assert.equal(describeShapeChange(shape, wider), 'Part A, east wall 2 m out')
    assert.equal(describeShapeChange(shape, shape), null)
  })
  it('move a part, which the list of changes tells from moved walls', () => {
    const outline = shape.parts[0]!.outline
    const moved = (by: (corner: number) => [number, number]) =>
      withOutline(
        shape,
        'A',
        outline.map(([x, y], corner) => [x + by(corner)[0], y + by(corner)[1]] as const),
      )
    assert.equal(
      describeShapeChange(
        shape,
        moved(() => [5, 0]),
      ),
      'Part A, moved',
    )
    assert.equal(
      describeShapeChange(
        shape,
        moved(() => [0, -0.5]),
      ),
      'Part A, moved',
    )
    assert.equal(
      describeShapeChange(
        shape,
        moved(() => [-2, 3]),
      ),
      'Part A, moved',
    )
    // Longer at both ends, and longer at two sides.
    assert.equal(
      describeShapeChange(
        shape,
        moved((corner) => [corner === 1 || corner === 2 ? 2 : -2, 0]),
      ),
      'Part A, walls changed',
    )
    assert.equal(
      describeShapeChange(
        shape,
        moved((corner) => [corner === 1 || corner === 2 ? 2 : 0, corner > 1 ? 2 : 0]),
      ),
      'Part A, walls changed',
    )
  })
  it('add, copy and remove parts beside the others', () => {
    const two = addPart(shape, blockBeside(shape))
    assert.deepEqual([two.key, faultsOf(two.shape)], ['B', []])
    const three = duplicatePart(two.shape, 'B')
    assert.deepEqual([three.key, faultsOf(three.shape)], ['C', []])
    assert.equal(describeShapeChange(two.shape, three.shape), 'Part C added')
    assert.deepEqual(withoutPart(two.shape, 'B').parts, shape.parts)
    assert.equal(withoutPart(shape, 'A'), shape)
    const shorter = withPartLayout(splitRange(two.shape, 1), 2, 'B', undefined)
    assert.deepEqual(faultsOf(shorter), [])
    assert.deepEqual(
      shorter.floors[2]!.parts.map(({ part }) => part),
      ['A'],
    )
  })
  it('add and remove floors without gaps', () => {
    assert.equal(topFloorOf(addFloorOnTop(shape)), 13)
    const skipping = { ...shape, numbering: { ...shape.numbering, skips13: true } }
    assert.equal(topFloorOf(addFloorOnTop(skipping)), 14)
    assert.deepEqual(faultsOf(addFloorOnTop(skipping)), [])
    const longer = withLastFloor(shape, 0, 3)
    assert.deepEqual([longer.floors[1]!.from, longer.floors[1]!.to], [4, 14])
    assert.equal(listFloors(withoutRange(splitRange(shape, 1), 1)).length, 6)
    assert.deepEqual(faultsOf(withoutRange(splitRange(shape, 1), 1)), [])
  })
  it('copy a layout whose stacks go on, and change its number of units', () => {
    const { shape: copied, name } = copyLayout(shape, 'Standard')
    assert.equal(name, 'Standard copy')
    assert.equal(copied.layouts[1]!.units[0]!.stack, 'Standard-01')
    assert.equal(withUnitCount(copied, name, 5).layouts[1]!.units.length, 5)
    assert.deepEqual(faultsOf(withUnitCount(shape, 'Standard', 60)), [])
  })
})
