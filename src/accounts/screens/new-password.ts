import { z } from 'zod'
import { PasswordReset } from '../own-account.ts'
import { words } from '../words.ts'

const twice = { newPassword: PasswordReset.shape.password, confirmed: z.string() }
const agree = {
  error: words.noMatch,
  path: ['confirmed'],
  // Both sentences may be true at once, and each is said at its own field.
  when: () => true,
}
const same = (typed: { newPassword?: unknown; confirmed?: unknown }) => typed.newPassword === typed.confirmed

/** The new password as a person types it: twice, because nobody sees it. */
export const NewPasswordTwice = z.object(twice).refine(same, agree)
export type NewPasswordTwice = z.infer<typeof NewPasswordTwice>

/** The same for somebody who is signed in: the present one first. */
export const OwnPasswordChange = z
  .object({ currentPassword: z.string().min(1, words.currentFirst), ...twice })
  .refine(same, agree)
export type OwnPasswordChange = z.infer<typeof OwnPasswordChange>
