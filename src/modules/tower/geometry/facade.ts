import type { FloorKind } from '#building/choices.ts'
import type { BuildingModel, ModelSlot, Point } from '#building/model.ts'
import { contains, distanceTo, type Polygon } from '#building/polygon.ts'
import { nameOnFloor } from '#building/rules.ts'
import type { ListedUnit } from '../contract.ts'

/** How the building view colours a unit. A cell has one colour, so these are no figures: the counters overlap. */
export const facadeStatuses = ['occupied', 'leased', 'vacant', 'maintenance'] as const
export type FacadeStatus = (typeof facadeStatuses)[number]

export type FacadeUnit = Pick<ListedUnit, 'unitNumber' | 'floor' | 'slot' | 'category' | 'isOccupied' | 'openRequests'>

/** An open request takes precedence; an empty unit that is for sale or reserved counts as vacant. */
export function facadeStatus({
  openRequests,
  isOccupied,
  category,
}: Pick<FacadeUnit, 'openRequests' | 'isOccupied' | 'category'>): FacadeStatus {
  if (openRequests > 0) return 'maintenance'
  if (!isOccupied) return 'vacant'
  return category === 'Commercial' ? 'leased' : 'occupied'
}

/** At most as many slots are on the wall to the street; those beyond are around the corner. */
export const frontSlots = 10

/** The height of a facade of 40 floors with its gaps, in rem: it fits a laptop's screen below the header. */
const facadeHeight = 38.75
const maxRowHeight = 2.25
/** Cells that can be distinguished and pressed: towers of more than 62 floors are higher. */
const minRowHeight = 0.5

/** The height of a floor and the gap below it, in rem: towers of 40 to 62 floors have the same height. */
export function facadeRows(floors: number): { height: number; gap: number } {
  const gap = floors > 45 ? 0.125 : 0.1875
  return { height: Math.max(minRowHeight, Math.min(maxRowHeight, facadeHeight / floors - gap)), gap }
}

/** A cell of the facade: a unit, a slot without one, stone on a floor of another kind, or nothing. */
export type FacadeCell<U> = U | 'free' | 'stone' | null
export type FacadeFloor<U> = {
  number: number
  kind: FloorKind
  name: string | null
  /** From slot 1; all floors have the same number of cells. */
  cells: readonly FacadeCell<U>[]
  /** How many of the cells are on the wall to the street: the same number on all floors. */
  front: number
}

const isUnit = <U>(cell: FacadeCell<U>): cell is U => cell !== null && cell !== 'free' && cell !== 'stone'
export const unitsOf = <U>({ cells }: Pick<FacadeFloor<U>, 'cells'>): U[] => cells.filter(isUnit<U>)

/**
 * The floors from the top down. A unit is in the slot given by the last two digits of its number. A unit without a free
 * slot is appended to its floor, so that every unit is visible.
 */
export function facadeOf<U extends FacadeUnit>(model: BuildingModel, units: readonly U[]): FacadeFloor<U>[] {
  const byFloor = Map.groupBy(units, (unit) => unit.floor)
  const numbers = [...model.floors.map((floor) => floor.number), ...byFloor.keys()]
  const top = Math.max(model.towerFloors, ...numbers)
  const bottom = Math.min(1, ...numbers)
  const front = countFrontSlots(model)
  const slots = Math.max(front, ...model.floors.map((floor) => floor.slots.length))
  const shown = Array.from({ length: top - bottom + 1 }, (_, i) => top - i).filter(
    (number) => !model.skippedFloors?.includes(number) || byFloor.has(number),
  )
  const floors = shown.map((number) => {
    const floor = model.floors.find((floor) => floor.number === number)
    const kind = floor?.kind ?? 'not_built'
    const placed = placesOf(byFloor.get(number) ?? [], slots)
    const ownSlots = kind === 'residential' || kind === 'not_built' ? Math.max(front, floor?.slots.length ?? 0) : slots
    const empty = kind === 'residential' || kind === 'not_built' ? 'free' : 'stone'
    const cells = Array.from(
      { length: Math.max(slots, placed.length) },
      (__, place): FacadeCell<U> => placed[place] ?? (place < ownSlots ? empty : null),
    )
    return { number, kind, name: floor?.name ?? null, cells }
  })
  const widest = Math.max(...floors.map(({ cells }) => cells.length))
  return floors.map((floor) => ({
    ...floor,
    front: Math.min(widest, countOfFirstPart(model) ?? frontSlots),
    cells: [...floor.cells, ...Array.from({ length: widest - floor.cells.length }, () => null)],
  }))
}

/** The slots of the street wall: fewer where no floor with homes has that many. */
function countFrontSlots({ floors }: BuildingModel): number {
  const most = Math.max(0, ...floors.map(({ kind, slots }) => (kind === 'residential' ? slots.length : 0)))
  return most > 0 ? Math.min(frontSlots, most) : frontSlots
}

/** The slots of the first part, where the floor with the most homes has further parts: they are around the corner. */
function countOfFirstPart({ floors }: BuildingModel): number | null {
  const homes = floors.filter(({ kind }) => kind === 'residential')
  const widest = homes.toSorted((a, b) => b.slots.length - a.slots.length)[0]
  if (!widest?.furtherOutlines?.length) return null
  const { outline, slots } = widest
  const isFirst = ({ footprint }: ModelSlot) => footprint.every((corner) => isInside(outline, corner))
  const count = slots.findIndex((slot) => !isFirst(slot))
  return count > 0 && count <= frontSlots ? count : null
}

/** Within an outline, or on its walls. */
const isInside = (outline: Polygon, point: Point) => contains(outline, point) || distanceTo(outline, point) < 0.01

/** Names of the slots on each wall of the façade, as the numbers of their units say. */
export function wallNames<U extends FacadeUnit>(floors: readonly FacadeFloor<U>[]): [string, string][] {
  const most = floors.toSorted((a, b) => unitsOf(b).length - unitsOf(a).length)[0]
  if (!most) return []
  const nameOf = (place: number) => {
    const cell = most.cells[place]
    return cell !== undefined && isUnit<U>(cell)
      ? nameOnFloor(cell.unitNumber, most.number)
      : String(place + 1).padStart(2, '0')
  }
  const walls = [[0, most.front - 1] as const, [most.front, most.cells.length - 1] as const]
  return walls.filter(([from, to]) => to >= from).map(([from, to]) => [nameOf(from), nameOf(to)])
}

/** Each unit at its slot, then the others by number. */
function placesOf<U extends FacadeUnit>(units: readonly U[], slots: number): (U | undefined)[] {
  const places: (U | undefined)[] = Array.from({ length: slots })
  const others: U[] = []
  for (const unit of units.toSorted((a, b) => (a.unitNumber < b.unitNumber ? -1 : 1))) {
    const place = (unit.slot ?? 0) - 1
    if (place >= 0 && place < slots && places[place] === undefined) places[place] = unit
    else others.push(unit)
  }
  return others.length > 0 ? [...places, ...others] : places
}
