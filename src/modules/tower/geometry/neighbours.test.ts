import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ModelFloor } from '#building/model.ts'
import { unitNumberOf } from '#building/rules.ts'
import { neighboursOf } from './neighbours.ts'

/** A floor of homes of equal width along one wall, with its layout and the stack of each slot. */
const aFloor = (
  number: number,
  layout: string,
  slots: number,
  kind: ModelFloor['kind'] = 'residential',
): ModelFloor => ({
  number,
  kind,
  name: null,
  layout,
  outline: [],
  bottom: 0,
  height: 3,
  slots: Array.from({ length: slots }, (_, i) => ({
    slot: i + 1,
    facing: 'East',
    stack: `${layout}-${i + 1}`,
    footprint: [
      [(24 / slots) * i, 0],
      [(24 / slots) * (i + 1), 0],
      [(24 / slots) * (i + 1), 8],
      [(24 / slots) * i, 8],
    ],
  })),
})
const floors = [
  aFloor(4, 'deck', 2, 'amenity'),
  ...[5, 6, 7, 8].map((number) => aFloor(number, 'standard', 6)),
  ...[9, 10, 11].map((number) => aFloor(number, 'premium', 3)),
]
type Home = { id: string; floor: number; slot: number | null; stack: string | null }
const homes: Home[] = floors.flatMap(({ number, slots }) =>
  slots.map(({ slot, stack }) => ({ id: unitNumberOf(number, slot), floor: number, slot, stack })),
)
const around = (id: string, units = homes) => {
  const found = neighboursOf({ floors }, units, id)
  return found && { riser: found.riser.map((home) => home.id), beside: found.adjacent.map((home) => home.id) }
}

describe('the neighbours of a home', () => {
  it('are two above, two below and the next on both sides of the corridor', () => {
    assert.deepEqual(around('0702'), { riser: ['0901', '0802', '0702', '0602', '0502'], beside: ['0701', '0703'] })
    assert.deepEqual(around('0706')?.beside, ['0705', '0701'])
  })
  it('are the homes above and below it where another floor group begins', () => {
    assert.deepEqual(around('0805')?.riser, ['1003', '0903', '0805', '0705', '0605'])
    assert.deepEqual(around('1102')?.riser, ['1102', '1002', '0902', '0803', '0703'])
  })
  it('are more on one side when the other side ends, and never on another kind of floor', () => {
    assert.deepEqual(around('0501')?.riser, ['0901', '0801', '0701', '0601', '0501'])
  })
  it('skip a home without a record', () => {
    const without = homes.filter(({ id }) => id !== '0602' && id !== '0703')
    assert.deepEqual(around('0702', without), { riser: ['1001', '0901', '0802', '0702', '0502'], beside: ['0701'] })
  })
  it('are all homes on its riser where it is entered, on the nearest five floors', () => {
    const withRisers = floors.map((floor) => ({
      ...floor,
      slots: floor.slots.map((slot) => (slot.slot <= 2 ? { ...slot, riser: 'R1' } : slot)),
    }))
    const found = neighboursOf({ floors: withRisers }, homes, '0702')
    assert.deepEqual(
      [found?.riserName, found?.riser.map(({ id }) => id)],
      ['R1', ['0901', '0902', '0801', '0802', '0702', '0701', '0601', '0602', '0501', '0502']],
    )
    assert.deepEqual(neighboursOf({ floors: withRisers }, homes, '0705')?.riserName, null)
  })
  it('are those of the entered stack, for a home without a slot in the model', () => {
    const extra = [
      ...homes,
      { id: 'A', floor: 7, slot: null, stack: 'lift side' },
      { id: 'B', floor: 5, slot: 77, stack: 'lift side' },
      { id: 'C', floor: 5, slot: null, stack: null },
    ]
    assert.deepEqual(around('A', extra), { riser: ['A', 'B'], beside: [] })
    assert.equal(around('C', extra), null)
    assert.equal(around('nobody', extra), null)
  })
})
