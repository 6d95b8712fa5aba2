/** The kinds of a vendor's papers. */
export const documentKinds = ['insurance', 'certificate', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
