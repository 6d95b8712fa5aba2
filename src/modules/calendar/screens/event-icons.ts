import Siren from 'lucide-react/icons/siren'
import Sparkles from 'lucide-react/icons/sparkles'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { EventType } from '../choices.ts'

export const eventIcons: Record<EventType, Icon> = {
  meeting: UsersRound,
  maintenance: Wrench,
  safety: Siren,
  social: Sparkles,
}
