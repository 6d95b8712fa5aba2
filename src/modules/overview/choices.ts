/** Conflicts and keys are counted only: their lists show what has to be done. */
export const needKinds = ['late', 'unassigned', 'message', 'lease', 'mail', 'paper', 'conflict', 'key'] as const
export type NeedKind = (typeof needKinds)[number]

/** What the overview lists of a day, in the order of the lines below it. */
export const todayKinds = ['visit', 'move', 'event'] as const
export type TodayKind = (typeof todayKinds)[number]
