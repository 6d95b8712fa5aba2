import { contains, type Polygon } from '#building/polygon.ts'
import type { AccessPoint } from '#building/schemas.ts'

type Props = { points: readonly AccessPoint[]; outlines: readonly Polygon[]; size: number }

/** Entrances as triangles that point into the building, and staircases as squares with steps, in a plan. */
export function AccessMarks({ points, outlines, size }: Props) {
  return points.map(({ kind, name, at: [east, north] }) => (
    <g key={`${kind} ${name}`} transform={`translate(${east} ${-north})`}>
      <title>{name}</title>
      {kind === 'entrance' ? (
        <path
          d={`M0 0L${-size} ${-size * 1.5}H${size}z`}
          transform={`rotate(${turnOf(outlines, [east, north])})`}
          className="fill-brass-700 forced-colors:fill-[Highlight]"
        />
      ) : (
        <>
          <rect
            x={-size}
            y={-size}
            width={size * 2}
            height={size * 2}
            className="fill-surface stroke-brass-700 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
            strokeWidth={size / 5}
          />
          <path
            d={[-0.5, 0, 0.5].map((step) => `M${-size} ${step * size}H${size}`).join('')}
            className="stroke-brass-700 forced-colors:stroke-[CanvasText]"
            strokeWidth={size / 6}
          />
        </>
      )}
    </g>
  ))
}

/** Degrees by which the triangle, whose base is in the north, is turned so that its point is in the wall. */
function turnOf(outlines: readonly Polygon[], [east, north]: readonly [number, number]): number {
  const isInside = (x: number, y: number) => outlines.some((outline) => contains(outline, [east + x, north + y]))
  if (isInside(0, -0.3)) return 0
  if (isInside(0, 0.3)) return 180
  return isInside(0.3, 0) ? -90 : 90
}
