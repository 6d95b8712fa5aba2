/**
 * A schematic plan of a home, built from templates by its numbers of bedrooms and bathrooms: rooms with windows in
 * front, the others behind them at the corridor. Windows are at the bottom; metres from the upper left corner.
 */
export type RoomKind = 'living' | 'bedroom' | 'kitchen' | 'entry' | 'hall' | 'bath' | 'ensuite' | 'half' | 'store'
export type Room = { kind: RoomKind; number: number; x: number; y: number; width: number; depth: number }
export type Side = 'left' | 'right'
export type HomePlan = {
  width: number
  depth: number
  rooms: readonly Room[]
  /** Walls between rooms that are not open to each other. */
  walls: readonly Line[]
  windows: readonly Line[]
  doors: readonly Door[]
  balconies: readonly { x: number; width: number }[]
}
export type Line = readonly [x1: number, y1: number, x2: number, y2: number]
/** A door: its leaf turns around the hinge between the closed and the open position. */
export type Door = {
  hinge: readonly [x: number, y: number]
  closed: readonly [x: number, y: number]
  open: readonly [x: number, y: number]
}

export type PlannedHome = {
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  area: number
  balconies: number
  /** The ratio of the width along the windows to the depth. */
  shape: number
  /** The side of the second outer wall, viewed with the windows at the bottom. */
  corner: Side | null
  /** Every other home is mirrored, so that neighbours share the walls with plumbing. */
  mirrored: boolean
}

const doorWidth = 0.85
/** The relative width of each kind of front room. */
const facadeShare = { living: 1.35, bedroom: 1 }

type Front = { kind: 'living' | 'bedroom'; number: number; x: number; width: number }

export function planOf(home: PlannedHome): HomePlan {
  const shape = Math.min(3, Math.max(0.7, home.shape))
  const depth = Math.sqrt(home.area / shape)
  const width = home.area / depth
  const back = Math.min(0.42 * depth, 3.2)
  const front = frontRooms(home.bedrooms, width)
  const drawn = layOutRooms(front, home, { width, depth, back })
  // Bedrooms are to the right of the living room; a corner home has one at its corner.
  const mirror = home.corner === null ? home.mirrored : home.corner === 'left'
  return mirror ? mirrored(drawn) : drawn
}

/** From left to right: the third bedroom, the living room, the second, and the first at the outer wall. */
function frontRooms(bedrooms: number, width: number): Front[] {
  const numbers = Array.from({ length: bedrooms }, (_, i) => i + 1)
  const onRight = bedrooms === 2 ? [1] : numbers.filter((n) => n === 1 || n === 2 || n > 3)
  const onLeft = numbers.filter((n) => !onRight.includes(n))
  const order = [...onLeft, 0, ...onRight.toReversed()]
  const shareOf = (n: number) => (n === 0 ? facadeShare.living : facadeShare.bedroom + (n === 1 ? 0.1 : 0))
  const total = order.reduce((sum, n) => sum + shareOf(n), 0)
  let x = 0
  return order.map((n) => {
    const wide = (shareOf(n) / total) * width
    const room: Front = { kind: n === 0 ? 'living' : 'bedroom', number: n, x, width: wide }
    x += wide
    return room
  })
}

type Measures = { width: number; depth: number; back: number }

function layOutRooms(front: readonly Front[], home: PlannedHome, { width, depth, back }: Measures): HomePlan {
  const living = front.find(({ kind }) => kind === 'living')!
  const behind = backRooms(front, living, home, back)
  const fronts = front.map((room): Room => ({ ...room, y: back, depth: depth - back }))
  const entry = behind.find(({ kind }) => kind === 'entry')!
  return {
    width,
    depth,
    rooms: [...fronts, ...behind],
    walls: wallsOf(fronts, behind, back, depth),
    windows: [
      ...front.map(({ x, width: wide }): Line => [x + wide * 0.14, depth, x + wide * 0.86, depth]),
      ...(home.corner ? [[width, back + (depth - back) * 0.25, width, depth - (depth - back) * 0.2] as const] : []),
    ],
    doors: [
      { hinge: [entry.x + 0.2, 0], closed: [entry.x + 0.2 + doorWidth, 0], open: [entry.x + 0.2, doorWidth] },
      ...doorsOf(fronts, behind, living, back),
    ],
    balconies: balconiesOf(front, living, home.balconies),
  }
}

/**
 * Behind the outermost bedrooms a wet room, behind the other bedrooms the hall that leads to them, behind the living
 * room the kitchen and the entry.
 */
