import { shapeLimits } from './choices.ts'
import { freeLayoutName } from './edit-shape.ts'
import { listFloors } from './floors.ts'
import type { ListedUnit } from './read-unit-list.ts'
import type { BuildingShape, LayoutUnit, ShapeLayout } from './schemas.ts'
import { emptyUnit } from './templates.ts'

/** The units of a list that a part has on a floor, by slot; null where the list has none. */
export type ListedPart = { floor: number; part: string; rows: readonly (ListedUnit | null)[] }

export const placeOfPart = ({ floor, part }: Pick<ListedPart, 'floor' | 'part'>) => `${floor}/${part}`

type Drafted = ListedPart & { base: ShapeLayout | null; units: LayoutUnit[] }

/**
 * One layout for the floors of a part with the same units. A layout of the draft with as many units stays as it is
 * drawn; stacks follow the slots, so that they go through floors of several layouts.
 */
export function layoutsOfList(draft: BuildingShape, listed: readonly ListedPart[]) {
  const layoutOf = (name: string | null | undefined) => draft.layouts.find((layout) => layout.name === name)
  const ranges = new Map(listFloors(draft).map(({ number, range }) => [number, range]))
  const hasSeveral = new Set(listed.map(({ part }) => part)).size > 1
  const all = listed.map((one): Drafted => {
    const present = layoutOf(ranges.get(one.floor)?.parts.find(({ part }) => part === one.part)?.layout)
    const base = present?.units.length === one.rows.length ? present : null
    const stackOf = stacksOf(base, hasSeveral ? `${one.part}-` : '')
    const units = one.rows.map((row, i) => ({
      ...(base?.units[i] ?? emptyUnit),
      stack: stackOf(i),
      ...(row?.area == null ? {} : { area: row.area }),
      ...(row?.bedrooms == null ? {} : { bedrooms: row.bedrooms }),
    }))
    return { ...one, base, units }
  })
  const fine = groupBy(all, ({ part, base, units }) => JSON.stringify([part, base?.name, units]))
  const groups =
    fine.length <= shapeLimits.layouts
      ? fine
      : groupBy(all, ({ part, base, units }) => JSON.stringify([part, base?.name, units.length]))
  return nameGroups(groups, hasSeveral)
}

const groupBy = (all: readonly Drafted[], keyOf: (one: Drafted) => string): Drafted[][] => [
  ...Map.groupBy(all, keyOf).values(),
]

/** The stacks of a drafted layout that names all of them, otherwise the slots. */
function stacksOf(base: ShapeLayout | null, prefix: string): (place: number) => string {
  const own = base?.units.map(({ stack }) => stack) ?? []
  const isNamed = own.length > 0 && own.every((stack) => stack !== null)
  return (place) => (isNamed && own[place]) || `${prefix}${String(place + 1).padStart(2, '0')}`
}

function nameGroups(groups: readonly Drafted[][], hasSeveral: boolean) {
  const layouts: ShapeLayout[] = []
  const layoutOn = new Map<string, string>()
  const mixed: string[] = []
  const parts = new Set<string>()
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const { part, base } = group[0]!
    const isMain = !parts.has(part)
    parts.add(part)
    const suffix = hasSeveral ? ` ${part}` : ''
    const floors = group.map(({ floor }) => floor)
    const first = base?.name ?? (isMain ? `Standard${suffix}` : `${floorsName(floors)}${suffix}`)
    const name = freeLayoutName({ layouts }, first)
    const { units, isMixed } = commonUnits(group)
    if (isMixed) mixed.push(name)
    layouts.push({ name, part, units, drawing: base?.drawing ?? null })
    for (const one of group) layoutOn.set(placeOfPart(one), name)
  }
  return { layouts, layoutOn, mixed }
}

const floorsName = (floors: readonly number[]) =>
  floors.length === 1 ? `Floor ${floors[0]}` : `Floors ${Math.min(...floors)} to ${Math.max(...floors)}`

/** What the units of a group have in common; an area or a number of bedrooms that differs is left out. */
function commonUnits(group: readonly Drafted[]): { units: LayoutUnit[]; isMixed: boolean } {
  let isMixed = false
  const common = <T>(values: readonly (T | null)[]): T | null => {
    const isSame = values.every((value) => value === values[0])
    isMixed ||= !isSame
    return isSame ? (values[0] ?? null) : null
  }
  const units = group[0]!.units.map((unit, i) => ({
    ...unit,
    area: common(group.map((one) => one.units[i]!.area)),
    bedrooms: common(group.map((one) => one.units[i]!.bedrooms)),
  }))
  return { units, isMixed }
}
