type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]
type Triangle = readonly [Point, Point, Point]

/** Twice the area to the left of a → b → c; negative where c lies to the right. */
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** In square metres; negative where the corners run clockwise. */
export const areaOf = (polygon: Polygon) => fan(polygon).reduce((sum, triangle) => sum + turn(...triangle), 0) / 2

export const counterClockwise = (polygon: Polygon): Polygon => (areaOf(polygon) < 0 ? polygon.toReversed() : polygon)

/** The square metres two polygons share, whatever their shape. */
export function overlapOf(one: Polygon, other: Polygon): number {
  let shared = 0
  for (const a of fan(one))
    for (const b of fan(other)) {
      const sign = Math.sign(turn(...a)) * Math.sign(turn(...b))
      if (sign !== 0) shared += sign * areaOf(clip(counterClockwise(a), counterClockwise(b)))
    }
  return Math.abs(shared)
}

/** Whether two sides that are not neighbours cross. */
export function crossesItself(polygon: Polygon): boolean {
  const sides = polygon.map((from, i) => [from, polygon[(i + 1) % polygon.length]!] as const)
  return sides.some(([a, b], i) =>
    sides.some(([c, d], j) => j > i + 1 && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  )
}

/** Triangles from the first corner; what lies outside is in one that runs clockwise, and is taken off again. */
const fan = (polygon: Polygon): Triangle[] =>
  polygon.slice(2).map((corner, i) => [polygon[0]!, polygon[i + 1]!, corner] as const)

/** What of one convex polygon lies in the other; both run counter-clockwise. */
function clip(inner: Polygon, outer: Polygon): Polygon {
  let rest = inner
  for (const [i, from] of outer.entries()) {
    const to = outer[(i + 1) % outer.length]!
    rest = rest.flatMap((point, k) => {
      const before = rest.at(k - 1)!
      const [here, there] = [turn(from, to, point), turn(from, to, before)]
      const cut = here * there < 0 ? [meet(before, point, there / (there - here))] : []
      return here >= 0 ? [...cut, point] : cut
    })
  }
  return rest
}

const meet = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
