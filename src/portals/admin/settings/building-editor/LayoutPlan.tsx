import { distanceTo, type Polygon } from '#building/polygon.ts'
import { placeUnits } from '#building/shape/floor-layouts.ts'
import type { NumberingScheme } from '#building/shape/choices.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'
import type { ShapeLayout } from '#building/shape/schemas.ts'
import { slotLabel } from '#building/shape/unit-numbers.ts'
import { middleOf } from '#tower/geometry/label-place.ts'
import { svgPath } from './svg-path.ts'

type Props = { layout: ShapeLayout; outline: Polygon; scheme: NumberingScheme }

/** The units of a layout from above; the same is in the rows below it. */
export function LayoutPlan({ layout, outline, scheme }: Props) {
  const placed = placeUnits(layout, outline)
  if (!placed || outline.length === 0) return null
  const { west, south, east, north } = boundsOf([outline])
  const size = Math.max(east - west, north - south)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${west - 1} ${-north - 1} ${east - west + 2} ${north - south + 2}`}
      className="mx-auto mt-3 block max-h-55 w-full px-4.5"
    >
      <path d={svgPath(outline)} className="fill-sunken stroke-ink-3" strokeWidth={size / 160} />
      {placed.units.map(({ footprint, stack, riser }, i) => (
        <g key={stack}>
          <path d={svgPath(footprint)} className="fill-surface stroke-ink-2" strokeWidth={size / 220} />
          <text
            x={middleOf(footprint)[0]}
            y={-middleOf(footprint)[1]}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink-2 font-[575]"
            fontSize={Math.min(size / 22, 2.2, roomFor(footprint))}
          >
            {slotLabel(scheme, i + 1)}
          </text>
          {riser === undefined ? null : <Riser name={riser} at={riserSpot(footprint, outline)} size={size} />}
        </g>
      ))}
    </svg>
  )
}

/** The size of two digits that fit between the walls of a unit. */
function roomFor(footprint: Polygon): number {
  const { west, south, east, north } = boundsOf([footprint])
  return Math.min((east - west) / 1.4, (north - south) / 1.1)
}

function Riser({ name, at: [east, north], size }: { name: string; at: readonly [number, number]; size: number }) {
  return (
    <g transform={`translate(${east} ${-north})`}>
      <title>{name}</title>
      <circle r={size / 90} className="fill-brass-700 forced-colors:fill-[Highlight]" />
    </g>
  )
}

/** Where pipes usually are: in the wall that is farthest from the outer walls, beside the corridor. */
function riserSpot(footprint: Polygon, outline: Polygon): readonly [number, number] {
  const [x, y] = middleOf(footprint)
  const inner = footprint
    .map((corner, i) => {
      const next = footprint[(i + 1) % footprint.length]!
      return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2] as const
    })
    .toSorted((a, b) => distanceTo(outline, b) - distanceTo(outline, a))[0]!
  return [inner[0] + (x - inner[0]) * 0.18, inner[1] + (y - inner[1]) * 0.18]
}
