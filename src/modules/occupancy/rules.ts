import type { HouseholdRank, ResidenceType } from './contract.ts'

/** The rank of a new resident: the first is primary, the next secondary. */
export function rankOfNewcomer(present: readonly HouseholdRank[]): HouseholdRank {
  if (!present.includes('primary')) return 'primary'
  return present.includes('secondary') ? 'other' : 'secondary'
}

/** The next primary resident: the secondary one, otherwise the one who has lived there longest. */
export const nextPrimary = <Person extends { rank: HouseholdRank; startedAt: Date }>(left: readonly Person[]) =>
  left.some(({ rank }) => rank === 'primary')
    ? undefined
    : (left.find(({ rank }) => rank === 'secondary') ??
      left.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())[0])

/** Whether a resident who owns nothing of the unit lives with one of its owners: no renter then. */
export const livesWithOwner = (
  person: { residenceType: ResidenceType },
  household: readonly { residenceType: ResidenceType }[],
) => person.residenceType !== 'owner' && household.some(({ residenceType }) => residenceType === 'owner')

/** `isOwner` is the specified field, `residenceType` the newer one. */
export const residenceTypeOf = (sent: { isOwner?: boolean | undefined; residenceType?: ResidenceType | undefined }) =>
  sent.residenceType ?? (sent.isOwner === true ? 'owner' : 'renter')
