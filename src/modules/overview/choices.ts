/** Conflicts are counted only: their list shows who has to be chosen. */
export const needKinds = ['late', 'unassigned', 'message', 'lease', 'mail', 'paper', 'conflict'] as const
export type NeedKind = (typeof needKinds)[number]
