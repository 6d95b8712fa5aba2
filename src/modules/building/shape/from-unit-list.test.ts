import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { footprintTemplates, groundFloors, numberingSchemes } from './choices.ts'
import { slotNumbersOf } from './floor-layouts.ts'
import { listFloors, unitsOnFloor } from './floors.ts'
import { proposeShape } from './from-unit-list.ts'
import type { ListedUnit } from './read-unit-list.ts'
import { BuildingShape } from './schemas.ts'
import { modelOfShape } from './shape-model.ts'
import { shapeOfTemplate, unitsOf, usualMeasures } from './templates.ts'
import { listShapeFaults } from './validate-shape.ts'

const row = (unitNumber: string, more: Partial<ListedUnit> = {}): ListedUnit => ({
  line: 1,
  unitNumber,
  floor: null,
  area: null,
  bedrooms: null,
  isCommercial: null,
  ...more,
})
const list = (...numbers: string[]) => numbers.map((number, i) => row(number, { line: i + 2 }))
const block = shapeOfTemplate('block', usualMeasures)

/** Buildings of every template and scheme, with fewer units on the upper floors. */
const buildings = fc
  .record({
    template: fc.constantFrom(...footprintTemplates),
    floors: fc.integer({ min: 5, max: 40 }),
    homesPerFloor: fc.integer({ min: 2, max: 12 }),
    width: fc.integer({ min: 60, max: 90 }),
    depth: fc.integer({ min: 40, max: 60 }),
    ground: fc.constantFrom(...groundFloors),
    scheme: fc.constantFrom(...numberingSchemes),
    skips13: fc.boolean(),
    upper: fc.integer({ min: 1, max: 4 }),
    area: fc.constantFrom(null, 68.5),
  })
  .map(({ ground, scheme, skips13, upper, area, ...measures }) => {
    const made = shapeOfTemplate(measures.template, measures)
    const layouts = made.layouts.map((layout) => ({
      ...layout,
      units: layout.units.map((unit, i) => ({ ...unit, area, stack: `${layout.part}${i + 1}` })),
    }))
    const penthouses = layouts.map((layout) => ({
      ...layout,
      name: `Top ${layout.part}`,
      units: layout.units.slice(0, upper),
    }))
    const last = made.floors.at(-1)!
    const top = { ...last, from: last.to, parts: last.parts.map((on, i) => ({ ...on, layout: penthouses[i]!.name })) }
    const lower = { ...last, to: last.to - 1 }
    const floors = [...made.floors.slice(0, -1), lower, top].map((range, i) =>
      ground !== '1' && i === 0 ? { ...range, from: 0 } : range,
    )
    return BuildingShape.parse({
      ...made,
      floors,
      layouts: [...layouts, ...penthouses],
      numbering: { ground, scheme, skips13 },
    })
  })
  // The top floor of a building without a floor 13 cannot be floor 13.
  .filter(
    (shape) => listShapeFaults(shape).length === 0 && !shape.floors.some(({ from, to }) => from === 13 && to === 13),
  )

const listOf = (shape: BuildingShape) =>
  slotNumbersOf(shape).map(({ unitNumber, layoutUnit: { area, bedrooms } }, i) =>
    row(unitNumber, { line: i + 2, area, bedrooms }),
  )
const stacksOf = (shape: BuildingShape) => {
  const numbers = new Map(slotNumbersOf(shape).map(({ floor, slot, unitNumber }) => [`${floor}/${slot}`, unitNumber]))
  const stacks = Map.groupBy(
    modelOfShape(shape, { latitude: null, longitude: null }).floors.flatMap(({ number, slots }) =>
      slots.map(({ slot, stack }) => ({ stack, unit: numbers.get(`${number}/${slot}`)! })),
    ),
    ({ stack }) => stack,
  )
  return [...stacks.values()].map((units) => units.map(({ unit }) => unit).join(' ')).toSorted()
}
const placesOf = (shape: BuildingShape) =>
  slotNumbersOf(shape).map(({ unitNumber, floor, slot, layoutUnit: { area } }) => [unitNumber, floor, slot, area])

