import { Archive, CalendarClock, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementState } from '../choices.ts'
import { announcementTexts } from '../messages/index.ts'

const appearances = {
  draft: { tone: 'neutral', icon: CircleDashed },
  scheduled: { tone: 'info', icon: CalendarClock },
  published: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: Clock },
  archived: { tone: 'neutral', icon: Archive },
} as const

export function StateBadge({ state }: { state: AnnouncementState }) {
  const words = useTexts(announcementTexts)
  return <Badge {...appearances[state]}>{words.states[state]}</Badge>
}
