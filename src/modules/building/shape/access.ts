import { shapeWords as words } from '../messages/shape.ts'
import { contains, distanceTo, nearestOnWalls, type Polygon } from '../polygon.ts'
import type { AccessKind } from '../choices.ts'
import type { AccessPoint } from '../schemas.ts'
import { boundsOf, moveBetween, toCentimetres } from './rectilinear.ts'
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

/** The nearest of those that have walls. */
const nearestTo = <One extends { outline: Polygon }>(those: readonly One[], at: Point): One | undefined =>
  those.toSorted((a, b) => distanceTo(a.outline, at) - distanceTo(b.outline, at))[0]

const onNearestWall = (outlines: readonly Polygon[], at: Point): Point =>
  onWall(
    nearestTo(
      outlines.map((outline) => ({ outline })),
      at,
    )?.outline ?? [],
    at,
  )

/** The point of the walls that is nearest to another one. */
export const onWall = (outline: Polygon, at: Point): Point => toCentimetres(nearestOnWalls(outline, at) ?? at)

/** Whether a point is within walls, or on them. */
export const isWithin = (outline: Polygon, at: Point): boolean =>
  contains(outline, at) || distanceTo(outline, at) < 0.02

/** The parts with the entrances and staircases that are within their walls, or else nearest to them. */
export const withAccess = (parts: readonly BuildingPart[], access: readonly AccessPoint[]): BuildingPart[] =>
  parts.map((part) => {
    const own = access.filter(({ at }) => partAt(parts, at) === part)
    return own.length > 0 ? { ...part, access: own } : part
  })

const partAt = (parts: readonly BuildingPart[], at: Point): BuildingPart | undefined =>
  parts.find(({ outline }) => isWithin(outline, at)) ?? nearestTo(parts, at)

/** A part with other walls. Entrances and staircases move with a part that is moved as a whole. */
export function movedPart(part: BuildingPart, outline: Polygon): BuildingPart {
  const moved = { ...part, outline: [...outline] }
  const move = moveBetween(part.outline, outline)
  if (!part.access || !move) return moved
  const access = part.access.map((one) => ({
    ...one,
    at: toCentimetres([one.at[0] + move[0], one.at[1] + move[1]]),
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
    at: toCentimetres(at),
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
