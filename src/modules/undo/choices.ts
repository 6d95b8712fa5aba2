/** E-mails that follow a change that can be undone wait longer than the ten seconds of the offer, which begin when the screen shows it. */
export const emailHoldSeconds = 15
/** The offer pauses while the pointer rests on it, so that a change can be undone later than its e-mails are sent. */
export const undoLimitMinutes = 10

/** What became of each record of a change of many. */
export const manyOutcomes = ['changed', 'unchanged', 'stale', 'rejected'] as const
export type ManyOutcome = (typeof manyOutcomes)[number]

export const undoOutcomes = ['undone', 'changed', 'over'] as const
export type UndoOutcome = (typeof undoOutcomes)[number]
