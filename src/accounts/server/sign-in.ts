import { eq, sql } from 'drizzle-orm'
import { days, minutes } from '#platform/dates.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { clearCounter, giveBack, prefixOf, throttle, type Throttle } from '#platform/server/throttle.ts'
import type { Credentials } from '../own-account.ts'
import { words } from '../words.ts'
import { isPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import { users } from './table.ts'

/** Wrong passwords in a row, over all addresses, after which only a reset link opens the account; for LOGIN_LIMIT 10. */
const longestRow = 100

/**
 * Signs somebody in. Refuses with 401 in the same words and after the same work whether the account is unknown,
 * suspended, invited, or the password is wrong; with 429 when there were too many failures, also for addresses that no
 * account has.
 */
export async function signIn(
  db: Database,
  { email, password }: Credentials,
  from: { address: string; agent: string | undefined; limit: number },
  now: Date,
) {
  const counters = triesOf(email, from)
  await throttle(db, counters, words.tooManyTries, now)
  await throttle(db, [rowOf(email, from.limit)], words.tooManyInARow, now)
  const user = await findByEmail(db, email)
  const right = await isPassword(password, user?.passwordHash ?? null)
  const wrong = new Refusal(401, 'wrong_credentials', words.wrongCredentials)
  if (!user || !right) throw wrong
  return db.transaction(async (tx) => {
    // Read again under a lock: a password that was changed meanwhile, or an account suspended, opens nothing.
    const [held] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (held?.passwordHash !== user.passwordHash || held.status !== 'Active' || held.deletedAt) throw wrong
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id))
    const session = await openSession(tx, held, from, now)
    await giveBack(tx, counters)
    await clearCounter(tx, rowOf(email, from.limit))
    const { address } = from
    await writeAudit(tx, { by: held, action: 'signed in', noun: 'accounts', recordId: held.id, address, now })
    return { user: held, session }
  })
}

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
