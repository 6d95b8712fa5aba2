/** The kinds of entries that the log can be filtered by. */
export const kinds = ['added', 'changed', 'ended', 'sent', 'looked', 'access'] as const
export type Kind = (typeof kinds)[number]

/** The records that a sentence can name. */
export const slots = ['unit', 'resident', 'account', 'request', 'message', 'announcement', 'event', 'resource'] as const
export type Slot = (typeof slots)[number]

/** The most entries of a page. */
export const longestList = 200
