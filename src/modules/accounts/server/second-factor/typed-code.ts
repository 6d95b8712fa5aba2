import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { users } from '../table.ts'
import { stepOfCode } from './totp.ts'

type UserRow = Pick<typeof users.$inferSelect, 'id' | 'secondFactorSealed' | 'secondFactorStep'>

/** The storage location that the encryption of a secret is bound to. */
export const secretLocation = (userId: string) => sealedPlace('accounts', userId, 'second-factor')

/**
 * Checks a typed code for a locked account and marks it as used. Returns its kind, or null when it is wrong.
 */
export async function redeemCode(
  tx: Database,
  secretKey: Buffer,
  current: UserRow,
  code: string,
  now: Date,
): Promise<'app' | 'recovery code' | null> {
  if (await redeemAppCode(tx, secretKey, current, code, now)) return 'app'
  return (await redeemRecoveryCode(tx, secretKey, current.id, code, now)) ? 'recovery code' : null
}

/** Accepts codes of the app only, each once. */
export async function redeemAppCode(
  tx: Database,
  secretKey: Buffer,
  current: UserRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (current.secondFactorSealed === null) return false
  const secret = Buffer.from(unseal(secretKey, current.secondFactorSealed, secretLocation(current.id)), 'base64')
  const step = stepOfCode(secret, code.replace(/[\s-]/g, ''), now, current.secondFactorStep)
  if (step === null) return false
  await tx.update(users).set({ secondFactorStep: step }).where(eq(users.id, current.id))
  return true
}
