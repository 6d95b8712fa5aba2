import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countSimulation, isInSimulationCount, simulationOf, simulationShows } from './simulation.ts'
import { facadeShows, pastFacadeShows, isHighlighted, findUnitByNumber } from './highlight.ts'

type Facts = {
  status?: 'Vacant' | 'Occupied' | 'For Sale' | 'Under Renovation' | 'Reserved'
  isOccupied?: boolean
  openRequests?: number
  category?: 'Residential' | 'Commercial'
}
const tenant = {} as never
const aUnit = (
  unitNumber: string,
  { status = 'Vacant', isOccupied = false, openRequests = 0, category }: Facts = {},
) => ({
  id: unitNumber,
  unitNumber,
  floor: 6,
  slot: null,
  category: category ?? ('Residential' as const),
  status,
  facing: null,
  isOccupied,
  openRequests,
  tenants: isOccupied ? [tenant] : [],
})
const units = [
  aUnit('0601', { isOccupied: true }),
  aUnit('0602', { isOccupied: true, openRequests: 2 }),
  aUnit('0603'),
  aUnit('0604', { status: 'For Sale' }),
  aUnit('0605', { status: 'For Sale', isOccupied: true, openRequests: 1 }),
  aUnit('0606', { status: 'Reserved' }),
  aUnit('0607', { status: 'Under Renovation' }),
  aUnit('0608', { isOccupied: true, category: 'Commercial' }),
]
const numbers = (fits: (unit: (typeof units)[number]) => boolean) => units.filter(fits).map((unit) => unit.unitNumber)

describe('the highlighted units of the building view', () => {
  const highlighted = Object.fromEntries(
    facadeShows.map((show) => [show, numbers((unit) => isHighlighted(unit, show))]),
  )

  it('are those that a counter counts, whatever their colour', () => {
    assert.deepEqual(highlighted['occupied'], ['0601', '0602', '0605', '0608'])
    assert.deepEqual(highlighted['leased'], ['0608'])
    assert.deepEqual(highlighted['vacant'], ['0603', '0604', '0606', '0607'])
    assert.deepEqual(highlighted['maintenance'], ['0602', '0605'])
  })

  it('are those with a typed status, whatever their colour', () => {
    assert.deepEqual(highlighted['for_sale'], ['0604', '0605'])
    assert.deepEqual(highlighted['reserved'], ['0606'])
    assert.deepEqual(highlighted['renovation'], ['0607'])
  })

  it('are limited to the recorded statuses on a past day', () =>
    assert.deepEqual(pastFacadeShows, ['occupied', 'leased', 'vacant', 'maintenance']))
})

describe('the highlighted units of the simulation', () => {
  it('match each of its counts', () => {
    const homes = units.filter(({ category }) => category === 'Residential')
    const { occupied, vacant, forSale, maintenance } = countSimulation(simulationOf({ floors: [] }, units))
    const counted = simulationShows.map((show) => homes.filter((unit) => isInSimulationCount(unit, show)).length)
    assert.deepEqual(counted, [occupied, vacant, forSale, maintenance])
  })
})

describe('a unit by its number', () => {
  const all = ['0504', '504', '2107', 'C-101', '3101'].map((unitNumber) => ({ unitNumber }))
  const found = (text: string) => findUnitByNumber(all, text)?.unitNumber ?? null

  it('is found by the exact number', () => {
    assert.equal(found('2107'), '2107')
    assert.equal(found('0504'), '0504')
    assert.equal(found('504'), '504')
  })

  it('is found with a prefix, a hash or without leading zeros', () => {
    for (const text of [' 2107 ', 'Unit 2107', 'unit2107'.slice(4), '#2107', '02107']) assert.equal(found(text), '2107')
    for (const text of ['c101', 'C 101', 'c-101']) assert.equal(found(text), 'C-101')
  })

  it('is not found by a part of the number', () => {
    for (const text of ['', '  ', '210', '21070', 'unit', '9999', '-']) assert.equal(found(text), null, text)
  })
})
