import { Landmark, Newspaper, Sparkles, Wrench } from 'lucide-react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { AnnouncementCategory } from '../choices.ts'

export const categoryIcons: Readonly<Record<AnnouncementCategory, Icon>> = {
  'Board Updates': Landmark,
  'Building News': Newspaper,
  Maintenance: Wrench,
  Events: Sparkles,
}
