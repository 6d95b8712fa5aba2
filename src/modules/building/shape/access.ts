import { shapeWords as words } from '../messages/shape.ts'
import type { Polygon } from '../polygon.ts'
import type { AccessKind } from '../choices.ts'
import type { AccessPoint } from '../schemas.ts'
import { boundsOf, wallsOf } from './rectilinear.ts'
import type { ShapeFault } from './faults.ts'
import type { BuildingPart, BuildingShape } from './schemas.ts'

type Point = Polygon[number]

type Walls = Pick<BuildingShape, 'parts'> & { floors?: BuildingShape['floors'] }

/** The entrances and staircases of all parts; an entrance is on the nearest wall of its part. */
export const accessOfShape = (shape: Walls): AccessPoint[] =>
  shape.parts.flatMap(({ key, access = [] }) =>
    access.map((one) =>
      one.kind === 'entrance' ? { ...one, at: onNearestWall(outlinesOfPart(shape, key), one.at) } : one,
    ),
  )

/** The walls of a part, and those that it has on some floors only. */
const outlinesOfPart = ({ parts, floors = [] }: Walls, key: string): Polygon[] => [
  ...parts.flatMap((part) => (part.key === key ? [part.outline] : [])),
  ...floors.flatMap((range) => range.parts.flatMap(({ part, outline }) => (part === key && outline ? [outline] : []))),
]

const onNearestWall = (outlines: readonly Polygon[], at: Point): Point =>
  nearestTo(
    outlines.map((outline) => onWall(outline, at)),
    at,
  ) ?? at

/** The point of the walls that is nearest to another one. */
export function onWall(outline: Polygon, [x, y]: Point): Point {
  const nearest = wallsOf(outline).map(({ from, along, length }): Point => {
    const by = Math.min(length, Math.max(0, (x - from[0]) * along[0] + (y - from[1]) * along[1]))
    return [toCentimetre(from[0] + along[0] * by), toCentimetre(from[1] + along[1] * by)]
  })
  return nearestTo(nearest, [x, y]) ?? [x, y]
}

function nearestTo(points: readonly Point[], [x, y]: Point): Point | undefined {
  const distance = (point: Point) => Math.hypot(point[0] - x, point[1] - y)
  return points.toSorted((a, b) => distance(a) - distance(b))[0]
}

const toCentimetre = (metres: number) => Math.round(metres * 100) / 100

/** Whether a point is within walls that meet at right angles, or on them. */
export function isWithin(outline: Polygon, [x, y]: Point): boolean {
  const near = onWall(outline, [x, y])
  if (Math.hypot(near[0] - x, near[1] - y) < 0.02) return true
  const crossed = wallsOf(outline).filter(
    ({ from, to }) => from[0] === to[0] && from[0] > x && Math.min(from[1], to[1]) <= y && Math.max(from[1], to[1]) > y,
  )
  return crossed.length % 2 === 1
}

/** The parts with the entrances and staircases that are within their walls, or else nearest to them. */
export const withAccess = (parts: readonly BuildingPart[], access: readonly AccessPoint[]): BuildingPart[] =>
  parts.map((part) => {
    const own = access.filter(({ at }) => partAt(parts, at) === part)
    return own.length > 0 ? { ...part, access: own } : part
  })

function partAt(parts: readonly BuildingPart[], at: Point): BuildingPart | undefined {
  const distance = ({ outline }: BuildingPart) => {
    const [x, y] = onWall(outline, at)
    return Math.hypot(x - at[0], y - at[1])
  }
  return parts.find(({ outline }) => isWithin(outline, at)) ?? parts.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A part with other walls. Entrances and staircases move with a part that is moved as a whole. */
export function movedPart(part: BuildingPart, outline: Polygon): BuildingPart {
  const [was, is] = [part.outline[0], outline[0]]
  const moved = { ...part, outline: [...outline] }
  if (!part.access || !was || !is || outline.length !== part.outline.length) return moved
  const [east, north] = [is[0] - was[0], is[1] - was[1]]
  const isWhole = outline.every(([x, y], i) => {
    const old = part.outline[i]!
    return Math.abs(x - old[0] - east) < 0.01 && Math.abs(y - old[1] - north) < 0.01
  })
  if (!isWhole) return moved
  const access = part.access.map((one) => ({
    ...one,
    at: [toCentimetre(one.at[0] + east), toCentimetre(one.at[1] + north)] as const,
  }))
  return { ...moved, access }
}

/** Adds an entrance in the middle of the longest wall in the south, or a staircase in the middle. */
export function addAccess(shape: BuildingShape, key: string, kind: AccessKind, middle: Point): BuildingShape {
  const names = new Set(shape.parts.flatMap(({ access = [] }) => access.map(({ name }) => name)))
  let number = 1
  while (names.has(words.accessName(kind, number))) number += 1
  const part = shape.parts.find((one) => one.key === key)
  if (!part) return shape
  const { west, south, east } = boundsOf([part.outline])
  const at = kind === 'entrance' ? onWall(part.outline, [(west + east) / 2, south]) : middle
  const added: AccessPoint = {
    kind,
    name: words.accessName(kind, number),
    at: [toCentimetre(at[0]), toCentimetre(at[1])],
  }
  return withPartAccess(shape, key, [...(part.access ?? []), added])
}

export const withPartAccess = (shape: BuildingShape, key: string, access: readonly AccessPoint[]): BuildingShape => ({
  ...shape,
  parts: shape.parts.map(({ access: former, ...part }) =>
    part.key === key
      ? { ...part, ...(access.length > 0 ? { access: [...access] } : {}) }
      : { ...part, ...(former ? { access: former } : {}) },
  ),
})

export function* accessFaults(shape: BuildingShape): Generator<ShapeFault> {
  const names = new Set<string>()
  for (const [i, { key, access = [] }] of shape.parts.entries())
    for (const [k, { kind, name, at }] of access.entries()) {
      if (names.has(name)) yield { field: `parts.${i}.access.${k}.name`, message: words.accessTwice(name) }
      names.add(name)
      if (kind === 'staircase' && !outlinesOfPart(shape, key).some((outline) => isWithin(outline, at)))
        yield { field: `parts.${i}.access.${k}.at`, message: words.outside(name, key) }
    }
}

/** A riser is in one part, because it serves all units that name it. */
export function* riserFaults({ layouts }: BuildingShape): Generator<ShapeFault> {
  const partOf = new Map<string, string>()
  for (const [i, { part, units }] of layouts.entries())
    for (const riser of new Set(units.flatMap((unit) => unit.riser ?? []))) {
      const other = partOf.get(riser) ?? part
      partOf.set(riser, other)
      if (other !== part) yield { field: `layouts.${i}.units`, message: words.riserTwice(riser, other, part) }
    }
}
