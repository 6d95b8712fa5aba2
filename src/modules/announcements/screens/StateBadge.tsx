import Archive from 'lucide-react/icons/archive'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
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
