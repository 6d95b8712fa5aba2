/** How the connection to a mail server is encrypted, for sending and for receiving. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]
