/** A resource for residents: a text, or a document to download. */
export const resourceKinds = ['text', 'document'] as const

/** What can be done with many resources at once. */
export const resourceActions = ['archive', 'restore'] as const
export type ResourceAction = (typeof resourceActions)[number]
