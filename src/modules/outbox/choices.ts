export const emailStates = ['queued', 'sent', 'failed', 'withdrawn'] as const
export type EmailState = (typeof emailStates)[number]
