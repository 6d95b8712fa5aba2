/** How many seconds a screen offers to undo a change. */
export const undoSeconds = 10
/** E-mails that follow such a change wait a little longer, because the screen shows it later than the server wrote it. */
export const emailHoldSeconds = 15
/** The offer pauses while the pointer rests on it, so that a change can be undone later than its e-mails are sent. */
export const undoLimitMinutes = 10

/** What became of each record of a change of many. */
export const manyOutcomes = ['changed', 'unchanged', 'stale', 'rejected'] as const
export type ManyOutcome = (typeof manyOutcomes)[number]

export const undoOutcomes = ['undone', 'changed', 'over'] as const
export type UndoOutcome = (typeof undoOutcomes)[number]
