import CircleDashed from 'lucide-react/icons/circle-dashed'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Tone } from '#platform/ui/theme/tones.ts'
import type { SimulationStatus } from '../../simulation.ts'

/** Drawn as a background: with rounded corners, browsers with a graphics card repeat a dashed border inside the card. */
const dashedEdge =
  'border-t-transparent before:absolute before:inset-x-1.5 before:-top-[3px] before:h-[3px] before:bg-[repeating-linear-gradient(90deg,var(--st-vacant)_0_7px,transparent_7px_11px)] forced-colors:border-dashed'

/** The border, badge and icon of a card: status is never shown by colour alone. */
export const simulationStyles: Readonly<Record<SimulationStatus, { tone: Tone; icon: Icon; edge: string }>> = {
  Occupied: { tone: 'st-occupied', icon: UserRoundCheck, edge: 'border-t-st-occupied-line' },
  'For Sale': { tone: 'st-forsale', icon: Tag, edge: 'border-t-st-forsale' },
  Vacant: { tone: 'st-vacant', icon: CircleDashed, edge: dashedEdge },
}
