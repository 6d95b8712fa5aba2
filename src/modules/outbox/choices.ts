export const emailStates = ['queued', 'sent', 'failed', 'bounced', 'withdrawn'] as const
export type EmailState = (typeof emailStates)[number]

/** The most e-mails of a page. */
export const longestList = 200

/** How the connection to the mail server is encrypted. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]
