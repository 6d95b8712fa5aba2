import { canonicalEmail } from '#platform/text/email-address.ts'

/** The two columns of a sign-in address, which are always written together. */
export const signInAddress = (email: string) => ({ email, emailCanonical: canonicalEmail(email) })
