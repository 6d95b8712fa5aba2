import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Droplets from 'lucide-react/icons/droplets'
import Flame from 'lucide-react/icons/flame'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Zap from 'lucide-react/icons/zap'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { IncidentKind } from '../choices.ts'

export const incidentIcons: Readonly<Record<IncidentKind, Icon>> = {
  elevator: ArrowUpDown,
  water: Droplets,
  power: Zap,
  fire_alarm: Flame,
  security: ShieldAlert,
}
