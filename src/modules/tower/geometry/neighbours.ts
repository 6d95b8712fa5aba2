import type { BuildingModel, ModelFloor, ModelSlot } from '#building/model.ts'
import { overlapOf } from '#building/polygon.ts'
import { adjacentSlots } from '#building/rules.ts'

type Home = { id: string; floor: number; slot: number | null; stack: string | null }

/** How many homes above and below are shown together, as far as they exist. */
const reach = 4

/**
 * The homes that noise, smells or water from a home can affect. `riser` contains the home and those above and below it,
 * on five floors at most, from the top down; where its riser is entered, all homes on it, also on its own floor.
 * `adjacent` are those beside it on its floor. Null when the home's position is unknown.
 */
export function neighboursOf<U extends Home>(
  model: Pick<BuildingModel, 'floors'>,
  units: readonly U[],
  id: string,
): { riser: U[]; riserName: string | null; adjacent: U[] } | null {
  const home = units.find((unit) => unit.id === id)
  if (!home) return null
  const homes = new Map(units.flatMap((unit) => (unit.slot === null ? [] : [[placeOf(unit.floor, unit.slot), unit]])))
  const at = (floor: ModelFloor, slot: ModelSlot) => homes.get(placeOf(floor.number, slot.slot))
  // Floors follow each other in the building, also where a number is skipped.
  const floors = model.floors.toSorted((a, b) => a.number - b.number)
  const floor = floors.find(({ number }) => number === home.floor)
  const slot = floor?.slots.find((one) => one.slot === home.slot)
  if (!floor || !slot || at(floor, slot) !== home) return neighboursByStack(units, home)

  const adjacent = adjacentSlots(slot.slot, floor.slots.length).flatMap(
    (number) => homes.get(placeOf(floor.number, number)) ?? [],
  )
  const { riser } = slot
  if (riser !== undefined) {
    const onRiser = floors.flatMap((one) =>
      one.slots.filter((own) => own.riser === riser).flatMap((own) => at(one, own) ?? []),
    )
    return { riser: onNearestFloors(onRiser, home), riserName: riser, adjacent }
  }
  const follow = (way: 1 | -1) => {
    const found: U[] = []
    for (let [on, from] = [floor, slot]; found.length < reach;) {
      const next = floors[floors.indexOf(on) + way]
      const nextSlot = next && next.kind === on.kind && sameStackSlot(next, from)
      if (!nextSlot) return found
      const unit = at(next, nextSlot)
      if (unit) found.push(unit)
      ;[on, from] = [next, nextSlot]
    }
    return found
  }
  return { riser: fiveAround(follow(1).toReversed(), home, follow(-1)), riserName: null, adjacent }
}

/** The homes on the nearest five floors that have any, from the top down; the home itself first on its floor. */
function onNearestFloors<U extends Home>(onRiser: readonly U[], home: U): U[] {
  const levels = [...new Set(onRiser.map(({ floor }) => floor))].toSorted((a, b) => b - a)
  const place = levels.indexOf(home.floor)
  const shown = fiveAround(levels.slice(0, place), home.floor, levels.slice(place + 1))
  const rank = (unit: U) => (unit === home ? 0 : (unit.slot ?? 0))
  return onRiser.filter(({ floor }) => shown.includes(floor)).toSorted((a, b) => b.floor - a.floor || rank(a) - rank(b))
}

const placeOf = (floor: number, slot: number) => `${floor}/${slot}`

/** The slot of the same stack; where the stack ends, the slot whose footprint overlaps most with this one. */
function sameStackSlot(floor: ModelFloor, from: ModelSlot): ModelSlot | undefined {
  const same = floor.slots.find(({ stack }) => stack === from.stack)
  if (same) return same
  const shares = floor.slots.map((slot) => ({ slot, shared: overlapOf(slot.footprint, from.footprint) }))
  const most = shares.toSorted((a, b) => b.shared - a.shared)[0]
  return most && most.shared > 1 ? most.slot : undefined
}

/** A home without a slot in the model is matched by the stack entered in its record. */
function neighboursByStack<U extends Home>(units: readonly U[], unit: U) {
  if (unit.stack === null) return null
  const stackUnits = units.filter(({ stack }) => stack === unit.stack).toSorted((a, b) => b.floor - a.floor)
  const place = stackUnits.indexOf(unit)
  return {
    riser: fiveAround(stackUnits.slice(0, place), unit, stackUnits.slice(place + 1)),
    riserName: null,
    adjacent: [],
  }
}

/** At most five homes with this one in the middle, as far as the tower allows. */
function fiveAround<U>(above: readonly U[], unit: U, below: readonly U[]): U[] {
  const up = Math.min(above.length, Math.max(2, reach - below.length))
  return [...above.slice(above.length - up), unit, ...below.slice(0, reach - up)]
}
