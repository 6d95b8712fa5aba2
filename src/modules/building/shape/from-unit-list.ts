import { blockBeside } from './edit-shape.ts'
import { placeUnits, slotNumbersOf } from './floor-layouts.ts'
import { groundNumber, listFloors, unitsOnFloor } from './floors.ts'
import { layoutsOfList, type ListedPart, placeOfPart } from './layouts-of-list.ts'
import { type ListedUnit, type OddUnit, type PlacedRow, readUnitList } from './read-unit-list.ts'
import { rectangle } from './rectilinear.ts'
import type { BuildingPart, BuildingShape, FloorRange, Numbering, PartOnFloors } from './schemas.ts'

/** A building as the numbers of a list describe it. */
export type UnitListProposal = {
  /** Null when no number could be read. */
  shape: BuildingShape | null
  odd: OddUnit[]
  rewritten: { from: string; to: string }[]
  /** Units that the building would have and the list has not. */
  missing: string[]
  /** Floors without a unit in the list. */
  emptyFloors: number[]
  /** New parts, whose walls are a block. */
  newParts: string[]
  /** The names of parts without a unit in the list, which the draft loses. */
  removedParts: string[]
  /** Layouts whose areas or bedrooms are left out, because they differ on almost every floor. */
  mixed: string[]
}

type RangeOf = (floor: number) => FloorRange | undefined

/**
 * Proposes floors, parts, layouts, stacks and the numbering of a building from a list of its units. Walls, drawn
 * layouts, and floors without units stay as they are in the draft.
 */
export function proposeShape(draft: BuildingShape, rows: readonly ListedUnit[]): UnitListProposal {
  const { numbering: read, placed, odd, rewritten } = readUnitList(rows, draft.numbering)
  if (placed.length === 0)
    return { shape: null, odd, rewritten, missing: [], emptyFloors: [], newParts: [], removedParts: [], mixed: [] }
  const ranges = new Map(listFloors(draft).map(({ number, range }) => [number, range]))
  const rangeOf: RangeOf = (floor) => ranges.get(floor)
  const numbering: Numbering = { ...read, skips13: skipsThirteen(draft, rangeOf, placed) }
  const listed = listParts(draft, rangeOf, placed)
  const { layouts, layoutOn, mixed } = layoutsOfList(draft, listed)
  const byFloor = Map.groupBy(listed, ({ floor }) => floor)
  const numbers = floorNumbers(draft, rangeOf, numbering, [...byFloor.keys()])
  const floors = numbers.map((number) => {
    const own = byFloor.get(number)
    return own ? floorWithUnits(draft, rangeOf(number), own, layoutOn) : emptyFloor(draft, rangeOf, number, byFloor)
  })
  const shape = withUsedParts({ ...draft, template: null, numbering, layouts, floors: mergeRanges(floors) })
  const listedNumbers = new Set(placed.map(({ number }) => number))
  return {
    shape,
    odd,
    rewritten,
    mixed,
    missing: slotNumbersOf(shape).flatMap(({ unitNumber }) => (listedNumbers.has(unitNumber) ? [] : [unitNumber])),
    emptyFloors: numbers.filter((number) => !byFloor.has(number)),
    newParts: shape.parts.flatMap(({ key }) => (draft.parts.some((part) => part.key === key) ? [] : [key])),
    removedParts: draft.parts.flatMap(({ key, name }) => (shape.parts.some((part) => part.key === key) ? [] : [name])),
  }
}

/** Whether the building has no floor 13: the list has none between others, and the draft has no floor without units there. */
function skipsThirteen(draft: BuildingShape, rangeOf: RangeOf, placed: readonly PlacedRow[]): boolean {
  const floors = placed.map(({ floor }) => floor)
  if (floors.includes(13)) return false
  const range = rangeOf(13)
  const isBetween = Math.min(...floors) < 13 && Math.max(...floors) > 13
  if (!isBetween) return draft.numbering.skips13
  return range === undefined || unitsOnFloor(draft, range) > 0
}

/** The units by floor and part. Numbers without a letter of the part are divided as in the draft, if it fits. */
function listParts(draft: BuildingShape, rangeOf: RangeOf, placed: readonly PlacedRow[]): ListedPart[] {
  return [...Map.groupBy(placed, ({ floor }) => floor)].flatMap(([floor, own]) => {
    if (own[0]!.part !== null)
      return [...Map.groupBy(own, ({ part }) => part ?? '')].map(([part, units]) => ({
        floor,
        part,
        rows: rowsBySlot(units),
      }))
    const rows = rowsBySlot(own)
    const divided = (rangeOf(floor)?.parts ?? []).flatMap(({ part, layout }) => {
      const count = draft.layouts.find(({ name }) => name === layout)?.units.length ?? 0
      return count > 0 ? [{ part, count }] : []
    })
    if (divided.length < 2 || divided.reduce((sum, { count }) => sum + count, 0) !== rows.length)
      return [{ floor, part: divided[0]?.part ?? mainPart(draft), rows }]
    let from = 0
    return divided.map(({ part, count }) => {
      from += count
      return { floor, part, rows: rows.slice(from - count, from) }
    })
  })
}

