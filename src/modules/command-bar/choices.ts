/** The kinds of records that the command bar finds. */
export const foundKinds = ['unit', 'resident', 'account', 'request', 'asset'] as const
export type FoundKind = (typeof foundKinds)[number]

/** Recently opened records that the bar lists. */
export const maxRecent = 8
