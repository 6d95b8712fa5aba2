import { isSame } from '#settings/rules.ts'
import { formatRanges } from '../floor-changes.ts'
import { type Polygon, wallsOf } from '../polygon.ts'
import { floorsOfRange, rangeTitle } from './floors.ts'
import { moveBetween } from './rectilinear.ts'
import type { BuildingShape } from './schemas.ts'

/** What a change of the draft did, in a short sentence; null without a difference. */
export function describeShapeChange(before: BuildingShape, after: BuildingShape): string | null {
  if (isSame(before, after)) return null
  if (after.template !== null && after.template !== before.template) return 'Started from a template'
  return (
    describeParts(before, after) ??
    describeGround(before, after) ??
    describeFloors(before, after) ??
    describeLayouts(before, after) ??
    describeRest(before, after)
  )
}

function describeParts({ parts: was }: BuildingShape, { parts: is }: BuildingShape): string | null {
  const added = is.find(({ key }) => !was.some((part) => part.key === key))
  if (added) return `${added.name} added`
  const removed = was.find(({ key }) => !is.some((part) => part.key === key))
  if (removed) return `${removed.name} removed`
  for (const part of is) {
    const old = was.find(({ key }) => key === part.key)
    if (old && !isSame(old.outline, part.outline)) return `${part.name}, ${describeWalls(old.outline, part.outline)}`
    if (old && old.name !== part.name) return `${old.name} renamed to ${part.name}`
  }
  return null
}

const sides = { '1 0': 'south', '0 1': 'east', '-1 0': 'north', '0 -1': 'west' } as Record<string, string>

/** The wall that moved and how far, or that the whole part moved; 'walls changed' after any other change. */
function describeWalls(was: Polygon, is: Polygon): string {
  if (was.length !== is.length) return 'corners changed'
  if (moveBetween(was, is)) return 'moved'
  const moves = wallsOf(is).flatMap(({ from, to, along }, i) => {
    const old = wallsOf(was)[i]!
    const by = (from[0] - old.from[0]) * along[1] - (from[1] - old.from[1]) * along[0]
    const end = (to[0] - old.to[0]) * along[1] - (to[1] - old.to[1]) * along[0]
    return Math.abs(by) > 0.01 && Math.abs(by - end) < 0.01 ? [{ along, by }] : []
  })
  const [only] = moves
  if (!only || moves.length > 1) return 'walls changed'
  const side = sides[`${Math.round(only.along[0])} ${Math.round(only.along[1])}`] ?? ''
  return `${side} wall ${Math.round(Math.abs(only.by) * 10) / 10} m ${only.by > 0 ? 'out' : 'in'}`
}

/** Another name of the ground floor gives the floors other numbers. */
const describeGround = ({ numbering: was }: BuildingShape, { numbering: is }: BuildingShape): string | null =>
  was.ground === is.ground ? null : `Ground floor is ${is.ground === '1' ? 'floor 1' : is.ground}`

function describeFloors(before: BuildingShape, after: BuildingShape): string | null {
  if (isSame(before.floors, after.floors)) return null
  const numbers = ({ floors, numbering }: BuildingShape) => floors.flatMap((range) => floorsOfRange(range, numbering))
  const [was, is] = [numbers(before), numbers(after)]
  const added = is.filter((number) => !was.includes(number))
  if (added.length > 0) return `Floors ${formatRanges(added)} added`
  const removed = was.filter((number) => !is.includes(number))
  if (removed.length > 0) return `Floors ${formatRanges(removed)} removed`
  const changed = after.floors.find((range) => !before.floors.some((old) => isSame(old, range)))
  return changed ? `${rangeTitle(changed, after.numbering)} changed` : 'Floors changed'
}

function describeLayouts({ layouts: was }: BuildingShape, { layouts: is }: BuildingShape): string | null {
  const added = is.find(({ name }) => !was.some((layout) => layout.name === name))
  const removed = was.find(({ name }) => !is.some((layout) => layout.name === name))
  if (added && removed) return `Layout ${removed.name} renamed to ${added.name}`
  if (added) return `Layout ${added.name} added`
  if (removed) return `Layout ${removed.name} removed`
  const changed = is.find(
    (layout) =>
      !isSame(
        layout,
        was.find(({ name }) => name === layout.name),
      ),
  )
  return changed ? `Layout ${changed.name} changed` : null
}

function describeRest(before: BuildingShape, after: BuildingShape): string {
  if (!isSame(before.surroundings, after.surroundings)) return 'Surroundings changed'
  if (!isSame(before.parking, after.parking)) return 'Parking changed'
  if (!isSame(before.numbering, after.numbering)) return 'Numbering changed'
  return before.orientation === after.orientation ? 'Building changed' : `North turned to ${after.orientation}°`
}
