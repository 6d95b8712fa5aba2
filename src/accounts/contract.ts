import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office, roles, signedIn } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'

export const accountStatuses = ['Active', 'Invited', 'Suspended'] as const
export const AccountStatus = z.enum(accountStatuses)
export type AccountStatus = z.infer<typeof AccountStatus>
/** As the wire may spell it: pending is Invited, inactive is Suspended. */
export const AccountStatusAsSent = spelledLike(accountStatuses, { pending: 'Invited', inactive: 'Suspended' })

/** The teams an assignee can belong to: the board's assignee filter. */
export const teams = ['maintenance', 'security', 'service', 'accounting'] as const
export const Team = z.enum(teams)
export type Team = z.infer<typeof Team>

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

export const languages = ['en'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const tokenKinds = ['reset', 'invite'] as const
export const TokenKind = z.enum(tokenKinds)
export type TokenKind = z.infer<typeof TokenKind>

/** The longest password that is hashed; longer ones only cost time. */
export const longestPassword = 200
export const shortestPassword = 8

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
export const Preferences = z.object({ theme: Theme })

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

export const OwnAccount = SignedInUser.extend({ theme: Theme })

/** Somebody a maintenance request can be given to. */
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
  .max(254, 'That e-mail is too long')
  .regex(/^[^\s@]+@[^\s@]+$/, 'Please enter an e-mail address like name@example.com')
/** Ten digits, or none. */
const Phone = z
  .string('Phone number must be exactly 10 digits')
  .max(40, 'Phone number must be exactly 10 digits')
  .regex(/^(?:\D*|(?:\D*\d){10}\D*)$/, 'Phone number must be exactly 10 digits')
  .transform((text) => text.replace(/\D/g, '') || null)
  .nullable()

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
  lastSignInAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type UserAccount = z.infer<typeof UserAccount>

/** Which accounts; all of them when nothing is asked. */
export const UserFilter = z.object({
  /** Roles with commas between: admin,staff */
  roles: z
    .string()
    .max(100)
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, 'roles names roles, with commas between')))
    .optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

/** A new account. Administrators make office accounts; the office makes those of residents. */
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
  role: spelledLike(['admin', 'staff', 'tenant'], {}, 'The role is admin, staff or tenant').default('staff'),
})
export type NewUser = z.infer<typeof NewUser>

/** The whole of an office account that can be edited. */
export const UserEdit = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  role: spelledLike(['admin', 'staff'], {}, 'The role is admin or staff').optional(),
  phone: Phone.optional(),
  isActive: z.boolean('isActive is true or false').optional(),
})
export type UserEdit = z.infer<typeof UserEdit>

/** Names and telephone, as the resident's profile sends them; absent stays. */
export const UserChanges = z.object({
  firstName: Name.optional(),
  lastName: z.string(required).trim().max(100, 'A name can have at most 100 characters').optional(),
  phone: Phone.optional(),
})
export type UserChanges = z.infer<typeof UserChanges>

const Said = z.object({ message: z.string() })

export const accounts = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    for: signedIn,
    summary: 'Who is signed in',
    reply: SignedInUser,
    background: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    for: 'anyone',
    summary: 'Sign in',
    body: Credentials,
    mayRefuse: [401, 429, 503],
    reply: SignedInUser,
  }),
  signOut: endpoint({ method: 'POST', path: '/api/auth/logout', for: 'anyone', summary: 'Sign out', reply: Said }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    for: 'anyone',
    summary: 'Ask for a reset link; the answer never tells whether the account exists',
    body: ForgottenPassword,
    mayRefuse: [429],
    reply: Said,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    for: 'anyone',
    summary: 'Set a new password with the token of a mailed link',
    body: PasswordReset,
    mayRefuse: [503],
    reply: Said,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/account',
    for: signedIn,
    summary: 'The own account',
    reply: OwnAccount,
  }),
  prefer: endpoint({
    method: 'PATCH',
    path: '/api/account',
    for: signedIn,
    summary: 'Change how the own screens look',
    body: Preferences,
    reply: OwnAccount,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    for: signedIn,
    summary: 'Change the own password; all other sessions end',
    body: PasswordChange,
    mayRefuse: [429, 503],
    reply: Said,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    for: signedIn,
    summary: 'Where the own account is signed in',
    reply: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    for: signedIn,
    summary: 'End one of the own sessions',
    reply: Said,
  }),
  assignees: endpoint({
    method: 'GET',
    path: '/api/admin/staff',
    for: office,
    summary: 'Everyone a request can be given to: active administrators, staff and maintenance',
    reply: z.array(Assignee),
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    for: office,
    summary: 'Accounts by name',
    query: UserFilter,
    reply: z.array(UserAccount),
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    for: office,
    summary: 'Add an account; those of the office only by an administrator',
    body: NewUser,
    status: 201,
    mayRefuse: [503],
    reply: UserAccount,
  }),
  editUser: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id',
    for: office,
    summary: 'Edit an office account; only by an administrator',
    body: UserEdit,
    ifMatch: true,
    mayRefuse: [409],
    reply: UserAccount,
  }),
  changeUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    for: office,
    summary: "Change names or telephone; a resident's full name stays the same words",
    body: UserChanges,
    reply: UserAccount,
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    for: administrators,
    summary: 'Delete an account: it is marked, signed out, its home ends and its requests are handed back',
    mayRefuse: [409],
    reply: Said,
  }),
}
