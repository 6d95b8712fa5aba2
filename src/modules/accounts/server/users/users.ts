import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { phoneCountryOf, storedPhone } from '#building/server/phones.ts'
import { conflict, notFound, HttpError } from '#platform/http-error.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { AccountStatus } from '../../choices.ts'
import type { NewUser, UserAccount, UserFilter } from '../../user-account.ts'
import { validateRemoval } from '../../rules.ts'
import { userErrors } from '../../messages/user-errors.ts'
import { accountTexts } from '../../messages/index.ts'
import { accountColumns, toUserAccount } from '../account-columns.ts'
import { countAdministrators, lockAdministrators } from '../administrators.ts'
import { enqueueInvitation } from '../invitations/invitation.ts'
import { assertNotGuessable } from '../password-check.ts'
import { hashPassword } from '../passwords.ts'
import { signInAddress } from '../email/sign-in-address.ts'
import { users } from '../table.ts'
import { writeAccount } from '../write-account.ts'

type UserRow = typeof users.$inferSelect

/** Ends what belongs to a deleted account, in the same transaction; provided by other modules. */
export type AccountCleanup = (tx: Database, userId: string, by: Author, now: Date) => Promise<void>

/** Accounts by name, without the deleted ones. */
export async function listUsers(db: Database, { roles }: UserFilter, now: Date): Promise<UserAccount[]> {
  const rows = await db
    .select(accountColumns(now))
    .from(users)
    .where(and(isNull(users.deletedAt), roles && inArray(users.role, roles)))
    .orderBy(sql`${users.firstName} collate "und-x-icu"`, sql`${users.lastName} collate "und-x-icu"`, asc(users.id))
  return rows.map(toUserAccount)
}

export async function findUser(db: Database, id: string, now: Date): Promise<UserAccount> {
  const [user] = await db
    .select(accountColumns(now))
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user) throw notFound('User')
  return toUserAccount(user)
}

/** The row, locked until this transaction ends. */
export async function lockUser(tx: Database, id: string): Promise<UserRow> {
  await lockRecords(tx)
  const [locked] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  if (!locked) throw notFound('User')
  return locked
}

/** Adds an account with a typed password, or else invites the person. Staff add residents' accounts only. */
export async function addUser(
  db: Database,
  mail: Mail,
  input: NewUser,
  by: CurrentUser,
  now: Date,
): Promise<UserAccount> {
  if (input.role !== 'tenant' && by.role !== 'admin') throw notAllowed()
  const { password = null, sendInvitation: _, ...rest } = input
  const status = password === null ? 'Invited' : 'Active'
  const id = await withConstraintErrors(emailConstraint(input.email), () =>
    db.transaction(async (tx) => {
      const phone = await readPhone(tx, input.phone ?? null)
      const created = await createAccount(tx, { ...rest, phone, status, password }, by, now)
      if (password === null) await enqueueInvitation(tx, mail, { id: created, ...rest }, now)
      return created
    }),
  )
  return findUser(db, id, now)
}

/** The telephone of an account as it is stored. */
export const readPhone = async (tx: Database, phone: string | null) =>
  phone === null ? null : storedPhone(phone, await phoneCountryOf(tx), 'phone', userErrors.badPhone)

/** Creates an account; without a password it can only be invited. Returns its id. */
export async function createAccount(
  tx: Database,
  input: {
    firstName: string
    lastName: string
    email: string
    phone: string | null
    role: Role
    status: AccountStatus
    password: string | null
    language?: Language | null
  },
  by: Author,
  now: Date,
): Promise<string> {
  const { password, ...names } = input
  if (password !== null) await assertNotGuessable(tx, 'password', password, names)
  await assertAddressIsFree(tx, input.email)
  const id = newId()
  const passwordHash = password === null ? null : await hashPassword(password)
  await tx.insert(users).values({
    id,
    ...names,
    ...signInAddress(input.email),
    passwordHash,
    passwordChangedAt: passwordHash === null ? null : now,
    createdAt: now,
    updatedAt: now,
  })
  const { role, status } = input
  await writeAudit(tx, { by, action: 'added', recordType: 'accounts', recordId: id, after: { role, status }, now })
  await notifyChanged(tx, { topic: 'accounts', residents: [id] })
  return id
}

/** Throws 409, naming the field, when another account signs in with the address. */
export async function assertAddressIsFree(tx: Database, email: string, field = 'email'): Promise<void> {
  const [present] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailCanonical, canonicalEmail(email)), isNull(users.deletedAt)))
  if (present) throw emailTakenError(email, field)
}

type AccountEdit = Partial<Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'phone' | 'role' | 'status'>>

/** Writes the changed fields; `writeAccount` ends the access. Returns whether anything changed. */
export async function changeAccount(
  tx: Database,
  current: UserRow,
  changes: AccountEdit,
  by: Author,
  now: Date,
  {
    keepSession,
    removePassword = false,
    action = 'changed',
  }: { keepSession?: string; removePassword?: boolean; action?: 'changed' | 'undid a change' } = {},
): Promise<boolean> {
  const names = (Object.keys(changes) as (keyof AccountEdit)[]).filter((name) => changes[name] !== current[name])
  if (names.length === 0) return false
  const changed = Object.fromEntries(names.map((name) => [name, changes[name]]))
  const password = removePassword ? { passwordHash: null, passwordChangedAt: null } : {}
  await writeAccount(tx, current, { ...changed, ...password }, { now, keepSession })
  await writeAudit(tx, {
    by,
    action,
    recordType: 'accounts',
    recordId: current.id,
    before: Object.fromEntries(names.map((name) => [name, current[name]])),
    after: changed,
    now,
  })
  await notifyChanged(tx, { topic: 'accounts', residents: [current.id] })
  return true
}

/**
 * Marks an account as deleted: the e-mail is free again, sessions and links end, and the cleanups run. Throws 409 for
 * the user's own account and the last administrator.
 */
export async function removeUser(
  db: Database,
  id: string,
  cleanups: readonly AccountCleanup[],
  by: CurrentUser,
  now: Date,
) {
  await db.transaction(async (tx) => {
    await lockRecords(tx)
    await lockAdministrators(tx)
    // Homes and requests first: everywhere else they are locked before the account.
    for (const cleanup of cleanups) await cleanup(tx, id, by, now)
    const locked = await lockUser(tx, id)
    const reason = validateRemoval(locked, by.id, await countAdministrators(tx))
    if (reason) throw conflict('protected', reason)
    await writeAccount(tx, locked, { deletedAt: now, status: 'Suspended', passwordHash: null }, { now })
    const { role } = locked
    await writeAudit(tx, { by, action: 'deleted', recordType: 'accounts', recordId: id, before: { role }, now })
    await notifyChanged(tx, { topic: 'accounts', residents: [id] })
  })
}

export const notAllowed = () =>
  new HttpError(403, 'not_allowed', (language) => accountTexts[language].onlyAdministrators)
const emailTakenError = (email: string, field = 'email') =>
  conflict('email_taken', (language) => accountTexts[language].taken(email), field)
export const emailConstraint = (email: string) => ({ users_email: () => emailTakenError(email) })
