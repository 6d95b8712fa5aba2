import { Bookmark, BriefcaseBusiness, CircleDashed, PaintRoller, Tag, UserRoundCheck, Wrench } from 'lucide-react'
import { useMemo } from 'react'
import type { Icon } from '#platform/screens/icons/icon.ts'
import { words as buildingWords } from '../building-words.ts'
import type { Unit } from '../contract.ts'
import { standsOutInFacade, type FacadeShow } from '../standing-out.ts'
import { words } from '../standing-words.ts'
import { ShowFilter } from './ShowFilter.tsx'

const icons: Readonly<Record<FacadeShow, Icon>> = {
  occupied: UserRoundCheck,
  leased: BriefcaseBusiness,
  vacant: CircleDashed,
  maintenance: Wrench,
  for_sale: Tag,
  renovation: PaintRoller,
  reserved: Bookmark,
}

export const nameOfShow = (show: FacadeShow): string => ({ ...words.shows, ...buildingWords.legendOf })[show]

type Props = {
  units: readonly Unit[]
  offered: readonly FacadeShow[]
  value: FacadeShow | null
  onChange: (show: FacadeShow | null) => void
}

/** Which units stand out of the building view. */
export function FacadeShowFilter({ units, offered, value, onChange }: Props) {
  const shows = useMemo(
    () =>
      offered.map((show) => ({
        value: show,
        label: nameOfShow(show),
        icon: icons[show],
        units: units.filter((unit) => standsOutInFacade(unit, show)).length,
      })),
    [units, offered],
  )
  return <ShowFilter shows={shows} value={value} onChange={onChange} />
}
