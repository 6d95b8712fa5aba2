/** A resource for residents: a text, or a document to download. */
export const resourceKinds = ['text', 'document'] as const
export type ResourceKind = (typeof resourceKinds)[number]
