import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { conflict, notFound, Refusal, stale } from '#platform/refusal.ts'
import type { Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Visitor } from '#platform/server/house.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { refusing } from '#platform/server/violation.ts'
import type { AccountStatus } from '../choices.ts'
import type { NewUser, UserAccount, UserEdit, UserFilter } from '../user-account.ts'
import { whyNotRemove, whyNotReshape } from '../rules.ts'
import { words } from '../words.ts'
import { demandUnguessable } from './demands.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { oneTimeTokens, users } from './table.ts'

type Held = typeof users.$inferSelect

/** What else ends with an account, in the same transaction; told by the nouns that know. */
export type Parting = (tx: Database, userId: string, by: Author, now: Date) => Promise<void>

/** An account as the wire carries it. */
export const asUserAccount = (user: Held): UserAccount => ({
  ...user,
  isActive: user.status === 'Active',
  hasSecondFactor: user.secondFactorSince !== null,
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
})

/** Accounts by name, without the deleted ones. */
export async function listUsers(db: Database, { roles }: UserFilter): Promise<UserAccount[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNull(users.deletedAt), roles && inArray(users.role, roles)))
    .orderBy(sql`${users.firstName} collate "und-x-icu"`, sql`${users.lastName} collate "und-x-icu"`, asc(users.id))
  return rows.map(asUserAccount)
}

export async function findUser(db: Database, id: string): Promise<UserAccount> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user) throw notFound('User')
  return asUserAccount(user)
}

/** The row, locked until this transaction ends. */
export async function holdUser(tx: Database, id: string): Promise<Held> {
  const [held] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  if (!held) throw notFound('User')
  return held
}

/** Adds an account with a typed password. Staff add residents' accounts only. */
export async function addUser(db: Database, sent: NewUser, by: Visitor, now: Date): Promise<UserAccount> {
  if (sent.role !== 'tenant' && by.role !== 'admin') throw notAllowed()
  const { password, ...rest } = sent
  const id = await refusing(emailTaken(sent.email), () =>
    db.transaction((tx) =>
      makeAccount(tx, { ...rest, phone: sent.phone ?? null, status: 'Active', password }, by, now),
    ),
  )
  return findUser(db, id)
}

