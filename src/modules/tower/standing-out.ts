import type { Unit } from './contract.ts'
import { facadeStatus, facadeStatuses, type FacadeStatus, type FacadeUnit } from './geometry/facade.ts'
import { statusInSimulation, type SimulationUnit } from './simulation.ts'

/** What the building view can highlight: one of its colours, or a typed status. */
export const facadeShows = [...facadeStatuses, 'for_sale', 'renovation', 'reserved'] as const
export type FacadeShow = (typeof facadeShows)[number]
/** Those that the histories know of a past day. */
export const pastFacadeShows: readonly FacadeShow[] = facadeStatuses

const typed: Readonly<Record<Exclude<FacadeShow, FacadeStatus>, Unit['status']>> = {
  for_sale: 'For Sale',
  renovation: 'Under Renovation',
  reserved: 'Reserved',
}

/** A colour highlights as many units as its counter shows; null highlights none. */
export const isHighlightedInFacade = (unit: FacadeUnit & Pick<Unit, 'status'>, show: FacadeShow): boolean =>
  show in typed ? unit.status === typed[show as keyof typeof typed] : facadeStatus(unit) === show

/** What may stand out of the simulation: each of its counts. */
export const simulationShows = ['occupied', 'vacant', 'for_sale', 'maintenance'] as const
export type SimulationShow = (typeof simulationShows)[number]

const simulated = { occupied: 'Occupied', vacant: 'Vacant', for_sale: 'For Sale' } as const

export const standsOutInSimulation = (unit: SimulationUnit, show: SimulationShow): boolean =>
  show === 'maintenance' ? unit.openRequests > 0 : statusInSimulation(unit) === simulated[show]

const emails = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const bare = (text: string) => emails(text).replace(/^0+/, '')

/** The unit with the typed number, with or without 'unit', a hash or leading zeros; null when there is none. */
export function unitNamed<U extends Pick<Unit, 'unitNumber'>>(units: readonly U[], text: string): U | null {
  const number = emails(text.replace(/^\s*unit\b/i, ''))
  if (number === '') return null
  const exact = units.find(({ unitNumber }) => emails(unitNumber) === number)
  return exact ?? units.find(({ unitNumber }) => bare(unitNumber) === bare(number)) ?? null
}
