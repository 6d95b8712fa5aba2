/** How many seconds a screen offers to undo a change. */
export const undoSeconds = 10
/** E-mails that follow such a change wait a little longer, because the screen shows it later than the server wrote it. */
export const emailHoldSeconds = 15
/** The offer pauses while somebody points at it, so that a change can be undone later than its e-mails are sent. */
export const undoLimitMinutes = 10

export const undoOutcomes = ['undone', 'changed', 'over'] as const
export type UndoOutcome = (typeof undoOutcomes)[number]
