export const emailStates = ['queued', 'sent', 'failed', 'bounced', 'withdrawn'] as const
export type EmailState = (typeof emailStates)[number]
