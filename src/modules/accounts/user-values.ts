import { z } from 'zod'
import { employees } from '#platform/roles.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { type NewUser, NewUserFields, type UserAccount, UserEdit } from './user-account.ts'

/** The form of a new account: an invitation by default, or a typed password. */
export const NewUserForm = NewUserFields.omit({ sendInvitation: true })
  .extend({
    signIn: z.enum(['invite', 'password']),
    password: z.string(),
    role: z.enum(employees),
    phone: z.string(),
  })
  .check(({ value, issues }) => {
    checkPhone(value.phone, issues)
    if (value.signIn === 'invite') return
    const parsed = NewUserFields.shape.password.safeParse(value.password)
    for (const { message } of parsed.error?.issues.slice(0, 1) ?? [])
      issues.push({ code: 'custom', input: value.password, path: ['password'], message })
  })
export type NewUserValues = z.infer<typeof NewUserForm>

/** The request of the form: a password that was typed before choosing the invitation is not sent. */
export const newUserBody = ({ signIn, password, ...typed }: NewUserValues): NewUser => ({
  ...typed,
  ...(signIn === 'invite' ? { sendInvitation: true } : { sendInvitation: false, password }),
})

/** The form of an existing account. */
export const UserForm = UserEdit.extend({
  role: z.enum(employees),
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
  signIn: 'invite',
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
  role: user.role === 'tenant' || user.role === 'household' ? 'staff' : user.role,
  isActive: user.isActive,
})

/** The form fields that another person changed. */
export function changedFields(before: UserAccount, now: UserAccount): (keyof UserValues)[] {
  const [was, is] = [valuesOfUser(before), valuesOfUser(now)]
  return (Object.keys(is) as (keyof UserValues)[]).filter((field) => was[field] !== is[field])
}

/** A change of an office account can be undone unless it sends e-mails about another address. */
export const isUndoable = (current: { email: string }, changes: { email: string }) => changes.email === current.email
