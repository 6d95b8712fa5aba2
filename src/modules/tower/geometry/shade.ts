import type { Facing } from '#building/choices.ts'
import type { BuildingModel, ModelFloor, ModelSlot, Point } from '#building/model.ts'
import { outlinesOf } from '#building/floor-outlines.ts'
import { isSameOutline } from './outline.ts'
import type { SunMoment } from './sun.ts'

/** A part of the building with vertical walls over its outline; metres above the street. */
export type Prism = { outline: readonly Point[]; bottom: number; top: number }
/**
 * A point in front of a window of a home, at eye level, and its direction in degrees clockwise from the building's
 * north.
 */
export type Outlook = { at: Point; height: number; direction: number }
/** From and to, as timestamps in milliseconds. */
export type Span = readonly [from: number, to: number]
type Walls = Pick<ModelFloor, 'outline' | 'furtherOutlines'>
type Edge = { from: Point; to: Point; direction: number; length: number }

const minute = 60_000
const eyeHeight = 1.5
/** The distance of an outlook from its wall in metres, so that the wall itself does not shade it. */
const outlookDistance = 0.1
/** The minimum width of a wall with a window, in metres. */
const minWindowWidth = 1
const directionOf: Readonly<Record<Facing, number>> = { North: 0, East: 90, South: 180, West: 270 }

/** The built parts that cast shadows; consecutive floors with the same outline are one prism. */
export function prismsOf(floors: readonly (Walls & Pick<ModelFloor, 'kind' | 'bottom' | 'height'>)[]): Prism[] {
  const prisms: Prism[] = []
  for (const floor of floors) {
    const { kind, bottom, height } = floor
    if (kind === 'not_built') continue
    for (const outline of outlinesOf(floor)) {
      const below = prisms.findLast((prism) => prism.top === bottom && isSameOutline(prism.outline, outline))
      if (below) below.top = round(bottom + height)
      else prisms.push({ outline, bottom, top: round(bottom + height) })
    }
  }
  return prisms
}

/** The walls of a home that are outer walls of the tower. */
export function outerWalls(floor: Walls, { footprint }: Pick<ModelSlot, 'footprint'>) {
  const outlines = outlinesOf(floor)
  return footprint
    .map((from, i): Edge => {
      const to = footprint[(i + 1) % footprint.length]!
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      // The corners are in counter-clockwise order, so the outside is on the right.
      return {
        from,
        to,
        direction: normalizeDegrees((Math.atan2(dy, -dx) * 180) / Math.PI),
        length: Math.hypot(dx, dy),
      }
    })
    .filter(
      (edge) =>
        edge.length > outlookDistance && !outlines.some((outline) => isInside(pointInFrontOf(edge, 1), outline)),
    )
}

/**
 * The windows of a home: in its widest outer wall in the direction of its facing, and for a corner home also in the
 * adjacent outer wall. Empty when no outer wall has that direction.
 */
export function outlooksOf(floor: Walls & Pick<ModelFloor, 'bottom'>, slot: ModelSlot): Outlook[] {
  const front = widest(floor, slot, (turn) => turn <= 45 || turn >= 315)
  if (!front) return []
  const walls = [front, cornerWall(floor, slot)?.wall].filter((wall) => wall !== undefined)
  return walls.map((wall) => ({
    at: pointInFrontOf(wall, outlookDistance),
    height: floor.bottom + eyeHeight,
    direction: wall.direction,
  }))
}

/** The second outer wall of a corner home, and on which side it is when the plan has its windows at the bottom. */
export function cornerWall(floor: Walls, slot: ModelSlot): { side: 'left' | 'right'; wall: Edge } | null {
  // The plan has its windows at the bottom, so a wall a quarter turn before the facing is on the right.
  const right = widest(floor, slot, (turn) => turn >= 225 && turn < 315)
  if (right) return { side: 'right', wall: right }
  const left = widest(floor, slot, (turn) => turn > 45 && turn <= 135)
  return left ? { side: 'left', wall: left } : null
}

