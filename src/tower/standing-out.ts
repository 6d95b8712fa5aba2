import type { Unit } from './contract.ts'
import { facadeStatus, facadeStatuses, type FacadeStatus, type FacadeUnit } from './facade.ts'
import { statusInSimulation, type SimulationUnit } from './simulation.ts'

/** What the office may let stand out of the building view: a colour of it, or a status somebody typed. */
export const facadeShows = [...facadeStatuses, 'for_sale', 'renovation', 'reserved'] as const
export type FacadeShow = (typeof facadeShows)[number]
/** Those that the histories know of a past day. */
export const facadeShowsOfThePast: readonly FacadeShow[] = facadeStatuses

const typed: Readonly<Record<Exclude<FacadeShow, FacadeStatus>, Unit['status']>> = {
  for_sale: 'For Sale',
  renovation: 'Under Renovation',
  reserved: 'Reserved',
}

/** A colour stands for as many units as its counter says; null lets none stand out of the others. */
export const standsOutInFacade = (unit: FacadeUnit & Pick<Unit, 'status'>, show: FacadeShow): boolean =>
  show in typed ? unit.status === typed[show as keyof typeof typed] : facadeStatus(unit) === show

/** What may stand out of the simulation: each of its counts. */
export const simulationShows = ['occupied', 'vacant', 'for_sale', 'maintenance'] as const
export type SimulationShow = (typeof simulationShows)[number]

const simulated = { occupied: 'Occupied', vacant: 'Vacant', for_sale: 'For Sale' } as const

export const standsOutInSimulation = (unit: SimulationUnit, show: SimulationShow): boolean =>
  show === 'maintenance' ? unit.openRequests > 0 : statusInSimulation(unit) === simulated[show]

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const bare = (text: string) => letters(text).replace(/^0+/, '')

/** The unit somebody typed the number of, with or without 'unit', a hash or leading zeros; null where there is none. */
export function unitNamed<U extends Pick<Unit, 'unitNumber'>>(units: readonly U[], text: string): U | null {
  const asked = letters(text.replace(/^\s*unit\b/i, ''))
  if (asked === '') return null
  const exact = units.find(({ unitNumber }) => letters(unitNumber) === asked)
  return exact ?? units.find(({ unitNumber }) => bare(unitNumber) === bare(asked)) ?? null
}
