import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addAccess } from '#building/shape/access.ts'
import { modelOfShape } from '#building/shape/shape-model.ts'
import { shapeOfTemplate } from '#building/shape/templates.ts'
import { accessOfUnit, accessOnFloor } from './access.ts'

const towers = shapeOfTemplate('podium_two_towers', { width: 60, depth: 30, floors: 6, homesPerFloor: 4 })
const shape = addAccess(
  addAccess(addAccess(towers, 'A', 'staircase', [12, 15]), 'B', 'staircase', [48, 15]),
  'P',
  'entrance',
  [0, 0],
)
const model = modelOfShape(shape, { latitude: null, longitude: null })
const namesOf = (floor: number) => accessOnFloor(model, floor).map(({ name }) => name)

describe('the entrances and staircases of a floor', () => {
  it('are the staircases within its walls, and entrances only on the lowest floor', () => {
    assert.deepEqual(namesOf(1), ['Staircase 1', 'Staircase 2', 'Entrance 1'])
    assert.deepEqual(namesOf(4), ['Staircase 1', 'Staircase 2'])
    assert.deepEqual(namesOf(40), [])
  })
  it('lead to a unit through its own part and the podium below it', () => {
    const reached = (floor: number, slot: number | null) => {
      const { entrance, staircase } = accessOfUnit(model, floor, slot)
      return [entrance?.name, staircase?.name]
    }
    assert.deepEqual(reached(4, 1), ['Entrance 1', 'Staircase 1'])
    assert.deepEqual(reached(4, 6), ['Entrance 1', 'Staircase 2'])
    assert.deepEqual(reached(4, null), [undefined, undefined])
  })
  it('are unknown where nobody entered them', () => {
    const without = modelOfShape(towers, { latitude: null, longitude: null })
    assert.deepEqual(accessOfUnit(without, 4, 1), { entrance: null, staircase: null })
    assert.deepEqual(accessOnFloor(without, 1), [])
  })
})
