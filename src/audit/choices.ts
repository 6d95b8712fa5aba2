/** What sort of deed it was: the filter of the log. */
export const kinds = ['added', 'changed', 'ended', 'sent', 'looked', 'access'] as const
export type Kind = (typeof kinds)[number]

/** What a sentence can name, where the record is still known. */
export const slots = ['unit', 'resident', 'account', 'request', 'message', 'announcement', 'event', 'resource'] as const
export type Slot = (typeof slots)[number]
