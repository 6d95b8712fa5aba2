/** What the buildings can be sorted by. */
export const sortKeys = ['late', 'urgent', 'occupied', 'packages', 'name'] as const
export type SortKey = (typeof sortKeys)[number]

/** Why something of a building could not be read. */
export const readProblems = ['slow', 'failed'] as const
export type ReadProblem = (typeof readProblems)[number]

/** The state of a building in the registry. */
export const buildingStates = ['active', 'creating', 'failed', 'archived'] as const
export type BuildingState = (typeof buildingStates)[number]

/** Whom an announcement to several buildings can go to: what every building has. */
export const messageAudiences = ['everyone', 'owners', 'renters'] as const
export type MessageAudience = (typeof messageAudiences)[number]

/** The state of a message in one building. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const

/** Why a message is not published in a building: it could not be reached, or the message is in none of its languages. */
export const sendProblems = [...readProblems, 'language'] as const
export type SendProblem = (typeof sendProblems)[number]

/** Replaced by the name of each building in the text of a message. */
export const namePlaceholder = '{building}'

export const maxBuildingsOfMessage = 200
export const shortestSearch = 2
/** Milliseconds that the figures of a building are cached. */
export const figuresLifetime = 60_000
