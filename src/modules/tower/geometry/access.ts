import { outlinesOf } from '#building/floor-outlines.ts'
import type { BuildingModel, Point } from '#building/model.ts'
import { contains, distanceTo, overlapOf } from '#building/polygon.ts'
import type { AccessPoint } from '#building/schemas.ts'
import type { Outline } from './outline.ts'

/** An entrance is drawn on the wall, so that it is this near to it, in metres. */
const near = 0.6

const touches = (outline: Outline, { at }: AccessPoint) => contains(outline, at) || distanceTo(outline, at) < near

/** The entrances and staircases of a floor: staircases within its walls, and entrances on the lowest floor. */
export function accessOnFloor({ floors, access = [] }: BuildingModel, floor: number): AccessPoint[] {
  const own = floors.find(({ number }) => number === floor)
  if (!own) return []
  const isGround = floors.every(({ number }) => number >= floor)
  return access.filter(
    (point) => (point.kind === 'staircase' || isGround) && outlinesOf(own).some((outline) => touches(outline, point)),
  )
}

/** The nearest staircase of a unit's part, and the nearest entrance of what is below it; null where none is known. */
export function accessOfUnit(
  model: BuildingModel,
  floor: number,
  slot: number | null,
): { entrance: AccessPoint | null; staircase: AccessPoint | null } {
  const own = model.floors.find(({ number }) => number === floor)
  const footprint = own?.slots.find((one) => one.slot === slot)?.footprint ?? []
  if (!own || footprint.length === 0) return { entrance: null, staircase: null }
  const part = outlinesOf(own).find((outline) => overlapOf(outline, footprint) > 1)
  const ground = model.floors.toSorted((a, b) => a.number - b.number)[0]
  const below = part && ground ? outlinesOf(ground).filter((outline) => overlapOf(outline, part) > 1) : []
  const access = model.access ?? []
  return {
    staircase: nearest(
      access.filter((point) => point.kind === 'staircase' && part && touches(part, point)),
      footprint,
    ),
    entrance: nearest(
      access.filter((point) => point.kind === 'entrance' && below.some((outline) => touches(outline, point))),
      footprint,
    ),
  }
}

function nearest(points: readonly AccessPoint[], footprint: Outline): AccessPoint | null {
  const distance = ({ at }: { at: Point }) => (contains(footprint, at) ? 0 : distanceTo(footprint, at))
  return points.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
