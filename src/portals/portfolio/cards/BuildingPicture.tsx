import { portfolioTexts } from '#portfolio/messages/index.ts'
import type { TowerMark } from '#tower/small-tower.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { usePicture } from '../queries.ts'

/** The colours of the building view; in a contrast theme occupied homes are filled and open requests are outlined. */
const fills: Readonly<Record<TowerMark | 'stone', string>> = {
  Occupied: 'fill-(--map-occupied) forced-colors:fill-[CanvasText]',
  Leased: 'fill-(--map-leased) forced-colors:fill-[CanvasText]',
  Vacant: 'fill-(--map-vacant) stroke-st-vacant forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  'For Sale': 'fill-st-forsale forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  'Under Renovation': 'fill-st-renovation forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  Reserved: 'fill-st-reserved forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  Maintenance: 'fill-st-maintenance forced-colors:fill-[Highlight]',
  stone: 'fill-(--map-service) forced-colors:fill-[GrayText]',
}

/** The small picture of a building with every unit. Its figures say the same in words. */
export function BuildingPicture({ id }: { id: string }) {
  const words = useTexts(portfolioTexts)
  const { data: picture } = usePicture(id)
  if (!picture) return <span className="h-27" />
  const { width, height, paths } = picture
  return (
    <svg
      role="img"
      aria-label={words.pictureLabel}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      className="h-27 w-full"
    >
      {Object.entries(paths).map(([mark, path]) => (
        <path key={mark} d={path} strokeWidth={0.8} className={fills[mark as TowerMark]} />
      ))}
    </svg>
  )
}
