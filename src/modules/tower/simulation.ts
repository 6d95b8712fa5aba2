import type { BuildingModel } from '#building/model.ts'
import { simulationStatus } from '#units/rules.ts'
import type { Unit } from './contract.ts'

export type SimulationStatus = ReturnType<typeof simulationStatus>
export type SimulationUnit = Pick<
  Unit,
  'id' | 'unitNumber' | 'floor' | 'category' | 'status' | 'facing' | 'openRequests' | 'tenants'
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
        occupied: sorted.filter((unit) => statusInSimulation(unit) === 'Occupied').length,
        activeRequests: sorted.reduce((sum, { openRequests }) => sum + openRequests, 0),
      }
    })
}

/** The five counts. Occupied, Vacant and For Sale add up to all residences; Maintenance overlaps with them. */
export function countSimulation(floors: readonly SimulationFloor<SimulationUnit>[]) {
  const units = floors.flatMap((floor) => floor.units)
  const count = (status: SimulationStatus) => units.filter((unit) => statusInSimulation(unit) === status).length
  return {
    total: units.length,
    occupied: count('Occupied'),
    vacant: count('Vacant'),
    forSale: count('For Sale'),
    maintenance: units.filter(({ openRequests }) => openRequests > 0).length,
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
