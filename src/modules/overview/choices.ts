/** Conflicts are counted only: their list shows who has to be chosen. */
export const needKinds = ['late', 'unassigned', 'message', 'lease', 'mail', 'paper', 'conflict'] as const
export type NeedKind = (typeof needKinds)[number]

/** What the overview lists of a day, in the order of the lines below it. */
export const todayKinds = ['visit', 'move', 'event'] as const
export type TodayKind = (typeof todayKinds)[number]
