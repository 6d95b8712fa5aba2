import type { BuildingModel } from '#building/model.ts'
import { type FloorChanges, type FloorPart, type FloorParts, facingsOf } from '#building/floor-settings.ts'

/** What somebody asked to change. */
export type AskedFloors =
  | { kind: 'layout'; layout: string }
  | { kind: 'floors'; from: number; to: number }
  | { kind: 'level'; code: string }

/** What somebody wants to be different, and the floors that show it. */
export type WantedFloors = { changes: FloorChanges; shown: readonly number[]; marked?: readonly number[] }

/** What each of the dialogs is told. */
export type FloorDialogProps<Kind extends AskedFloors['kind']> = {
  asked: Extract<AskedFloors, { kind: Kind }>
  parts: FloorParts
  model: BuildingModel
  open: boolean
  onClose: () => void
  onLook: (wanted: WantedFloors) => void
}

export type FloorRange = { from: number; to: number; part: FloorPart; slots: number }

/** Floors from the top down; those in a row that are the same are one. */
export function rangesIn({ floors, layouts }: Pick<FloorParts, 'floors' | 'layouts'>): FloorRange[] {
  const ranges: FloorRange[] = []
  for (const [number, part] of [...floors].toSorted(([a], [b]) => b - a)) {
    const last = ranges.at(-1)
    if (last && last.from === number + 1 && JSON.stringify(last.part) === JSON.stringify(part)) last.from = number
    else ranges.push({ from: number, to: number, part, slots: facingsOf(part, layouts).length })
  }
  return ranges
}
