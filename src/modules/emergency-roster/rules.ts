import { freeAttempts } from './choices.ts'

const minute = 60_000
const longestWait = 60 * minute

/** Milliseconds to wait after a number of wrong passphrases in a row: none at first, then a minute, doubled up to an hour. */
export const waitAfter = (attempts: number): number =>
  attempts < freeAttempts ? 0 : Math.min(minute * 2 ** Math.min(attempts - freeAttempts, 10), longestWait)

type OnFloor = { floor: number; unitNumber: string; fullName: string }

/** The entries of each floor, the highest floor first, because people there have the longest way out. */
export function groupByFloor<Entry extends OnFloor>(entries: readonly Entry[]): { floor: number; entries: Entry[] }[] {
  const floors = new Map<number, Entry[]>()
  for (const entry of entries) floors.set(entry.floor, [...(floors.get(entry.floor) ?? []), entry])
  return [...floors]
    .toSorted(([a], [b]) => b - a)
    .map(([floor, onFloor]) => ({ floor, entries: onFloor.toSorted(byUnit) }))
}

const byUnit = (a: OnFloor, b: OnFloor) =>
  a.unitNumber.localeCompare(b.unitNumber, 'en', { numeric: true }) || a.fullName.localeCompare(b.fullName, 'en')
