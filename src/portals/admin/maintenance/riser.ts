type Home = { id: string; unitNumber: string; floor: number; stack: string | null; openRequests: number }

/** The home with up to two above and two below on the same vertical line, from the top down; null where it has none. */
export function onSameRiser<Unit extends Home>(units: readonly Unit[], unitId: string) {
  const here = units.find(({ id }) => id === unitId)
  if (!here?.stack) return null
  const line = units.filter(({ stack }) => stack === here.stack).toSorted((one, other) => other.floor - one.floor)
  if (line.length < 2) return null
  const at = line.indexOf(here)
  const first = Math.max(0, Math.min(at - 2, line.length - 5))
  return { line: here.unitNumber.slice(-2), units: line.slice(first, first + 5) }
}
