import { z } from 'zod'
import { shownPhone } from '#platform/text/phones.ts'
import { NewUser, type UserAccount, UserEdit } from './user-account.ts'

/** The form of a new account; every field is a text, as in the request. */
export const NewUserForm = NewUser.extend({ role: z.enum(['admin', 'staff']), phone: z.string() }).check((context) =>
  checkPhone(context.value.phone, context.issues),
)
export type NewUserValues = z.infer<typeof NewUserForm>

/** The form of an existing account; a maintenance account keeps its role. */
export const UserForm = UserEdit.extend({
  role: z.enum(['admin', 'staff', 'maintenance']),
  phone: z.string(),
  isActive: z.boolean(),
}).check((context) => checkPhone(context.value.phone, context.issues))
export type UserValues = z.infer<typeof UserForm>

function checkPhone(phone: string, issues: z.core.$ZodRawIssue[]) {
  const parsed = UserEdit.shape.phone.safeParse(phone)
  if (!parsed.success)
    issues.push({ code: 'custom', input: phone, path: ['phone'], message: parsed.error.issues[0]?.message ?? '' })
}

export const newUserValues: NewUserValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  role: 'staff',
}

export const valuesOfUser = (user: UserAccount): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: shownPhone(user.phone ?? ''),
  // Residents are not listed here.
  role: user.role === 'tenant' ? 'staff' : user.role,
  isActive: user.isActive,
})

/** The form fields that another person changed. */
export function changedFields(before: UserAccount, now: UserAccount): (keyof UserValues)[] {
  const [was, is] = [valuesOfUser(before), valuesOfUser(now)]
  return (Object.keys(is) as (keyof UserValues)[]).filter((field) => was[field] !== is[field])
}
