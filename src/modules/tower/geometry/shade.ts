import type { Facing } from '#building/contract.ts'
import type { BuildingModel, ModelFloor, ModelSlot, Point } from '#building/model.ts'
import type { SunMoment } from './sun.ts'

/** A part of the building that rises straight up from its outline; metres above the street. */
export type Prism = { outline: readonly Point[]; bottom: number; top: number }
/** A wall with windows, where a home looks out: its middle at the height of somebody's eyes, and the way it looks, clockwise from the building's north. */
export type Outlook = { at: Point; height: number; looks: number }
/** From and to, as instants. */
export type Span = readonly [from: number, to: number]
type Edge = { from: Point; to: Point; looks: number; long: number }

const minute = 60_000
const eyes = 1.5
/** An outlook lies this far before its wall, so that the wall does not shade it. */
const before = 0.1
/** A narrower piece of wall has no window in it. */
const narrowest = 1
const looksOf: Readonly<Record<Facing, number>> = { North: 0, East: 90, South: 180, West: 270 }

/** What throws shade: all that is built, floors of one outline taken together. */
export function prismsOf(floors: readonly Pick<ModelFloor, 'kind' | 'outline' | 'bottom' | 'height'>[]): Prism[] {
  const prisms: Prism[] = []
  for (const { kind, outline, bottom, height } of floors) {
    if (kind === 'not_built') continue
    const below = prisms.at(-1)
    const goesOn = below?.top === bottom && JSON.stringify(below.outline) === JSON.stringify(outline)
    if (below && goesOn) below.top = round(bottom + height)
    else prisms.push({ outline, bottom, top: round(bottom + height) })
  }
  return prisms
}

/** The walls of a home that are walls of the tower. */
export function outerWalls({ outline }: Pick<ModelFloor, 'outline'>, { footprint }: Pick<ModelSlot, 'footprint'>) {
  return footprint
    .map((from, i): Edge => {
      const to = footprint[(i + 1) % footprint.length]!
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      // Corners run counter-clockwise, so outside is on the right hand.
      return { from, to, looks: turned((Math.atan2(dy, -dx) * 180) / Math.PI), long: Math.hypot(dx, dy) }
    })
    .filter((edge) => edge.long > before && !isInside(beforeWall(edge, 1), outline))
}

/**
 * Where a home has windows: in the widest outer wall that looks the way the home does, and at a corner of the tower in
 * the one beside it too. None where no outer wall looks the home's way.
 */
export function outlooksOf(floor: Pick<ModelFloor, 'outline' | 'bottom'>, slot: ModelSlot): Outlook[] {
  const front = widest(floor, slot, (turn) => turn <= 45 || turn >= 315)
  if (!front) return []
  const walls = [front, cornerWall(floor, slot)?.wall].filter((wall) => wall !== undefined)
  return walls.map((wall) => ({ at: beforeWall(wall, before), height: floor.bottom + eyes, looks: wall.looks }))
}

/** The second outer wall of a home at a corner, and on which hand it lies for somebody who looks out of the first. */
export function cornerWall(
  floor: Pick<ModelFloor, 'outline'>,
  slot: ModelSlot,
): { side: 'left' | 'right'; wall: Edge } | null {
  // The plan has its windows at the bottom, so what lies a quarter turn before the facing is on its right.
  const right = widest(floor, slot, (turn) => turn >= 225 && turn < 315)
  if (right) return { side: 'right', wall: right }
  const left = widest(floor, slot, (turn) => turn > 45 && turn <= 135)
  return left ? { side: 'left', wall: left } : null
}

/** Of the outer walls that have room for a window and are turned so from the way the home faces, the widest. */
const widest = (floor: Pick<ModelFloor, 'outline'>, slot: ModelSlot, isTurned: (degrees: number) => boolean) =>
  outerWalls(floor, slot)
    .filter(({ long, looks }) => long >= narrowest && isTurned(turned(looks - looksOf[slot.facing])))
    .sort((a, b) => b.long - a.long)[0]

/** The side of the building a wall belongs to. */
export const facingOf = ({ looks }: Pick<Outlook, 'looks'>): Facing =>
  (['North', 'East', 'South', 'West'] as const)[Math.round(turned(looks) / 90) % 4]!

export function modelOutlooks({ floors }: Pick<BuildingModel, 'floors'>, floor: number, slot: number): Outlook[] {
  const on = floors.find(({ number }) => number === floor)
  const home = on?.slots.find((one) => one.slot === slot)
  return on && home ? outlooksOf(on, home) : []
}

/**
 * When the sun shines in at one outlook or another: before its wall, above the horizon, and not behind the building
 * itself. A minute at two walls is one minute.
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
    if (altitude <= 0 || !outlooks.some((outlook) => isLit(outlook, from, altitude, prisms))) continue
    const last = spans.at(-1)
    if (last?.[1] === at) last[1] = at + minute
    else spans.push([at, at + minute])
  }
  return spans
}

const isLit = (outlook: Outlook, azimuth: number, altitude: number, prisms: readonly Prism[]) =>
  Math.cos(((azimuth - outlook.looks) * Math.PI) / 180) > 0.001 && !isShaded(outlook, azimuth, altitude, prisms)

/** Whether something built stands between an outlook and the sun. Degrees; the azimuth from the building's north. */
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

/** How far along a level ray the wall from one corner to the next is met; null where it is not. */
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

/** So many metres out from the middle of a wall. */
const beforeWall = ({ from, to, looks }: Edge, out: number): Point => [
  (from[0] + to[0]) / 2 + Math.sin((looks * Math.PI) / 180) * out,
  (from[1] + to[1]) / 2 + Math.cos((looks * Math.PI) / 180) * out,
]

const turned = (degrees: number) => ((degrees % 360) + 360) % 360
const round = (metres: number) => Math.round(metres * 100) / 100
