import Landmark from 'lucide-react/icons/landmark'
import Newspaper from 'lucide-react/icons/newspaper'
import Sparkles from 'lucide-react/icons/sparkles'
import Wrench from 'lucide-react/icons/wrench'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { AnnouncementCategory } from '../choices.ts'

export const categoryIcons: Readonly<Record<AnnouncementCategory, Icon>> = {
  'Board Updates': Landmark,
  'Building News': Newspaper,
  Maintenance: Wrench,
  Events: Sparkles,
}
