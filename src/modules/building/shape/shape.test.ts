import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { outlinesOf } from '../floor-outlines.ts'
import { listModelErrors } from '../model.ts'
import { areaOf, type Polygon } from '../polygon.ts'
import { footprintTemplates } from './choices.ts'
import { countShapeUnits, unitsOnFloor } from './floors.ts'
import { depthOf, isRectilinear, rectangle } from './rectilinear.ts'
import { BuildingShape } from './schemas.ts'
import { modelOfShape } from './shape-model.ts'
import { shapeOfTemplate, unitsOf } from './templates.ts'
import { layOutUnits } from './unit-footprints.ts'
import { listShapeFaults } from './validate-shape.ts'

const nowhere = { latitude: null, longitude: null }

/** Outlines with right angles: a block with notches cut from its corners and from one side. */
const outlines = fc
  .record({
    width: fc.integer({ min: 20, max: 90 }),
    depth: fc.integer({ min: 20, max: 70 }),
    notches: fc.array(
      fc.record({
        wide: fc.double({ min: 0, max: 0.6, noNaN: true }),
        deep: fc.double({ min: 0, max: 0.6, noNaN: true }),
      }),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
  })
  .map(({ width, depth, notches }): Polygon => {
    const [sw, se, ne, nw] = notches.map(
      ({ wide, deep }) => [Math.round(wide * width * 0.5 * 2) / 2, Math.round(deep * depth * 0.5 * 2) / 2] as const,
    )
    const corners: (readonly [number, number])[] = [
      [sw![0], 0],
      [width - se![0], 0],
      [width - se![0], se![1]],
      [width, se![1]],
      [width, depth - ne![1]],
      [width - ne![0], depth - ne![1]],
      [width - ne![0], depth],
      [nw![0], depth],
      [nw![0], depth - nw![1]],
      [0, depth - nw![1]],
      [0, sw![1]],
      [sw![0], sw![1]],
    ]
    const distinct = corners.filter((corner, i) => {
      const before = corners.at(i - 1)!
      return corner[0] !== before[0] || corner[1] !== before[1]
    })
    return distinct.filter((corner, i) => {
      const [before, after] = [distinct.at(i - 1)!, distinct[(i + 1) % distinct.length]!]
      return (
        !(before[0] === corner[0] && corner[0] === after[0]) && !(before[1] === corner[1] && corner[1] === after[1])
      )
    })
  })
  .filter(isRectilinear)

const notched: Polygon = [
  [20, 0],
  [20, 31],
  [5.5, 31],
  [5.5, 30.5],
  [0, 30.5],
  [0, 0],
]

describe('the units of a floor', () => {
  it('fill the outline except the corridor, without overlaps, for any outline and any number of units', () => {
    let placed = 0
    fc.assert(
      fc.property(outlines, fc.integer({ min: 1, max: 60 }), (outline, count) => {
        const laid = layOutUnits(
          outline,
          Array.from({ length: count }, () => 70),
        )
        if (typeof laid === 'string') return
        placed += 1
        assert.equal(laid.units.length, count)
        const sum = laid.units.reduce((total, { footprint }) => total + areaOf(footprint), 0)
        const expected = areaOf(outline) - (laid.corridor ? areaOf(laid.corridor) : 0)
        assert.ok(Math.abs(sum - expected) < 0.2 + count * 0.1, `${sum} of ${expected} m²`)
        const slots = laid.units.map((unit, i) => ({ slot: i + 1, stack: String(i), ...unit }))
        const floor = {
          number: 1,
          kind: 'residential' as const,
          name: null,
          layout: null,
          outline,
          slots,
          bottom: 0,
          height: 3,
        }
        const model = { towerFloors: 1, ...nowhere, orientation: 0, floors: [floor], parking: [] }
        assert.deepEqual(listModelErrors(model), [])
      }),
      // A notch whose corners follow each other.
      { numRuns: 400, examples: [[notched, 6]] },
    )
    assert.ok(placed > 200, `only ${placed} of 400 outlines had room`)
  })
  it('are as large as they should be', () => {
    const laid = layOutUnits(rectangle(0, 0, 60, 30), [140, 70, 70, 70])
    assert.ok(typeof laid !== 'string')
    const areas = laid.units.map(({ footprint }) => areaOf(footprint))
    assert.ok(areas[0]! > 1.5 * areas[1]!, areas.join(' '))
  })
  it('face the longest of their outer walls', () => {
    const laid = layOutUnits(
      rectangle(0, 0, 40, 24),
      Array.from({ length: 8 }, () => 70),
    )
    assert.ok(typeof laid !== 'string')
    assert.deepEqual(new Set(laid.units.map(({ facing }) => facing)), new Set(['East', 'North', 'West', 'South']))
  })
  it('have no room in a part that is too narrow or too small', () => {
    assert.equal(layOutUnits(rectangle(0, 0, 40, 5), [70, 70]), 'narrow')
    assert.equal(
      layOutUnits(
        rectangle(0, 0, 20, 20),
        Array.from({ length: 80 }, () => 70),
      ),
      'small',
    )
    assert.equal(depthOf(rectangle(0, 0, 40, 5)), null)
  })
})

describe('a building of a template', () => {
  const templates = fc.record({
    template: fc.constantFrom(...footprintTemplates),
    floors: fc.integer({ min: 5, max: 90 }),
    homesPerFloor: fc.integer({ min: 1, max: 24 }),
    width: fc.integer({ min: 50, max: 90 }),
    depth: fc.integer({ min: 30, max: 60 }),
    ground: fc.constantFrom('1', '0', 'EG'),
    scheme: fc.constantFrom('floor_slot', 'part_floor_slot', 'floor_letter'),
    skips13: fc.boolean(),
  })
  it('has every unit once, within its walls, for any floors and numbering', () => {
    fc.assert(
      fc.property(templates, ({ template, ground, scheme, skips13, ...measures }) => {
        const made = shapeOfTemplate(template, measures)
        const isZero = ground !== '1'
        const floors = made.floors.map((range, i) => (isZero && i === 0 ? { ...range, from: 0 } : range))
        const shape = BuildingShape.parse({ ...made, floors, numbering: { ground, scheme, skips13 } })
        assert.deepEqual(listShapeFaults(shape), [])
        const model = modelOfShape(shape, nowhere)
        assert.deepEqual(listModelErrors(model), [])
        assert.equal(
          model.floors.length,
          measures.floors + (isZero ? 1 : 0) - (skips13 && measures.floors >= 13 ? 1 : 0),
        )
        const slots = model.floors.flatMap((floor) => floor.slots)
        assert.equal(slots.length, countShapeUnits(shape))
        const towers = model.floors.at(-1)!
        assert.equal(outlinesOf(towers).length, template === 'podium_two_towers' ? 2 : 1)
        assert.equal(unitsOnFloor(shape, shape.floors.at(-1)!), towers.slots.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the faults of a shape', () => {
  const shape = shapeOfTemplate('podium_two_towers', { width: 60, depth: 30, floors: 20, homesPerFloor: 6 })
  const messagesOf = (changed: Partial<BuildingShape>) =>
    listShapeFaults({ ...shape, ...changed }).map(({ message }) => message)
  it('name the part, floor or layout', () => {
    assert.deepEqual(listShapeFaults(shape), [])
    const [a, b, podium] = shape.parts
    assert.deepEqual(messagesOf({ parts: [a!, { ...b!, outline: a!.outline }, podium!] }), [
      'Floors 3 to 20: parts A and B overlap.',
    ])
    assert.deepEqual(messagesOf({ floors: [shape.floors[0]!, { ...shape.floors[1]!, from: 5 }] }), [
      'Floor 3 is missing.',
      'Floor 4 is missing.',
    ])
    assert.deepEqual(messagesOf({ floors: [{ ...shape.floors[0]!, to: 3 }, shape.floors[1]!] }), [
      'Floor 3 is there twice.',
    ])
    assert.deepEqual(messagesOf({ layouts: [{ ...shape.layouts[0]!, units: unitsOf(60) }, shape.layouts[1]!] }), [
      'Layout “Standard A” has no room for 60 units.',
    ])
    assert.deepEqual(
      messagesOf({
        parts: [
          {
            ...a!,
            outline: [
              [0, 0],
              [9, 1],
              [9, 9],
              [0, 9],
            ],
          },
          b!,
          podium!,
        ],
      }),
      ['The walls of part A must meet at right angles and must not cross.'],
    )
    assert.deepEqual(messagesOf({ parking: [{ code: 'P1', floor: 40, stalls: 1, chargingStalls: 2, lockers: 0 }] }), [
      "Parking level P1 can't have more charging stalls than stalls.",
      'Parking level P1 is on floor 40, which is missing.',
    ])
  })
  it('name the first number of a parking level that is none, or that another level has', () => {
    const level = (code: string, first: Pick<BuildingShape['parking'][number], 'firstStall' | 'firstLocker'>) => ({
      code,
      floor: -1,
      stalls: 2,
      chargingStalls: 0,
      lockers: 2,
      ...first,
    })
    const fieldsOf = (...parking: BuildingShape['parking']) =>
      listShapeFaults({ ...shape, parking }).map(({ field }) => field)
    assert.deepEqual(
      fieldsOf(level('P1', { firstStall: 'P1-A', firstLocker: 'L1-01' }), level('P2', { firstLocker: 'L2-A' })),
      ['parking.0.firstStall', 'parking.1.firstLocker'],
    )
    // Numbers are compared as in the database, which counts several blanks as one.
    assert.deepEqual(fieldsOf(level('P1', { firstStall: 'P 1' }), level('P2', { firstStall: 'p  2' })), [
      'parking.1.firstStall',
    ])
    assert.deepEqual(fieldsOf(level('P1', { firstLocker: 'L 1' }), level('P2', { firstStall: 'L 1' })), [])
  })
  it('allow parking underground', () => {
    assert.deepEqual(
      messagesOf({ parking: [{ code: 'P1', floor: -1, stalls: 24, chargingStalls: 4, lockers: 84 }] }),
      [],
    )
  })
})
