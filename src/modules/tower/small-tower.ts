import { unitsOf, type FacadeCell, type FacadeFloor } from './geometry/facade.ts'
import type { PictureUnit } from './contract.ts'
import { displayStatus } from '#units/rules.ts'

/** The colours of the cells: an open request takes precedence over the unit's status. */
export const towerMarks = [
  'Occupied',
  'Leased',
  'Vacant',
  'For Sale',
  'Under Renovation',
  'Reserved',
  'Maintenance',
] as const
export type TowerMark = (typeof towerMarks)[number]

function markOf(unit: Pick<PictureUnit, 'openRequests' | 'category' | 'status' | 'isOccupied'>): TowerMark {
  if (unit.openRequests > 0) return 'Maintenance'
  const status = displayStatus(unit, unit.isOccupied ? 1 : 0)
  return status === 'Available' ? 'Vacant' : status
}

const cellWidth = 15
const cellHeight = 10
const gap = 2
const rise = 0.1
/** Room for the floor numbers. */
const margin = 20

export type DrawnTower = {
  width: number
  height: number
  /** One path per colour, and one for floors without units. */
  paths: Partial<Record<TowerMark | 'stone', string>>
  labels: readonly { floor: number; y: number }[]
}

/** The built part of the tower from the street corner: the usual slots right of the corner, the others left of it. */
export function drawTower(facade: readonly FacadeFloor<PictureUnit>[]): DrawnTower {
  const top = facade.findIndex((floor) => unitsOf(floor).length > 0)
  const floors = top < 0 ? [] : facade.slice(top)
  const { front = 0, cells: { length: slots } = [] } = floors[0] ?? {}
  const corner = margin + (slots - front) * cellWidth
  const width = corner + front * cellWidth
  const lift = Math.max(corner - margin, width - corner) * rise
  const paths: Partial<Record<TowerMark | 'stone', string>> = {}
  floors.forEach((floor, row) => {
    floor.cells.forEach((cell, place) => {
      const mark = markOfCell(cell)
      if (mark === null) return
      const right = place < front
      const x = right ? corner + place * cellWidth : margin + (place - front) * cellWidth
      paths[mark] = (paths[mark] ?? '') + cellPath(x, lift + row * (cellHeight + gap), corner)
    })
  })
  const labels = floors.flatMap(({ number }, row) =>
    number % 5 === 0 || row === 0 ? [{ floor: number, y: labelAt(row, lift, corner) }] : [],
  )
  return { width, height: lift + floors.length * (cellHeight + gap) + 1, paths, labels }
}

const markOfCell = (cell: FacadeCell<PictureUnit>): TowerMark | 'stone' | null =>
  cell === null || cell === 'free' ? null : cell === 'stone' ? 'stone' : markOf(cell)

/** Both wings rise away from the corner. */
const riseAt = (x: number, corner: number) => Math.abs(x - corner) * rise

function cellPath(x: number, y: number, corner: number): string {
  const end = x + cellWidth - gap
  const [near, far] = [y - riseAt(x, corner), y - riseAt(end, corner)]
  return `M${at(x)} ${at(near)}L${at(end)} ${at(far)}V${at(far + cellHeight)}L${at(x)} ${at(near + cellHeight)}Z`
}

const labelAt = (row: number, lift: number, corner: number) =>
  lift + row * (cellHeight + gap) - riseAt(margin, corner) + cellHeight - 1

const at = (n: number) => Math.round(n * 10) / 10
