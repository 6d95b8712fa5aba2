import { floorWords as words } from './floor-words.ts'
import { type FloorPart, FloorSettings, type LayoutPart, type ParkingPart, partsOf } from './floor-settings.ts'

/** One line of what is different: where, what stood there, what stands there. */
export type FloorDifference = { label: string; before: string; after: string }

/** Tells a change of floors in words; floors that change in the same way are told together. */
export function floorsInWords(before: unknown, after: unknown): FloorDifference[] {
  const [was, is] = [partsOf(FloorSettings.parse(before)), partsOf(FloorSettings.parse(after))]
  return [
    ...ofLayouts(was.layouts, is.layouts),
    ...ofFloors(was.floors, is.floors),
    ...ofParking(was.parking, is.parking),
  ]
}

/** Floor numbers as people say them: '6 to 26, 29'. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
}

type Layouts = ReadonlyMap<string, LayoutPart>

function ofLayouts(was: Layouts, is: Layouts): FloorDifference[] {
  const gone = [...was].filter(([layout]) => !is.has(layout))
  const come = [...is].filter(([layout]) => !was.has(layout))
  // One went and one came: it has another name.
  const renamed = gone.length === 1 && come.length === 1 ? { from: gone[0]!, to: come[0]! } : null
  const pairs = [...is].flatMap(([layout, part]) => {
    const held = renamed?.to[0] === layout ? renamed.from[1] : was.get(layout)
    return held ? [{ layout, held, part }] : []
  })
  return [
    ...(renamed ? [{ label: words.layoutName, before: renamed.from[0], after: renamed.to[0] }] : []),
    ...pairs.flatMap(({ layout, held, part }) =>
      part.facings.flatMap((facing, place) =>
        facing === held.facings[place]
          ? []
          : [
              {
                label: `${layout}, ${words.slot(place + 1).toLowerCase()}`,
                before: held.facings[place] ?? '',
                after: facing,
              },
            ],
      ),
    ),
  ]
}

function ofFloors(was: ReadonlyMap<number, FloorPart>, is: ReadonlyMap<number, FloorPart>): FloorDifference[] {
  const same = new Map<string, FloorDifference & { numbers: number[] }>()
  for (const number of new Set([...was.keys(), ...is.keys()])) {
    const [before, after] = [toldFloor(was.get(number)), toldFloor(is.get(number))]
    for (const [what, text] of Object.entries(after)) {
      const old = before[what] ?? ''
      if (old === text) continue
      const key = JSON.stringify([what, old, text])
      const known = same.get(key)
      if (known) known.numbers.push(number)
      else same.set(key, { label: what, before: old, after: text, numbers: [number] })
    }
  }
  return [...same.values()].map(({ label, before, after, numbers }) => ({
    label: `${numbers.length === 1 ? 'Floor' : 'Floors'} ${rangesOf(numbers)}: ${label.toLowerCase()}`,
    before,
    after,
  }))
}

const toldFloor = (part: FloorPart | undefined): Record<string, string> => ({
  [words.kind]: part ? words.kinds[part.kind] : '',
  [words.name]: part?.name ?? '',
  [words.layout]: part?.layout ?? '',
  [words.height]: part ? String(part.height) : '',
  [words.facing]: part?.facings?.join(', ') ?? '',
})

function ofParking(was: ReadonlyMap<string, ParkingPart>, is: ReadonlyMap<string, ParkingPart>): FloorDifference[] {
  const gone = [...was.keys()].filter((code) => !is.has(code))
  const come = [...is.keys()].filter((code) => !was.has(code))
  const from = gone.length === 1 && come.length === 1 ? gone[0] : undefined
  return [
    ...(from === undefined ? [] : [{ label: words.parkingTitle, before: from, after: come[0] ?? '' }]),
    ...[...is].flatMap(([code, part]) => {
      const held = was.get(code) ?? (from === undefined ? undefined : was.get(from))
      if (!held) return []
      const pairs = [
        [words.levelFloor, held.floor, part.floor],
        [words.stalls, held.stalls, part.stalls],
        [words.chargers, held.chargingStalls, part.chargingStalls],
      ] as const
      return pairs.flatMap(([what, before, after]) =>
        before === after
          ? []
          : [{ label: `${code}: ${what.toLowerCase()}`, before: String(before), after: String(after) }],
      )
    }),
  ]
}
