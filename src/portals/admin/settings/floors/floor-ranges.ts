import type { BuildingModel } from '#building/model.ts'
import { type FloorChanges, type FloorPart, type FloorParts, facingsOf } from '#building/floor-settings.ts'

/** The dialog to open, with what it edits. */
export type FloorTarget =
  | { kind: 'layout'; layout: string }
  | { kind: 'floors'; from: number; to: number }
  | { kind: 'level'; code: string }

/** The requested changes, and the floors that show them. */
export type FloorEdit = { changes: FloorChanges; shown: readonly number[]; marked?: readonly number[] }

/** The props of each dialog. */
export type FloorDialogProps<Kind extends FloorTarget['kind']> = {
  target: Extract<FloorTarget, { kind: Kind }>
  parts: FloorParts
  model: BuildingModel
  open: boolean
  onClose: () => void
  onPreview: (edit: FloorEdit) => void
}

export type FloorRange = { from: number; to: number; part: FloorPart; slots: number }

/** Floors from the top down, with consecutive equal ones combined. */
export function toRanges({ floors, layouts }: Pick<FloorParts, 'floors' | 'layouts'>): FloorRange[] {
  const ranges: FloorRange[] = []
  for (const [number, part] of [...floors].toSorted(([a], [b]) => b - a)) {
    const last = ranges.at(-1)
    if (last && last.from === number + 1 && JSON.stringify(last.part) === JSON.stringify(part)) last.from = number
    else ranges.push({ from: number, to: number, part, slots: facingsOf(part, layouts).length })
  }
  return ranges
}
