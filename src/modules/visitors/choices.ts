export const stayKinds = ['guest', 'contractor'] as const
export type StayKind = (typeof stayKinds)[number]

/** A withdrawn stay was entered by mistake. */
export const stayStatuses = ['inside', 'left', 'withdrawn'] as const

/** What the form of an announcement asks for. */
export const visitKinds = ['once', 'repeated', 'party'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Where a pass is: `here` while a guest of it is in the building. */
export const passStates = ['expected', 'here', 'ended'] as const
export type PassState = (typeof passStates)[number]

/** Why a pass does not admit now. */
export const passProblems = ['cancelled', 'ended', 'another_day', 'too_early'] as const
export type PassProblem = (typeof passProblems)[number]

/** The most names on one list, and the most passes of a resident that have not ended. */
export const maxGuests = 100
export const maxPasses = 50
/** The longest time in which a visit repeats. */
export const longestRepetitionDays = 370
/** How far ahead a visit on one day can be announced. */
export const longestAheadDays = 370
export const longestName = 100
export const longestNote = 200
export const longestPlate = 15
export const longestBadge = 20
export const longestReason = 1000
/** The most hours that one visitor stall is given for. */
export const longestStallHours = 24
export const mostStallsPerMonth = 100
