import { z } from 'zod'
import { roles } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { ChosenLanguage, Language, Theme } from './schemas.ts'
import { longestPassword, shortestPassword } from './choices.ts'
import { accountErrors } from './messages/errors.ts'

/** The person who is signed in. */
export const SignedInUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const Credentials = z.object({
  email: z
    .string({ error: fieldText((language) => accountErrors[language].noEmail) })
    .trim()
    .min(1, { error: fieldText((language) => accountErrors[language].noEmail) })
    .max(254, { error: fieldText((language) => accountErrors[language].longEmail) }),
  password: z
    .string({ error: fieldText((language) => accountErrors[language].noPassword) })
    .min(1, { error: fieldText((language) => accountErrors[language].noPassword) })
    .max(longestPassword, { error: fieldText((language) => accountErrors[language].longPassword) }),
  /** A code from the app or a recovery code, possibly with blanks. Only with a second factor. */
  code: z
    .string({ error: fieldText((language) => accountErrors[language].noCode) })
    .trim()
    .max(40, { error: fieldText((language) => accountErrors[language].longCode) })
    .optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const ForgottenPassword = z.object({
  email: z
    .string({ error: fieldText((language) => accountErrors[language].noEmail) })
    .trim()
    .min(1, { error: fieldText((language) => accountErrors[language].noEmail) })
    .max(254, { error: fieldText((language) => accountErrors[language].longEmail) }),
})

export const NewPassword = z
  .string({ error: fieldText((language) => accountErrors[language].noNewPassword) })
  .min(shortestPassword, { error: fieldText((language) => accountErrors[language].shortPassword) })
  .max(longestPassword, { error: fieldText((language) => accountErrors[language].longPassword) })

export const PasswordReset = z.object({
  token: z
    .string({ error: fieldText((language) => accountErrors[language].badResetLink) })
    .min(1, { error: fieldText((language) => accountErrors[language].badResetLink) })
    .max(200, { error: fieldText((language) => accountErrors[language].badResetLink) }),
  password: NewPassword,
})
export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: fieldText((language) => accountErrors[language].noCurrentPassword) })
    .min(1, { error: fieldText((language) => accountErrors[language].noCurrentPassword) })
    .max(longestPassword),
  newPassword: NewPassword,
})
/** Absent fields stay unchanged. */
export const Preferences = z
  .object({ theme: Theme.optional(), language: ChosenLanguage.optional() })
  .refine(({ theme, language }) => theme !== undefined || language !== undefined, {
    error: fieldText((language) => accountErrors[language].noPreference),
    path: ['theme'],
  })
export type Preferences = z.infer<typeof Preferences>

/** A browser that is signed in. */
export const Session = z.object({
  id: z.uuid(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const OwnAccount = SignedInUser.extend({
  theme: Theme,
  language: Language.nullable(),
  /** The sign-in address that waits for confirmation. */
  pendingEmail: z.string().nullable(),
})
