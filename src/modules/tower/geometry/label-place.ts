import type { Point } from '#building/model.ts'
import { contains, distanceTo, type Polygon, wallsOf } from '#building/polygon.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'

/**
 * The place for a label: the point inside an outline that is farthest from its walls, of several the one nearest to the
 * middle; beside the others where it is not all within them, and a distance from the middles of their walls, where handles and
 * lengths are, and from marks.
 */
export function middleOf(
  outline: Polygon,
  others: readonly Polygon[] = [],
  distance = 0,
  marks: readonly Point[] = [],
): Point {
  const { west, south, east, north } = boundsOf([outline])
  const steps = Array.from({ length: 11 }, (_, i) => (i + 0.5) / 11)
  const spots = steps.flatMap((x) => steps.map((y) => [west + x * (east - west), south + y * (north - south)] as const))
  const handles: readonly Point[] = others
    .flatMap(wallsOf)
    .map(({ from, to }) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const)
  const taken = [...handles, ...marks]
  const isFree = ([x, y]: Point) => taken.every(([hx, hy]) => Math.hypot(hx - x, hy - y) >= distance)
  const beside = spots.filter((spot) => contains(outline, spot) && !others.some((other) => contains(other, spot)))
  const inside = (beside.some(isFree) ? beside.filter(isFree) : beside).map((spot) => ({
    spot,
    room: Math.min(...[outline, ...others].map((walls) => distanceTo(walls, spot))),
  }))
  if (inside.length === 0 && others.length > 0) return middleOf(outline, [], distance, marks)
  const most = Math.max(...inside.map(({ room }) => room))
  const toMiddle = ([x, y]: readonly [number, number]) => Math.hypot(x - (west + east) / 2, y - (south + north) / 2)
  const best = inside
    .filter(({ room }) => room > most - 0.01)
    .toSorted((a, b) => toMiddle(a.spot) - toMiddle(b.spot))[0]
  return best?.spot ?? [west, south]
}

/** How wide a text of a height can be around a point before it meets a wall. */
export function widthAround([x, y]: Point, outlines: readonly Polygon[], height = 0): number {
  const beside = outlines.flatMap(wallsOf).flatMap(({ from, to }) => {
    const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
    return from[0] === to[0] && low <= y + height / 2 && y - height / 2 <= high ? [Math.abs(from[0] - x)] : []
  })
  return 2 * Math.min(...beside)
}
