import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Hammer from 'lucide-react/icons/hammer'
import Home from 'lucide-react/icons/house'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { DisplayStatus } from '#units/choices.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Tone } from '#platform/ui/theme/tones.ts'

const appearances: Record<DisplayStatus, readonly [Tone, Icon]> = {
  Occupied: ['st-occupied', UserRoundCheck],
  Leased: ['st-leased', Store],
  Vacant: ['st-vacant', Home],
  Available: ['st-vacant', Store],
  'For Sale': ['st-forsale', Tag],
  'Under Renovation': ['st-renovation', Hammer],
  Reserved: ['st-reserved', BookmarkCheck],
}

export function UnitStatusBadge({ status }: { status: DisplayStatus }) {
  const [tone, icon] = appearances[status]
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  )
}
