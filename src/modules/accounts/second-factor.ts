import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { longestPassword } from './choices.ts'
import { accountErrors } from './messages/errors.ts'

/** A code from the app or a recovery code, as typed, with blanks and hyphens. */
export const TypedCode = z
  .string({ error: fieldText((language) => accountErrors[language].noCode) })
  .trim()
  .min(1, { error: fieldText((language) => accountErrors[language].noCode) })
  .max(40, { error: fieldText((language) => accountErrors[language].longCode) })

const Password = z
  .string({ error: fieldText((language) => accountErrors[language].noPassword) })
  .min(1, { error: fieldText((language) => accountErrors[language].noPassword) })
  .max(longestPassword, { error: fieldText((language) => accountErrors[language].longPassword) })

export const OwnPassword = z.object({ password: Password })
export type OwnPassword = z.infer<typeof OwnPassword>
export const OwnCode = z.object({ code: TypedCode })
export type OwnCode = z.infer<typeof OwnCode>
export const PasswordAndCode = z.object({ password: Password, code: TypedCode })
export type PasswordAndCode = z.infer<typeof PasswordAndCode>

/** The state of the second factor of the current user. */
export const SecondFactor = z.object({
  /** Null when it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What the authenticator app needs, sent once: the secret as text, and the otpauth URL of the QR code. */
export const SecondFactorSetup = z.object({ secret: z.string(), address: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Sent once; only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
