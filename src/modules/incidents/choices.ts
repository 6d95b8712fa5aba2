export const incidentKinds = ['elevator', 'water', 'power', 'fire_alarm', 'security'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Whom an update is sent to: the homes that are affected, or everyone. */
export const updateAudiences = ['affected', 'everyone'] as const
export type UpdateAudience = (typeof updateAudiences)[number]

export const longestTitle = 120
/** Of an update and of the line in the portals, which an update becomes. */
export const longestUpdate = 600
export const longestStepTitle = 200
export const longestCall = 200
export const longestSay = 1000
export const longestStepNote = 500
export const longestClosingNote = 2000
export const maxSteps = 20
/** A step repeats after a day at most, in minutes. */
export const longestRepeat = 1440
