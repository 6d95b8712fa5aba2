import type { accessEndedTexts } from './access-ended.ts'
import type { emailMessageTexts, emailAddressTexts } from './email.ts'
import type { accountErrors } from './errors.ts'
import type { accountEmails, accountTexts } from './index.ts'
import type { secondFactorEmails, secondFactorTexts } from './second-factor.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type AccountsTopics = {
  'accounts.access-ended': typeof accessEndedTexts
  'accounts.email-messages': typeof emailMessageTexts
  'accounts.email': typeof emailAddressTexts
  'accounts.errors': typeof accountErrors
  'accounts.emails': typeof accountEmails
  accounts: typeof accountTexts
  'accounts.second-factor-emails': typeof secondFactorEmails
  'accounts.second-factor': typeof secondFactorTexts
}
