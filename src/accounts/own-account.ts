import { z } from 'zod'
import { roles } from '#platform/roles.ts'
import { Language, longestPassword, shortestPassword, Theme } from './choices.ts'

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
    .string('Please enter your e-mail')
    .trim()
    .min(1, 'Please enter your e-mail')
    .max(254, 'That e-mail is too long'),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(longestPassword, 'That password is too long'),
  /** Of the app, or a recovery code; with blanks as people type it. Only where a second factor is on. */
  code: z.string('Please enter the code').trim().max(40, 'That code is too long').optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const ForgottenPassword = z.object({
  email: z
    .string('Please enter your e-mail')
    .trim()
    .min(1, 'Please enter your e-mail')
    .max(254, 'That e-mail is too long'),
})

const NewPassword = z
  .string('Please enter a password')
  .min(shortestPassword, 'Password must be at least 8 characters long')
  .max(longestPassword, 'That password is too long')

export const PasswordReset = z.object({
  token: z
    .string('Invalid reset link. Please request a new password reset.')
    .min(1, 'Invalid reset link. Please request a new password reset.')
    .max(200, 'Invalid reset link. Please request a new password reset.'),
  password: NewPassword,
})
export const PasswordChange = z.object({
  currentPassword: z
    .string('Please enter your present password')
    .min(1, 'Please enter your present password')
    .max(longestPassword),
  newPassword: NewPassword,
})
/** What is absent stays. */
export const Preferences = z
  .object({ theme: Theme.optional(), language: Language.optional() })
  .refine(({ theme, language }) => theme !== undefined || language !== undefined, {
    error: 'Choose a theme or a language',
    path: ['theme'],
  })
export type Preferences = z.infer<typeof Preferences>

/** A browser in which somebody is signed in. */
export const Session = z.object({
  id: z.uuid(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const OwnAccount = SignedInUser.extend({ theme: Theme, language: Language.nullable() })
