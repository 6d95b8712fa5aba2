import type { BuildingModel, ModelFloor, ModelSlot } from '#building/model.ts'
import { overlapOf } from '#building/polygon.ts'
import { besideSlots } from '#building/rules.ts'

type Home = { id: string; floor: number; slot: number | null; stack: string | null }

/** How many homes are shown above and below, as far as there are any. */
const reach = 4

/**
 * Who may hear, smell or flood a home. `riser` runs from the top down through it, five homes at most; `beside` are the
 * next ones on its floor. Null where the building does not say where the home is.
 */
export function neighboursOf<U extends Home>(
  model: Pick<BuildingModel, 'floors'>,
  units: readonly U[],
  id: string,
): { riser: U[]; beside: U[] } | null {
  const here = units.find((unit) => unit.id === id)
  if (!here) return null
  const homes = new Map(units.flatMap((unit) => (unit.slot === null ? [] : [[placeOf(unit.floor, unit.slot), unit]])))
  const at = (floor: ModelFloor, slot: ModelSlot) => homes.get(placeOf(floor.number, slot.slot))
  const floor = model.floors.find(({ number }) => number === here.floor)
  const slot = floor?.slots.find((one) => one.slot === here.slot)
  if (!floor || !slot || at(floor, slot) !== here) return byStackAlone(units, here)

  const follow = (way: 1 | -1) => {
    const found: U[] = []
    for (let [on, from] = [floor, slot]; found.length < reach;) {
      const next = model.floors.find(({ number }) => number === on.number + way)
      const meets = next && next.kind === on.kind && meeting(next, from)
      if (!meets) return found
      const unit = at(next, meets)
      if (unit) found.push(unit)
      ;[on, from] = [next, meets]
    }
    return found
  }
  const beside = besideSlots(slot.slot, floor.slots.length).flatMap(
    (number) => homes.get(placeOf(floor.number, number)) ?? [],
  )
  return { riser: around(follow(1).toReversed(), here, follow(-1)), beside }
}

const placeOf = (floor: number, slot: number) => `${floor}/${slot}`

/** The slot of the same stack; where the stack ends, the one whose ground lies most over or under this one's. */
function meeting(floor: ModelFloor, from: ModelSlot): ModelSlot | undefined {
  const same = floor.slots.find(({ stack }) => stack === from.stack)
  if (same) return same
  const shares = floor.slots.map((slot) => ({ slot, shared: overlapOf(slot.footprint, from.footprint) }))
  const most = shares.toSorted((one, other) => other.shared - one.shared)[0]
  return most && most.shared > 1 ? most.slot : undefined
}

/** A home the model has no place for keeps the stack that was typed for it. */
function byStackAlone<U extends Home>(units: readonly U[], here: U) {
  if (here.stack === null) return null
  const line = units.filter(({ stack }) => stack === here.stack).toSorted((one, other) => other.floor - one.floor)
  const place = line.indexOf(here)
  return { riser: around(line.slice(0, place), here, line.slice(place + 1)), beside: [] }
}

/** Five homes with this one in the middle, as far as the tower goes. */
function around<U>(above: readonly U[], here: U, below: readonly U[]): U[] {
  const up = Math.min(above.length, Math.max(2, reach - below.length))
  return [...above.slice(above.length - up), here, ...below.slice(0, reach - up)]
}
