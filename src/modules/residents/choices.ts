export const tenantTypes = ['Owner', 'Lease Holder', 'Tenant', 'Renter'] as const
export type TenantType = (typeof tenantTypes)[number]

/** Codes that are stored encrypted and revealed one at a time. */
export const accessCodes = ['unitAccessCode', 'storageLockerAccessCode'] as const
export type AccessCodeName = (typeof accessCodes)[number]

export const areas = ['commercial', 'residential'] as const
export const residentSorts = ['newest', 'name', 'unit', 'type', 'status', 'since', 'leaseEnd'] as const

/** Residents invited at once. */
export const maxInvited = 1000

/** The addresses whose change must be confirmed. */
export const ownEmailFields = ['emailPrimary', 'emailSecondary'] as const
export type OwnEmailField = (typeof ownEmailFields)[number]