/** The widest outer wall with room for a window whose direction, relative to the facing, passes the test. */
const widest = (floor: Walls, slot: ModelSlot, isTurned: (degrees: number) => boolean) =>
  outerWalls(floor, slot)
    .filter(
      ({ length, direction }) =>
        length >= minWindowWidth && isTurned(normalizeDegrees(direction - directionOf[slot.facing])),
    )
    .sort((a, b) => b.length - a.length)[0]

/** The side of the building that a wall belongs to. */
export const facingOf = ({ direction }: Pick<Outlook, 'direction'>): Facing =>
  (['North', 'East', 'South', 'West'] as const)[Math.round(normalizeDegrees(direction) / 90) % 4]!

export function modelOutlooks({ floors }: Pick<BuildingModel, 'floors'>, floor: number, slot: number): Outlook[] {
  const on = floors.find(({ number }) => number === floor)
  const home = on?.slots.find((one) => one.slot === slot)
  return on && home ? outlooksOf(on, home) : []
}

/**
 * The time spans in which direct sun reaches at least one outlook: in front of its wall, above the horizon, and not
 * shaded by the building. A minute with sun on two walls counts once.
 */
export function directSun(
  moments: readonly SunMoment[],
  outlooks: readonly Outlook[],
  prisms: readonly Prism[],
  orientation: number,
): Span[] {
  const spans: [number, number][] = []
  for (const { at, azimuth, altitude } of moments) {
    const from = azimuth - orientation
    if (altitude <= 0 || !outlooks.some((outlook) => isSunlit(outlook, from, altitude, prisms))) continue
    const last = spans.at(-1)
    if (last?.[1] === at) last[1] = at + minute
    else spans.push([at, at + minute])
  }
  return spans
}

const isSunlit = (outlook: Outlook, azimuth: number, altitude: number, prisms: readonly Prism[]) =>
  Math.cos(((azimuth - outlook.direction) * Math.PI) / 180) > 0.001 && !isShaded(outlook, azimuth, altitude, prisms)

/** Whether the building shades an outlook. Angles in degrees; the azimuth is measured from the building's north. */
function isShaded({ at, height }: Outlook, azimuth: number, altitude: number, prisms: readonly Prism[]): boolean {
  const [east, north] = [Math.sin((azimuth * Math.PI) / 180), Math.cos((azimuth * Math.PI) / 180)]
  const rise = Math.tan((altitude * Math.PI) / 180)
  return prisms.some(({ outline, bottom, top }) => {
    if (height >= top) return false
    const throughWall = outline.some((from, i) => {
      const far = distanceTo(at, [east, north], from, outline[(i + 1) % outline.length]!)
      return far !== null && height + far * rise >= bottom && height + far * rise <= top
    })
    if (throughWall || height > bottom) return throughWall
    const under = (bottom - height) / rise
    return isInside([at[0] + east * under, at[1] + north * under], outline)
  })
}

/** The distance along a horizontal ray to the wall between two corners; null when the ray misses it. */
function distanceTo(at: Point, [east, north]: Point, from: Point, to: Point): number | null {
  const [wx, wy] = [to[0] - from[0], to[1] - from[1]]
  const across = east * wy - north * wx
  if (Math.abs(across) < 1e-9) return null
  const [px, py] = [from[0] - at[0], from[1] - at[1]]
  const far = (px * wy - py * wx) / across
  const share = (px * north - py * east) / across
  return far > 0 && share >= 0 && share <= 1 ? far : null
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** The point at this distance in front of the middle of a wall. */
const pointInFrontOf = ({ from, to, direction }: Edge, out: number): Point => [
  (from[0] + to[0]) / 2 + Math.sin((direction * Math.PI) / 180) * out,
  (from[1] + to[1]) / 2 + Math.cos((direction * Math.PI) / 180) * out,
]

const normalizeDegrees = (degrees: number) => ((degrees % 360) + 360) % 360
const round = (metres: number) => Math.round(metres * 100) / 100
