type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]
type Triangle = readonly [Point, Point, Point]

/** Twice the area to the left of a → b → c; negative when c is on the right. */
const crossProduct = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** In square metres; negative where the corners run clockwise. */
export const areaOf = (polygon: Polygon) =>
  triangulate(polygon).reduce((sum, triangle) => sum + crossProduct(...triangle), 0) / 2

export const counterClockwise = (polygon: Polygon): Polygon => (areaOf(polygon) < 0 ? polygon.toReversed() : polygon)

/** The common area of two polygons of any shape, in square metres. */
export function overlapOf(first: Polygon, second: Polygon): number {
  if (!boxesMeet(first, second)) return 0
  let shared = 0
  for (const a of triangulate(first))
    for (const b of triangulate(second)) {
      const sign = Math.sign(crossProduct(...a)) * Math.sign(crossProduct(...b))
      if (sign !== 0) shared += sign * areaOf(clip(counterClockwise(a), counterClockwise(b)))
    }
  return Math.abs(shared)
}

const boxesMeet = (first: Polygon, second: Polygon) =>
  ([0, 1] as const).every((axis) => {
    const [one, other] = [first.map((point) => point[axis]), second.map((point) => point[axis])]
    return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one)
  })

/** Whether the point is inside; on a side it may be either. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false
  for (const [i, from] of polygon.entries()) {
    const to = polygon[(i + 1) % polygon.length]!
    if (from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
      inside = !inside
  }
  return inside
}

/** A wall of an outline: its ends, its length, and the unit vector along it. */
export type Wall = { from: Point; to: Point; length: number; along: Point }

export const wallsOf = (outline: Polygon): Wall[] =>
  outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return { from, to, length, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] }
  })

/** Positive at an outer corner of a counter-clockwise outline, and negative at an inner one. */
export function turnAt(outline: Polygon, i: number): number {
  const [before, at, after] = [outline.at(i - 1)!, outline[i]!, outline[(i + 1) % outline.length]!]
  return (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])
}

const distanceBetween = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1])

function nearestOn({ from, along, length }: Wall, [x, y]: Point): Point {
  const by = Math.min(length, Math.max(0, (x - from[0]) * along[0] + (y - from[1]) * along[1]))
  return [from[0] + along[0] * by, from[1] + along[1] * by]
}

/** The point of the walls that is nearest to another one; undefined without walls. */
export const nearestOnWalls = (outline: Polygon, at: Point): Point | undefined =>
  wallsOf(outline)
    .map((wall) => nearestOn(wall, at))
    .toSorted((a, b) => distanceBetween(a, at) - distanceBetween(b, at))[0]

/** The distance of a point from the nearest wall. */
export const distanceTo = (outline: Polygon, at: Point): number =>
  Math.min(...wallsOf(outline).map((wall) => distanceBetween(nearestOn(wall, at), at)))

/** Whether two sides that are not neighbours cross. */
export function isSelfIntersecting(polygon: Polygon): boolean {
  const sides = polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length]!] as const)
  return sides.some(([a, b], i) =>
    sides.some(
      ([c, d], j) =>
        j > i + 1 &&
        crossProduct(a, b, c) * crossProduct(a, b, d) < 0 &&
        crossProduct(c, d, a) * crossProduct(c, d, b) < 0,
    ),
  )
}

/** A fan of triangles from the first corner; areas outside the polygon are in clockwise triangles and cancel out. */
const triangulate = (polygon: Polygon): Triangle[] =>
  polygon.slice(2).map((corner, i) => [polygon[0]!, polygon[i + 1]!, corner] as const)

/** The intersection of two convex polygons; both run counter-clockwise. */
function clip(inner: Polygon, outer: Polygon): Polygon {
  let clipped = inner
  for (const [i, from] of outer.entries()) {
    const to = outer[(i + 1) % outer.length]!
    clipped = clipped.flatMap((point, k) => {
      const before = clipped.at(k - 1)!
      const [side, previousSide] = [crossProduct(from, to, point), crossProduct(from, to, before)]
      const cut = side * previousSide < 0 ? [intersection(before, point, previousSide / (previousSide - side))] : []
      return side >= 0 ? [...cut, point] : cut
    })
  }
  return clipped
}

const intersection = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
