import { eq, sql } from 'drizzle-orm'
import { days, minutes } from '#platform/dates.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { clearCounter, giveBack, prefixOf, throttle, type Throttle } from '#platform/server/throttle.ts'
import type { Credentials } from '../own-account.ts'
import { words as factorWords } from '../second-factor-words.ts'
import { words } from '../words.ts'
import { isPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import { users } from './table.ts'
import { takeCode } from './typed-code.ts'

/** Wrong passwords in a row, over all addresses, after which only a reset link opens the account; for LOGIN_LIMIT 10. */
const longestRow = 100

/**
 * Signs somebody in. Refuses with 401 in the same words and after the same work whether the account is unknown,
 * suspended, invited, or the password is wrong; with 429 when there were too many failures, also for addresses that no
 * account has. Where a second factor is on, a right password alone is answered 401 `second_factor_required`.
 */
export async function signIn(
  db: Database,
  { email, password, code = '' }: Credentials,
  from: { address: string; agent: string | undefined; limit: number },
  secretKey: Buffer,
  now: Date,
) {
  const counters = triesOf(email, from)
  await throttle(db, counters, words.tooManyTries, now)
  await throttle(db, [rowOf(email, from.limit)], words.tooManyInARow, now)
  const user = await findByEmail(db, email)
  const right = await isPassword(password, user?.passwordHash ?? null)
  const wrong = new Refusal(401, 'wrong_credentials', words.wrongCredentials)
  if (!user || !right) throw wrong
  const signedIn = await db.transaction(async (tx) => {
    // Read again under a lock: a password that was changed meanwhile, or an account suspended, opens nothing.
    const [held] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (held?.passwordHash !== user.passwordHash || held.status !== 'Active' || held.deletedAt) throw wrong
    const second = held.secondFactorSince ? await takeSecond(tx, secretKey, held, code, now) : null
    if (second === 'asked') return second
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id))
    const session = await openSession(tx, held, from, now)
    await giveBack(tx, counters)
    await clearCounter(tx, rowOf(email, from.limit))
    const { address } = from
    const after = second ? { secondFactor: second } : undefined
    await writeAudit(tx, { by: held, action: 'signed in', noun: 'accounts', recordId: held.id, after, address, now })
    return { user: held, session }
  })
  if (signedIn !== 'asked') return signedIn
  // A right password is no failure; wrong codes before it stay counted.
  await giveBack(db, [...counters, rowOf(email, from.limit)])
  throw new Refusal(401, 'second_factor_required', factorWords.codeWanted, { field: 'code' })
}

/** Which second factor the code was; 'asked' when none was sent. Refuses with 401 when it is wrong. */
async function takeSecond(tx: Database, secretKey: Buffer, held: Held, code: string, now: Date) {
  if (code === '') return 'asked' as const
  const taken = await takeCode(tx, secretKey, held, code, now)
  if (taken === null) throw new Refusal(401, 'second_factor_wrong', factorWords.wrongCode, { field: 'code' })
  return taken
}

type Held = typeof users.$inferSelect

export async function findByEmail(db: Database, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.deletedAt} is null`)
  return user
}

/** The counters of wrong passwords for an account from one place, and of a place over all accounts. */
export function triesOf(email: string, from: { address: string; limit: number }): Throttle[] {
  const prefix = prefixOf(from.address)
  const window = minutes(15)
  return [
    { kind: 'sign-in', subject: `${email.toLowerCase()} ${prefix}`, limit: from.limit, window },
    { kind: 'sign-in-prefix', subject: prefix, limit: from.limit * 30, window },
  ]
}

/** The counter of wrong passwords in a row; a sign-in or a reset ends the row. */
export const rowOf = (email: string, limit: number): Throttle => ({
  kind: 'sign-in-row',
  subject: email.toLowerCase(),
  limit: (longestRow * limit) / 10,
  window: days(30),
})
