import { z } from 'zod'
import { Facing, FloorKind } from './contract.ts'
import { Corners } from './model.ts'
import { floorWords as words } from './floor-words.ts'

/** A floor as the settings keep it; `facings` and `outline` only where they differ from its layout's. */
export const FloorPart = z.object({
  kind: FloorKind,
  name: z.string().nullable(),
  layout: z.string().nullable(),
  height: z.number(),
  facings: z.array(Facing).optional(),
  outline: Corners.optional(),
})
export type FloorPart = z.infer<typeof FloorPart>

/** What floors of one layout share: their facing table, and how they are drawn. */
export const LayoutPart = z.object({
  facings: z.array(Facing),
  outline: Corners,
  slots: z.array(z.object({ slot: z.int(), stack: z.string().nullable(), footprint: Corners })),
})
export type LayoutPart = z.infer<typeof LayoutPart>

export const ParkingPart = z.object({ floor: z.int(), stalls: z.int(), chargingStalls: z.int() })
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

const restOf = (key: string) => key.slice(key.indexOf(' ') + 1)

export function partsOf(value: FloorSettings): FloorParts {
  const parts: FloorParts = { floors: new Map(), layouts: new Map(), parking: new Map() }
  for (const [key, part] of Object.entries(value)) {
    if ('stalls' in part) parts.parking.set(restOf(key), part)
    else if ('slots' in part) parts.layouts.set(restOf(key), part)
    else parts.floors.set(Number(restOf(key)), part)
  }
  return parts
}

export const settingsOfParts = ({ floors, layouts, parking }: FloorParts): FloorSettings =>
  Object.fromEntries([
    ...[...floors].map(([number, part]) => [`floor ${number}`, part] as const),
    ...[...layouts].map(([layout, part]) => [`layout ${layout}`, part] as const),
    ...[...parking].map(([code, part]) => [`parking ${code}`, part] as const),
  ])

const FloorNumber = z.int(words.badFloor).min(0, words.badFloor).max(200, words.badFloor)
const LayoutName = z.string(words.badLayout).trim().min(1, words.badLayout).max(40, words.badLayout)
const ParkingCode = z.string(words.badLevel).regex(/^P\d{1,3}$/, words.badLevel)
const Stalls = z.int(words.badStalls).min(0, words.badStalls).max(10_000, words.badStalls)

/** What an administrator wants to be different; everything named here is named whole. */
export const FloorChanges = z.object({
  floors: z
    .array(
      z.object({
        number: FloorNumber,
        kind: z.enum(FloorKind.options, words.badKind),
        name: z.string(words.badName).trim().max(60, words.badName).nullable(),
        layout: LayoutName.nullable(),
        height: z.number(words.badHeight).min(1, words.badHeight).max(30, words.badHeight),
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
        facings: z.array(z.enum(Facing.options, words.badFacing), words.aList).max(99, words.tooMany),
      }),
      words.aList,
    )
    .max(50, words.tooMany)
    .optional(),
  parking: z
    .array(
      z.object({ code: ParkingCode, name: ParkingCode, floor: FloorNumber, stalls: Stalls, chargingStalls: Stalls }),
      words.aList,
    )
    .max(100, words.tooMany)
    .optional(),
})
export type FloorChanges = z.infer<typeof FloorChanges>

const hasSlots = (kind: FloorKind) => kind === 'residential' || kind === 'commercial'

/** The facing table of a floor: its own, else its layout's; none where nobody has a place. */
export function facingsOf(part: FloorPart, layouts: FloorParts['layouts']): readonly Facing[] {
  if (!hasSlots(part.kind)) return []
  return part.facings ?? (part.layout === null ? undefined : layouts.get(part.layout)?.facings) ?? []
}

/** Why these changes cannot be made, the first reason in a sentence; null when they can. */
export function whyNotFloors(value: FloorSettings, { floors = [], layouts = [], parking = [] }: FloorChanges) {
  const now = partsOf(value)
  const after = partsOf(changedFloors(value, { floors, layouts, parking }))
  for (const { layout, name, facings } of layouts) {
    const held = now.layouts.get(layout)
    if (!held) return words.noLayout(layout)
    if (name !== layout && now.layouts.has(name)) return words.layoutTaken(name)
    if (facings.length !== held.slots.length) return words.facingsCount(layout, held.slots.length)
  }
  const known = new Set([...after.layouts.keys(), ...[...now.floors.values()].map(({ layout }) => layout)])
  for (const { number, kind, layout } of floors) {
    const held = after.floors.get(number)
    if (!held) return words.noFloor(number)
    if (layout !== null && !known.has(layout)) return words.noLayout(layout)
    if (kind === 'residential' && layout === null) return words.needsLayout(number)
    if (kind === 'residential' && facingsOf(held, after.layouts).length === 0) return words.emptyLayout(number)
  }
  for (const { code, name, stalls, chargingStalls } of parking) {
    if (!now.parking.has(code)) return words.noLevel(code)
    if (name !== code && now.parking.has(name)) return words.levelTaken(name)
    if (chargingStalls > stalls) return words.tooManyChargers(name)
  }
  return null
}

/** What stands there once the changes are made. What they name and is not there is left out. */
export function changedFloors(
  value: FloorSettings,
  { floors = [], layouts = [], parking = [] }: FloorChanges,
): FloorSettings {
  const parts = partsOf(value)
  for (const { number, kind, name, layout, height } of floors) {
    const held = parts.floors.get(number)
    if (!held) continue
    const { facings, ...rest } = held
    const keeps = facings !== undefined && layout === held.layout && kind === held.kind
    parts.floors.set(number, {
      ...rest,
      kind,
      name: name === '' ? null : name,
      layout,
      height,
      ...(keeps ? { facings } : {}),
    })
  }
  for (const { layout, name, facings } of layouts) {
    const held = parts.layouts.get(layout)
    if (!held || (name !== layout && parts.layouts.has(name))) continue
    parts.layouts.delete(layout)
    parts.layouts.set(name, { ...held, facings, slots: name === layout ? held.slots : withStacks(held.slots, layout) })
    if (name !== layout)
      for (const [number, floor] of parts.floors)
        if (floor.layout === layout) parts.floors.set(number, { ...floor, layout: name })
  }
  for (const { code, name, ...level } of parking) {
    if (!parts.parking.has(code) || (name !== code && parts.parking.has(name))) continue
    parts.parking.delete(code)
    parts.parking.set(name, level)
  }
  return settingsOfParts(parts)
}

/** A layout with another name keeps the stacks that records and announcements know. */
const withStacks = (slots: LayoutPart['slots'], layout: string): LayoutPart['slots'] =>
  slots.map(({ slot, stack, footprint }) => ({
    slot,
    stack: stack ?? `${layout}-${String(slot).padStart(2, '0')}`,
    footprint,
  }))
