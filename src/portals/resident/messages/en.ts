import { floorInEnglish } from '#building/messages/floor-names.ts'

/** Texts of the resident's overview. */
export const english = {
  overview: 'Overview',
  household: 'Household',
  residents: 'Residents',
  payments: 'Payments',
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  residence: (unitNumbers: readonly string[]) =>
    `${unitNumbers.length === 1 ? 'Residence' : 'Residences'} ${unitNumbers.join(', ')}`,
  shop: (unitNumbers: readonly string[]) => `${unitNumbers.length === 1 ? 'Unit' : 'Units'} ${unitNumbers.join(', ')}`,
  floor: (floor: number) => floorInEnglish(floor),
  types: { Owner: 'Owner', 'Lease Holder': 'Lease Holder', Tenant: 'Tenant', Renter: 'Renter' },
  noHome: 'No home assigned',
  myProfile: 'My profile',
  submit: 'Submit Request',
} as const
export type ResidentWords = typeof english
