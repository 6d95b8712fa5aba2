import type { BuildingModel, ModelFloor, ModelSlot } from '../model.ts'
import { commonOutlines, outlinesOf } from '../floor-outlines.ts'
import { overlapOf, type Polygon } from '../polygon.ts'
import { withAccess } from './access.ts'
import type { BuildingPart, BuildingShape, FloorRange, PartOnFloors, ShapeLayout } from './schemas.ts'
import { emptyUnit, shapeOfTemplate, usualMeasures } from './templates.ts'

const alphabet = 'ABCDEFGH'
/** What the views draw where nobody has described the surroundings: a park that leads to a river. */
const undescribedSurroundings: BuildingShape['surroundings'] = [
  { side: 'South', kind: 'park', name: '', distance: 0, height: 0 },
  { side: 'South', kind: 'river', name: '', distance: 34, height: 0 },
]

/** The shape of a building as it is: its walls and units stay as they are drawn until they are changed. */
export function shapeOfModel(model: BuildingModel): BuildingShape {
  const floors = model.floors.toSorted((a, b) => a.number - b.number)
  const parts = withAccess(partsOf(floors), model.access ?? [])
  if (parts.length === 0) return shapeOfTemplate('block', usualMeasures)
  const layouts = new Map<string, ShapeLayout>()
  const ranges: FloorRange[] = []
  for (const floor of floors) {
    const range = rangeOf(floor, parts, layouts)
    const last = ranges.at(-1)
    if (last && isSameRange(last, range)) last.to = floor.number
    else ranges.push(range)
  }
  const skips13 = model.skippedFloors?.includes(13) ?? false
  return {
    template: null,
    orientation: model.orientation,
    parts,
    floors: ranges,
    layouts: [...layouts.values()],
    numbering: { scheme: 'floor_slot', ground: floors[0]?.number === 0 ? '0' : '1', skips13 },
    parking: model.parking.map(({ lockers = 0, ...level }) => ({ ...level, lockers })),
    surroundings: [...(model.surroundings ?? undescribedSurroundings)],
  }
}

/** The parts: the outlines of the floor with homes that is used most. */
function partsOf(floors: readonly ModelFloor[]): BuildingPart[] {
  const outlines = commonOutlines(floors).slice(0, alphabet.length)
  return outlines.map((outline, i) => ({
    key: alphabet.charAt(i),
    name: `Part ${alphabet.charAt(i)}`,
    outline: [...outline],
  }))
}

const isSameRange = (one: FloorRange, other: FloorRange) =>
  JSON.stringify({ ...one, from: 0, to: 0 }) === JSON.stringify({ ...other, from: 0, to: 0 })

function rangeOf(floor: ModelFloor, parts: readonly BuildingPart[], layouts: Map<string, ShapeLayout>): FloorRange {
  const { number, kind, name, height } = floor
  const outlines = outlinesOf(floor)
  const on = outlines.flatMap((outline, i): PartOnFloors[] => {
    const part = parts[i] ?? parts[0]
    if (!part || i >= parts.length) return []
    const slots = floor.slots.filter(({ footprint }) => outlines.length === 1 || isIn(footprint, outline))
    const layout = slots.length > 0 ? layoutOf(floor, slots, part, outline, layouts) : null
    const isOwn = JSON.stringify(outline) !== JSON.stringify(part.outline)
    return [{ part: part.key, layout, outline: isOwn && layout === null ? outline : null }]
  })
  return { from: number, to: number, kind, name, height, parts: on }
}

const isIn = (footprint: Polygon, outline: Polygon) => overlapOf(footprint, outline) > 0

function layoutOf(
  floor: ModelFloor,
  slots: readonly ModelSlot[],
  part: BuildingPart,
  outline: Polygon,
  layouts: Map<string, ShapeLayout>,
): string {
  const name = (floor.layout ?? `Floor ${floor.number}`).slice(0, 26)
  const made = (as: string): ShapeLayout => ({
    name: as,
    part: part.key,
    units: slots.map(({ slot, facing, stack, riser, balcony }) => ({
      ...emptyUnit,
      facing,
      stack: stack === `${as}-${String(slot).padStart(2, '0')}` ? null : stack.slice(0, 30),
      ...(riser === undefined ? {} : { riser }),
      ...(balcony === undefined ? {} : { balcony }),
    })),
    drawing: { outline, footprints: slots.map(({ footprint }) => footprint) },
  })
  for (let n = 1; ; n += 1) {
    const as = n === 1 ? name : `${name} ${n}`
    const existing = layouts.get(as)
    if (existing && JSON.stringify(existing) !== JSON.stringify(made(as))) continue
    layouts.set(as, made(as))
    return as
  }
}
