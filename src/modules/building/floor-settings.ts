import { z } from 'zod'
import { facings as allFacings, floorKinds, type Facing, type FloorKind } from './choices.ts'
import { Corners } from './model.ts'
import { floorWords as words } from './messages/floor.ts'
import { shapeLimits } from './shape/choices.ts'

/** A floor in the settings; `facings` and `outline` are present only when they differ from its layout. */
export const FloorPart = z.object({
  kind: z.enum(floorKinds),
  name: z.string().nullable(),
  layout: z.string().nullable(),
  height: z.number(),
  facings: z.array(z.enum(allFacings)).optional(),
  outline: Corners.optional(),
  /** The outlines of further parts on the floor. */
  furtherOutlines: z.array(Corners).optional(),
})
export type FloorPart = z.infer<typeof FloorPart>

/** What floors of a layout share: facings, outline and footprints. */
export const LayoutPart = z.object({
  facings: z.array(z.enum(allFacings)),
  outline: Corners,
  furtherOutlines: z.array(Corners).optional(),
  slots: z.array(
    z.object({
      slot: z.int(),
      stack: z.string().nullable(),
      footprint: Corners,
      riser: z.string().optional(),
      balcony: z.boolean().optional(),
    }),
  ),
})
export type LayoutPart = z.infer<typeof LayoutPart>

export const ParkingPart = z.object({
  floor: z.int(),
  stalls: z.int(),
  chargingStalls: z.int(),
  lockers: z.int().optional(),
})
export type ParkingPart = z.infer<typeof ParkingPart>

export type FloorParts = {
  floors: Map<number, FloorPart>
  layouts: Map<string, LayoutPart>
  parking: Map<string, ParkingPart>
}

/** Floors, layouts and parking levels by name: `floor 12`, `layout standard`, `parking P1`. */
export const FloorSettings = z.record(
  z.string().regex(/^(?:floor \d{1,3}|layout .{1,40}|parking P\d{1,4})$/, words.badPart),
  z.union([LayoutPart, ParkingPart, FloorPart]),
)
export type FloorSettings = z.infer<typeof FloorSettings>

const nameOf = (key: string) => key.slice(key.indexOf(' ') + 1)

export function parseFloorSettings(value: FloorSettings): FloorParts {
  const parts: FloorParts = { floors: new Map(), layouts: new Map(), parking: new Map() }
  for (const [key, part] of Object.entries(value)) {
    if ('stalls' in part) parts.parking.set(nameOf(key), part)
    else if ('slots' in part) parts.layouts.set(nameOf(key), part)
    else parts.floors.set(Number(nameOf(key)), part)
  }
  return parts
}

export const toFloorSettings = ({ floors, layouts, parking }: FloorParts): FloorSettings =>
  Object.fromEntries([
    ...[...floors].map(([number, part]) => [`floor ${number}`, part] as const),
    ...[...layouts].map(([layout, part]) => [`layout ${layout}`, part] as const),
    ...[...parking].map(([code, part]) => [`parking ${code}`, part] as const),
  ])

const FloorNumber = z.int(words.badFloor).min(0, words.badFloor).max(200, words.badFloor)
/** Below zero underground. */
const ParkingFloor = z
  .int(words.badParkingFloor)
  .min(shapeLimits.lowestFloor, words.badParkingFloor)
  .max(200, words.badParkingFloor)
const LayoutName = z.string(words.badLayout).trim().min(1, words.badLayout).max(40, words.badLayout)
const ParkingCode = z.string(words.badLevel).regex(/^P\d{1,3}$/, words.badLevel)
const Stalls = z.int(words.badStalls).min(0, words.badStalls).max(shapeLimits.stallsOfLevel, words.badStalls)

/** The changes of an administrator; each entry replaces the whole record. */
export const FloorChanges = z.object({
  floors: z
    .array(
      z.object({
        number: FloorNumber,
        kind: z.enum(floorKinds, words.badKind),
        name: z.string(words.badName).trim().max(60, words.badName).nullable(),
        layout: LayoutName.nullable(),
        height: z
          .number(words.badHeight)
          .min(shapeLimits.leastFloorHeight, words.badHeight)
          .max(shapeLimits.mostFloorHeight, words.badHeight),
      }),
      words.aList,
    )
    .max(200, words.tooMany)
    .optional(),
  layouts: z
    .array(
      z.object({
        layout: LayoutName,
        name: LayoutName,
        facings: z.array(z.enum(allFacings, words.badFacing), words.aList).max(99, words.tooMany),
      }),
      words.aList,
    )
    .max(50, words.tooMany)
    .optional(),
  parking: z
    .array(
      z.object({ code: ParkingCode, name: ParkingCode, floor: ParkingFloor, stalls: Stalls, chargingStalls: Stalls }),
      words.aList,
    )
    .max(100, words.tooMany)
    .optional(),
})
export type FloorChanges = z.infer<typeof FloorChanges>

