import { outlinesOf } from '#building/floor-outlines.ts'
import type { BuildingModel, ModelSlot, Point } from '#building/model.ts'
import { middleOf } from '../../geometry/label-place.ts'
import { accessOnFloor } from '../../geometry/access.ts'
import { words } from '../../messages/building.ts'
import { AccessMarks } from './AccessMarks.tsx'

type Props = {
  model: BuildingModel
  floor: number
  slot: number | null
  /** Further highlighted slots. */
  marked?: readonly number[]
  /** The text in each slot. */
  getLabel?: (slot: ModelSlot) => string
}

const path = (corners: readonly Point[]) => `M${corners.map(([east, north]) => `${east} ${-north}`).join('L')}z`

/** A floor from above, north at the top, with the pointed slot highlighted. */
export function FloorPlan({ model, floor, slot, marked, getLabel }: Props) {
  const isMarked = (own: number) => own === slot || marked?.includes(own) === true
  const planFloor = model.floors.find(({ number }) => number === floor)
  if (!planFloor || planFloor.outline.length === 0) return null
  const outlines = outlinesOf(planFloor)
  const easts = outlines.flatMap((outline) => outline.map(([east]) => east))
  const norths = outlines.flatMap((outline) => outline.map(([, north]) => north))
  const [west, south] = [Math.min(...easts), Math.min(...norths)]
  const [wide, high] = [Math.max(...easts) - west, Math.max(...norths) - south]
  const far = wide + west
  // The arrow is as large beside a small building as beside a large one.
  const size = Math.max((high + 4) / 56, (wide + 14) / 100)
  return (
    <svg
      role="img"
      aria-label={words.plan(floor)}
      viewBox={`${west - 2} ${-(south + high) - 2} ${wide + 2 + 12 * size} ${high + 4}`}
      className="h-37 w-full"
    >
      <path
        d={outlines.map(path).join('')}
        className="fill-sunken stroke-ink-3 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth={0.5}
      />
      {planFloor.slots.map(({ slot: own, footprint }) => (
        <path
          key={own}
          d={path(footprint)}
          strokeWidth={0.35}
          className={
            isMarked(own)
              ? 'fill-action stroke-action forced-colors:fill-[CanvasText]'
              : 'fill-action-soft stroke-ink-3 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
      {getLabel
        ? planFloor.slots
            .map((own) => ({ own, place: middleOf(own.footprint) }))
            .map(({ own, place }) => (
              <text
                key={own.slot}
                x={place[0]}
                y={-place[1]}
                textAnchor="middle"
                dominantBaseline="central"
                className={
                  isMarked(own.slot)
                    ? 'fill-ink-on-action text-[0.1688rem] font-[575] forced-colors:fill-[Canvas]'
                    : 'fill-ink-2 text-[0.1688rem] font-[525]'
                }
              >
                {getLabel(own)}
              </text>
            ))
        : null}
      <AccessMarks points={accessOnFloor(model, floor)} outlines={outlines} size={1.6} />
      <g transform={`translate(${far + 6 * size} ${-(south + high)}) scale(${size})`}>
        <path d="M0 18V9M-2.4 12L0 8.6L2.4 12" strokeWidth={0.9} className="stroke-brass-700 fill-none" />
        <text y={5} textAnchor="middle" className="fill-ink-2 text-[0.3438rem] font-[575]">
          {words.north}
        </text>
      </g>
    </svg>
  )
}
