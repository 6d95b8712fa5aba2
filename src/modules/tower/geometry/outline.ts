import { turnAt, type Wall, wallsOf } from '#building/polygon.ts'

/** Corners on the ground in metres east and north, counter-clockwise. */
export type Corner = readonly [east: number, north: number]
export type Outline = readonly Corner[]

export const isSameOutline = (one: Outline, other: Outline) => JSON.stringify(one) === JSON.stringify(other)

/** A side of an outline, and whether its ends are in an inner corner of the building. */
export type Side = Wall & { innerFrom: boolean; innerTo: boolean }

export const sidesOf = (outline: Outline): Side[] =>
  wallsOf(outline).map((wall, i) => ({
    ...wall,
    innerFrom: turnAt(outline, i) < 0,
    innerTo: turnAt(outline, (i + 1) % outline.length) < 0,
  }))

/** The outline moved inwards by this many metres, or outwards if negative; it keeps its number of corners. */
export function inset(outline: Outline, by: number): Corner[] {
  const sides = sidesOf(outline)
  return outline.map((corner, i) => {
    const [a, b] = [sides.at(i - 1)!.along, sides[i]!.along]
    // The intersection of the two moved sides; for parallel sides, the point on their common normal.
    const reach = by / Math.max(0.2, 1 + a[0] * b[0] + a[1] * b[1])
    return [corner[0] - (a[1] + b[1]) * reach, corner[1] + (a[0] + b[0]) * reach]
  })
}

/** The maximum distance between a wall of a home and a side of the building that count as the same wall, in metres. */
const tolerance = 0.06

/** The part of a side that a wall touches, as distances from the side's start; null when it does not. */
export function touching({ from, along, length }: Side, [a, b]: readonly [Corner, Corner]): [number, number] | null {
  const place = ([x, y]: Corner) => {
    const [dx, dy] = [x - from[0], y - from[1]]
    return { t: dx * along[0] + dy * along[1], off: Math.abs(dx * along[1] - dy * along[0]) }
  }
  const [one, two] = [place(a), place(b)]
  if (one.off > tolerance || two.off > tolerance) return null
  const [start, end] = [Math.max(0, Math.min(one.t, two.t)), Math.min(length, Math.max(one.t, two.t))]
  return end - start > tolerance ? [start, end] : null
}
