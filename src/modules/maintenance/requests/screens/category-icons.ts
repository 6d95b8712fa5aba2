import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Droplets from 'lucide-react/icons/droplets'
import Shield from 'lucide-react/icons/shield'
import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake'
import WashingMachine from 'lucide-react/icons/washing-machine'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Category } from '../choices.ts'

export const categoryIcons: Record<Category, Icon> = {
  plumbing: Droplets,
  electrical: Zap,
  hvac: ThermometerSnowflake,
  security: Shield,
  cleaning: BrushCleaning,
  elevator: ArrowUpDown,
  appliances: WashingMachine,
  general: Wrench,
}
