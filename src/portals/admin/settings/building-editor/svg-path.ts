import { contains, distanceTo, type Polygon } from '#building/polygon.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'

/** An outline in the syntax of an SVG path; north is at the top. */
export const svgPath = (outline: Polygon) => `M${outline.map(([east, north]) => `${east} ${-north}`).join('L')}z`

/** The place for a label: the point inside an outline that is farthest from its walls. */
export function middleOf(outline: Polygon): readonly [number, number] {
  const { west, south, east, north } = boundsOf([outline])
  const steps = Array.from({ length: 11 }, (_, i) => (i + 0.5) / 11)
  const spots = steps.flatMap((x) => steps.map((y) => [west + x * (east - west), south + y * (north - south)] as const))
  const inside = spots
    .filter((spot) => contains(outline, spot))
    .map((spot) => ({ spot, room: distanceTo(outline, spot) }))
  return inside.reduce((best, one) => (one.room > best.room + 0.01 ? one : best), {
    spot: [west, south] as const,
    room: 0,
  }).spot
}
