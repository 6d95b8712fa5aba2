import { z } from 'zod'
import { isEmailAddress, longestEmail } from '#platform/text/email-address.ts'
import { optionalTenDigitPhone } from '#platform/text/phone-text.ts'
import { roles } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { AccountStatus, longestPassword, shortestPassword, Team } from './choices.ts'

/** An account that a maintenance request can be assigned to. */
export const Assignee = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  team: Team.nullable(),
})
export type Assignee = z.infer<typeof Assignee>

const required = 'Please fill in all required fields'
const Name = z.string(required).trim().min(1, required).max(100, 'A name can have at most 100 characters')
const Email = z
  .string(required)
  .trim()
  .min(1, required)
  .max(longestEmail, 'That email is too long')
  .refine(isEmailAddress, 'Please enter an email address like name@example.com')
/** Ten digits, or none. */
const Phone = optionalTenDigitPhone('Phone number must be exactly 10 digits')

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
    .pipe(z.array(z.enum(roles, 'roles must be a comma-separated list of roles')))
    .optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

/** A new account. Administrators create office accounts; the office creates those of residents. */
export const NewUser = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  password: z
    .string(required)
    .min(1, required)
    .min(shortestPassword, 'Password must be at least 8 characters long')
    .max(longestPassword, 'That password is too long'),
  phone: Phone.optional(),
  role: lenientEnum(['admin', 'staff', 'tenant'], {}, 'The role must be admin, staff or tenant').default('staff'),
})
export type NewUser = z.infer<typeof NewUser>

/** The editable fields of an office account. */
export const UserEdit = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  role: lenientEnum(['admin', 'staff'], {}, 'The role must be admin or staff').optional(),
  phone: Phone.optional(),
  isActive: z.boolean('isActive must be true or false').optional(),
})
export type UserEdit = z.infer<typeof UserEdit>

/** Names and telephone of a resident's profile; absent fields stay unchanged. */
export const UserChanges = z.object({
  firstName: Name.optional(),
  lastName: z.string(required).trim().max(100, 'A name can have at most 100 characters').optional(),
  phone: Phone.optional(),
})
export type UserChanges = z.infer<typeof UserChanges>
