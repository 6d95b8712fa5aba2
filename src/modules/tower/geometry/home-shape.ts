import type { BuildingModel, ModelFloor, ModelSlot } from '#building/model.ts'
import { cornerWall } from './shade.ts'
import type { Side } from './plan.ts'

/** A home's position in the model, the ratio of its width to its depth, and the side of its second outer wall. */
export type HomeShape = { floor: ModelFloor; slot: ModelSlot; shape: number; corner: Side | null }

export function homeShape(
  { floors }: Pick<BuildingModel, 'floors'>,
  number: number,
  place: number | null,
): HomeShape | null {
  const floor = floors.find((floor) => floor.number === number)
  const slot = floor?.slots.find((one) => one.slot === place)
  if (!floor || !slot) return null
  const extent = (axis: 0 | 1) => {
    const values = slot.footprint.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  const alongEast = slot.facing === 'North' || slot.facing === 'South'
  const [wide, deep] = alongEast ? [extent(0), extent(1)] : [extent(1), extent(0)]
  return { floor, slot, shape: deep > 0 ? wide / deep : 1, corner: cornerWall(floor, slot)?.side ?? null }
}
