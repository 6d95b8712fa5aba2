/** The four kinds of people who sign in. */
export const roles = ['admin', 'staff', 'maintenance', 'tenant'] as const
export type Role = (typeof roles)[number]

/** The roles of the office, which work in the console. */
export const office = ['admin', 'staff'] as const satisfies readonly Role[]
export const administrators = ['admin'] as const satisfies readonly Role[]
export const staffOnly = ['staff'] as const satisfies readonly Role[]
export const residents = ['tenant'] as const satisfies readonly Role[]
/** Anyone who is signed in, with any role. */
export const signedIn = roles

/** The roles that a maintenance request can be assigned to. */
export const assignable = ['admin', 'staff', 'maintenance'] as const satisfies readonly Role[]

export const isOffice = (role: Role) => role === 'admin' || role === 'staff'
