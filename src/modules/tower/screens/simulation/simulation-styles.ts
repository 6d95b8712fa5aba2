import CircleDashed from 'lucide-react/icons/circle-dashed'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Tone } from '#platform/ui/theme/tones.ts'
import type { SimulationStatus } from '../../simulation.ts'

/** The border, badge and icon of a card: status is never shown by colour alone. */
export const simulationStyles: Readonly<Record<SimulationStatus, { tone: Tone; icon: Icon; edge: string }>> = {
  Occupied: { tone: 'st-occupied', icon: UserRoundCheck, edge: 'border-t-st-occupied-line' },
  'For Sale': { tone: 'st-forsale', icon: Tag, edge: 'border-t-st-forsale' },
  Vacant: { tone: 'st-vacant', icon: CircleDashed, edge: 'border-dashed border-t-st-vacant' },
}
