import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { PasswordReset } from './own-account.ts'
import { accountTexts } from './messages/index.ts'

const twice = { newPassword: PasswordReset.shape.password, confirmed: z.string() }
const agree = {
  error: fieldText((language) => accountTexts[language].noMatch),
  path: ['confirmed'],
  // Both errors can apply at once; each is shown at its own field.
  when: () => true,
}
const same = (values: { newPassword?: unknown; confirmed?: unknown }) => values.newPassword === values.confirmed

/** A new password, typed twice because it is not visible. */
export const NewPasswordTwice = z.object(twice).refine(same, agree)
export type NewPasswordTwice = z.infer<typeof NewPasswordTwice>

/** The new password of a signed-in person, who also gives the current one. */
export const OwnPasswordChange = z
  .object({
    currentPassword: z.string().min(1, { error: fieldText((language) => accountTexts[language].enterCurrentPassword) }),
    ...twice,
  })
  .refine(same, agree)
export type OwnPasswordChange = z.infer<typeof OwnPasswordChange>
