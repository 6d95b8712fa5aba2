import type { HouseholdRank, ResidenceType } from './contract.ts'

/** The place a newcomer takes: the first is the primary resident, the next the secondary. */
export function rankOfNewcomer(present: readonly HouseholdRank[]): HouseholdRank {
  if (!present.includes('primary')) return 'primary'
  return present.includes('secondary') ? 'other' : 'secondary'
}

/** Who becomes the primary resident when there is none: the secondary, else whoever is there longest. */
export const nextPrimary = <Person extends { rank: HouseholdRank; startedAt: Date }>(left: readonly Person[]) =>
  left.some(({ rank }) => rank === 'primary')
    ? undefined
    : (left.find(({ rank }) => rank === 'secondary') ??
      left.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())[0])

/** What the specified call says with `isOwner`, a newer one with `residenceType`. */
export const residenceTypeOf = (sent: { isOwner?: boolean | undefined; residenceType?: ResidenceType | undefined }) =>
  sent.residenceType ?? (sent.isOwner === true ? 'owner' : 'renter')
