import { numberEnding, numberKey, numbersFrom } from '#platform/text/number-ranges.ts'

/** What the building gives to residents, or lends to them. All kinds of stalls share their numbers. */
export const assetKinds = [
  'stall',
  'accessible_stall',
  'charging_stall',
  'visitor_stall',
  'locker',
  'key',
  'fob',
] as const
export type AssetKind = (typeof assetKinds)[number]

export const assetCategories = ['stall', 'locker', 'key', 'fob'] as const
export type AssetCategory = (typeof assetCategories)[number]

export const assetStatuses = ['in_service', 'out_of_service', 'deactivated'] as const
export type AssetStatus = (typeof assetStatuses)[number]

/** Where an asset is now: `src/modules/assets/server/asset-state.ts` computes it, for figures, filters and rows alike. */
export const assetStates = ['assigned', 'not_returned', 'free', 'visitor', 'out_of_service', 'deactivated'] as const
export type AssetState = (typeof assetStates)[number]

export const endReasons = ['returned', 'lost', 'removed'] as const
export type EndReason = (typeof endReasons)[number]

/** The kinds that residents can wait for. */
export const waitingKinds = ['stall', 'accessible_stall', 'charging_stall', 'locker'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const categoryOf = (kind: AssetKind): AssetCategory =>
  kind === 'locker' || kind === 'key' || kind === 'fob' ? kind : 'stall'

/** The field of a resident's record that names assets of a category. Keys and fobs are not in it. */
export const textFieldOf = { stall: 'parkingStalls', locker: 'lockerNumbers', key: null, fob: null } as const

/** Who has waited longer for this kind than a resident, the longest first; everyone who waits if the resident does not. */
export function waitingLonger<One extends { kind: WaitingKind; tenantId: string; position: number }>(
  waiting: readonly One[],
  kind: AssetKind,
  tenantId: string,
): One[] {
  const line = waiting.filter((one) => one.kind === kind).toSorted((a, b) => a.position - b.position)
  const place = line.findIndex((one) => one.tenantId === tenantId)
  return place === -1 ? line : line.slice(0, place)
}

export const isSameNumber = (one: string, other: string) => numberKey(one) === numberKey(other)

/** A locker as units name it, with its size: L2-14-5x8 is L2-14. The database has the same rule (`locker_locations`). */
export const lockerLocation = (locker: string) => locker.replace(/-\s*[\d.]+\s*x\s*[\d.]+\s*$/i, '')

/** The statuses that the office may choose; a stall or locker cannot be deactivated. */
export const statusesOf = (kind: AssetKind): readonly AssetStatus[] =>
  ['key', 'fob'].includes(kind) ? assetStatuses : ['in_service', 'out_of_service']

const maxRange = 500

/** The numbers from the first to the last: P1-01 to P1-76. Null when they are not two ends of one range. */
export function numbersOfRange(first: string, last: string): string[] | null {
  const [, prefix, from = ''] = numberEnding.exec(first.trim()) ?? []
  const [, lastPrefix, to = ''] = numberEnding.exec(last.trim()) ?? []
  if (prefix === undefined || prefix !== lastPrefix) return null
  const [start, end] = [BigInt(from), BigInt(to)]
  return end < start || end - start >= maxRange ? null : numbersFrom(first, Number(end - start) + 1)
}
