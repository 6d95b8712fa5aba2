import type { Polygon } from '#building/polygon.ts'
import { placeUnits } from '#building/shape/floor-layouts.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'
import type { ShapeLayout } from '#building/shape/schemas.ts'
import { svgPath, middleOf } from './svg-path.ts'

/** The units of a layout from above; the same is in the rows below it. */
export function LayoutPlan({ layout, outline }: { layout: ShapeLayout; outline: Polygon }) {
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
      {placed.units.map(({ footprint, stack }, i) => (
        <g key={stack}>
          <path d={svgPath(footprint)} className="fill-surface stroke-ink-2" strokeWidth={size / 220} />
          <text
            x={middleOf(footprint)[0]}
            y={-middleOf(footprint)[1]}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink-2 font-[575]"
            fontSize={Math.min(size / 22, 2.2)}
          >
            {String(i + 1).padStart(2, '0')}
          </text>
        </g>
      ))}
    </svg>
  )
}
