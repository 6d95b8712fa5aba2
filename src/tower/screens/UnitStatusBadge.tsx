import { BookmarkCheck, Hammer, Home, Store, Tag, UserRoundCheck } from 'lucide-react'
import type { DisplayStatus } from '#units/contract.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import type { Icon } from '#platform/screens/icons/icon.ts'
import type { Tone } from '#platform/screens/tones.ts'

const looks: Record<DisplayStatus, readonly [Tone, Icon]> = {
  Occupied: ['st-occupied', UserRoundCheck],
  Leased: ['st-leased', Store],
  Vacant: ['st-vacant', Home],
  Available: ['st-vacant', Store],
  'For Sale': ['st-forsale', Tag],
  'Under Renovation': ['st-renovation', Hammer],
  Reserved: ['st-reserved', BookmarkCheck],
}

export function UnitStatusBadge({ status }: { status: DisplayStatus }) {
  const [tone, icon] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  )
}
