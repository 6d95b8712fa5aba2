import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { isOffered, languages } from '#platform/language/language.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { accountStatuses, invitationStates, teams, themes, longestPassword } from './choices.ts'
import { accountTexts } from './messages/index.ts'
import { emailAddressTexts } from './messages/email.ts'

export const AccountStatus = z.enum(accountStatuses)
/** Accepts other spellings in a request: pending is Invited, inactive is Suspended. */
export const AccountStatusInput = lenientEnum(accountStatuses, { pending: 'Invited', inactive: 'Suspended' })
export const InvitationState = z.enum(invitationStates)
export const Team = z.enum(teams)
export const Theme = z.enum(themes)
export const Language = z.enum(languages)
/** A language that a person may choose here. */
export const ChosenLanguage = Language.refine(isOffered, {
  error: fieldText((language) => accountTexts[language].notOffered),
})

/** A new sign-in address, with the password that proves who requests it. */
export const SignInEmailChange = z.object({
  email: z
    .string({ error: fieldText((language) => emailAddressTexts[language].badEmail) })
    .trim()
    .min(1, { error: fieldText((language) => emailAddressTexts[language].badEmail) })
    .refine(isEmailAddress, { error: fieldText((language) => emailAddressTexts[language].badEmail) }),
  password: z
    .string({ error: fieldText((language) => emailAddressTexts[language].enterPassword) })
    .min(1, { error: fieldText((language) => emailAddressTexts[language].enterPassword) })
    .max(longestPassword, { error: fieldText((language) => emailAddressTexts[language].enterPassword) }),
  /** A code from the app or a recovery code; only with a second factor. */
  code: z
    .string({ error: fieldText((language) => emailAddressTexts[language].enterCode) })
    .trim()
    .max(40, { error: fieldText((language) => emailAddressTexts[language].enterCode) })
    .optional(),
})
export type SignInEmailChange = z.infer<typeof SignInEmailChange>
