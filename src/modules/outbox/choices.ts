export const emailStates = ['queued', 'sent', 'failed', 'bounced', 'withdrawn'] as const
export type EmailState = (typeof emailStates)[number]

/** The most e-mails of a page. */
export const longestList = 200
