/** Records with a line of their own kind. */
export const otherKinds = ['vendor', 'document', 'announcement', 'event', 'message'] as const
export type OtherKind = (typeof otherKinds)[number]

/** The kinds of records that the command bar finds. */
export const foundKinds = ['unit', 'resident', 'account', 'request', 'asset', ...otherKinds] as const
export type FoundKind = (typeof foundKinds)[number]

/** Recently opened records that the bar lists. */
export const maxRecent = 8
