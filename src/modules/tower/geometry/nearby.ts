import type { Facing, SurroundingKind } from '#building/choices.ts'
import { outlinesOf } from '#building/floor-outlines.ts'
import type { BuildingModel } from '#building/model.ts'
import type { Corner } from './outline.ts'
import type { Prism } from './shade.ts'

type Site = Pick<BuildingModel, 'floors' | 'surroundings'>
type Bounds = { west: number; south: number; east: number; north: number }

/** The depth of a building nearby, and the gap between two on the same side, in metres. */
const depth = 14
const gap = 4

export function boundsOfSite({ floors }: Pick<BuildingModel, 'floors'>): Bounds {
  const corners = floors.flatMap(outlinesOf).flat()
  const [x, y] = [corners.map(([east]) => east), corners.map(([, north]) => north)]
  return { west: Math.min(...x), east: Math.max(...x), south: Math.min(...y), north: Math.max(...y) }
}

/** The buildings around this one as blocks along its sides; several on a side are next to each other. */
export function nearbyBuildings(site: Site): Prism[] {
  const buildings = (site.surroundings ?? []).filter(({ kind, height }) => kind === 'building' && height > 0)
  if (buildings.length === 0) return []
  const bounds = boundsOfSite(site)
  return buildings.map((building) => {
    const row = buildings.filter(({ side }) => side === building.side)
    const share = 1 / row.length
    const first = row.indexOf(building) * share
    const outline = blockBeside(bounds, building.side, building.distance, [first, first + share])
    return { outline, bottom: 0, top: building.height }
  })
}

function blockBeside(
  { west, south, east, north }: Bounds,
  side: Facing,
  distance: number,
  [from, to]: Corner,
): Corner[] {
  const isLevel = side === 'North' || side === 'South'
  const [start, length] = isLevel ? [west, east - west] : [south, north - south]
  const [near, far] = [start + length * from + gap / 2, start + length * to - gap / 2]
  switch (side) {
    case 'North':
      return box(near, north + distance, far, north + distance + depth)
    case 'South':
      return box(near, south - distance - depth, far, south - distance)
    case 'East':
      return box(east + distance, near, east + distance + depth, far)
    case 'West':
      return box(west - distance - depth, near, west - distance, far)
  }
}

const box = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** The distances of the surroundings on the four sides; null on sides without it. */
export type SideDistances = Record<Facing, number | null>

export function sideDistances({ surroundings = [] }: Pick<Site, 'surroundings'>, kind: SurroundingKind): SideDistances {
  const on = (side: Facing) =>
    surroundings
      .filter((one) => one.side === side && one.kind === kind)
      .map(({ distance }) => distance)
      .toSorted((a, b) => a - b)[0] ?? null
  return { North: on('North'), East: on('East'), South: on('South'), West: on('West') }
}

/** The distance of the river that is drawn where nobody has described the surroundings. */
const usualShore = 34

/** Where water is drawn: on the sides that say so. */
export const riverDistances = (site: Pick<Site, 'surroundings'>): SideDistances =>
  site.surroundings === undefined
    ? { North: null, East: null, South: usualShore, West: null }
    : sideDistances(site, 'river')
