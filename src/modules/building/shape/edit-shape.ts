import type { Polygon } from '../polygon.ts'
import { movedPart } from './access.ts'
import { outlineOf } from './floor-layouts.ts'
import { topFloorOf } from './floors.ts'
import { boundsOf, movedBy, rectangle } from './rectilinear.ts'
import type { BuildingPart, BuildingShape, FloorRange, LayoutUnit, ShapeLayout } from './schemas.ts'
import { emptyUnit, unitsOf } from './templates.ts'

const alphabet = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
/** Units of the first layout of a new part. */
const firstUnits = 4

/**
 * Gives a part other walls. Units that were drawn for the former walls are placed anew; floors with walls of their own
 * stay as they are.
 */
export function withOutline(shape: BuildingShape, key: string, outline: Polygon): BuildingShape {
  const former = shape.parts.find((part) => part.key === key)?.outline ?? []
  const isFormer = (other: Polygon) => JSON.stringify(other) === JSON.stringify(former)
  return {
    ...shape,
    template: null,
    parts: shape.parts.map((part) => (part.key === key ? movedPart(part, outline) : part)),
    layouts: shape.layouts.map((layout) =>
      layout.part === key && layout.drawing && isFormer(layout.drawing.outline) ? { ...layout, drawing: null } : layout,
    ),
  }
}

/** Adds a part on all floors with homes or shops, with a layout of its own; returns the shape and its key. */
export function addPart(shape: BuildingShape, outline: Polygon): { shape: BuildingShape; key: string } {
  const key = alphabet.split('').find((free) => !shape.parts.some((part) => part.key === free)) ?? 'Z'
  const part: BuildingPart = { key, name: `Part ${key}`, outline: [...outline] }
  const layout: ShapeLayout = {
    name: freeLayoutName(shape, `Standard ${key}`),
    part: key,
    units: unitsOf(firstUnits),
    drawing: null,
  }
  return {
    key,
    shape: {
      ...shape,
      template: null,
      parts: [...shape.parts, part],
      layouts: [...shape.layouts, layout],
      floors: shape.floors.map((range) => ({
        ...range,
        parts: [
          ...range.parts,
          { part: key, layout: range.kind === 'residential' ? layout.name : null, outline: null },
        ],
      })),
    },
  }
}

/** The walls of all parts, also those of floors with walls of their own. */
const allOutlines = (shape: BuildingShape): Polygon[] => [
  ...shape.parts.map(({ outline }) => outline),
  ...shape.floors.flatMap(({ parts }) => parts.map((on) => outlineOf(shape, on))),
]

/** A block of usual size to the east of the other parts. */
export function blockBeside(shape: BuildingShape): Polygon {
  const { east, south } = boundsOf(allOutlines(shape))
  return rectangle(east + 8, south, east + 26, south + 18)
}

/** A copy of a part beside it, on the same floors. */
export function duplicatePart(shape: BuildingShape, key: string): { shape: BuildingShape; key: string } {
  const part = shape.parts.find((one) => one.key === key)
  if (!part) return { shape, key }
  const all = boundsOf(allOutlines(shape))
  const own = boundsOf([part.outline])
  return addPart(shape, movedBy(part.outline, all.east - own.west + 8, 0))
}

/** Without a part and its layouts; the last part stays. */
export const withoutPart = (shape: BuildingShape, key: string): BuildingShape =>
  shape.parts.length === 1
    ? shape
    : {
        ...shape,
        template: null,
        parts: shape.parts.filter((part) => part.key !== key),
        layouts: shape.layouts.filter(({ part }) => part !== key),
        floors: shape.floors.map((range) => ({ ...range, parts: range.parts.filter(({ part }) => part !== key) })),
      }

/** A floor on top, like the one below it. */
export function addFloorOnTop(shape: BuildingShape): BuildingShape {
  const top = topFloorOf(shape)
  const next = shape.numbering.skips13 && top === 12 ? 14 : top + 1
  const highest = shape.floors.find(({ from, to }) => top >= from && top <= to)
  return highest ? { ...shape, floors: [...shape.floors, { ...highest, from: next, to: next }] } : shape
}

/** Two ranges of half the floors each. */
export function splitRange(shape: BuildingShape, place: number): BuildingShape {
  const range = shape.floors[place]
  if (!range || range.from === range.to) return shape
  const middle = Math.floor((range.from + range.to) / 2)
  const halves: FloorRange[] = [
    { ...range, to: middle },
    { ...range, from: middle + 1 },
  ]
  return { ...shape, floors: shape.floors.toSpliced(place, 1, ...halves) }
}

/** Without a range; the floors above move down. */
export function withoutRange(shape: BuildingShape, place: number): BuildingShape {
  const range = shape.floors[place]
  if (!range || shape.floors.length === 1) return shape
  const count = range.to - range.from + 1
  const moved = (floor: number) => (floor > range.to ? floor - count : floor)
  return {
    ...shape,
    floors: shape.floors
      .filter((one) => one !== range)
      .map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) })),
  }
}

