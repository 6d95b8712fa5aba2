/** Papers of active vendors that end within a month or have ended, and those that have ended. */
export const paperFilters = ['ending', 'expired'] as const

/** The kinds of a vendor's papers. */
export const documentKinds = ['insurance', 'certificate', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
