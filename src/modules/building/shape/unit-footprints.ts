import type { Facing } from '../choices.ts'
import { type Polygon, wallsOf } from '../polygon.ts'
import { depthOf, insetWalls, isOuterCorner, leastDepth } from './rectilinear.ts'

type Point = Polygon[number]
/** A cut between two units: at this many metres from the start of a wall. */
type Cut = { wall: number; at: number }
/** A piece of the ring around the corridor: along a wall, or a corner that stays whole. */
type Piece = { wall: number; from: number; to: number; length: number; isCorner: boolean }

export type UnitFootprint = { footprint: Polygon; facing: Facing }
export type FloorUnits = { units: UnitFootprint[]; corridor: Polygon | null }

/** The narrowest front of a unit, in metres. */
const leastFront = 1.5

/**
 * Places units along all outer walls around a corridor, counter-clockwise from the south-east corner. A larger weight
 * makes a larger unit. Returns 'narrow' or 'small' when the outline has no room for them.
 */
export function layOutUnits(outline: Polygon, weights: readonly number[]): FloorUnits | 'narrow' | 'small' {
  if (weights.length === 0) return { units: [], corridor: null }
  if (weights.length === 1) return { units: [{ footprint: outline, facing: facingOfWalls(outline) }], corridor: null }
  const mostDepth = depthOf(outline)
  if (mostDepth === null) return 'narrow'
  // Many units are less deep, so that the fronts between the corners are longer.
  for (let depth = mostDepth; depth >= leastDepth; depth -= 0.5) {
    const cuts = cutRing(piecesOf(outline, depth), weights, depth)
    if (cuts) return unitsBetween(outline, depth, cuts)
  }
  return 'small'
}

function unitsBetween(outline: Polygon, depth: number, cuts: readonly Cut[]): FloorUnits {
  const inner = insetWalls(outline, depth)
  return {
    units: cuts.map((cut, i) => unitBetween(outline, inner, depth, cut, cuts[(i + 1) % cuts.length]!)),
    corridor: inner,
  }
}

/** The pieces of the ring in their order, from the start of the wall at the south-east corner. */
function piecesOf(outline: Polygon, depth: number): Piece[] {
  const walls = wallsOf(outline)
  const first = startOf(outline)
  return walls.flatMap((_, k): Piece[] => {
    const wall = (first + k) % walls.length
    const { length } = walls[wall]!
    const from = isOuterCorner(outline, wall) ? depth : 0
    const to = length - (isOuterCorner(outline, (wall + 1) % walls.length) ? depth : 0)
    const corner = { wall, from: length, to: length, length: depth, isCorner: true }
    return to - from > 0.05 ? [{ wall, from, to, length: to - from, isCorner: false }, corner] : [corner]
  })
}

/** The wall that starts at the corner farthest to the south-east and goes north. */
function startOf(outline: Polygon): number {
  const walls = wallsOf(outline)
  const candidates = walls.flatMap(({ along, from }, i) =>
    along[1] > 0.5 && isOuterCorner(outline, i) ? [{ i, reach: from[0] - from[1] }] : [],
  )
  return candidates.toSorted((a, b) => b.reach - a.reach)[0]?.i ?? 0
}

/** Where each unit begins, or null when there is no room. Corners count as area only if every unit is wide enough to contain one. */
function cutRing(pieces: readonly Piece[], weights: readonly number[], depth: number): Cut[] | null {
  const sum = weights.reduce((a, b) => a + b, 0)
  const fronts = pieces.filter(({ isCorner }) => !isCorner)
  const frontLength = fronts.reduce((total, { length }) => total + length, 0)
  const ringLength = pieces.reduce((total, { length }) => total + length, 0)
  const share = Math.min(...weights) / sum
  const countsCorners = ringLength * share >= 2.2 * depth
  if (frontLength * share < Math.max(leastFront, depth / 4)) return null
  const total = countsCorners ? ringLength : frontLength
  let reached = 0
  const cuts = weights.map((weight) => {
    const cut = cutAt(pieces, reached, countsCorners, (total * share) / 4)
    reached += (weight / sum) * total
    return cut
  })
  // Corners that follow each other, as at a small notch, move two cuts to the same place: a unit between them would have hardly a front.
  const hasFront = cuts.every(({ wall, at }, i) => {
    const next = cuts[(i + 1) % cuts.length]!
    return wall !== next.wall || Math.abs(at - next.at) >= leastFront
  })
  return hasFront ? cuts : null
}