describe('the list of the units of a building', () => {
  it('gives its floors, stacks and numbers back, from the draft of any other building', () => {
    fc.assert(
      fc.property(buildings, fc.boolean(), (shape, isShuffled) => {
        const rows = listOf(shape)
        const { shape: proposed, odd, missing, rewritten } = proposeShape(block, isShuffled ? rows.toReversed() : rows)
        assert.deepEqual([odd, missing, rewritten], [[], [], []])
        assert.deepEqual(placesOf(proposed!), placesOf(shape))
        // Numbers that count through two towers do not say where the second begins.
        if (shape.numbering.scheme === 'part_floor_slot' || shape.template !== 'podium_two_towers')
          assert.deepEqual(stacksOf(proposed!), stacksOf(shape))
        const expected = listFloors(shape).filter(({ range }) => unitsOnFloor(shape, range) > 0)
        const actual = listFloors(proposed!).filter(({ range }) => unitsOnFloor(proposed!, range) > 0)
        assert.deepEqual(
          actual.map(({ number }) => number),
          expected.map(({ number }) => number),
        )
      }),
      { numRuns: 150 },
    )
  })
  it('changes nothing in the draft of the same building', () => {
    fc.assert(
      fc.property(buildings, (shape) => {
        const { shape: proposed } = proposeShape(shape, listOf(shape))
        const nowhere = { latitude: null, longitude: null }
        assert.deepEqual(modelOfShape(proposed!, nowhere), modelOfShape(shape, nowhere))
        assert.deepEqual(listShapeFaults(proposed!), [])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a proposal', () => {
  const floor = (number: number, ...slots: string[]) => slots.map((slot) => `${number}${slot}`)
  it('reads short numbers, and finds that there is no floor 13', () => {
    const numbers = [1, 2, 11, 12, 14].flatMap((number) => floor(number, '01', '02'))
    const between = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((number) => floor(number, '01', '02'))
    const { shape, odd } = proposeShape(block, list(...numbers, ...between))
    assert.deepEqual(shape?.numbering, { scheme: 'short_floor_slot', ground: '1', skips13: true })
    assert.deepEqual(odd, [])
    assert.equal(slotNumbersOf(shape)[0]?.unitNumber, '101')
  })
  it('names the parts that have no unit in the list', () => {
    const towers = shapeOfTemplate('podium_two_towers', { width: 70, depth: 34, floors: 6, homesPerFloor: 3 })
    const draft = { ...towers, numbering: { ...towers.numbering, scheme: 'part_floor_slot' as const } }
    assert.deepEqual(proposeShape(draft, list('A301', 'A302', 'A401', 'A402')).removedParts, ['Tower B'])
    assert.deepEqual(proposeShape(block, list('101', '102')).removedParts, [])
  })
  it('has a part for each letter, and a block for a part that is not drawn', () => {
    const { shape, newParts } = proposeShape(block, list('A101', 'A102', 'A201', 'A202', 'B101', 'B102'))
    assert.deepEqual([shape?.numbering.scheme, newParts], ['part_floor_slot', ['B']])
    assert.deepEqual(
      shape?.floors.map(({ from, to, parts }) => [from, to, parts.map(({ part }) => part)]),
      [
        [1, 1, ['A', 'B']],
        [2, 2, ['A']],
      ],
    )
    assert.deepEqual(listShapeFaults(shape), [])
  })
  it('names each odd number with the reason, and what it writes in another way', () => {
    const rows = [
      ...list('1-01', '102', '201', '202', '102', '', 'Laundry', '9901', '160'),
      row('203', { line: 20, floor: 4 }),
    ]
    const { odd, rewritten } = proposeShape(block, rows)
    assert.deepEqual(
      odd.map(({ line, unitNumber, reason }) => [line, unitNumber, reason]),
      [
        [6, '102', 'twice'],
        [7, '', 'empty'],
        [8, 'Laundry', 'unreadable'],
        [9, '9901', 'far_floor'],
        [10, '160', 'far_slot'],
        [20, '203', 'other_floor'],
      ],
    )
    assert.deepEqual(rewritten, [{ from: '1-01', to: '101' }])
  })
  it('knows the ground floor by its name, whether it is floor 1 or 0', () => {
    const named = (number: string) => row(number, { floor: 'ground' })
    for (const [rows, ground] of [
      [[named('101'), named('102'), row('201', { floor: 2 })], '1'],
      [[named('001'), named('002'), row('101', { floor: 1 })], '0'],
      [[named('EG01'), named('EG02'), row('101', { floor: 1 })], 'EG'],
    ] as const) {
      const { shape, odd } = proposeShape(block, rows)
      assert.deepEqual([odd, shape?.numbering.ground], [[], ground])
    }
    const { odd } = proposeShape(block, [named('101'), named('102'), named('201')])
    assert.deepEqual(
      odd.map(({ unitNumber, reason }) => [unitNumber, reason]),
      [['201', 'other_floor']],
    )
  })
  it('says which units the list lacks, and which floors have none', () => {
    const { missing, emptyFloors, shape } = proposeShape(block, list('0301', '0303', '0401', '0402', '0403', '0601'))
    assert.deepEqual([missing, emptyFloors], [['0302'], [1, 2, 5]])
    assert.deepEqual(
      shape?.floors.map(({ from, to, kind }) => [from, to, kind]),
      [
        [1, 2, 'commercial'],
        [3, 4, 'residential'],
        [5, 5, 'mechanical'],
        [6, 6, 'residential'],
      ],
    )
  })
  it('uses the areas, bedrooms and categories of the list, and keeps walls and drawings of the draft', () => {
    const drawn: BuildingShape = {
      ...block,
      floors: [{ ...block.floors[1]!, from: 1, to: 2 }],
      layouts: [{ ...block.layouts[0]!, units: unitsOf(2).map((unit) => ({ ...unit, facing: 'East' as const })) }],
    }
    const rows = [
      row('0101', { isCommercial: true }),
      row('0102', { isCommercial: true }),
      row('0201', { area: 50, bedrooms: 2, isCommercial: false }),
      row('0202', { area: 60, isCommercial: false }),
    ]
    const { shape } = proposeShape(drawn, rows)
    assert.deepEqual(
      shape?.floors.map(({ kind }) => kind),
      ['commercial', 'residential'],
    )
    assert.deepEqual(
      slotNumbersOf(shape).map(({ layoutUnit }) => layoutUnit),
      [
        { facing: 'East', stack: '01', bedrooms: null, area: null },
        { facing: 'East', stack: '02', bedrooms: null, area: null },
        { facing: 'East', stack: '01', bedrooms: 2, area: 50 },
        { facing: 'East', stack: '02', bedrooms: null, area: 60 },
      ],
    )
    assert.deepEqual(shape?.parts, drawn.parts)
  })
  it('leaves out areas that differ on more floors than there can be layouts, and says so', () => {
    const rows = Array.from({ length: 70 }, (_, i) => row(`${String(i + 1).padStart(2, '0')}01`, { area: 50 + i }))
    const { shape, mixed } = proposeShape(block, rows)
    assert.equal(mixed.length, 1)
    assert.deepEqual([shape?.layouts.length, shape?.layouts[0]?.units[0]?.area], [1, null])
  })
  it('is none when no number can be read', () => {
    const { shape, odd } = proposeShape(block, list('Shop', 'Café'))
    assert.deepEqual([shape, odd.length], [null, 2])
  })
})
