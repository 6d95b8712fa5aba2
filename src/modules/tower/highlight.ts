import type { ListedUnit } from './contract.ts'
import { facadeStatuses } from './geometry/facade.ts'
import { meetsCondition, type UnitCondition } from '#units/rules.ts'

/** What the building view can highlight: one of its colours, or a typed status. */
export const facadeShows = [...facadeStatuses, 'for_sale', 'renovation', 'reserved'] as const
export type FacadeShow = (typeof facadeShows)[number]
/** The statuses that are available for a past day. */
export const pastFacadeShows: readonly FacadeShow[] = facadeStatuses

const conditions: Readonly<Record<FacadeShow, UnitCondition>> = {
  occupied: 'Occupied',
  leased: 'Leased',
  vacant: 'Vacant',
  maintenance: 'Maintenance',
  for_sale: 'For Sale',
  renovation: 'Under Renovation',
  reserved: 'Reserved',
}

/** Each choice highlights the units that its counter counts. */
export const isHighlighted = (unit: Parameters<typeof meetsCondition>[0], show: FacadeShow): boolean =>
  meetsCondition(unit, conditions[show])

const alphanumeric = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const withoutLeadingZeros = (text: string) => alphanumeric(text).replace(/^0+/, '')

/** The unit with the typed number, with or without 'unit', a hash or leading zeros; null when there is none. */
export function findUnitByNumber<U extends Pick<ListedUnit, 'unitNumber'>>(
  units: readonly U[],
  text: string,
): U | null {
  const number = alphanumeric(text.replace(/^\s*unit\b/i, ''))
  if (number === '') return null
  const exact = units.find(({ unitNumber }) => alphanumeric(unitNumber) === number)
  return (
    exact ?? units.find(({ unitNumber }) => withoutLeadingZeros(unitNumber) === withoutLeadingZeros(number)) ?? null
  )
}
