import { canonicalEmail } from '#platform/text/email-address.ts'

/** The two columns of a sign-in address, which are always written together; '' for a resident who has none yet. */
export const signInAddress = (email: string) => ({ email, emailCanonical: email === '' ? null : canonicalEmail(email) })
