import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Facing } from './choices.ts'
import type { BuildingModel, ModelFloor, ModelSlot } from './model.ts'
import { BuildingModel as shape, validateModel } from './model.ts'
import { plainShape } from './plain-shape.ts'

const sides: Facing[] = ['East', 'North', 'South', 'West']
const createFloor = (number: number, over: Partial<ModelFloor> = {}): ModelFloor => {
  const { outline, footprints } = plainShape(sides)
  const slots = sides.map((facing, i) => ({
    slot: i + 1,
    facing,
    stack: `standard-0${i + 1}`,
    footprint: footprints[i]!,
  }))
  const base = { kind: 'residential' as const, name: null, layout: 'standard', bottom: (number - 1) * 3, height: 3 }
  return { number, ...base, outline, slots, ...over }
}
const createModel = (over: Partial<BuildingModel> = {}): BuildingModel => ({
  towerFloors: 3,
  latitude: null,
  longitude: null,
  orientation: 0,
  floors: [1, 2, 3].map((number) => createFloor(number)),
  parking: [{ code: 'P1', floor: 1, stalls: 10, chargingStalls: 0 }],
  ...over,
})
const withSlots = (change: (slots: readonly ModelSlot[]) => readonly ModelSlot[]) =>
  createModel({ floors: [createFloor(1), createFloor(2, { slots: change(createFloor(2).slots) }), createFloor(3)] })

describe('a model without gaps and duplicates', () => {
  it('is valid and matches the contract', () => {
    assert.equal(validateModel(createModel()), null)
    assert.deepEqual(shape.parse(createModel()), createModel())
  })
  it('may have a shop of any shape on a floor, and floors without any', () => {
    assert.equal(
      validateModel(createModel({ floors: [createFloor(1), createFloor(2, { slots: [] }), createFloor(3)] })),
      null,
    )
  })
})

describe('gaps and duplicates are reported', () => {
  const cases: [what: string, model: BuildingModel, sentence: string][] = [
    ['a missing floor', createModel({ floors: [createFloor(1), createFloor(3)] }), 'Floor 2 is missing.'],
    ['a floor twice', createModel({ floors: [1, 2, 2, 3].map((n) => createFloor(n)) }), 'Floor 2 is there twice.'],
    ['a floor above the top', createModel({ towerFloors: 2 }), 'Floor 3 is above the top floor 2.'],
    ['a missing slot', withSlots((slots) => slots.filter(({ slot }) => slot !== 2)), 'Slot 2 of floor 2 is missing.'],
    [
      'a slot twice',
      withSlots((slots) => slots.map((s) => (s.slot === 3 ? { ...s, slot: 4 } : s))),
      'Slot 3 of floor 2 is missing. Slot 4 of floor 2 is there twice.',
    ],
    [
      'a stack twice on a floor',
      withSlots((slots) => slots.map((s) => (s.slot === 3 ? { ...s, stack: 'standard-04' } : s))),
      'Stack standard-04 has two slots on floor 2.',
    ],
    [
      'homes on each other',
      withSlots((slots) => slots.map((s) => (s.slot === 3 ? { ...s, footprint: slots[3]!.footprint } : s))),
      'Slots 3 and 4 of floor 2 lie on each other.',
    ],
    [
      'a home outside',
      withSlots((slots) =>
        slots.map((s) => (s.slot === 3 ? { ...s, footprint: s.footprint.map(([e, n]) => [e, n - 1] as const) } : s)),
      ),
      'Slot 3 of floor 2 reaches outside the outline.',
    ],
    [
      'a home without ground',
      withSlots((slots) => slots.map((s) => (s.slot === 3 ? { ...s, footprint: [] } : s))),
      'Slot 3 of floor 2 has no area with its corners counter-clockwise.',
    ],
    [
      'an outline the wrong way round',
      createModel({
        floors: [
          createFloor(1),
          createFloor(2, { outline: createFloor(2).outline.toReversed(), slots: [] }),
          createFloor(3),
        ],
      }),
      'The outline of floor 2 is no area with its corners counter-clockwise.',
    ],
    [
      'parking nowhere',
      createModel({ parking: [{ code: 'P9', floor: 9, stalls: 1, chargingStalls: 0 }] }),
      'Parking level P9 is on floor 9, which is missing.',
    ],
    [
      'a parking level twice',
      createModel({ parking: [1, 2].map((floor) => ({ code: 'P1', floor, stalls: 1, chargingStalls: 0 })) }),
      'Parking level P1 is there twice.',
    ],
  ]
  for (const [what, model, sentence] of cases) it(what, () => assert.equal(validateModel(model), sentence))
})

describe('a floor without a drawing', () => {
  it('is a box with its homes along the walls in order, for any facings', () => {
    const tables: Facing[][] = [
      [],
      ['South'],
      ['North', 'North', 'North'],
      sides,
      [...Array<Facing>(4).fill('East'), ...Array<Facing>(2).fill('North'), ...Array<Facing>(7).fill('West')],
      Array.from({ length: 16 }, (_, i) => sides[Math.floor(i / 4)]!),
    ]
    for (const facings of tables) {
      const { outline, footprints } = plainShape(facings)
      const slots = facings.map((facing, i) => ({
        slot: i + 1,
        facing,
        stack: String(i),
        footprint: footprints[i]!,
      }))
      assert.equal(validateModel(createModel({ towerFloors: 1, floors: [createFloor(1, { outline, slots })] })), null)
    }
  })
})
