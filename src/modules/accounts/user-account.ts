import { z } from 'zod'
import { isEmailAddress, longestEmail } from '#platform/text/email-address.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { employees, roles } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { AccountStatus, InvitationState, Team } from './schemas.ts'
import { longestPassword, shortestPassword } from './choices.ts'
import { userErrors } from './messages/user-errors.ts'

/** An account that a maintenance request can be assigned to. */
export const Assignee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  team: Team.nullable(),
})
export type Assignee = z.infer<typeof Assignee>

const Name = z.string(userErrors.required).trim().min(1, userErrors.required).max(100, userErrors.longName)
const Email = z
  .string(userErrors.required)
  .trim()
  .min(1, userErrors.required)
  .max(longestEmail, userErrors.longEmail)
  .refine(isEmailAddress, userErrors.badEmail)
/** Ten digits, or none. */
const Phone = optionalPhone(userErrors.badPhone)

/** An account as the Users section shows it. */
export const UserAccount = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  team: Team.nullable(),
  status: AccountStatus,
  isActive: z.boolean(),
  /** The last invitation; null for anybody who has signed in or cannot. */
  invitation: InvitationState.nullable(),
  /** Signing in requires a code besides the password. */
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type UserAccount = z.infer<typeof UserAccount>

/** Without a filter, all accounts. */
export const UserFilter = z.object({
  /** Roles with commas between: admin,staff */
  roles: z
    .string()
    .max(100)
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, userErrors.badRoles)))
    .optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

/** The fields of a new account; `NewUser` requires the password unless the person is invited. */
export const NewUserFields = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  password: z
    .string(userErrors.required)
    .min(1, userErrors.required)
    .min(shortestPassword, userErrors.shortPassword)
    .max(longestPassword, userErrors.longPassword)
    .optional(),
  /** Without a password: sends a link to set one. */
  sendInvitation: z.boolean().default(false),
  phone: Phone.optional(),
  role: lenientEnum([...employees, 'tenant'], {}, userErrors.badNewRole).default('staff'),
})

/** A new account. Administrators create office accounts; the office creates those of residents. */
export const NewUser = NewUserFields.check(({ value, issues }) => {
  if (value.password === undefined && !value.sendInvitation)
    issues.push({ code: 'custom', input: undefined, path: ['password'], message: userErrors.required })
})
export type NewUser = z.infer<typeof NewUser>

/** The editable fields of an office account. */
export const UserEdit = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  role: lenientEnum(employees, {}, userErrors.badRole).optional(),
  phone: Phone.optional(),
  isActive: z.boolean(userErrors.badActive).optional(),
})
export type UserEdit = z.infer<typeof UserEdit>

/** Names and telephone of a resident's profile; absent fields stay unchanged. */
export const UserChanges = z.object({
  firstName: Name.optional(),
  lastName: z.string(userErrors.required).trim().max(100, userErrors.longName).optional(),
  phone: Phone.optional(),
})
export type UserChanges = z.infer<typeof UserChanges>