/** Makes an account inside a transaction; without a password it can only be invited. Gives its id. */
export async function makeAccount(
  tx: Database,
  sent: {
    firstName: string
    lastName: string
    email: string
    phone: string | null
    role: Role
    status: AccountStatus
    password: string | null
  },
  by: Author,
  now: Date,
): Promise<string> {
  const { password, ...named } = sent
  if (password !== null) await demandUnguessable(tx, 'password', password, named)
  const [present] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${sent.email}) and ${users.deletedAt} is null`)
  if (present) throw taken(sent.email)
  const id = newId()
  const passwordHash = password === null ? null : await hashPassword(password)
  await tx.insert(users).values({
    id,
    ...named,
    passwordHash,
    passwordChangedAt: passwordHash === null ? null : now,
    createdAt: now,
    updatedAt: now,
  })
  const { role, status } = sent
  await writeAudit(tx, { by, action: 'added', noun: 'accounts', recordId: id, after: { role, status }, now })
  await tellChanged(tx, { topic: 'accounts', residents: [id] })
  return id
}

/** Edits an office account; 403 for staff, 409 for the own role and the last administrator. */
export async function editUser(
  db: Database,
  id: string,
  sent: UserEdit,
  by: Visitor,
  now: Date,
  ifMatch: number | null,
): Promise<UserAccount> {
  await refusing(emailTaken(sent.email), () =>
    db.transaction(async (tx) => {
      await holdAdministrators(tx)
      const held = await holdUser(tx, id)
      if (by.role !== 'admin') throw notAllowed()
      if (held.role === 'tenant') throw conflict('resident_account', words.residentAccount)
      if (ifMatch !== null && ifMatch !== held.version) throw stale(asUserAccount(held))
      const { isActive, phone, role = held.role, ...named } = sent
      const status = statusFor(held, isActive)
      const reshaped = { role, status }
      const why = whyNotReshape(held, reshaped, by.id, await countAdministrators(tx))
      if (why) throw conflict('protected', why, role === held.role ? 'isActive' : 'role')
      const wanted = { ...named, ...reshaped, ...(phone === undefined ? {} : { phone }) }
      await changeAccount(tx, held, wanted, by, now)
    }),
  )
  return findUser(db, id)
}

function statusFor(held: Held, isActive: boolean | undefined): AccountStatus {
  if (isActive === undefined || isActive === (held.status === 'Active')) return held.status
  if (isActive && held.passwordHash === null) throw conflict('no_password', words.noPasswordYet, 'isActive')
  return isActive ? 'Active' : 'Suspended'
}

type Wanted = Partial<Pick<Held, 'firstName' | 'lastName' | 'email' | 'phone' | 'role' | 'status'>>

/** Writes what differs; a lost role, or a status that cannot sign in, ends the sessions. True when anything differed. */
export async function changeAccount(tx: Database, held: Held, wanted: Wanted, by: Author, now: Date): Promise<boolean> {
  const names = (Object.keys(wanted) as (keyof Wanted)[]).filter((name) => wanted[name] !== held[name])
  if (names.length === 0) return false
  const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]))
  await tx
    .update(users)
    .set({ ...changed, version: held.version + 1, updatedAt: now })
    .where(eq(users.id, held.id))
  if (names.includes('role') || (wanted.status ?? held.status) !== 'Active') await endSessions(tx, held.id)
  await writeAudit(tx, {
    by,
    action: 'changed',
    noun: 'accounts',
    recordId: held.id,
    before: Object.fromEntries(names.map((name) => [name, held[name]])),
    after: changed,
    now,
  })
  await tellChanged(tx, { topic: 'accounts', residents: [held.id] })
  return true
}

/**
 * Marks an account as deleted: the e-mail is free again, sessions and links end, and so does whatever the partings know.
 * Refuses with 409 for the own account and the last administrator.
 */
export async function removeUser(db: Database, id: string, partings: readonly Parting[], by: Visitor, now: Date) {
  await db.transaction(async (tx) => {
    await holdAdministrators(tx)
    // Homes and requests first: they are locked before the account wherever people move.
    for (const part of partings) await part(tx, id, by, now)
    const held = await holdUser(tx, id)
    const why = whyNotRemove(held, by.id, await countAdministrators(tx))
    if (why) throw conflict('protected', why)
    await tx
      .update(users)
      .set({ deletedAt: now, status: 'Suspended', passwordHash: null, version: held.version + 1, updatedAt: now })
      .where(eq(users.id, id))
    await tx
      .update(oneTimeTokens)
      .set({ usedAt: now })
      .where(and(eq(oneTimeTokens.userId, id), isNull(oneTimeTokens.usedAt)))
    await endSessions(tx, id)
    const { role } = held
    await writeAudit(tx, { by, action: 'deleted', noun: 'accounts', recordId: id, before: { role }, now })
    await tellChanged(tx, { topic: 'accounts', residents: [id] })
  })
}

const isAdministrator = and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt))

/** Whoever removes or demotes an administrator waits here for the others who do, so that one always stays. */
async function holdAdministrators(tx: Database) {
  await tx.select({ id: users.id }).from(users).where(isAdministrator).orderBy(asc(users.id)).for('update')
}

async function countAdministrators(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(isAdministrator)
  return row?.count ?? 0
}

const notAllowed = () => new Refusal(403, 'not_allowed', words.onlyAdministrators)
const taken = (email: string) => conflict('email_taken', words.taken(email), 'email')
export const emailTaken = (email: string) => ({ users_email: () => taken(email) })
