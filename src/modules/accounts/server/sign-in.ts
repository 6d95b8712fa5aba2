import { and, eq, isNull } from 'drizzle-orm'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { HttpError } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { clearCounter, refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import type { Credentials } from '../own-account.ts'
import { secondFactorTexts } from '../messages/second-factor.ts'
import { accountTexts } from '../messages/index.ts'
import { isPassword } from './passwords.ts'
import { createSession } from './sessions.ts'
import { failuresInARow, signInCounters, throttleSubject } from './sign-in-throttles.ts'
import { users } from './table.ts'
import { redeemCode } from './second-factor/typed-code.ts'

/**
 * Signs a user in. Throws the same 401 after the same work whether the account is unknown, suspended or invited, or
 * the password is wrong; throws 429 after too many failures, also for unknown addresses. With a second factor, a
 * correct password alone gives 401 `second_factor_required`.
 */
export async function signIn(
  db: Database,
  { email, password, code = '' }: Credentials,
  from: { address: string; agent: string | undefined; limit: number },
  secretKey: Buffer,
  now: Date,
) {
  const user = await findByEmail(db, email)
  const subject = throttleSubject(user, email)
  const counters = signInCounters(subject, from)
  const rowCounter = failuresInARow(subject, from.limit)
  await throttle(db, counters, (language) => accountTexts[language].tooManyAttempts, now)
  await throttle(db, [rowCounter], (language) => accountTexts[language].accountLocked, now)
  const isMatch = await isPassword(password, user?.passwordHash ?? null)
  const wrongCredentials = new HttpError(
    401,
    'wrong_credentials',
    (language) => accountTexts[language].wrongCredentials,
  )
  if (!user || !isMatch) throw wrongCredentials
  const signedIn = await db.transaction(async (tx) => {
    // Not longer: sign-ins that wait for an import must not hold the few connections that every call needs.
    await lockRecords(tx, 'shared', 500)
    // Read again under a lock: the password may have been changed, or the account suspended, meanwhile.
    const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (locked?.passwordHash !== user.passwordHash || locked.status !== 'Active' || locked.deletedAt)
      throw wrongCredentials
    const factor = locked.secondFactorSince ? await redeemSecondFactor(tx, secretKey, locked, code, now) : null
    if (factor === 'required') return factor
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id))
    const session = await createSession(tx, locked, from, now)
    await refundAttempt(tx, counters)
    await clearCounter(tx, rowCounter)
    const { address } = from
    const after = factor ? { secondFactor: factor } : undefined
    await writeAudit(tx, {
      by: locked,
      action: 'signed in',
      recordType: 'accounts',
      recordId: locked.id,
      after,
      address,
      now,
    })
    return { user: locked, session }
  })
  if (signedIn !== 'required') return signedIn
  // A correct password is no failure; earlier wrong codes stay counted.
  await refundAttempt(db, [...counters, rowCounter])
  throw new HttpError(401, 'second_factor_required', (language) => secondFactorTexts[language].codeRequired, {
    field: 'code',
  })
}

/** The kind of second factor that the code was; 'required' when none was sent. Throws 401 when it is wrong. */
async function redeemSecondFactor(tx: Database, secretKey: Buffer, current: UserRow, code: string, now: Date) {
  if (code === '') return 'required' as const
  const factor = await redeemCode(tx, secretKey, current, code, now)
  if (factor === null)
    throw new HttpError(401, 'second_factor_wrong', (language) => secondFactorTexts[language].wrongCode, {
      field: 'code',
    })
  return factor
}

type UserRow = typeof users.$inferSelect

/** The account of the address, in any spelling. */
export async function findByEmail(db: Database, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.emailCanonical, canonicalEmail(email)), isNull(users.deletedAt)))
  return user
}
