import type { Facing } from '#building/contract.ts'
import type { BuildingModel, ModelFloor, ModelSlot } from '#building/model.ts'
import { outerWalls } from './shade.ts'
import type { Side } from './plan.ts'

/** What the place in the building says about a home: the shape of its footprint and its second outer wall. */
export type HomeShape = { floor: ModelFloor; slot: ModelSlot; shape: number; corner: Side | null }

const looksOf: Readonly<Record<Facing, number>> = { North: 0, East: 90, South: 180, West: 270 }

export function homeShape(
  { floors }: Pick<BuildingModel, 'floors'>,
  number: number,
  place: number | null,
): HomeShape | null {
  const floor = floors.find((one) => one.number === number)
  const slot = floor?.slots.find((one) => one.slot === place)
  if (!floor || !slot) return null
  const long = (axis: 0 | 1) => {
    const values = slot.footprint.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  const alongEast = slot.facing === 'North' || slot.facing === 'South'
  const [wide, deep] = alongEast ? [long(0), long(1)] : [long(1), long(0)]
  return { floor, slot, shape: deep > 0 ? wide / deep : 1, corner: cornerOf(floor, slot) }
}

/** Seen from inside towards the windows at the bottom of the plan, the home's right hand points a quarter turn before its facing. */
function cornerOf(floor: ModelFloor, slot: ModelSlot): Side | null {
  const others = outerWalls(floor, slot)
    .map(({ looks }) => (((looks - looksOf[slot.facing]) % 360) + 360) % 360)
    .filter((turn) => turn > 45 && turn < 315)
  if (others.some((turn) => turn >= 225)) return 'right'
  return others.some((turn) => turn <= 135) ? 'left' : null
}
