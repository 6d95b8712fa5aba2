import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import { words } from '#overview/words.ts'
import { Card } from '#platform/screens/Card.tsx'
import { classNames } from '#platform/screens/class-names.ts'
import { Skeleton } from '#platform/screens/Skeleton.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { facadeOf } from '#tower/facade.ts'
import { useModel, useUnits } from '#tower/screens/queries.ts'
import { drawTower, markOf, type TowerMark, towerMarks } from './small-tower.ts'

/** The tower in small, every unit at its place; the way to the building view. */
export function TowerCard({ className }: { className: string }) {
  const units = useUnits()
  const model = useModel()
  const tower = useMemo(
    () => (units.data && model.data ? drawTower(facadeOf(model.data, units.data)) : null),
    [units.data, model.data],
  )
  const counted = useMemo(() => {
    const found = Map.groupBy(units.data ?? [], markOf)
    return towerMarks.map((mark) => ({ mark, number: found.get(mark)?.length ?? 0 }))
  }, [units.data])
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
        <div className="grid gap-4 md:max-xl:grid-cols-[minmax(0,320px)_1fr] md:max-xl:items-center">
          {/* The link beside the title says the same to the keyboard. */}
          <Link to="/building" tabIndex={-1} aria-hidden="true" className="block">
            <Drawing tower={tower} />
          </Link>
          <div>
            <dl className="grid grid-cols-[5fr_4fr] gap-x-4 gap-y-1.5 text-sm">
              {counted.map(({ mark, number }) => (
                <div key={mark} className="flex items-center gap-1.5">
                  <dt className="flex min-w-0 flex-1 items-center gap-1.5">
                    <Swatch mark={mark} />
                    <span className="whitespace-nowrap">{mark === 'Maintenance' ? words.maintenance : mark}</span>
                  </dt>
                  <dd className="tabular font-[575]">{number}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-xs text-ink-3">{words.towerCountedBy}</p>
          </div>
        </div>
      ) : (
        <Waiting
          on={model.data ? units : model}
          words={words.towerLoading}
          failed={words.towerNotLoaded}
          skeleton={<Skeleton className="h-[380px] w-full" />}
        />
      )}
    </Card>
  )
}

const fills: Record<TowerMark | 'stone', string> = {
  Occupied: 'fill-(--map-occupied)',
  Leased: 'fill-(--map-leased)',
  Vacant: 'fill-(--map-vacant) stroke-st-vacant',
  'For Sale': 'fill-st-forsale',
  'Under Renovation': 'fill-st-renovation',
  Reserved: 'fill-st-reserved',
  Maintenance: '',
  stone: 'fill-(--map-service)',
}

function Drawing({ tower: { width, height, paths, labels } }: { tower: ReturnType<typeof drawTower> }) {
  const hatch = useId()
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mx-auto block max-h-[520px] w-full">
      <Hatch id={hatch} />
      {Object.entries(paths).map(([mark, path]) => (
        <path
          key={mark}
          d={path}
          {...(mark === 'Maintenance' ? { fill: `url(#${hatch})` } : {})}
          strokeWidth={0.8}
          className={fills[mark as TowerMark | 'stone']}
        />
      ))}
      {labels.map(({ floor, y }) => (
        <text key={floor} x={0} y={y} className="tabular fill-ink-3 text-[11px]">
          {floor}
        </text>
      ))}
    </svg>
  )
}

/** Red and striped, so that it is found without colour too. */
const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
      <rect width={4} height={4} className="fill-st-maintenance" />
      <rect width={1.4} height={4} fill="white" fillOpacity={0.5} />
    </pattern>
  </defs>
)

function Swatch({ mark }: { mark: TowerMark }) {
  const hatch = useId()
  return (
    <svg aria-hidden="true" width={13} height={13} className="shrink-0">
      {mark === 'Maintenance' ? <Hatch id={hatch} /> : null}
      <rect
        x={0.5}
        y={0.5}
        width={12}
        height={12}
        rx={2}
        {...(mark === 'Maintenance' ? { fill: `url(#${hatch})` } : {})}
        className={classNames(fills[mark])}
      />
    </svg>
  )
}
