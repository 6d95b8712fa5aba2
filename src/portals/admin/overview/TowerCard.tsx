import { Link } from '#platform/ui/navigation/Link.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId, useMemo, type CSSProperties } from 'react'
import { words } from '#overview/messages/en.ts'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { figureOfCondition } from '#tower/figures.ts'
import { facadeOf } from '#tower/geometry/facade.ts'
import { words as buildingWords } from '#tower/messages/building.ts'
import { useModel, useTowerPicture } from '#tower/screens/queries.ts'
import { unitFigures } from '#units/messages/figures.ts'
import { countUnits, type UnitCondition } from '#units/rules.ts'
import { drawTower, type TowerMark, towerMarks } from '#tower/small-tower.ts'

/** The lines below the picture: its colours, with the units that meet each condition. */
const rows: readonly { mark: TowerMark; counted: UnitCondition; label: string }[] = towerMarks.map((mark) => ({
  mark,
  counted: mark,
  label: mark === 'Maintenance' ? words.maintenance : mark,
}))

/** A small picture of the tower with every unit, linked to the building view. */
export function TowerCard({ className }: { className: string }) {
  const units = useTowerPicture()
  const model = useModel()
  const tower = useMemo(
    () => (units.data && model.data ? drawTower(facadeOf(model.data, units.data)) : null),
    [units.data, model.data],
  )
  const counted = useMemo(
    () => rows.map((row) => ({ ...row, number: countUnits(units.data ?? [], row.counted) })),
    [units.data],
  )
  return (
    <Card
      title={words.tower}
      className={className}
      action={
        <Link
          to="/building"
          aria-label={words.openTowerLabel}
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
        >
          {words.openTower}
          <ArrowRight aria-hidden="true" size={15} />
        </Link>
      }
    >
      {tower ? (
        <div className="grid gap-4 md:max-xl:grid-cols-[minmax(0,20rem)_1fr] md:max-xl:items-center">
          {/* The link beside the title is the accessible one. */}
          <Link to="/building" tabIndex={-1} aria-hidden="true" className="block">
            <Drawing tower={tower} />
          </Link>
          <div>
            <dl className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-x-4 gap-y-1.5 text-sm">
              {counted.map(({ mark, label, counted: condition, number }) => (
                <div key={mark} className="flex items-center gap-1.5">
                  <dt className="flex min-w-0 flex-1 items-center gap-1.5">
                    <Swatch mark={mark} />
                    <span className="min-w-0">{label}</span>
                  </dt>
                  <dd className="tabular font-[575]">
                    <FigureLink
                      label={`${label}: ${number}`}
                      definition={unitFigures[figureOfCondition[condition]]}
                      search={{ tab: 'units', status: condition }}
                      className="inline-flex min-h-6 min-w-6 items-center justify-end"
                    >
                      {number}
                    </FigureLink>
                  </dd>
                </div>
              ))}
            </dl>
            {tower.paths.stone ? (
              <p className="mt-1.5 flex items-center gap-1.5 text-sm">
                <Swatch mark="stone" />
                {buildingWords.legendOf.stone}
              </p>
            ) : null}
            <p className="mt-3 text-xs text-ink-3">{words.towerCountedBy}</p>
          </div>
        </div>
      ) : (
        <Waiting
          on={model.data ? units : model}
          words={words.towerLoading}
          failed={words.towerNotLoaded}
          skeleton={<Skeleton className="h-95 w-full" />}
        />
      )}
    </Card>
  )
}

/** In a contrast theme the fills are patterns in the theme's two colours. */
const inPattern = 'forced-colors:fill-(--pattern) forced-colors:stroke-[CanvasText]'
type Mark = TowerMark | 'stone'
const marks: readonly Mark[] = [...towerMarks, 'stone']
const fills: Record<Mark, string> = {
  Occupied: 'fill-(--map-occupied) forced-colors:fill-[CanvasText]',
  Leased: `fill-(--map-leased) ${inPattern}`,
  Vacant: 'fill-(--map-vacant) stroke-st-vacant forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  'For Sale': `fill-st-forsale ${inPattern}`,
  'Under Renovation': `fill-st-renovation ${inPattern}`,
  Reserved: `fill-st-reserved ${inPattern}`,
  Maintenance: `fill-(--pattern) ${inPattern}`,
  stone: `fill-(--map-service) ${inPattern}`,
}

function Drawing({ tower: { width, height, paths, labels } }: { tower: ReturnType<typeof drawTower> }) {
  const id = useId()
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mx-auto block max-h-130 w-full">
      {marks.map((mark) => (
        <Pattern key={mark} mark={mark} id={`${id}${marks.indexOf(mark)}`} />
      ))}
      {Object.entries(paths).map(([mark, path]) => (
        <path
          key={mark}
          d={path}
          strokeWidth={0.8}
          className={fills[mark as Mark]}
          style={paintOf(`${id}${marks.indexOf(mark as Mark)}`)}
        />
      ))}
      {labels.map(({ floor, y }) => (
        <text key={floor} x={0} y={y} className="tabular fill-ink-3 text-11">
          {floor}
        </text>
      ))}
    </svg>
  )
}

const paintOf = (id: string) => ({ '--pattern': `url("#${id}")` }) as CSSProperties

/** The lines of each pattern in a square of four; the red of an open request is striped in every theme. */
const lines: Partial<Record<Mark, string>> = {
  Leased: 'M0 2H4',
  'For Sale': 'M1 2H3M2 1V3',
  'Under Renovation': 'M0 0L4 4M4 0L0 4',
  Reserved: 'M2 0V4',
  Maintenance: 'M0 4L4 0M-1 1L1 -1M3 5L5 3',
  stone: 'M0 0L4 4M-1 3L1 5M3 -1L5 1',
}

function Pattern({ id, mark }: { id: string; mark: Mark }) {
  if (!lines[mark]) return null
  return (
    <defs>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse">
        <rect width={4} height={4} className="fill-st-maintenance forced-colors:fill-[Canvas]" />
        <path
          d={lines[mark]}
          strokeWidth={1.2}
          className="stroke-white/50 forced-colors:stroke-[CanvasText]"
          fill="none"
        />
      </pattern>
    </defs>
  )
}

function Swatch({ mark }: { mark: Mark }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width={13} height={13} className="shrink-0">
      <Pattern id={id} mark={mark} />
      <rect x={0.5} y={0.5} width={12} height={12} rx={2} className={fills[mark]} style={paintOf(id)} />
    </svg>
  )
}
