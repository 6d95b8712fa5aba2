import type { Facing } from '#building/choices.ts'
import type { Polygon } from '#building/polygon.ts'
import { counterClockwise } from '#building/polygon.ts'
import type { floorLayouts, floors, layoutSlots } from '#building/server/table.ts'
import { plans, shops } from './people/homes.ts'
import { layouts, profile, storeys } from './profile.ts'
import type { Layout } from './profile.ts'

/**
 * The body of the demo tower, as the scenes of the pictures draw it (`renders/scenes/tower.py`, moved to the outer
 * corner).
 */

type Wall = { from: Polygon[number]; to: Polygon[number]; deep: number }
type Walls = Record<Facing, Wall>

const podium: Polygon = [
  [-8, -10],
  [70, -10],
  [70, 64],
  [-8, 64],
]
/** The west wing runs north and south, the south wing along the river; the court opens to the north-east. */
const tower: Polygon = [
  [0, 0],
  [58, 0],
  [58, 17],
  [17, 17],
  [17, 52],
  [0, 52],
]
/** The top floors are set back behind terraces, which count towards their homes' areas. */
const setBack: Polygon = [
  [3.2, 3.2],
  [54.8, 3.2],
  [54.8, 13.8],
  [13.8, 13.8],
  [13.8, 48.8],
  [3.2, 48.8],
]

/** Where the homes of each side begin and end, in the order of their slots; the home at the outer corner faces west. */
const towerWalls: Walls = {
  East: { from: [17, 52], to: [17, 17], deep: 8.6 },
  North: { from: [17, 17], to: [58, 17], deep: 7.8 },
  South: { from: [58, 0], to: [6.6, 0], deep: 7.4 },
  West: { from: [0, 0], to: [0, 52], deep: 6.6 },
}
const setBackWalls: Walls = {
  East: { from: [13.8, 48.8], to: [13.8, 13.8], deep: 4.6 },
  North: { from: [13.8, 13.8], to: [54.8, 13.8], deep: 4.6 },
  South: { from: [54.8, 3.2], to: [7.8, 3.2], deep: 4.4 },
  West: { from: [3.2, 3.2], to: [3.2, 48.8], deep: 4.6 },
}
/** The shops on both sides of the main entrance. */
const shopWalls: readonly Wall[] = [
  { from: [70, -10], to: [34, -10], deep: 11 },
  { from: [22, -10], to: [-8, -10], deep: 12 },
]

const homeLayouts = Object.keys(layouts) as Layout[]
const isSetBack = (layout: Layout) => layout === 'premium'
const shopFloors = [1, 2, 3] as const
const podiumLayout = (floor: number) => `podium-${floor}`

export const floorTable: (typeof floors.$inferInsert)[] = [
  ...shopFloors.map((number) => ({
    number,
    kind: 'commercial' as const,
    name: number === 1 ? 'Street level' : `Podium ${number}`,
    layout: podiumLayout(number),
    // All shops face the street along the river.
    facings: shopsOf(number).map(() => 'South' as const),
    height: number === 3 ? 6.5 : 6.2,
  })),
  { number: 4, kind: 'amenity', name: 'Amenity deck and roof terrace', layout: null, outline: tower, height: 4.6 },
  ...homeLayouts.flatMap((layout) => {
    const { name, from, to, facings } = layouts[layout]
    return storeys(from, to).map((number) => ({
      number,
      kind: 'residential' as const,
      name,
      layout,
      facings: [...facings],
    }))
  }),
  ...storeys(layouts.premium.to + 1, profile.towerFloors).map((number) => ({
    number,
    kind: 'not_built' as const,
    name: null,
    layout: null,
    outline: setBack,
  })),
]

export const layoutTable: (typeof floorLayouts.$inferInsert)[] = [
  ...shopFloors.map((floor) => ({ layout: podiumLayout(floor), outline: podium })),
  ...homeLayouts.map((layout) => ({ layout, outline: isSetBack(layout) ? setBack : tower })),
]

export const slotTable: (typeof layoutSlots.$inferInsert)[] = [
  ...shopFloors.flatMap((floor) =>
    footprintsOfShops(floor).map((footprint, i) => ({ layout: podiumLayout(floor), slot: i + 1, footprint })),
  ),
  ...homeLayouts.flatMap((layout) =>
    footprintsOf(layout).map((footprint, i) => ({
      layout,
      slot: i + 1,
      footprint,
      balcony: (plans[layout][i]?.balconies ?? 0) > 0,
    })),
  ),
]

function shopsOf(floor: number) {
  return shops.filter((shop) => shop.floor === floor)
}

function footprintsOf(layout: Layout): Polygon[] {
  const walls = isSetBack(layout) ? setBackWalls : towerWalls
  const areas = plans[layout].map(({ area }, i) => ({ area, facing: layouts[layout].facings[i]! }))
  return (['East', 'North', 'South', 'West'] as const).flatMap((facing) =>
    along(
      walls[facing],
      areas.filter((home) => home.facing === facing).map(({ area }) => area),
    ),
  )
}

function footprintsOfShops(floor: number): Polygon[] {
  const areas = shopsOf(floor).map(({ area }) => area)
  const half = areas.length / 2
  return shopWalls.flatMap((wall, side) => along(wall, areas.slice(side * half, (side + 1) * half)))
}

/** Divides a strip behind a wall into pieces whose widths match their areas. */
function along({ from, to, deep }: Wall, areas: readonly number[]): Polygon[] {
  const whole = areas.reduce((sum, area) => sum + area, 0)
  const point = (share: number, inward: number): Polygon[number] => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(dx, dy)
    // Walking along the slots, the building is on the right-hand side.
    return [round(from[0] + dx * share + (dy / long) * inward), round(from[1] + dy * share - (dx / long) * inward)]
  }
  let passed = 0
  return areas.map((area) => {
    const [start, end] = [passed / whole, (passed + area) / whole]
    passed += area
    return counterClockwise([point(start, 0), point(end, 0), point(end, deep), point(start, deep)])
  })
}

function round(metres: number) {
  return Math.round(metres * 100) / 100
}
