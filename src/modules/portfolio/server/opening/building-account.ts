import { and, eq, isNull } from 'drizzle-orm'
import { hashPassword } from '#accounts/server/passwords.ts'
import { createSession } from '#accounts/server/sessions.ts'
import { users } from '#accounts/server/table.ts'
import { writeAccount } from '#accounts/server/write-account.ts'
import { conflict } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { portfolioErrors } from '../../messages/errors.ts'

/** A person of a company, as a building gets to know them. */
export type PortfolioPerson = { email: string; firstName: string; lastName: string; company: string }

/** An account of a building. */
export type BuildingAccount = { id: string; firstName: string; lastName: string; role: 'admin' }

/**
 * The account with which a person of a company works in a building, inside the caller's transaction: the linked one, the
 * administrator who has their address already, or a new one. Its password is random, so that only
 * the portfolio or a mailed link signs the person in. Throws 409 when it is suspended, or when the address belongs to an account of another role.
 */
export async function ensureAccount(
  tx: Database,
  linkedId: string | null,
  person: PortfolioPerson,
  unknownPasswordHash: string,
  now: Date,
): Promise<BuildingAccount> {
  await lockRecords(tx)
  const isActive = isNull(users.deletedAt)
  const linked = linkedId
    ? (
        await tx
          .select()
          .from(users)
          .where(and(eq(users.id, linkedId), isActive))
          .for('update')
      )[0]
    : undefined
  const emailCanonical = canonicalEmail(person.email)
  const found =
    linked ??
    (
      await tx
        .select()
        .from(users)
        .where(and(eq(users.emailCanonical, emailCanonical), isActive))
        .for('update')
    )[0]
  if (!found) return createAccount(tx, person, unknownPasswordHash, now)
  const { id, firstName, lastName, role, status } = found
  if (role !== 'admin') throw conflict('address_in_use', (language) => portfolioErrors[language].needsAnotherAddress)
  if (status === 'Suspended') throw conflict('suspended', (language) => portfolioErrors[language].suspendedThere)
  // An invited administrator could not use a session.
  if (status === 'Invited')
    await writeAccount(tx, found, { status: 'Active', passwordHash: unknownPasswordHash }, { now })
  return { id, firstName, lastName, role }
}

async function createAccount(
  tx: Database,
  { email, firstName, lastName, company }: PortfolioPerson,
  passwordHash: string,
  now: Date,
): Promise<BuildingAccount> {
  const account = { id: newId(), firstName, lastName: `${lastName} (${company})`, role: 'admin' as const }
  await tx.insert(users).values({
    ...account,
    email,
    emailCanonical: canonicalEmail(email),
    status: 'Active',
    passwordHash,
    createdAt: now,
    updatedAt: now,
  })
  const after = { email, role: account.role, company }
  await writeAudit(tx, {
    by: account,
    action: 'added from the portfolio',
    recordType: 'accounts',
    recordId: account.id,
    after,
    now,
  })
  await notifyChanged(tx, { topic: 'accounts' })
  return account
}

/** Signs the person in to the building, and records it in its audit log. */
export async function signInFromPortfolio(
  db: Database,
  linkedId: string | null,
  person: PortfolioPerson,
  from: { address: string; agent: string | undefined },
  now: Date,
) {
  const passwordHash = await unknownPassword()
  return db.transaction(async (tx) => {
    const account = await ensureAccount(tx, linkedId, person, passwordHash, now)
    const session = await createSession(tx, account, from, now)
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, account.id))
    await writeAudit(tx, {
      by: account,
      action: 'signed in from the portfolio',
      recordType: 'accounts',
      recordId: account.id,
      after: { company: person.company },
      address: from.address,
      now,
    })
    return { account, session }
  })
}

/** The hash of a random password that is stored nowhere. */
export const unknownPassword = () => hashPassword(crypto.randomUUID() + crypto.randomUUID())

/** Suspends the account of a person who was removed from the portfolio; their sessions in the building end. */
export async function suspendAccount(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRecords(tx)
    const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!account || account.status === 'Suspended') return
    await writeAccount(tx, account, { status: 'Suspended' }, { now })
    await writeAudit(tx, { by: null, action: 'removed from the portfolio', recordType: 'accounts', recordId: id, now })
  })
}