function backRooms(front: readonly Front[], living: Front, { bedrooms, bathrooms }: PlannedHome, back: number): Room[] {
  const full = Math.floor(bathrooms)
  const rooms: Room[] = []
  const addRoom = (kind: RoomKind, x: number, width: number) =>
    rooms.push({ kind, number: 0, x, y: 0, width, depth: back })
  const right = front.filter(({ x }) => x > living.x)
  const left = front.filter(({ x }) => x < living.x)
  const [outerRight, outerLeft] = [right.at(-1), left[0]]
  let baths = full
  if (outerLeft) {
    addRoom('bath', outerLeft.x, outerLeft.width)
    baths -= 1
  }
  if (outerRight) {
    const kind = baths < 1 ? 'store' : bedrooms === 1 ? 'bath' : 'ensuite'
    addRoom(kind, outerRight.x, outerRight.width)
    if (kind !== 'store') baths -= 1
  }
  let half = bathrooms > full ? 1 : 0
  for (const hall of [...right.slice(0, -1), ...left.slice(1)]) {
    const cut = baths > 0 ? ('bath' as const) : half > 0 ? ('half' as const) : null
    if (cut === 'bath') baths -= 1
    if (cut === 'half') half -= 1
    addRoom('hall', hall.x, hall.width)
    if (cut) rooms.push({ kind: cut, number: 0, x: hall.x, y: 0, width: hall.width, depth: back * 0.56 })
  }
  // A bathroom that has no place yet is cut from the space behind the living room.
  const cut = baths > 0 || bedrooms === 0 ? ('bath' as const) : half > 0 ? ('half' as const) : null
  const cutWidth = cut ? Math.min(cut === 'bath' ? 2.3 : 1.5, living.width * 0.32) : 0
  const entryWidth = Math.max(1.4, Math.min(2.1, (living.width - cutWidth) * 0.4))
  const kitchen = living.width - cutWidth - entryWidth
  // The entry is beside the room it leads to: the bath on the left, or the hall on the right.
  const entryFirst = outerLeft !== undefined && right.length < 2
  addRoom('kitchen', living.x + (entryFirst ? entryWidth : 0), kitchen)
  addRoom('entry', living.x + (entryFirst ? 0 : kitchen), entryWidth)
  if (cut) addRoom(cut, living.x + kitchen + entryWidth, cutWidth)
  return rooms
}

const closed: ReadonlySet<RoomKind> = new Set(['bath', 'ensuite', 'half', 'store', 'bedroom'])
const isClosed = ({ kind }: Room) => closed.has(kind)

/** Walls around every closed room on the sides where another room is. */
function wallsOf(fronts: readonly Room[], behind: readonly Room[], back: number, depth: number): Line[] {
  const end = Math.max(...fronts.map(({ x, width }) => x + width))
  const lines: Line[] = []
  for (const room of fronts.filter(isClosed)) {
    lines.push([room.x, back, room.x + room.width, back])
    if (room.x > 0.01) lines.push([room.x, back, room.x, depth])
    if (room.x + room.width < end - 0.01) lines.push([room.x + room.width, back, room.x + room.width, depth])
  }
  for (const room of behind.filter(isClosed)) {
    lines.push([room.x, room.depth, room.x + room.width, room.depth])
    if (room.x > 0.01) lines.push([room.x, 0, room.x, room.depth])
    if (room.x + room.width < end - 0.01) lines.push([room.x + room.width, 0, room.x + room.width, room.depth])
  }
  return lines
}

/**
 * Bedrooms open to the living room or to the hall behind them, an ensuite to its bedroom, other closed rooms to the
 * nearest hall.
 */
function doorsOf(fronts: readonly Room[], behind: readonly Room[], living: Front, back: number): Door[] {
  const mid = living.x + living.width / 2
  const doors: Door[] = []
  for (const room of fronts.filter(isClosed)) {
    const toRight = room.x > mid
    const wall = toRight ? room.x : room.x + room.width
    const into = toRight ? 1 : -1
    doors.push({
      hinge: [wall, back + 0.25],
      closed: [wall, back + 0.25 + doorWidth],
      open: [wall + into * doorWidth, back + 0.25],
    })
  }
  for (const room of behind.filter(isClosed)) {
    const toRight = room.x > mid
    if (room.kind === 'ensuite' || room.kind === 'store') {
      const x = toRight ? room.x + room.width - 0.3 : room.x + 0.3
      const into = toRight ? -1 : 1
      doors.push({ hinge: [x, back], closed: [x + into * doorWidth, back], open: [x, back - doorWidth] })
    } else if (room.depth < back) {
      const x = room.x + 0.3
      doors.push({ hinge: [x, room.depth], closed: [x + doorWidth, room.depth], open: [x, room.depth - doorWidth] })
    } else {
      const wall = toRight ? room.x : room.x + room.width
      const into = toRight ? 1 : -1
      const y = back - 0.25
      doors.push({ hinge: [wall, y], closed: [wall, y - doorWidth], open: [wall + into * doorWidth, y] })
    }
  }
  return doors
}

/** First in front of the living room, then in front of the bedrooms. */
function balconiesOf(front: readonly Front[], living: Front, count: number) {
  const order = [living, ...front.filter((room) => room !== living).toReversed()]
  return order.slice(0, count).map(({ x, width }) => ({ x: x + width * 0.08, width: width * 0.84 }))
}

function mirrored({ width, rooms, walls, windows, doors, balconies, depth }: HomePlan): HomePlan {
  const at = ([x, y]: readonly [number, number]) => [width - x, y] as const
  const line = ([x1, y1, x2, y2]: Line): Line => [width - x1, y1, width - x2, y2]
  return {
    width,
    depth,
    rooms: rooms.map((room) => ({ ...room, x: width - room.x - room.width })),
    walls: walls.map(line),
    windows: windows.map(line),
    doors: doors.map(({ hinge, closed, open }) => ({ hinge: at(hinge), closed: at(closed), open: at(open) })),
    balconies: balconies.map((balcony) => ({ ...balcony, x: width - balcony.x - balcony.width })),
  }
}
