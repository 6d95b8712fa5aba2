import { eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/dates.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { countFailure, prefixOf, refuseThrottled, type Throttle } from '#platform/server/throttle.ts'
import type { Credentials } from '../contract.ts'
import { words } from '../words.ts'
import { isPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import { users } from './table.ts'

/** Wrong passwords in a row, over all addresses, after which only a reset link opens the account. */
const longestRow = 100

/**
 * Signs somebody in. Refuses with 401 in the same words and after the same work whether the account is unknown,
 * suspended, invited, or the password is wrong; with 429 when there were too many failures.
 */
export async function signIn(
  db: Database,
  { email, password }: Credentials,
  from: { address: string; agent: string | undefined; limit: number },
  now: Date,
) {
  const counters = countersOf(email, from.address, from.limit)
  await refuseThrottled(db, counters, words.tooManyTries, now)
  const user = await findByEmail(db, email)
  if (user && user.failuresInARow >= longestRow * (from.limit / 10))
    throw new Refusal(429, 'locked', words.tooManyInARow, { headers: { 'Retry-After': '900' } })

  const right = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !right || user.status !== 'Active') {
    await countFailure(db, counters, now)
    if (user)
      await db
        .update(users)
        .set({ failuresInARow: sql`${users.failuresInARow} + 1` })
        .where(eq(users.id, user.id))
    throw new Refusal(401, 'wrong_credentials', words.wrongCredentials)
  }
  return db.transaction(async (tx) => {
    await tx.update(users).set({ failuresInARow: 0, lastSignInAt: now }).where(eq(users.id, user.id))
    const session = await openSession(tx, user, from, now)
    await writeAudit(tx, {
      by: user,
      action: 'signed in',
      noun: 'accounts',
      recordId: user.id,
      address: from.address,
      now,
    })
    return { user, session }
  })
}

export async function findByEmail(db: Database, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.deletedAt} is null`)
  return user
}

function countersOf(email: string, address: string, limit: number): Throttle[] {
  const prefix = prefixOf(address)
  const window = minutes(15)
  return [
    { kind: 'sign-in', subject: `${email.toLowerCase()} ${prefix}`, limit, window },
    { kind: 'sign-in-prefix', subject: prefix, limit: limit * 30, window },
  ]
}
