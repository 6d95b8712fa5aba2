import { floorWords as words } from './messages/floor.ts'
import {
  type FloorParts,
  FloorSettings,
  type LayoutPart,
  type ParkingPart,
  parseFloorSettings,
} from './floor-settings.ts'

/** A difference: what changed, and its former and new value. */
export type FloorDifference = { label: string; before: string; after: string }

/** Describes the differences of two floor settings; floors with the same change are grouped. */
export function describeFloorDifferences(before: unknown, after: unknown): FloorDifference[] {
  const [was, is] = [parseFloorSettings(FloorSettings.parse(before)), parseFloorSettings(FloorSettings.parse(after))]
  return [
    ...layoutDifferences(was.layouts, is.layouts),
    ...floorDifferences(was, is),
    ...parkingDifferences(was.parking, is.parking),
  ]
}

/** Floor numbers as ranges: '6 to 26, 29'. */
export function formatRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
}

type Layouts = ReadonlyMap<string, LayoutPart>

function layoutDifferences(was: Layouts, is: Layouts): FloorDifference[] {
  const removed = [...was].filter(([layout]) => !is.has(layout))
  const added = [...is].filter(([layout]) => !was.has(layout))
  // One removed and one added means that it was renamed.
  const renamed = removed.length === 1 && added.length === 1 ? { from: removed[0]!, to: added[0]! } : null
  const pairs = [...is].flatMap(([layout, part]) => {
    const current = renamed?.to[0] === layout ? renamed.from[1] : was.get(layout)
    return current ? [{ layout, current, part }] : []
  })
  return [
    ...(renamed ? [{ label: words.layoutName, before: renamed.from[0], after: renamed.to[0] }] : []),
    ...pairs.flatMap(({ layout, current, part }) =>
      part.facings.flatMap((facing, place) =>
        facing === current.facings[place]
          ? []
          : [
              {
                label: `${layout}, ${words.slot(place + 1).toLowerCase()}`,
                before: current.facings[place] ?? '',
                after: facing,
              },
            ],
      ),
    ),
  ]
}

function floorDifferences(was: FloorParts, is: FloorParts): FloorDifference[] {
  const grouped = new Map<string, FloorDifference & { numbers: number[] }>()
  for (const number of new Set([...was.floors.keys(), ...is.floors.keys()])) {
    const [before, after] = [floorFields(was, number), floorFields(is, number)]
    for (const [field, text] of Object.entries(after)) {
      const oldText = before[field] ?? ''
      if (oldText === text) continue
      const key = JSON.stringify([field, oldText, text])
      const existing = grouped.get(key)
      if (existing) existing.numbers.push(number)
      else grouped.set(key, { label: field, before: oldText, after: text, numbers: [number] })
    }
  }
  return [...grouped.values()].map(({ label, before, after, numbers }) => ({
    label: `${numbers.length === 1 ? 'Floor' : 'Floors'} ${formatRanges(numbers)}: ${label.toLowerCase()}`,
    before,
    after,
  }))
}

function floorFields({ floors, layouts }: FloorParts, number: number): Record<string, string> {
  const part = floors.get(number)
  // The facings of a layout without a drawing are a default that nobody entered.
  const isDefault = part !== undefined && part.layout !== null && !layouts.has(part.layout)
  return {
    [words.kind]: part ? words.kinds[part.kind] : '',
    [words.name]: part?.name ?? '',
    [words.layout]: part?.layout ?? '',
    [words.height]: part ? String(part.height) : '',
    [words.facing]: isDefault ? '' : (part?.facings?.join(', ') ?? ''),
  }
}

function parkingDifferences(
  was: ReadonlyMap<string, ParkingPart>,
  is: ReadonlyMap<string, ParkingPart>,
): FloorDifference[] {
  const removed = [...was.keys()].filter((code) => !is.has(code))
  const added = [...is.keys()].filter((code) => !was.has(code))
  const from = removed.length === 1 && added.length === 1 ? removed[0] : undefined
  return [
    ...(from === undefined
      ? [
          ...added.map((code) => ({ label: words.parkingTitle, before: '', after: code })),
          ...removed.map((code) => ({ label: words.parkingTitle, before: code, after: '' })),
        ]
      : [{ label: words.parkingTitle, before: from, after: added[0] ?? '' }]),
    ...[...is].flatMap(([code, part]) => {
      const current = was.get(code) ?? (from === undefined ? undefined : was.get(from))
      if (!current) return []
      const pairs = [
        [words.levelFloor, current.floor, part.floor],
        [words.stalls, current.stalls, part.stalls],
        [words.chargers, current.chargingStalls, part.chargingStalls],
        [words.lockers, current.lockers ?? 0, part.lockers ?? 0],
      ] as const
      return pairs.flatMap(([field, before, after]) =>
        before === after
          ? []
          : [{ label: `${code}: ${field.toLowerCase()}`, before: String(before), after: String(after) }],
      )
    }),
  ]
}
