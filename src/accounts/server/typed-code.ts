import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { sealedPlace, unseal } from '#platform/server/sealed.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { users } from './table.ts'
import { stepOfCode } from './totp.ts'

type Held = Pick<typeof users.$inferSelect, 'id' | 'secondFactorSealed' | 'secondFactorStep'>

/** Where a secret lies, for its seal. */
export const placeOfSecret = (userId: string) => sealedPlace('accounts', userId, 'second-factor')

/**
 * Takes a typed code for a held account, and uses it up: one of the app, or a recovery code. Gives which it was, null
 * when it is neither.
 */
export async function takeCode(
  tx: Database,
  secretKey: Buffer,
  held: Held,
  code: string,
  now: Date,
): Promise<'app' | 'recovery code' | null> {
  if (await takeAppCode(tx, secretKey, held, code, now)) return 'app'
  return (await spendRecoveryCode(tx, secretKey, held.id, code, now)) ? 'recovery code' : null
}

/** Only a code of the app; lets none in twice. */
export async function takeAppCode(
  tx: Database,
  secretKey: Buffer,
  held: Held,
  code: string,
  now: Date,
): Promise<boolean> {
  if (held.secondFactorSealed === null) return false
  const secret = Buffer.from(unseal(secretKey, held.secondFactorSealed, placeOfSecret(held.id)), 'base64')
  const step = stepOfCode(secret, code.replace(/[\s-]/g, ''), now, held.secondFactorStep)
  if (step === null) return false
  await tx.update(users).set({ secondFactorStep: step }).where(eq(users.id, held.id))
  return true
}
