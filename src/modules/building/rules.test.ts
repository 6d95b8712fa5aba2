import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeFloorDifferences } from './floor-changes.ts'
import type { Facing, FloorKind } from './choices.ts'
import { addOpenMinutes, adjacentSlots, countResidences, facingOf, nameOnFloor, slotOf, unitNumberOf } from './rules.ts'

const floor = (number: number, counts: Partial<Record<Facing, number>>, layout = 'standard') => ({
  number,
  kind: 'residential' as FloorKind,
  layout,
  facings: Object.entries(counts).flatMap(([facing, count]) => Array.from({ length: count }, () => facing as Facing)),
})

describe('the number of a unit', () => {
  it('is floor and slot, and the slot can be parsed from it', () => {
    assert.equal(unitNumberOf(12, 4), '1204')
    assert.equal(unitNumberOf(9, 16), '0916')
    assert.equal(slotOf('1204'), 4)
    assert.equal(slotOf('C-104'), 4)
    assert.equal(slotOf('1204A'), 4)
    assert.equal(slotOf('Kiosk'), null)
  })
})

describe('the name of a unit on its floor', () => {
  it('is its number without the floor', () => {
    const names = [
      ['1204', 12],
      ['0304', 3],
      ['304', 3],
      ['A2103', 21],
      ['12B', 12],
      ['Kiosk', 1],
      ['12', 12],
    ] as const
    assert.deepEqual(
      names.map(([number, on]) => nameOnFloor(number, on)),
      ['04', '04', '04', 'A03', 'B', 'Kiosk', '12'],
    )
  })
})

describe('a slot of a floor', () => {
  const standard = floor(12, { East: 4, North: 4, South: 4, West: 4 })
  it('has the facing of the floor table, or none beyond it', () => {
    assert.equal(facingOf(standard, 1), 'East')
    assert.equal(facingOf(standard, 8), 'North')
    assert.equal(facingOf(standard, 16), 'West')
    assert.equal(facingOf(standard, 17), null)
    assert.equal(facingOf(standard, null), null)
  })
  it('has adjacent slots around the loop', () => {
    assert.deepEqual(adjacentSlots(1, 16), [16, 2])
    assert.deepEqual(adjacentSlots(16, 16), [15, 1])
    assert.deepEqual(adjacentSlots(1, 2), [2])
    assert.deepEqual(adjacentSlots(1, 1), [])
  })
})

describe('the count of residences', () => {
  it('is what the floor table has room for: 6 + 21 × 16 + 2 × 14 + 3 × 10', () => {
    const floors = [
      floor(5, { East: 2, North: 1, South: 2, West: 1 }, 'terrace'),
      ...Array.from({ length: 21 }, (_, i) => floor(6 + i, { East: 4, North: 4, South: 4, West: 4 })),
      ...Array.from({ length: 2 }, (_, i) => floor(27 + i, { East: 4, North: 3, South: 4, West: 3 }, 'intermediate')),
      ...Array.from({ length: 3 }, (_, i) => floor(29 + i, { East: 3, North: 2, South: 3, West: 2 }, 'premium')),
      { kind: 'commercial' as FloorKind, facings: [] },
    ]
    assert.equal(countResidences(floors), 400)
  })
})

describe('open minutes', () => {
  const office = {
    timeZone: 'America/Toronto',
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00:00', closes: '17:00:00' })),
    holidays: [{ day: '2026-12-25' }],
  }
  it('are added on the same day', () => {
    assert.equal(addOpenMinutes(new Date('2026-11-20T15:00:00Z'), 60, office).toISOString(), '2026-11-20T16:00:00.000Z')
  })
  it('begin when the office opens', () => {
    assert.equal(addOpenMinutes(new Date('2026-11-20T10:00:00Z'), 60, office).toISOString(), '2026-11-20T15:00:00.000Z')
  })
  it('skip nights, weekends and holidays', () => {
    // Friday 16:00 and two hours more is Monday 10:00.
    assert.equal(
      addOpenMinutes(new Date('2026-11-20T21:00:00Z'), 120, office).toISOString(),
      '2026-11-23T15:00:00.000Z',
    )
    // Thursday 24 December 16:30 and one hour more is Monday 28 December 09:30.
    assert.equal(addOpenMinutes(new Date('2026-12-24T21:30:00Z'), 60, office).toISOString(), '2026-12-28T14:30:00.000Z')
  })
  it('keep the wall clock when the clocks change', () => {
    // Friday 6 March 16:00 EST; Monday 9 March is on summer time.
    assert.equal(
      addOpenMinutes(new Date('2026-03-06T21:00:00Z'), 120, office).toISOString(),
      '2026-03-09T14:00:00.000Z',
    )
  })
})

const homeFloor = { kind: 'residential', name: null, layout: 'standard', height: 3 }
const drawnLayout = (facings: string[]) => ({ facings, outline: [], slots: [] })

describe('the differences of floors', () => {
  it('leave out the default facings of a layout that was not drawn', () => {
    const before = { 'floor 1': { ...homeFloor, facings: ['North', 'East'] } }
    const after = { 'floor 1': homeFloor, 'layout standard': drawnLayout(['North', 'East']) }
    assert.deepEqual(describeFloorDifferences(before, after), [])
  })

  it('name the own facings of a floor of a drawn layout', () => {
    const drawn = { 'layout standard': drawnLayout(['North', 'East']) }
    const before = { ...drawn, 'floor 1': { ...homeFloor, facings: ['East', 'East'] } }
    assert.deepEqual(describeFloorDifferences(before, { ...drawn, 'floor 1': homeFloor }), [
      { label: 'Floor 1: facing', before: 'East, East', after: '' },
    ])
  })
})
