/**
 * The topic that changed; `null` means that anything may have changed, because a connection was lost. With an age the change
 * is repeated: it happened at least this many milliseconds ago.
 */
export type Change = { topic: string | null; age?: number | undefined }
export type LiveMessage = Change | { lineOpen: boolean }

/** How far back the server repeats changes, in milliseconds. */
export const repeated = 60_000
