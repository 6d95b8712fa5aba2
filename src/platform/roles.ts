/** The kinds of people who sign in. A household member uses the portal of the resident who invited them. */
export const roles = ['admin', 'staff', 'maintenance', 'concierge', 'tenant', 'household'] as const
export type Role = (typeof roles)[number]

/** The roles of the office, which work in the console. */
export const office = ['admin', 'staff'] as const satisfies readonly Role[]
export const administrators = ['admin'] as const satisfies readonly Role[]
/** The roles that use the staff portal. People of the role maintenance see their own and unassigned requests only. */
export const staffPortal = ['staff', 'maintenance'] as const satisfies readonly Role[]
/** The roles that use the portal of the front desk. */
export const frontDesk = ['concierge', 'staff', 'admin'] as const satisfies readonly Role[]
/** Everyone who works in the building: the accounts of the Users section. */
export const employees = ['admin', 'staff', 'maintenance', 'concierge'] as const satisfies readonly Role[]
export const residents = ['tenant'] as const satisfies readonly Role[]
/** Residents, and household members with the right that the endpoint names. */
export const residentsAndHousehold = ['tenant', 'household'] as const satisfies readonly Role[]
/** Anyone who is signed in, with any role. */
export const signedIn = roles

/** The roles that a maintenance request can be assigned to. */
export const assignable = ['admin', 'staff', 'maintenance'] as const satisfies readonly Role[]

/** Whether the person can be on call, and so sees alerts. */
export const canBeOnCall = (role: Role) => assignable.some((one) => one === role)
export const isOffice = (role: Role) => role === 'admin' || role === 'staff'
/** Whether the person uses the staff portal, and nothing else. */
export const isMaintenance = (role: Role) => role === 'maintenance'
/** Whether the person uses the portal of the front desk, and nothing else. */
export const isConcierge = (role: Role) => role === 'concierge'
/** The roles that use the resident portal. */
export const usesResidentPortal = (role: Role) => role === 'tenant' || role === 'household'
