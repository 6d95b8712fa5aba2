import { Archive, CalendarClock, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import { Badge } from '#platform/screens/Badge.tsx'
import type { AnnouncementState } from '../choices.ts'
import { words } from '../words.ts'

const looks = {
  draft: { tone: 'neutral', icon: CircleDashed },
  scheduled: { tone: 'info', icon: CalendarClock },
  published: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: Clock },
  archived: { tone: 'neutral', icon: Archive },
} as const

export function StateBadge({ state }: { state: AnnouncementState }) {
  return <Badge {...looks[state]}>{words.states[state]}</Badge>
}
