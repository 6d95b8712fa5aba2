import type { BuildingModel } from '#building/model.ts'
import { type FacadeFloor, type FacadeUnit, facadeOf } from './geometry/facade.ts'

export type TowerCell = FacadeUnit & { stack: string }
/** The homes of one slot on all floors: its name, and the stacks in it. */
export type Column = { name: string; stacks: readonly string[] }

/** The floors of the tower from the top down, drawn from the shape of the building alone. */
export function towerFloors(model: BuildingModel): FacadeFloor<TowerCell>[] {
  const homes = model.floors.flatMap(({ number, kind, slots }) =>
    kind === 'residential'
      ? slots.map(({ slot, stack, unitNumber }): TowerCell => ({
          unitNumber: unitNumber ?? `${number}${String(slot).padStart(2, '0')}`,
          floor: number,
          slot,
          stack,
          category: 'Residential',
          isOccupied: true,
          openRequests: 0,
        }))
      : [],
  )
  const floors = facadeOf(model, homes)
  // Floors that are not built above the roof only make the others smaller.
  const top = floors.findIndex(({ cells }) => cells.some((cell) => cell !== null && cell !== 'free'))
  return floors.slice(Math.max(0, top))
}

/** The columns as they stand beside each other: around the corner first, then along the street. */
export function columnsOf(floors: readonly FacadeFloor<TowerCell>[]): { around: Column[]; street: Column[] } {
  const { cells = [], front = 0 } = floors[0] ?? {}
  const columns = cells.map((_, place): Column => {
    const homes = floors.flatMap((floor) => {
      const cell = floor.cells[place]
      return cell !== null && typeof cell === 'object' ? [cell] : []
    })
    return { name: String(place + 1).padStart(2, '0'), stacks: [...new Set(homes.map(({ stack }) => stack))] }
  })
  const filled = (from: number, to: number) => columns.slice(from, to).filter(({ stacks }) => stacks.length > 0)
  return { around: filled(front, columns.length), street: filled(0, front) }
}

/** The stacks as a text, in the order of the facade. */
export function stacksText(model: BuildingModel, stacks: readonly string[]): string {
  const { around, street } = columnsOf(towerFloors(model))
  return columnsText([...around, ...street], stacks)
}

/** The chosen columns as a text, with ranges for neighbours: `11-16`; the names of stacks that are in no column. */
export function columnsText(columns: readonly Column[], stacks: readonly string[]): string {
  if (stacks.length === 0) return ''
  const chosen = new Set(columns.filter((column) => isChosen(column, stacks)))
  const known = new Set(columns.flatMap((column) => column.stacks))
  const runs: [first: string, last: string][] = []
  for (const [at, column] of columns.entries()) {
    if (!chosen.has(column)) continue
    const before = columns[at - 1]
    const run = runs.at(-1)
    if (run && before && chosen.has(before)) run[1] = column.name
    else runs.push([column.name, column.name])
  }
  const names = runs.map(([first, last]) => (first === last ? first : `${first}-${last}`))
  const partly = columns.filter(
    (column) => !isChosen(column, stacks) && column.stacks.some((one) => stacks.includes(one)),
  )
  return [...names, ...partly.map(({ name }) => name), ...stacks.filter((stack) => !known.has(stack))].join(', ')
}

export const isChosen = ({ stacks }: Column, chosen: readonly string[]): boolean =>
  stacks.every((stack) => chosen.includes(stack))

/** The stacks after a press on a column. */
export const toggleColumns = (chosen: readonly string[], columns: readonly Column[]): string[] => {
  const stacks = columns.flatMap((column) => column.stacks)
  return columns.every((column) => isChosen(column, chosen))
    ? chosen.filter((stack) => !stacks.includes(stack))
    : [...new Set([...chosen, ...stacks])]
}
