import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { recoveryCodes } from './table.ts'

const howMany = 10
const length = 10
/** Crockford's: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The letters and digits of what was typed, misread ones put right. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Keyed with the key outside the database, so that a stolen table cannot be searched. */
const hashOf = (secretKey: Buffer, userId: string, code: string) =>
  createHmac('sha256', secretKey)
    .update(`accounts/${userId}/recovery-code/${plain(code)}`)
    .digest('hex')

/** Makes new codes and gives them, as they are shown once; those before are gone. */
export async function makeRecoveryCodes(tx: Database, secretKey: Buffer, userId: string, now: Date): Promise<string[]> {
  await dropRecoveryCodes(tx, userId)
  const codes = Array.from({ length: howMany }, oneCode)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId(), userId, codeHash: hashOf(secretKey, userId, code), createdAt: now })))
  return codes
}

const oneCode = () => {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`
}

export async function dropRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Uses a code up; false when it is none, or was used. */
export async function spendRecoveryCode(
  tx: Database,
  secretKey: Buffer,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(secretKey, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