/** Gives a range another last floor; the floors above move with it. */
export function withLastFloor(shape: BuildingShape, place: number, to: number): BuildingShape {
  const range = shape.floors[place]
  if (!range || to < range.from) return shape
  const by = to - range.to
  const moved = (one: FloorRange) => (one.from > range.to ? { ...one, from: one.from + by, to: one.to + by } : one)
  return { ...shape, floors: shape.floors.map((one) => (one === range ? { ...one, to } : moved(one))) }
}

export const withRange = (shape: BuildingShape, place: number, changes: Partial<FloorRange>): BuildingShape => ({
  ...shape,
  floors: shape.floors.map((range, i) => (i === place ? { ...range, ...changes } : range)),
})

/** A part of a range: not on these floors (undefined), without units (null), or with a layout. */
export function withPartLayout(
  shape: BuildingShape,
  place: number,
  key: string,
  layout: string | null | undefined,
): BuildingShape {
  const range = shape.floors[place]
  if (!range) return shape
  const existing = range.parts.find(({ part }) => part === key)
  const others = range.parts.filter(({ part }) => part !== key)
  const own =
    layout === undefined ? [] : [{ part: key, layout, outline: layout === null ? (existing?.outline ?? null) : null }]
  const order = shape.parts.map((part) => part.key)
  const parts = [...others, ...own].toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
  return withRange(shape, place, { parts })
}

export const withLayout = (shape: BuildingShape, name: string, changes: Partial<ShapeLayout>): BuildingShape => ({
  ...shape,
  layouts: shape.layouts.map((layout) => (layout.name === name ? { ...layout, ...changes } : layout)),
  floors:
    changes.name === undefined
      ? shape.floors
      : shape.floors.map((range) => ({
          ...range,
          parts: range.parts.map((on) => (on.layout === name ? { ...on, layout: changes.name ?? on.layout } : on)),
        })),
})

/** Another number of units; they are placed anew. */
export function withUnitCount(shape: BuildingShape, name: string, count: number): BuildingShape {
  const units = shape.layouts.find((layout) => layout.name === name)?.units ?? []
  const resized = Array.from({ length: count }, (_, i): LayoutUnit => units[i] ?? emptyUnit)
  return withLayout(shape, name, { units: resized, drawing: null })
}

export const withUnit = (
  shape: BuildingShape,
  name: string,
  place: number,
  changes: Partial<LayoutUnit>,
): BuildingShape => {
  const layout = shape.layouts.find((one) => one.name === name)
  if (!layout) return shape
  return withLayout(shape, name, {
    units: layout.units.map((unit, i) => (i === place ? { ...unit, ...changes } : unit)),
  })
}

/** The riser of a unit; none when the text is empty. */
export const withRiser = (shape: BuildingShape, name: string, place: number, riser: string): BuildingShape => {
  const units = shape.layouts.find((layout) => layout.name === name)?.units ?? []
  return withLayout(shape, name, {
    units: units.map(({ riser: former, ...unit }, i) => {
      const own = i === place ? riser : (former ?? '')
      return own === '' ? unit : { ...unit, riser: own }
    }),
  })
}

/** Whether a unit has a balcony, or each unit of the layout; undefined where it is unknown again. */
export const withBalcony = (
  shape: BuildingShape,
  name: string,
  place: number | 'all',
  balcony: boolean | undefined,
): BuildingShape => {
  const units = shape.layouts.find((layout) => layout.name === name)?.units ?? []
  return withLayout(shape, name, {
    units: units.map(({ balcony: former, ...unit }, i) => {
      const own = place === 'all' || i === place ? balcony : former
      return own === undefined ? unit : { ...unit, balcony: own }
    }),
  })
}

/** A copy of a layout with its units placed by their walls; returns the shape and the name of the copy. */
export function copyLayout(shape: BuildingShape, name: string): { shape: BuildingShape; name: string } {
  const layout = shape.layouts.find((one) => one.name === name)
  if (!layout) return { shape, name }
  const copy = freeLayoutName(shape, `${name.slice(0, 24)} copy`)
  const units = layout.units.map((unit, i) => ({
    ...unit,
    stack: unit.stack ?? `${name}-${String(i + 1).padStart(2, '0')}`,
  }))
  return { name: copy, shape: { ...shape, layouts: [...shape.layouts, { ...layout, name: copy, units }] } }
}

/** Without a layout that no floor uses. */
export const withoutLayout = (shape: BuildingShape, name: string): BuildingShape =>
  isLayoutUsed(shape, name) ? shape : { ...shape, layouts: shape.layouts.filter((layout) => layout.name !== name) }

export const isLayoutUsed = ({ floors }: BuildingShape, name: string) =>
  floors.some(({ parts }) => parts.some(({ layout }) => layout === name))

export function freeLayoutName({ layouts }: Pick<BuildingShape, 'layouts'>, name: string): string {
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? name : `${name} ${n}`
    if (!layouts.some((layout) => layout.name === free)) return free
  }
}
