import type { Facing } from '#building/choices.ts'
import { type Polygon, wallsOf } from '#building/polygon.ts'
import { movedBy, moveWall } from '#building/shape/rectilinear.ts'
import { outwards } from '#building/shape/unit-footprints.ts'

export type Spot = readonly [east: number, north: number]
type Wall = ReturnType<typeof wallsOf>[number]

/** Metres of a press of an arrow key, and with Shift. */
export const stepOf = (isLarge: boolean) => (isLarge ? 5 : 0.5)

export const toHalfMetre = (metres: number) => Math.round(metres * 2) / 2

/** The direction of an arrow key; null for other keys. */
export function arrowOf(key: string): Spot | null {
  if (key === 'ArrowUp') return [0, 1]
  if (key === 'ArrowDown') return [0, -1]
  if (key === 'ArrowLeft') return [-1, 0]
  return key === 'ArrowRight' ? [1, 0] : null
}

/** The side of the part that a wall is on. */
export const sideOfWall = (outline: Polygon, wall: number): Facing => outwards(wallsOf(outline)[wall]!.along)

/** The outline after an arrow key on a wall: it moves only across itself. */
export function pushWall(outline: Polygon, wall: number, [east, north]: Spot): Polygon {
  const { along } = wallsOf(outline)[wall]!
  return moveWall(outline, wall, east * along[1] - north * along[0])
}

export const pushPart = (outline: Polygon, [east, north]: Spot): Polygon => movedBy(outline, east, north)

/** Where the length of a wall is: outside of it; farther beside it than above, because a text is wider than high. */
export function spotOfLength({ from, to, along }: Pick<Wall, 'from' | 'to' | 'along'>, size: number): Spot {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return [x + (along[1] * size) / 15, y - (along[0] * size) / 24]
}

/** The same for all walls of a part; in a narrow court, the length of the opposite wall is a line lower. */
export function spotsOfLengths(outline: Polygon, size: number): Spot[] {
  const [width, line] = [size / 12, size / 36]
  const isOver = ([x, y]: Spot, others: readonly Spot[]) =>
    others.some(([east, north]) => Math.abs(x - east) < width && Math.abs(y - north) < line * 0.9)
  const spots: Spot[] = []
  for (const wall of wallsOf(outline)) {
    let spot = spotOfLength(wall, size)
    while (isOver(spot, spots)) spot = [spot[0], spot[1] - line]
    spots.push(spot)
  }
  return spots
}

/** The next corner of a drawing: straight from the last one, in the direction of the longer distance. */
export function cornerFrom(last: Spot | undefined, to: Spot): Spot {
  const spot: Spot = [toHalfMetre(to[0]), toHalfMetre(to[1])]
  if (!last) return spot
  return Math.abs(spot[0] - last[0]) >= Math.abs(spot[1] - last[1]) ? [spot[0], last[1]] : [last[0], spot[1]]
}

/** A drawing as an outline: closed with a right angle, without corners on a straight wall. */
export function closedOutline(corners: readonly Spot[]): Polygon {
  const [first, last] = [corners[0], corners.at(-1)]
  const closing: Spot[] =
    first && last && first[0] !== last[0] && first[1] !== last[1] ? [cornerBetween(corners, first, last)] : []
  const all = [...corners, ...closing]
  return all.filter((corner, i) => {
    const [before, after] = [all.at(i - 1)!, all[(i + 1) % all.length]!]
    const isSame = corner[0] === before[0] && corner[1] === before[1]
    const isStraight = [0, 1].some((axis) => before[axis] === corner[axis] && corner[axis] === after[axis])
    return !isSame && !isStraight
  })
}

/** The corner that closes a drawing at right angles to its last wall. */
function cornerBetween(corners: readonly Spot[], first: Spot, last: Spot): Spot {
  const before = corners.at(-2)
  return before?.[0] === last[0] ? [first[0], last[1]] : [last[0], first[1]]
}
