import type { FloorKind } from '#building/choices.ts'
import type { BuildingModel, ModelFloor } from '#building/model.ts'
import { outlinesOf } from '#building/floor-outlines.ts'
import { overlapOf } from '#building/polygon.ts'
import { isSameOutline, sidesOf, touching, type Corner, type Outline, type Side } from './outline.ts'

/** A home or shop with its position. */
export type Place = {
  key: string
  floor: number
  slot: number
  footprint: Outline
  bottom: number
  top: number
}

/** The kinds of outer wall: homes and shops belong to a place, the others to the building itself. */
export const wallKinds = ['home', 'shop', 'stone', 'podium', 'amenity', 'plant'] as const
export type WallKind = (typeof wallKinds)[number]

/** A rectangle of outer wall. Viewed from outside, `from` is its left end. */
export type Wall = {
  kind: WallKind
  floor: number
  /** The index in `places` of the home or shop behind it; null for a wall of the building itself. */
  place: number | null
  from: Corner
  along: Corner
  width: number
  bottom: number
  height: number
  /** The distances of its two ends from an inner corner of the building, where less light arrives. */
  inner: readonly [atFrom: number, atEnd: number]
}

export type Balcony = { floor: number; place: number; middle: Corner; along: Corner; width: number; bottom: number }
/** A floor of a part; a floor of several parts has several. */
export type Storey = {
  floor: number
  kind: FloorKind
  outline: Outline
  bottom: number
  top: number
  /** Its roof is visible: the floor above is smaller (`terrace`), or there is none (`top`). */
  roof: 'terrace' | 'top' | null
}

/**
 * The tower as it is rendered. All lists are sorted from the street up, so that cutting the tower open shortens each
 * list.
 */
export type TowerBody = {
  places: readonly Place[]
  walls: readonly Wall[]
  balconies: readonly Balcony[]
  storeys: readonly Storey[]
  /** Floors that are planned and not built. */
  ghosts: readonly Storey[]
  /** The lowest and the highest built floor. */
  lowest: number
  highest: number
}

export const placeKey = (floor: number, slot: number) => `${floor}-${slot}`

const far = 1000
const balcony = { from: 4, most: 4.2, share: 0.55 }

export function bodyOf(model: BuildingModel): TowerBody {
  const floors = model.floors.toSorted((a, b) => a.number - b.number)
  const built = floors.filter(({ kind }) => kind !== 'not_built')
  const places: Place[] = []
  const walls: Wall[] = []
  const balconies: Balcony[] = []
  for (const floor of built) {
    const first = places.length
    for (const { slot, footprint } of floor.slots)
      places.push({ key: placeKey(floor.number, slot), floor: floor.number, slot, footprint, ...levels(floor) })
    const around = wallsOf(floor, first)
    walls.push(...around)
    const owners = new Set(floor.slots.flatMap(({ balcony }, i) => (balcony ? [first + i] : [])))
    balconies.push(...balconiesOf(around.filter(({ place }) => place !== null && owners.has(place))))
  }
  return {
    places,
    walls,
    balconies,
    storeys: built.flatMap((floor, i) => storeysOf(floor, (outline) => roofOf(outline, built[i + 1]))),
    ghosts: floors.filter(({ kind }) => kind === 'not_built').flatMap((floor) => storeysOf(floor, () => null)),
    lowest: built[0]?.number ?? 1,
    highest: built.at(-1)?.number ?? 1,
  }
}

const levels = ({ bottom, height }: ModelFloor) => ({ bottom, top: bottom + height })
const storeysOf = (floor: ModelFloor, roofOver: (outline: Outline) => Storey['roof']): Storey[] =>
  outlinesOf(floor).map((outline) => ({
    floor: floor.number,
    kind: floor.kind,
    outline,
    ...levels(floor),
    roof: roofOver(outline),
  }))

function roofOf(outline: Outline, above: ModelFloor | undefined): Storey['roof'] {
  const outlines = above ? outlinesOf(above) : []
  if (outlines.some((other) => isSameOutline(other, outline))) return null
  return outlines.some((other) => overlapOf(other, outline) > 0) ? 'terrace' : 'top'
}

/**
 * Splits every side of the outline where homes begin and end; parts without a home are walls of the building itself.
 */
function wallsOf(floor: ModelFloor, first: number): Wall[] {
  const walls: Wall[] = []
  for (const side of outlinesOf(floor).flatMap((outline) => sidesOf(outline))) {
    const owned = floor.slots
      .flatMap(({ footprint }, i) =>
        footprint.flatMap((corner, k) => {
          const span = touching(side, [corner, footprint[(k + 1) % footprint.length]!])
          return span ? [{ span, place: first + i }] : []
        }),
      )
      .sort((a, b) => a.span[0] - b.span[0])
    let reached = 0
    for (const { span, place } of owned) {
      const from = Math.max(reached, span[0])
      if (from - reached > 0.05) walls.push(piece(floor, side, reached, from, null))
      if (span[1] - from > 0.05) walls.push(piece(floor, side, from, span[1], place))
      reached = Math.max(reached, span[1])
    }
    if (side.length - reached > 0.05) walls.push(piece(floor, side, reached, side.length, null))
  }
  return walls
}

function piece(floor: ModelFloor, side: Side, from: number, to: number, place: number | null): Wall {
  return {
    kind: kindOf(floor.kind, place !== null),
    floor: floor.number,
    place,
    from: [side.from[0] + side.along[0] * from, side.from[1] + side.along[1] * from],
    along: side.along,
    width: to - from,
    bottom: floor.bottom,
    height: floor.height,
    inner: [side.innerFrom ? from : far, side.innerTo ? side.length - to : far],
  }
}

function kindOf(kind: FloorKind, owned: boolean): WallKind {
  if (kind === 'residential') return owned ? 'home' : 'stone'
  if (kind === 'commercial') return owned ? 'shop' : 'podium'
  return kind === 'mechanical' ? 'plant' : 'amenity'
}

/** One balcony for each home of these walls, in the middle of its widest wall, if that is wide enough. */
function balconiesOf(walls: readonly Wall[]): Balcony[] {
  const widest = new Map<number, Wall>()
  for (const wall of walls)
    if (wall.place !== null && wall.width > (widest.get(wall.place)?.width ?? balcony.from))
      widest.set(wall.place, wall)
  return [...widest].map(([place, { floor, from, along, width, bottom }]) => ({
    floor,
    place,
    middle: [from[0] + (along[0] * width) / 2, from[1] + (along[1] * width) / 2],
    along,
    width: Math.min(balcony.most, width * balcony.share),
    bottom,
  }))
}

/** How many items of a list sorted from the street up are on floors up to this one. */
export function countUpTo(list: readonly { floor: number }[], floor: number): number {
  const past = list.findIndex((item) => item.floor > floor)
  return past < 0 ? list.length : past
}
