import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BuildingModel, ModelFloor } from '#building/model.ts'
import { slotOf } from '#building/rules.ts'
import { modelOfShape } from '#building/shape/shape-model.ts'
import { shapeOfTemplate } from '#building/shape/templates.ts'
import { facadeOf, facadeRows, facadeStatus, unitsOf, wallNames, type FacadeUnit } from './facade.ts'

const aUnit = (unitNumber: string, floor: number, over: Partial<FacadeUnit> = {}): FacadeUnit => ({
  unitNumber,
  floor,
  slot: slotOf(unitNumber),
  category: 'Residential',
  isOccupied: true,
  openRequests: 0,
  ...over,
})
const aFloor = (number: number, kind: ModelFloor['kind'], slots = 0): ModelFloor => ({
  number,
  kind,
  name: null,
  layout: null,
  outline: [],
  slots: Array.from({ length: slots }, (_, i) => ({ slot: i + 1, facing: 'East', stack: `s${i}`, footprint: [] })),
  bottom: 0,
  height: 3,
})
const aModel = (floors: ModelFloor[], towerFloors = 40): BuildingModel => ({
  towerFloors,
  latitude: null,
  longitude: null,
  orientation: 0,
  floors,
  parking: [],
})
const numbersOf = (cells: readonly unknown[]) =>
  cells.map((cell) => (cell !== null && typeof cell === 'object' ? (cell as FacadeUnit).unitNumber : cell))

describe('the colour of a unit', () => {
  it('is maintenance while a request is open, otherwise by occupancy', () => {
    assert.equal(facadeStatus(aUnit('2107', 21, { openRequests: 1, isOccupied: false })), 'maintenance')
    assert.equal(facadeStatus(aUnit('2107', 21)), 'occupied')
    assert.equal(facadeStatus(aUnit('C-101', 1, { category: 'Commercial' })), 'leased')
    assert.equal(facadeStatus(aUnit('C-101', 1, { category: 'Commercial', isOccupied: false })), 'vacant')
  })
})

describe('the facade', () => {
  it('lists every floor from the top down, with as many slots as a floor with homes has', () => {
    const floors = facadeOf(aModel([aFloor(5, 'residential', 6)]), [aUnit('0501', 5)])
    assert.deepEqual(
      floors.map(({ number }) => number),
      Array.from({ length: 40 }, (_, i) => 40 - i),
    )
    for (const { cells } of floors) assert.equal(cells.length, 6)
    assert.deepEqual(numbersOf(floors[35]!.cells), ['0501', ...Array<string>(5).fill('free')])
  })
  it('places a unit by the last two digits of its number, also on a floor with more slots', () => {
    const floors = facadeOf(aModel([aFloor(12, 'residential', 16), aFloor(31, 'residential', 10)]), [
      aUnit('1216', 12),
      aUnit('1204', 12),
      aUnit('3110', 31),
    ])
    const cells = numbersOf(floors.find(({ number }) => number === 12)!.cells)
    assert.deepEqual([cells[3], cells[15], cells.length], ['1204', '1216', 16])
    const premium = numbersOf(floors.find(({ number }) => number === 31)!.cells)
    assert.deepEqual([premium[9], premium[10]], ['3110', null])
  })
  it('has ten slots on the street wall, or those of the first part, and the others around the corner', () => {
    const one = facadeOf(aModel([aFloor(12, 'residential', 16)]), [aUnit('1201', 12), aUnit('1216', 12)])
    assert.equal(one[0]!.front, 10)
    assert.deepEqual(wallNames(one), [
      ['01', '10'],
      ['11', '16'],
    ])
    const measures = { width: 70, depth: 34, floors: 6, homesPerFloor: 6 }
    const towers = modelOfShape(
      {
        ...shapeOfTemplate('podium_two_towers', measures),
        numbering: { scheme: 'part_floor_slot', ground: '1', skips13: false },
      },
      { latitude: null, longitude: null },
    )
    const units = towers.floors.flatMap(({ number, slots }) =>
      slots.map(({ slot, unitNumber = '' }) => aUnit(unitNumber, number, { slot })),
    )
    const two = facadeOf(towers, units)
    assert.equal(two[0]!.front, 6)
    assert.deepEqual(wallNames(two), [
      ['A01', 'A06'],
      ['B01', 'B06'],
    ])
  })
  it('shows other kinds of floors as stone, with their shops first', () => {
    const floors = facadeOf(aModel([aFloor(1, 'commercial', 2), aFloor(2, 'amenity')], 2), [aUnit('C-102', 1)])
    assert.deepEqual(numbersOf(floors[1]!.cells).slice(0, 3), ['stone', 'C-102', 'stone'])
    assert.ok(floors[0]!.cells.every((cell) => cell === 'stone'))
  })
  it('includes every unit: without a slot, with a duplicate slot, above the top floor and below the first', () => {
    const units = [
      aUnit('Kiosk', 1),
      aUnit('0601', 6),
      aUnit('J-601', 6),
      aUnit('6-99', 6),
      aUnit('4501', 45),
      aUnit('0001', 0),
    ]
    for (const model of [aModel([aFloor(6, 'residential', 16)]), aModel([])]) {
      const floors = facadeOf(model, units)
      assert.deepEqual(
        floors.flatMap((floor) => unitsOf(floor).map(({ unitNumber }) => unitNumber)).sort(),
        units.map(({ unitNumber }) => unitNumber).sort(),
      )
      assert.equal(new Set(floors.map(({ cells }) => cells.length)).size, 1)
      assert.deepEqual([floors[0]!.number, floors.at(-1)!.number], [45, 0])
    }
  })
})

describe('the rows of the facade', () => {
  it('have the same total height from 17 floors on, and are never higher than a line of text with room', () => {
    for (let floors = 5; floors <= 60; floors += 1) {
      const { height, gap } = facadeRows(floors)
      assert.ok(height >= 0.5 && height <= 2.25, `${floors} floors: ${height} rem each`)
      assert.ok((height + gap) * floors <= 38.76, `${floors} floors: ${(height + gap) * floors} rem`)
      if (floors >= 17) assert.ok((height + gap) * floors > 38.74)
    }
    assert.equal(facadeRows(90).height, 0.5)
  })
})
