import Bookmark from 'lucide-react/icons/bookmark'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import PaintRoller from 'lucide-react/icons/paint-roller'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import { useMemo } from 'react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { ListedUnit } from '../../contract.ts'
import { isHighlighted, type FacadeShow } from '../../highlight.ts'
import { words } from '../../messages/highlight.ts'
import { ShowFilter } from '../ShowFilter.tsx'

const icons: Readonly<Record<FacadeShow, Icon>> = {
  occupied: UserRoundCheck,
  leased: BriefcaseBusiness,
  vacant: CircleDashed,
  maintenance: Wrench,
  for_sale: Tag,
  renovation: PaintRoller,
  reserved: Bookmark,
}

export const nameOfShow = (show: FacadeShow): string => words.shows[show]

type Props = {
  units: readonly ListedUnit[]
  offered: readonly FacadeShow[]
  value: FacadeShow | null
  onChange: (show: FacadeShow | null) => void
}

/** Chooses which units of the building view are highlighted. */
export function FacadeShowFilter({ units, offered, value, onChange }: Props) {
  const shows = useMemo(
    () =>
      offered.map((show) => ({
        value: show,
        label: nameOfShow(show),
        icon: icons[show],
        units: units.filter((unit) => isHighlighted(unit, show)).length,
      })),
    [units, offered],
  )
  return <ShowFilter shows={shows} value={value} onChange={onChange} />
}
