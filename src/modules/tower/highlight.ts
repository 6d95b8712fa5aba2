import type { Unit } from './contract.ts'
import { facadeStatus, facadeStatuses, type FacadeStatus, type FacadeUnit } from './geometry/facade.ts'
import { statusInSimulation, type SimulationUnit } from './simulation.ts'

/** What the building view can highlight: one of its colours, or a typed status. */
export const facadeShows = [...facadeStatuses, 'for_sale', 'renovation', 'reserved'] as const
export type FacadeShow = (typeof facadeShows)[number]
/** The statuses that are available for a past day. */
export const pastFacadeShows: readonly FacadeShow[] = facadeStatuses

const typed: Readonly<Record<Exclude<FacadeShow, FacadeStatus>, Unit['status']>> = {
  for_sale: 'For Sale',
  renovation: 'Under Renovation',
  reserved: 'Reserved',
}

/** Each status highlights as many units as its counter shows. */
export const isHighlightedInFacade = (unit: FacadeUnit & Pick<Unit, 'status'>, show: FacadeShow): boolean =>
  show in typed ? unit.status === typed[show as keyof typeof typed] : facadeStatus(unit) === show

/** What the simulation can highlight: each of its counts. */
export const simulationShows = ['occupied', 'vacant', 'for_sale', 'maintenance'] as const
export type SimulationShow = (typeof simulationShows)[number]

const simulated = { occupied: 'Occupied', vacant: 'Vacant', for_sale: 'For Sale' } as const

export const isHighlightedInSimulation = (unit: SimulationUnit, show: SimulationShow): boolean =>
  show === 'maintenance' ? unit.openRequests > 0 : statusInSimulation(unit) === simulated[show]

const alphanumeric = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const withoutLeadingZeros = (text: string) => alphanumeric(text).replace(/^0+/, '')

/** The unit with the typed number, with or without 'unit', a hash or leading zeros; null when there is none. */
export function findUnitByNumber<U extends Pick<Unit, 'unitNumber'>>(units: readonly U[], text: string): U | null {
  const number = alphanumeric(text.replace(/^\s*unit\b/i, ''))
  if (number === '') return null
  const exact = units.find(({ unitNumber }) => alphanumeric(unitNumber) === number)
  return (
    exact ?? units.find(({ unitNumber }) => withoutLeadingZeros(unitNumber) === withoutLeadingZeros(number)) ?? null
  )
}
