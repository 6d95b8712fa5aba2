import { shownPhone } from '#platform/text/phones.ts'
import type { UnitOwner, UnitPeople } from './contract.ts'

/** An owner in the form; every field is a text, as typed. */
export type OwnerValues = {
  ownerId: string
  who: 'resident' | 'person' | 'company'
  residentId: string
  name: string
  contactName: string
  email: string
  phone: string
  address: string
  share: string
  since: string
  getsAnnouncements: boolean
}
export type OwnersValues = { owners: OwnerValues[] }

export const newOwner: OwnerValues = {
  ownerId: '',
  who: 'person',
  residentId: '',
  name: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  share: '',
  since: '',
  getsAnnouncements: true,
}

const valuesOfOwner = (owner: UnitOwner): OwnerValues => ({
  ownerId: owner.id,
  who: owner.residentId === null ? owner.kind : 'resident',
  residentId: owner.residentId ?? '',
  name: owner.name,
  contactName: owner.contactName ?? '',
  email: owner.email ?? '',
  phone: shownPhone(owner.phone ?? ''),
  address: owner.address ?? '',
  share: owner.share === null ? '' : String(owner.share),
  since: owner.since ?? '',
  getsAnnouncements: owner.getsAnnouncements || owner.residentId === null,
})

/** The form of a unit's owners. A unit with nothing but a text begins with one owner of that name. */
export function valuesOfOwners({ owners, ownerName }: UnitPeople): OwnersValues {
  if (owners.length > 0) return { owners: owners.map(valuesOfOwner) }
  return { owners: [{ ...newOwner, name: ownerName ?? '' }] }
}

/** What the form sends; the server validates it. */
export const bodyOfOwners = ({ owners }: OwnersValues) => ({
  owners: owners.map(({ ownerId, who, residentId, ...typed }) => {
    const { share, since, address, getsAnnouncements, ...person } = typed
    const same = { ...(ownerId ? { id: ownerId } : {}), share: share.trim() || null, since, address }
    // An empty choice is sent as typed, so that the server names the field.
    return who === 'resident' ? { ...same, residentId, getsAnnouncements } : { ...same, ...person, kind: who }
  }),
})

/** The sum of the typed shares, and whether one is unknown. */
export function sumOfShares(owners: readonly Pick<OwnerValues, 'share'>[]) {
  const shares = owners.map(({ share }) => Number(share.trim().replace(',', '.')))
  const known = shares.filter((share) => share > 0)
  const sum = Math.round(known.reduce((total, share) => total + share, 0) * 100) / 100
  return { sum, isUnknown: known.length < shares.length }
}
