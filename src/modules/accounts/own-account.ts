import { z } from 'zod'
import { roles } from '#platform/roles.ts'
import { Language, longestPassword, shortestPassword, Theme } from './choices.ts'
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
    .string({ error: () => accountErrors.noEmail })
    .trim()
    .min(1, { error: () => accountErrors.noEmail })
    .max(254, { error: () => accountErrors.longEmail }),
  password: z
    .string({ error: () => accountErrors.noPassword })
    .min(1, { error: () => accountErrors.noPassword })
    .max(longestPassword, { error: () => accountErrors.longPassword }),
  /** A code from the app or a recovery code, possibly with blanks. Only with a second factor. */
  code: z
    .string({ error: () => accountErrors.noCode })
    .trim()
    .max(40, { error: () => accountErrors.longCode })
    .optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const ForgottenPassword = z.object({
  email: z
    .string({ error: () => accountErrors.noEmail })
    .trim()
    .min(1, { error: () => accountErrors.noEmail })
    .max(254, { error: () => accountErrors.longEmail }),
})

const NewPassword = z
  .string({ error: () => accountErrors.noNewPassword })
  .min(shortestPassword, { error: () => accountErrors.shortPassword })
  .max(longestPassword, { error: () => accountErrors.longPassword })

export const PasswordReset = z.object({
  token: z
    .string({ error: () => accountErrors.badResetLink })
    .min(1, { error: () => accountErrors.badResetLink })
    .max(200, { error: () => accountErrors.badResetLink }),
  password: NewPassword,
})
export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: () => accountErrors.noCurrentPassword })
    .min(1, { error: () => accountErrors.noCurrentPassword })
    .max(longestPassword),
  newPassword: NewPassword,
})
/** Absent fields stay unchanged. */
export const Preferences = z
  .object({ theme: Theme.optional(), language: Language.optional() })
  .refine(({ theme, language }) => theme !== undefined || language !== undefined, {
    error: () => accountErrors.noPreference,
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
