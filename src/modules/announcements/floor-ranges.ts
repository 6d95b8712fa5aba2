const oneRange = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?$/i

/** The floors in a typed list of numbers and ranges: `10-14, 20`. Null when a part is neither. */
export function parseFloors(typed: string): number[] | null {
  const floors = new Set<number>()
  // A space separates two numbers as a comma does, but not around the sign of a range.
  const parts = typed.split(/[,;]/).flatMap((part) => (oneRange.test(part.trim()) ? [part] : part.split(/\s+/)))
  for (const part of parts) {
    const text = part.trim()
    if (text === '') continue
    const range = oneRange.exec(text)
    if (!range) return null
    const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])]
    for (let floor = Math.min(first, last); floor <= Math.max(first, last); floor += 1) floors.add(floor)
  }
  return [...floors].toSorted((a, b) => a - b)
}

/** Floors as people write them, with ranges for neighbours: `10-14, 20`. */
export function formatFloors(floors: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const floor of floors.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && floor <= run[1] + 1) run[1] = floor
    else runs.push([floor, floor])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ')
}
