import { groundFloors, listedGroundFloor, numberingSchemes, shapeLimits } from './choices.ts'
import { groundNumber } from './floors.ts'
import type { Numbering } from './schemas.ts'
import { type ReadPlace, readUnitNumber } from './unit-numbers.ts'

/** A row of a list of units: what is null is not in the list. Areas are square metres. */
export type ListedUnit = {
  line: number
  unitNumber: string
  floor: number | typeof listedGroundFloor | null
  area: number | null
  bedrooms: number | null
  isCommercial: boolean | null
}

/** Why a row of the list is in no place of the building. */
export type OddReason = 'empty' | 'twice' | 'unreadable' | 'other_floor' | 'far_floor' | 'far_slot' | 'too_many_parts'
export type OddUnit = { line: number; unitNumber: string; reason: OddReason }

/** A row with its place, and its number as the building writes it. */
export type PlacedRow = ReadPlace & { row: ListedUnit; number: string }
export type ReadUnitList = {
  numbering: Pick<Numbering, 'scheme' | 'ground'>
  placed: PlacedRow[]
  odd: OddUnit[]
  /** Numbers that the building writes without blanks and dashes. */
  rewritten: { from: string; to: string }[]
}

/** More floors or slots without a unit than this make the units beyond them odd. */
const mostMissing = 3

/** Reads the numbers in the scheme that fits most of them; where several do, in the present one. */
export function readUnitList(rows: readonly ListedUnit[], present: Numbering): ReadUnitList {
  const numbering = fittingNumbering(rows, present)
  const odd: OddUnit[] = []
  const placed: PlacedRow[] = []
  const numbers = new Set<string>()
  for (const row of rows) {
    const number = plainNumber(row.unitNumber)
    const place = readUnitNumber({ ...present, ...numbering }, number)
    const reason = oddReasonOf(row, place, numbering, numbers.has(number))
    numbers.add(number)
    if (place && reason === null) placed.push({ ...place, row, number })
    else odd.push({ line: row.line, unitNumber: row.unitNumber, reason: reason ?? 'unreadable' })
  }
  const { near, far } = separateFar(placed)
  return {
    numbering,
    placed: near,
    odd: [...odd, ...far].toSorted((a, b) => a.line - b.line),
    rewritten: near.flatMap(({ row, number }) =>
      number === row.unitNumber ? [] : [{ from: row.unitNumber, to: number }],
    ),
  }
}

const plainNumber = (unitNumber: string) => unitNumber.toUpperCase().replace(/[\s./_–-]+/g, '')

type ListNumbering = ReadUnitList['numbering']

/** Whether the list has the unit on this floor, or does not say on which. */
const isOnFloor = ({ floor }: ListedUnit, place: ReadPlace, numbering: ListNumbering) =>
  floor === null || (floor === listedGroundFloor ? groundNumber(numbering) : floor) === place.floor

function oddReasonOf(
  row: ListedUnit,
  place: ReadPlace | null,
  numbering: ListNumbering,
  isKnown: boolean,
): OddReason | null {
  if (row.unitNumber === '') return 'empty'
  if (isKnown) return 'twice'
  if (!place) return 'unreadable'
  if (place.floor > shapeLimits.topFloor) return 'far_floor'
  return isOnFloor(row, place, numbering) ? null : 'other_floor'
}

function fittingNumbering(rows: readonly ListedUnit[], present: Numbering): ListNumbering {
  const schemes = [present.scheme, ...numberingSchemes]
  const grounds = [present.ground, ...groundFloors]
  const candidates = schemes.flatMap((scheme) => grounds.map((ground) => ({ scheme, ground })))
  const fits = candidates.map(
    (candidate) =>
      rows.filter((row) => {
        const place = readUnitNumber({ ...present, ...candidate }, plainNumber(row.unitNumber))
        return place !== null && isOnFloor(row, place, candidate)
      }).length,
  )
  return candidates[fits.indexOf(Math.max(...fits))]!
}

/** Separates the units whose floor or slot is far from all others: mistyped numbers would make dozens of empty floors. */
function separateFar(placed: readonly PlacedRow[]): { near: PlacedRow[]; far: OddUnit[] } {
  const floors = mainFloors(placed)
  const parts = mainParts(placed)
  const onFloors = placed.filter(({ floor }) => floors.has(floor))
  const slots = new Map(
    [...Map.groupBy(onFloors, ({ part }) => part)].map(([part, own]) => [
      part,
      withoutGaps(own.map(({ slot }) => slot)),
    ]),
  )
  const reasonOf = ({ part, floor, slot }: PlacedRow): OddReason | null => {
    if (!parts.has(part)) return 'too_many_parts'
    if (!floors.has(floor)) return 'far_floor'
    return slots.get(part)?.has(slot) ? null : 'far_slot'
  }
  const far: OddUnit[] = []
  const near = placed.filter((one) => {
    const reason = reasonOf(one)
    if (reason !== null) far.push({ line: one.row.line, unitNumber: one.row.unitNumber, reason })
    return reason === null
  })
  return { near, far }
}

/** The group of floors with the most units; groups have more than three floors without units between them. */
function mainFloors(placed: readonly PlacedRow[]): ReadonlySet<number> {
  const groups: number[][] = []
  for (const floor of [...new Set(placed.map(({ floor }) => floor))].toSorted((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group && floor - group.at(-1)! <= mostMissing + 1) group.push(floor)
    else groups.push([floor])
  }
  const unitsOf = (group: readonly number[]) => placed.filter(({ floor }) => group.includes(floor)).length
  return new Set(groups.toSorted((a, b) => unitsOf(b) - unitsOf(a))[0])
}

/** The parts with the most units, as many as a building can have. */
function mainParts(placed: readonly PlacedRow[]): ReadonlySet<string | null> {
  const byPart = [...Map.groupBy(placed, ({ part }) => part)].toSorted(([, a], [, b]) => b.length - a.length)
  return new Set(byPart.slice(0, shapeLimits.parts).map(([part]) => part))
}

/** The slots from 1 on, up to the first large gap. */
function withoutGaps(slots: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  let last = 0
  for (const slot of [...new Set(slots)].toSorted((a, b) => a - b)) {
    if (slot - last > mostMissing + 1) break
    found.add(slot)
    last = slot
  }
  return found
}
