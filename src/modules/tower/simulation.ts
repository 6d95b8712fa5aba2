import type { BuildingModel } from '#building/model.ts'
import { meetsCondition, simulationStatus } from '#units/rules.ts'
import type { ListedUnit } from './contract.ts'

export type SimulationStatus = ReturnType<typeof simulationStatus>
export type SimulationUnit = Pick<
  ListedUnit,
  'id' | 'unitNumber' | 'floor' | 'category' | 'status' | 'facing' | 'isOccupied' | 'openRequests' | 'tenants'
>

export const statusInSimulation = (unit: Pick<SimulationUnit, 'status' | 'tenants'>): SimulationStatus =>
  simulationStatus(unit, unit.tenants.length)

export type SimulationFloor<U> = {
  number: number
  /** The name of the floor's layout. */
  name: string | null
  units: readonly U[]
  /** The units by number, grouped into runs with the same facing. */
  runs: readonly { facing: string | null; units: readonly U[] }[]
  occupied: number
  activeRequests: number
}

/** The floors that have residences, highest first. */
export function simulationOf<U extends SimulationUnit>(
  { floors }: Pick<BuildingModel, 'floors'>,
  units: readonly U[],
): SimulationFloor<U>[] {
  const homes = Map.groupBy(
    units.filter(({ category }) => category === 'Residential'),
    ({ floor }) => floor,
  )
  return [...homes]
    .sort(([one], [other]) => other - one)
    .map(([number, all]) => {
      const sorted = all.toSorted((a, b) => (a.unitNumber < b.unitNumber ? -1 : 1))
      return {
        number,
        name: floors.find((floor) => floor.number === number)?.name ?? null,
        units: sorted,
        runs: runsOf(sorted),
        occupied: sorted.filter((unit) => isInSimulationCount(unit, 'occupied')).length,
        activeRequests: sorted.reduce((sum, { openRequests }) => sum + openRequests, 0),
      }
    })
}

/** What the simulation counts and can highlight. */
export const simulationShows = ['occupied', 'vacant', 'for_sale', 'maintenance'] as const
export type SimulationShow = (typeof simulationShows)[number]

const statuses = { occupied: 'Occupied', vacant: 'Vacant', for_sale: 'For Sale' } as const

/** Whether a count of the simulation includes this residence. */
export const isInSimulationCount = (unit: SimulationUnit, show: SimulationShow): boolean =>
  show === 'maintenance' ? meetsCondition(unit, 'Maintenance') : statusInSimulation(unit) === statuses[show]

/** The five counts. Occupied, Vacant and For Sale add up to all residences; Maintenance overlaps with them. */
export function countSimulation(floors: readonly SimulationFloor<SimulationUnit>[]) {
  const units = floors.flatMap((floor) => floor.units)
  const count = (show: SimulationShow) => units.filter((unit) => isInSimulationCount(unit, show)).length
  return {
    total: units.length,
    occupied: count('occupied'),
    vacant: count('vacant'),
    forSale: count('for_sale'),
    maintenance: count('maintenance'),
  }
}

function runsOf<U extends SimulationUnit>(units: readonly U[]) {
  const runs: { facing: string | null; units: U[] }[] = []
  for (const unit of units) {
    const last = runs.at(-1)
    if (last && last.facing === unit.facing) last.units.push(unit)
    else runs.push({ facing: unit.facing, units: [unit] })
  }
  return runs
}