function rowsBySlot(units: readonly PlacedRow[]): (ListedUnit | null)[] {
  const bySlot = new Map(units.map(({ slot, row }) => [slot, row]))
  return Array.from({ length: Math.max(...bySlot.keys()) }, (_, i) => bySlot.get(i + 1) ?? null)
}

/** The part with units on the most floors. */
function mainPart(draft: BuildingShape): string {
  const floorsOf = (key: string) =>
    listFloors(draft).filter(({ range }) => range.parts.some(({ part, layout }) => part === key && layout !== null))
  return draft.parts.map(({ key }) => key).toSorted((a, b) => floorsOf(b).length - floorsOf(a).length)[0] ?? 'A'
}

/** All floors from the ground to the highest of the list, and those above it that have no units in the draft. */
function floorNumbers(
  draft: BuildingShape,
  rangeOf: RangeOf,
  numbering: Numbering,
  listed: readonly number[],
): number[] {
  const numbers: number[] = []
  const top = Math.max(...listed)
  const staysAbove = (floor: number) => {
    const range = rangeOf(floor)
    return range !== undefined && unitsOnFloor(draft, range) === 0
  }
  for (let floor = Math.min(groundNumber(numbering), ...listed); floor <= top || staysAbove(floor); floor += 1)
    if (!(floor === 13 && numbering.skips13)) numbers.push(floor)
  return numbers
}

function floorWithUnits(
  draft: BuildingShape,
  range: FloorRange | undefined,
  own: readonly ListedPart[],
  layoutOn: ReadonlyMap<string, string>,
): FloorRange {
  const { floor } = own[0]!
  const hadUnits = range !== undefined && unitsOnFloor(draft, range) > 0
  const kind = kindOf(own) ?? (hadUnits && range.kind === 'commercial' ? 'commercial' : 'residential')
  const present = range?.parts ?? []
  const order = [...draft.parts.map(({ key }) => key), ...own.map(({ part }) => part).toSorted()]
  const units = own.map((one): PartOnFloors => ({
    part: one.part,
    layout: layoutOn.get(placeOfPart(one))!,
    outline: null,
  }))
  // A part without units stays where the draft has it beside the same parts.
  const isSame = hadUnits && units.every(({ part }) => present.some((on) => on.part === part && on.layout !== null))
  const others = isSame ? present.filter(({ layout }) => layout === null) : []
  return {
    from: floor,
    to: floor,
    kind,
    name: range?.kind === kind ? range.name : null,
    height: range?.kind === kind ? range.height : usualHeight(draft, kind),
    parts: [...units, ...others].toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part)),
  }
}

/** Commercial when the list says so of all units; null when it says nothing. */
function kindOf(own: readonly ListedPart[]): 'commercial' | 'residential' | null {
  const known = own.flatMap(({ rows }) => rows.flatMap((row) => row?.isCommercial ?? []))
  if (known.length === 0) return null
  return known.every(Boolean) ? 'commercial' : 'residential'
}

const usualHeight = ({ floors }: BuildingShape, kind: FloorRange['kind']) =>
  floors.findLast((range) => range.kind === kind)?.height ?? 3

/** A floor of the draft without units; otherwise one with the parts of the next floor that has units. */
function emptyFloor(
  draft: BuildingShape,
  rangeOf: RangeOf,
  floor: number,
  byFloor: ReadonlyMap<number, readonly ListedPart[]>,
): FloorRange {
  const range = rangeOf(floor)
  if (range && unitsOnFloor(draft, range) === 0) return { ...range, from: floor, to: floor }
  const listed = [...byFloor.keys()]
  const next = Math.min(...listed.filter((number) => number > floor))
  const kind = floor < Math.min(...listed) ? 'commercial' : 'mechanical'
  const parts = (byFloor.get(next) ?? []).map(({ part }) => ({ part, layout: null, outline: null }))
  return { from: floor, to: floor, kind, name: null, height: usualHeight(draft, kind), parts }
}

function mergeRanges(floors: readonly FloorRange[]): FloorRange[] {
  const merged: FloorRange[] = []
  const keyOf = (range: FloorRange) => JSON.stringify({ ...range, from: 0, to: 0 })
  for (const floor of floors) {
    const last = merged.at(-1)
    if (last && keyOf(last) === keyOf(floor)) last.to = floor.to
    else merged.push({ ...floor })
  }
  return merged
}

/** With the parts that have floors; a part that the draft has not is a block with room for its units. */
function withUsedParts(shape: BuildingShape): BuildingShape {
  const used = [...new Set(shape.floors.flatMap(({ parts }) => parts.map(({ part }) => part)))]
  const parts = shape.parts.filter(({ key }) => used.includes(key))
  for (const key of used.filter((one) => !shape.parts.some((part) => part.key === one)).toSorted())
    parts.push(blockFor({ ...shape, parts }, key))
  return { ...shape, parts }
}

const mostSide = 90

function blockFor(shape: BuildingShape, key: string): BuildingPart {
  const layouts = shape.layouts.filter(({ part }) => part === key)
  const [west = 0, south = 0] = shape.parts.length > 0 ? (blockBeside(shape)[0] ?? []) : []
  for (let side = 18; ; side += 4) {
    const outline = rectangle(west, south, west + side, south + side)
    if (side >= mostSide || layouts.every((layout) => placeUnits(layout, outline) !== null))
      return { key, name: `Part ${key}`, outline: [...outline] }
  }
}
