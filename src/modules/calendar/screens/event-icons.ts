import { Siren, Sparkles, UsersRound, Wrench } from 'lucide-react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { EventType } from '../choices.ts'

export const eventIcons: Record<EventType, Icon> = {
  meeting: UsersRound,
  maintenance: Wrench,
  safety: Siren,
  social: Sparkles,
}
