import { z } from 'zod'
import { longestPassword } from './choices.ts'

/** A code as somebody types it, with blanks and hyphens; of the app, or one of the recovery codes. */
export const TypedCode = z
  .string('Please enter the code')
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'That code is too long')

const Password = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(longestPassword, 'That password is too long')

export const OwnPassword = z.object({ password: Password })
export type OwnPassword = z.infer<typeof OwnPassword>
export const OwnCode = z.object({ code: TypedCode })
export type OwnCode = z.infer<typeof OwnCode>
export const PasswordAndCode = z.object({ password: Password, code: TypedCode })
export type PasswordAndCode = z.infer<typeof PasswordAndCode>

/** How the second step of the own account stands. */
export const SecondFactor = z.object({
  /** Null: it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What the app needs, told once: the secret as text, and as the address in the drawn square. */
export const SecondFactorSetup = z.object({ secret: z.string(), address: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Told once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
