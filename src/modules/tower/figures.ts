import type { FigureDefinitions } from '#units/messages/figures.ts'
import type { UnitCondition } from '#units/rules.ts'

/** The definition that belongs to each condition. */
export const figureOfCondition = {
  Occupied: 'occupied',
  Vacant: 'vacant',
  'For Sale': 'forSale',
  'Under Renovation': 'renovation',
  Reserved: 'reserved',
  Leased: 'leased',
  Available: 'available',
  Maintenance: 'maintenance',
} as const satisfies Record<UnitCondition, keyof FigureDefinitions>