const hasSlots = (kind: FloorKind) => kind === 'residential' || kind === 'commercial'

/** The facings of a floor: its own or its layout's; empty for floors without slots. */
export function facingsOf(part: FloorPart, layouts: FloorParts['layouts']): readonly Facing[] {
  if (!hasSlots(part.kind)) return []
  return part.facings ?? (part.layout === null ? undefined : layouts.get(part.layout)?.facings) ?? []
}

/** The first error of these changes, or null. */
export function validateFloors(value: FloorSettings, { floors = [], layouts = [], parking = [] }: FloorChanges) {
  const now = parseFloorSettings(value)
  const after = parseFloorSettings(applyFloorChanges(value, { floors, layouts, parking }))
  for (const { layout, name, facings } of layouts) {
    const current = now.layouts.get(layout)
    if (!current) return words.noLayout(layout)
    if (name !== layout && now.layouts.has(name)) return words.layoutTaken(name)
    if (facings.length !== current.slots.length) return words.facingsCount(layout, current.slots.length)
  }
  const knownLayouts = new Set([...after.layouts.keys(), ...[...now.floors.values()].map(({ layout }) => layout)])
  for (const { number, kind, layout } of floors) {
    const current = after.floors.get(number)
    if (!current) return words.noFloor(number)
    if (layout !== null && !knownLayouts.has(layout)) return words.noLayout(layout)
    if (kind === 'residential' && layout === null) return words.needsLayout(number)
    if (kind === 'residential' && facingsOf(current, after.layouts).length === 0) return words.emptyLayout(number)
  }
  for (const { code, name, stalls, chargingStalls } of parking) {
    if (!now.parking.has(code)) return words.noLevel(code)
    if (name !== code && now.parking.has(name)) return words.levelTaken(name)
    if (chargingStalls > stalls) return words.tooManyChargers(name)
  }
  return null
}

/** Applies the changes; changes of unknown floors, layouts and levels are ignored. */
export function applyFloorChanges(
  value: FloorSettings,
  { floors = [], layouts = [], parking = [] }: FloorChanges,
): FloorSettings {
  const parts = parseFloorSettings(value)
  for (const { number, kind, name, layout, height } of floors) {
    const current = parts.floors.get(number)
    if (!current) continue
    const { facings, ...rest } = current
    const keepsFacings = facings !== undefined && layout === current.layout && kind === current.kind
    parts.floors.set(number, {
      ...rest,
      kind,
      name: name === '' ? null : name,
      layout,
      height,
      ...(keepsFacings ? { facings } : {}),
    })
  }
  for (const { layout, name, facings } of layouts) {
    const current = parts.layouts.get(layout)
    if (!current || (name !== layout && parts.layouts.has(name))) continue
    parts.layouts.delete(layout)
    parts.layouts.set(name, {
      ...current,
      facings,
      slots: name === layout ? current.slots : withStacks(current.slots, layout),
    })
    if (name !== layout)
      for (const [number, floor] of parts.floors)
        if (floor.layout === layout) parts.floors.set(number, { ...floor, layout: name })
  }
  for (const { code, name, ...level } of parking) {
    const current = parts.parking.get(code)
    if (!current || (name !== code && parts.parking.has(name))) continue
    parts.parking.delete(code)
    parts.parking.set(name, { ...current, ...level })
  }
  return toFloorSettings(parts)
}

/**
 * A renamed layout keeps its stack names, because announcements and events refer to them: those that the view
 * `floor_slots` computed from its former name.
 */
const withStacks = (slots: LayoutPart['slots'], layout: string): LayoutPart['slots'] =>
  slots.map(({ slot, stack, footprint }) => ({
    slot,
    stack: stack ?? `${layout}-${String(slot).padStart(2, '0')}`,
    footprint,
  }))
