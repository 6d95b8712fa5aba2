import {
  ArrowUpDown,
  Droplets,
  Shield,
  BrushCleaning,
  ThermometerSnowflake,
  WashingMachine,
  Wrench,
  Zap,
} from 'lucide-react'
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