/** The cut after this many metres of the ring; a cut in or near a corner is at the corner's end. */
function cutAt(pieces: readonly Piece[], distance: number, countsCorners: boolean, near: number): Cut {
  const fronts = pieces.flatMap((piece, k) => (piece.isCorner ? [] : [{ piece, k }]))
  let start = 0
  let before = 0
  for (const [k, piece] of pieces.entries()) {
    const length = piece.isCorner && !countsCorners ? 0 : piece.length
    if (!piece.isCorner) before = piece.to
    const rest = distance - start
    start += length
    if (rest > length - 1e-9) continue
    const next = fronts.find((front) => front.k > k)?.piece ?? fronts[0]!.piece
    if (piece.isCorner) {
      const last = fronts.findLast((front) => front.k < k)?.piece
      return rest < length / 2 && last && before > 0
        ? { wall: last.wall, at: last.to }
        : { wall: next.wall, at: next.from }
    }
    if (length < 2 * near) return { wall: piece.wall, at: piece.from + rest }
    if (rest < near) return { wall: piece.wall, at: piece.from }
    if (length - rest < near) return { wall: piece.wall, at: piece.to }
    return { wall: piece.wall, at: piece.from + rest }
  }
  return { wall: fronts[0]!.piece.wall, at: fronts[0]!.piece.from }
}

/** The unit between two cuts: along the outer walls, and back along the corridor. */
function unitBetween(outline: Polygon, inner: Polygon, depth: number, start: Cut, end: Cut): UnitFootprint {
  const walls = wallsOf(outline)
  const outer: Point[] = [pointAt(walls, start, 0)]
  const back: Point[] = [pointAt(walls, start, depth)]
  for (let wall = start.wall, k = 0; k < walls.length && !(wall === end.wall && (k > 0 || end.at > start.at)); k += 1) {
    wall = (wall + 1) % walls.length
    outer.push(outline[wall]!)
    back.push(inner[wall]!)
  }
  outer.push(pointAt(walls, end, 0))
  back.push(pointAt(walls, end, depth))
  const footprint = withoutDoubles([...outer, ...back.toReversed()])
  return { footprint, facing: facingOfWalls(withoutDoubles(outer), false) }
}

function pointAt(walls: ReturnType<typeof wallsOf>, { wall, at }: Cut, depth: number): Point {
  const { from, along } = walls[wall]!
  const metres = (value: number) => Math.round(value * 100) / 100
  return [metres(from[0] + along[0] * at - along[1] * depth), metres(from[1] + along[1] * at + along[0] * depth)]
}

/** Without equal points and points on a straight wall. */
function withoutDoubles(points: readonly Point[]): Point[] {
  const distinct = points.filter((point, i) => i === 0 || !isEqual(point, points[i - 1]!))
  if (distinct.length > 1 && isEqual(distinct[0]!, distinct.at(-1)!)) distinct.pop()
  return distinct
}

const isEqual = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 0.005 && Math.abs(a[1] - b[1]) < 0.005

/** The direction of the longest outer walls; `isClosed` when the last point is connected with the first. */
function facingOfWalls(points: Polygon, isClosed = true): Facing {
  const lengths: Record<Facing, number> = { North: 0, East: 0, South: 0, West: 0 }
  const walls = wallsOf(points)
  for (const { along, length } of isClosed ? walls : walls.slice(0, -1)) lengths[outwards(along)] += length
  return (['South', 'East', 'West', 'North'] as const).reduce((best, side) =>
    lengths[side] > lengths[best] + 0.01 ? side : best,
  )
}

/** The direction in front of a wall of an outline that runs counter-clockwise. */
export function outwards([east, north]: Point): Facing {
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'South' : 'North'
  return north > 0 ? 'East' : 'West'
}
