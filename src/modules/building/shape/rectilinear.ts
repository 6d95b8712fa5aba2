import { areaOf, type Polygon, turnAt, type Wall, wallsOf } from '../polygon.ts'

type Point = Polygon[number]

/** Whether every wall meets the next at a right angle, no two touch, and the corners run counter-clockwise. */
export function isRectilinear(outline: Polygon): boolean {
  if (outline.length < 4 || areaOf(outline) <= 0) return false
  const walls = wallsOf(outline)
  const isTurned = walls.every(({ from, to, length }, i) => {
    const next = walls[(i + 1) % walls.length]!
    const [isLevel, isNextLevel] = [from[1] === to[1], next.from[1] === next.to[1]]
    const isUpright = from[0] === to[0]
    return length > 0.01 && (isLevel || isUpright) && isLevel !== isNextLevel
  })
  return (
    isTurned &&
    !walls.some((one, i) =>
      walls.some((other, k) => k > i + 1 && !(i === 0 && k === walls.length - 1) && touch(one, other)),
    )
  )
}

const touch = (one: Wall, other: Wall) =>
  ([0, 1] as const).every(
    (axis) =>
      Math.max(Math.min(one.from[axis], one.to[axis]), Math.min(other.from[axis], other.to[axis])) <=
      Math.min(Math.max(one.from[axis], one.to[axis]), Math.max(other.from[axis], other.to[axis])) + 0.005,
  )

/** Whether the outline has an outer corner there; an inner corner otherwise. */
export const isOuterCorner = (outline: Polygon, i: number): boolean => turnAt(outline, i) > 0

/** The outline with every wall moved inwards by this many metres. */
export function insetWalls(outline: Polygon, by: number): Polygon {
  const walls = wallsOf(outline)
  return outline.map((corner, i) => {
    const [a, b] = [walls.at(i - 1)!.along, walls[i]!.along]
    return toCentimetres([corner[0] - (a[1] + b[1]) * by, corner[1] + (a[0] + b[0]) * by])
  })
}

/** Whether the walls can move inwards by this many metres without meeting. */
function canInset(outline: Polygon, by: number): boolean {
  const inner = insetWalls(outline, by)
  const outerWalls = wallsOf(outline)
  const keepsDirections = wallsOf(inner).every(
    ({ length, along }, i) =>
      length > 0.2 && along[0] * outerWalls[i]!.along[0] + along[1] * outerWalls[i]!.along[1] > 0,
  )
  return keepsDirections && isRectilinear(inner)
}

const mostDepth = 9
export const leastDepth = 2
/** The narrowest corridor between homes on both sides. */
export const corridorWidth = 1.6

/** How deep units can be on all sides of a corridor, in metres; null when the outline is too narrow for that. */
export function depthOf(outline: Polygon): number | null {
  for (let depth = mostDepth; depth >= leastDepth; depth -= 0.25)
    if (canInset(outline, depth + corridorWidth / 2)) return depth
  return null
}

/** The outline with one wall moved outwards by this many metres, or inwards if negative. */
export function moveWall(outline: Polygon, wall: number, by: number): Polygon {
  const { along } = wallsOf(outline)[wall]!
  const next = (wall + 1) % outline.length
  return outline.map((corner, i) =>
    i === wall || i === next ? toCentimetres([corner[0] + along[1] * by, corner[1] - along[0] * by]) : corner,
  )
}

export const rectangle = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

export const movedBy = (outline: Polygon, east: number, north: number): Polygon =>
  outline.map(([x, y]) => toCentimetres([x + east, y + north]))

/** How far an outline was moved as a whole, to the east and north; null when its corners did not move alike. */
export function moveBetween(was: Polygon, is: Polygon): Point | null {
  if (!was[0] || !is[0] || was.length !== is.length) return null
  const [east, north] = [is[0][0] - was[0][0], is[0][1] - was[0][1]]
  const isWhole = is.every(([x, y], i) => {
    const old = was[i]!
    return Math.abs(x - old[0] - east) < 0.01 && Math.abs(y - old[1] - north) < 0.01
  })
  return isWhole ? [east, north] : null
}

export function boundsOf(outlines: readonly Polygon[]) {
  const corners = outlines.flat()
  const [easts, norths] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return {
    west: Math.min(...easts),
    south: Math.min(...norths),
    east: Math.max(...easts),
    north: Math.max(...norths),
  }
}

export const toCentimetres = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
