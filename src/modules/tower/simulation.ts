import type { BuildingModel } from '#building/model.ts'
import { countUnits, simulationStatus } from '#units/rules.ts'
import type { Unit } from './contract.ts'

export type SimulationStatus = ReturnType<typeof simulationStatus>
export type SimulationUnit = Pick<
  Unit,
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
        occupied: countUnits(sorted, 'Occupied'),
        activeRequests: sorted.reduce((sum, { openRequests }) => sum + openRequests, 0),
      }
    })
}

/** The five counts of the residences. Each is occupied or vacant; For Sale and Maintenance overlap with both. */
export function countSimulation(floors: readonly SimulationFloor<SimulationUnit>[]) {
  const units = floors.flatMap((floor) => floor.units)
  return {
    total: units.length,
    occupied: countUnits(units, 'Occupied'),
    vacant: countUnits(units, 'Vacant'),
    forSale: countUnits(units, 'For Sale'),
    maintenance: countUnits(units, 'Maintenance'),
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
