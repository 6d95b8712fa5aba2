import { CircleDashed, Tag, UserRoundCheck } from 'lucide-react'
import type { Icon } from '#platform/screens/icons/icon.ts'
import type { Tone } from '#platform/screens/tones.ts'
import type { SimulationStatus } from '../simulation.ts'

/** The edge of a card, its badge and icon: status is never colour alone. */
export const simulationLooks: Readonly<Record<SimulationStatus, { tone: Tone; icon: Icon; edge: string }>> = {
  Occupied: { tone: 'st-occupied', icon: UserRoundCheck, edge: 'border-t-st-occupied-line' },
  'For Sale': { tone: 'st-forsale', icon: Tag, edge: 'border-t-st-forsale' },
  Vacant: { tone: 'st-vacant', icon: CircleDashed, edge: 'border-dashed border-t-st-vacant' },
}
