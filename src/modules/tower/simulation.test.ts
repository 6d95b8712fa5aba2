import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countSimulation, simulationOf, type SimulationUnit } from './simulation.ts'

const residents = [{}] as SimulationUnit['tenants']
const aUnit = (unitNumber: string, over: Partial<SimulationUnit> = {}): SimulationUnit => ({
  id: unitNumber,
  unitNumber,
  floor: Number(unitNumber.slice(0, 2)),
  category: 'Residential',
  status: 'Occupied',
  facing: 'East',
  isOccupied: true,
  openRequests: 0,
  tenants: residents,
  ...over,
})
const vacant = { isOccupied: false, tenants: [] }

describe('the simulation', () => {
  const units = [
    aUnit('0602'),
    aUnit('0601'),
    aUnit('0603', { facing: 'North', openRequests: 2 }),
    aUnit('3101', { status: 'For Sale', openRequests: 1 }),
    aUnit('3102', { status: 'For Sale', ...vacant }),
    aUnit('3103', { status: 'Reserved', ...vacant }),
    aUnit('3104', { status: 'Vacant', ...vacant }),
    aUnit('0101', { category: 'Commercial', floor: 1 }),
  ]
  const floors = simulationOf({ floors: [] }, units)

  it('lists the floors that have residences, highest first, and their units by number', () => {
    assert.deepEqual(
      floors.map(({ number, units: on }) => [number, on.map(({ unitNumber }) => unitNumber)]),
      [
        [31, ['3101', '3102', '3103', '3104']],
        [6, ['0601', '0602', '0603']],
      ],
    )
  })
  it('groups units with the same facing', () => {
    assert.deepEqual(
      floors[1]!.runs.map(({ facing, units: run }) => [facing, run.length]),
      [
        ['East', 2],
        ['North', 1],
      ],
    )
  })
  it('counts For Sale before Occupied before Vacant, so that they add up; Maintenance overlaps', () => {
    assert.deepEqual(countSimulation(floors), { total: 7, occupied: 3, vacant: 2, forSale: 2, maintenance: 2 })
    assert.deepEqual(
      floors.map(({ occupied, activeRequests }) => [occupied, activeRequests]),
      [
        [0, 1],
        [3, 2],
      ],
    )
  })
})
